import { computed, signal } from '@preact/signals'
import type { Asked, LogLine, Snapshot } from '@railhead/host'
import type { View } from '@railhead/table'
import type { BoardHandle, BoardState, Overlay } from '../../board/api.ts'
import { shareParts } from '../../board/share-parts.ts'
import type { GameClient, GamePlanner, Plan } from '../../game/client.ts'
import type { Known } from '../choices.ts'
import type { Story } from './story.ts'

/** What lies on the board, with what is planned, and the board itself. */
export class MapStore {
  readonly #client: GameClient
  readonly #story: Story
  /** Loaded when the first plan is begun; where it does not come, every question is asked as always. */
  readonly planner = signal<GamePlanner | undefined>(undefined)
  /** The person wants the boards instead of the planner. */
  readonly plannerClosed = signal(false)
  /** What is laid over the map to be read. */
  readonly overlay = signal<Overlay | undefined>(undefined)
  /** The same of what somebody points at beside it, for as long. */
  readonly pointedOut = signal<Overlay | undefined>(undefined)
  /** The text view stands in the place of the map. */
  readonly inWords = signal(false)
  readonly #board = signal<BoardHandle | undefined>(undefined)
  #boardBefore: BoardState | undefined
  /** An area that is shown as soon as there is a map. */
  #toShow: string | undefined

  constructor(client: GameClient, story: Story) {
    this.#client = client
    this.#story = story
  }

  /** Undefined until the map has come. */
  get board(): BoardHandle | undefined {
    return this.#board.value
  }

  /** What is put together over several questions, such as a transport. */
  readonly plan = computed(() => {
    const [asked, snapshot] = [this.#story.asked.value, this.#story.shown.value]
    return asked === null || snapshot === undefined ? undefined : this.#planOf(snapshot, asked, this.#story.log.value)
  })
  readonly planning = computed(() => this.plan.value !== undefined && !this.plannerClosed.value)

  /** What did not change is the same object as before, so that only the rest is drawn again. */
  readonly boardState = computed(() => {
    const view = this.#story.view.value?.view
    if (view === undefined) return undefined
    this.#boardBefore = this.#boardOf(view, this.plan.value)
    return this.#boardBefore
  })
  readonly known = computed<Known>(() => {
    const areas = new Set(this.#client.board.areas.map(({ id }) => id))
    const lines = new Set(this.#client.board.lines.map(({ id }) => id))
    const tokens = new Set(this.boardState.value?.tokens.map(({ id }) => id))
    return { isArea: (id) => areas.has(id), isLine: (id) => lines.has(id), isToken: (id) => tokens.has(id) }
  })

  /** The board gets ready for what may be shown soon. */
  prepare(snapshot: Snapshot): void {
    const plan = snapshot.asked === null ? undefined : this.#planOf(snapshot, snapshot.asked, this.#story.logWith(snapshot))
    this.board?.prepare(this.#boardOf(snapshot.view, plan))
  }

  wantsPlanner(view: View): boolean {
    return this.planner.value === undefined && this.#client.planner?.asks(view) === true
  }

  /** Shows an area on the map and makes it pulse. */
  showArea(id: string): void {
    // From the words back to the map, which says when it is there.
    if (this.inWords.value) {
      this.#board.value = undefined
      this.#toShow = id
      this.inWords.value = false
      return
    }
    this.board?.show([id])
    this.board?.pulse(id)
  }

  boardReady(board: BoardHandle): void {
    this.#board.value = board
    if (this.#toShow !== undefined) this.showArea(this.#toShow)
    this.#toShow = undefined
  }

  #planOf({ view, at, recent }: Snapshot, { decision }: Asked, log: readonly LogLine[]): Plan | undefined {
    return this.planner.value?.read({ view, decision, at, recent, log })
  }

  #boardOf(view: View, plan: Plan | undefined): BoardState {
    const state = this.#client.boardState(view)
    return shareParts(this.#boardBefore, plan?.onBoard(state) ?? state)
  }
}

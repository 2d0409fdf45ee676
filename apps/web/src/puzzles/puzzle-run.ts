import { computed, effect, signal } from '@preact/signals'
import { type Attempted, askedOf, type PuzzleList, verdictOn } from '@railhead/players/puzzles'
import type { Choice, Decision, Options, View } from '@railhead/table'
import { askStaff } from '../engine/staff-client.ts'
import { planOverlay } from '../table/plan-on-map.ts'
import type { TableState } from '../table/table-state.ts'
import { puzzlesSaid as said } from '../texts/puzzles.ts'
import type { Numbered } from './in-order.ts'
import { keepMark } from './solved.ts'

/** How far an attempt is: being played, being compared, told, or the answer is shown. */
type Stage = 'playing' | 'judging' | 'told' | 'shown'

/** What is asked at the beginning, for those who compare. */
interface Beginning {
  readonly options: Options
  readonly view: View
  readonly decision: Decision
}

/** One person's attempts at one puzzle, at a table that nobody keeps. */
export class PuzzleRun {
  readonly game: string
  readonly puzzle: Numbered
  readonly asks: PuzzleList['asks']
  readonly table: TableState
  readonly stage = signal<Stage>('playing')
  readonly attempt = signal<Attempted | undefined>(undefined)
  readonly failed = signal<string | undefined>(undefined)
  readonly verdict = computed(() => (this.attempt.value === undefined ? undefined : verdictOn(this.attempt.value)))
  /** A plan may be handed in once something was done, and nothing is half done. */
  readonly isWhole = computed(() => {
    const { latest } = this.table.story
    const [length, step] = [latest.value?.length ?? 0, latest.value?.asked?.decision.step]
    return this.asks === 'plan' && length > 0 && step === this.#beginning?.decision.step
  })
  #beginning: Beginning | undefined
  #stopComparing = (): void => {}
  readonly #stopWatching: () => void

  constructor(game: string, puzzle: Numbered, asks: PuzzleList['asks'], table: TableState) {
    this.game = game
    this.puzzle = puzzle
    this.asks = asks
    this.table = table
    this.#stopWatching = effect(() => {
      if (this.#isDone()) void this.submit()
    })
  }

  close(): void {
    this.#stopWatching()
    this.#stopComparing()
    this.table.close()
  }

  /** From the beginning, whatever was done before. */
  async start(): Promise<void> {
    this.#stopComparing()
    this.attempt.value = undefined
    this.failed.value = undefined
    this.table.map.pointedOut.value = undefined
    await this.table.puzzle({ game: this.game, id: this.puzzle.id })
    const snapshot = this.table.story.latest.peek()
    if (snapshot?.asked != null) {
      const { options, view, asked } = snapshot
      this.#beginning = { options, view, decision: asked.decision }
    }
    this.stage.value = 'playing'
  }

  /** Where one choice is asked for it is made; a plan ends where something hidden came out or somebody else is asked. */
  #isDone(): boolean {
    const latest = this.table.story.latest.value
    if (this.stage.value !== 'playing' || latest === undefined || latest.length === 0) return false
    return this.asks === 'choice' || latest.asked?.decision.seat !== this.puzzle.seat || !latest.undo.ok
  }

  /** Compares what was done with the best plan. */
  async submit(): Promise<void> {
    if (this.stage.peek() !== 'playing' || this.#beginning === undefined) return
    this.stage.value = 'judging'
    this.table.rest()
    const { game, puzzle } = this
    const [answer, chosen] = [puzzle.answer.choices, await this.#chosen()].map((choices) => askedOf(this, choices))
    this.#stopComparing = askStaff(
      { what: 'attempt', game, ...this.#beginning, answer, chosen },
      {
        heard: (attempt) => {
          this.attempt.value = attempt
          this.stage.value = 'told'
          if (this.verdict.peek() === 'right') keepMark(game, puzzle.id, 'solved')
          this.table.frame.announcement.value = said.verdict[this.verdict.peek() ?? 'wrong']
        },
        failed: (reason) => {
          this.failed.value = reason
          this.stage.value = 'told'
        },
      },
    )
  }

  /** What the seat chose, from the table's own record. */
  async #chosen(): Promise<Choice[]> {
    const record = await this.table.engine.ask('record', { what: 'record' })
    const lines = record.split('\n').filter((line) => line !== '')
    return lines
      .map((line) => JSON.parse(line) as { readonly seat?: string; readonly choice?: Choice })
      .flatMap(({ seat, choice }) => (seat === this.puzzle.seat && choice !== undefined ? [choice] : []))
  }

  /** The best plan on the map, in the position of the beginning. */
  async show(): Promise<void> {
    const { attempt, failed } = { attempt: this.attempt.peek(), failed: this.failed.peek() }
    this.stage.value = 'shown'
    await this.table.puzzle({ game: this.game, id: this.puzzle.id })
    const overlay = planOverlay(this.table, this.puzzle.answer.choices)
    this.table.rest()
    this.table.map.pointedOut.value = overlay
    this.attempt.value = attempt
    this.failed.value = failed
    keepMark(this.game, this.puzzle.id, 'looked')
  }
}

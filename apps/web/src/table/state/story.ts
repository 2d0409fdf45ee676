import { computed, signal } from '@preact/signals'
import type { LogLine, Snapshot } from '@railhead/host'
import type { View } from '@railhead/table'
import type { GameClient } from '../../game/client.ts'
import { sinceLastTurn } from '../since.ts'

/** What the engine last said, and what of it is on the screen: a replay may lag behind, the timeline may look at the past. */
export class Story {
  readonly #client: Pick<GameClient, 'seat'>
  /** The newest that the engine said. */
  readonly latest = signal<Snapshot | undefined>(undefined)
  /** What is on the screen. */
  readonly shown = signal<Snapshot | undefined>(undefined)
  readonly log = signal<readonly LogLine[]>([])
  readonly past = signal<Snapshot | undefined>(undefined)
  /** What is just told of the others. */
  readonly told = signal<LogLine | null>(null)
  /** What the viewer was last asked about: until a turn is confirmed, it is still that turn. */
  readonly answered = signal<View | undefined>(undefined)

  constructor(client: Pick<GameClient, 'seat'>) {
    this.#client = client
  }

  /** The snapshot that the screen draws: the past while the timeline is open. */
  readonly view = computed(() => this.past.value ?? this.shown.value)
  readonly isPast = computed(() => this.past.value !== undefined)
  readonly replaying = computed(() => this.told.value !== null || this.shown.value !== this.latest.value)
  /** A computer is about to choose: between two of its choices there may be nothing to tell. */
  readonly computersPlay = computed(() => {
    const { asked, awaited, held, outcome, seats } = this.latest.value ?? {}
    if (seats === undefined || asked !== null || outcome !== null || held === true) return false
    return awaited?.some((seat) => seats[seat]?.kind === 'computer') === true
  })
  /** The question, unless a replay or the past is on the screen. */
  readonly asked = computed(() => (this.isPast.value || this.replaying.value ? null : (this.shown.value?.asked ?? null)))
  /** What happened last up to the moment that is looked at: some choices only prepare others. */
  readonly moment = computed<readonly LogLine[]>(() => {
    const at = this.view.value?.at ?? 0
    const happened = this.log.value.findLast(({ choice }) => choice <= at)?.choice
    return this.log.value.filter(({ choice }) => choice === happened)
  })
  /** What others did since the viewer last had a turn. */
  readonly news = computed(() => sinceLastTurn(this.log.value, this.shown.value?.viewer ?? null))
  /** The names of those who sit there, for prompts and lists. */
  readonly players = computed(() => {
    const seats = this.view.value?.seats ?? {}
    return Object.fromEntries(Object.entries(seats).map(([seat, { name }]) => [seat, name || this.#client.seat(seat).name]))
  })

  /** Puts it on the screen. */
  present(snapshot: Snapshot): void {
    const before = this.shown.value
    if (before?.asked != null) this.answered.value = before.view
    this.log.value = this.logWith(snapshot)
    this.shown.value = snapshot
  }

  /** The log as it is once the snapshot is shown. */
  logWith({ logFrom, lines }: Snapshot): readonly LogLine[] {
    return [...this.log.peek().slice(0, logFrom - 1), ...lines]
  }

  leavePast(): void {
    this.past.value = undefined
  }
}

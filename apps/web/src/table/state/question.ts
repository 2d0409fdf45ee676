import { computed, signal } from '@preact/signals'
import type { Choice } from '@railhead/table'
import type { Target } from '../../board/api.ts'
import type { GameClient } from '../../game/client.ts'
import type { Group } from '../../game/lesson.ts'
import { type Counts, type Series, startOf } from '../../game/series.ts'
import { arrange, besideSeries, type Entry, idsOf, inOrder, keepKeys, placeName, targetsOf } from '../choices.ts'
import type { MapStore } from './map.ts'
import type { Story } from './story.ts'

/** The answers with their digits, and whose each digit is. */
interface Keyed {
  readonly entries: readonly Entry[]
  readonly keys: ReadonlyMap<string, string>
}

/** The question on the screen: its answers in their order, what each is about, and what has been counted. */
export class QuestionStore {
  readonly #client: GameClient
  readonly #story: Story
  readonly #map: MapStore
  readonly openGroup = signal<number | null>(null)
  /** How many of each were counted, and for which question. */
  readonly counted = signal<{ readonly at: number | undefined; readonly counts: Counts } | null>(null)
  /** What the end of the turn leaves unused, in the words of its bill. */
  readonly unused = signal<readonly string[]>([])
  /** A lesson may hold a legal choice back, and mark those it wants. */
  allow: (choice: Choice) => boolean = () => true
  wanted: (choice: Choice) => boolean = () => true
  /** The same for what is counted, and for the place where it is to go. */
  allowGroup: (group: Group) => boolean = () => true
  wantedPlace: (place: string) => boolean = () => true
  /** The areas that a lesson speaks of now. */
  readonly spoken = signal<readonly string[]>([])
  /** Lessons ask for one answer after the other; elsewhere what only fills in a choice is answered at once. */
  stepwise = false
  /** What can be counted is given in one gesture; in a lesson where the step wants it. */
  readonly counting = signal(true)

  constructor(client: GameClient, story: Story, map: MapStore) {
    this.#client = client
    this.#story = story
    this.#map = map
  }

  readonly entries = computed<readonly Entry[]>(() => this.#keyed.value.entries)
  /** The digit of a place to which what was counted can go, if it has one. */
  placeKey(id: string): string | undefined {
    return this.#keyed.value.keys.get(placeName(id))
  }
  readonly #keyed = computed<Keyed>(() => {
    const asked = this.#story.asked.value
    if (asked === null) return { entries: [], keys: new Map() }
    const { decision, labels } = asked
    const { step, seat, about, choices } = decision
    const all = arrange(decision, labels, (action) => this.#client.actionName?.(action), this.order.value)
    const series = this.series.value
    // Counted and sent to places it is another question: the digits of single answers, which are not shown then, would keep theirs from the places.
    const what = `${step} ${seat} ${about.area} ${series?.places === undefined}`
    if (this.#keys.what !== what) this.#keys = { what, known: new Map() }
    const { known } = this.#keys
    const places = series?.places?.map(({ id }) => id)
    return {
      entries: keepKeys(series === undefined ? all : besideSeries(series, all, choices), choices, known, places),
      keys: known,
    }
  })
  /** The digits that answers had, as long as the same is asked of the same seat about the same area in the same way. */
  #keys: { readonly what: string; readonly known: Map<string, string> } = { what: '', known: new Map() }
  /** The choices by their numbers, those first that matter most. */
  readonly order = computed<readonly number[]>(() => {
    const [asked, snapshot] = [this.#story.asked.value, this.#story.shown.value]
    if (asked === null || snapshot === undefined) return []
    return inOrder(asked.decision.choices, this.#client.order?.(snapshot.view, asked.decision))
  })
  /** What can be counted and given in one gesture. */
  readonly series = computed<Series | undefined>(() => {
    const [asked, snapshot] = [this.#story.asked.value, this.#story.shown.value]
    if (asked === null || snapshot === undefined || !this.counting.value) return undefined
    return this.#client.series?.(snapshot.view, asked.decision, snapshot.recent)
  })
  readonly counts = computed<Counts>(() => {
    const [series, counted] = [this.series.value, this.counted.value]
    if (series === undefined) return {}
    const kept = counted !== null && counted.at === this.#story.shown.value?.at && series.replaces === undefined
    return kept ? counted.counts : startOf(series)
  })
  /** For each choice the board things that it is about. */
  readonly targets = computed<readonly (readonly Target[])[]>(() => {
    const asked = this.#story.asked.value
    const snapshot = this.#story.view.value
    if (asked === null || snapshot === undefined) return []
    return asked.decision.choices.map((choice) => [
      ...targetsOf(choice, this.#map.known.value),
      ...(this.#client.targets?.(snapshot.view, choice, asked.decision) ?? []),
    ])
  })
  readonly legalIds = computed<ReadonlySet<string>>(() => new Set(this.#story.asked.value?.decision.choices.flatMap(idsOf)))

  /** What the answer will cost and may bring, and what else should be known before it is given. */
  bill(index: number): readonly string[] {
    const [asked, view] = [this.#story.asked.value, this.#story.view.value?.view]
    if (asked === null || view === undefined) return []
    return [...asked.bills[index], ...(this.#client.preview?.(view, asked.decision, asked.decision.choices[index]) ?? [])]
  }

  /** Does a lesson hold some of the answers back? */
  someWanted(): boolean {
    return this.#story.asked.value?.decision.choices.some((choice) => !this.wanted(choice)) === true
  }

  /** What ending leaves unused is said once more while the turn waits to be confirmed. */
  keepUnused(index: number): void {
    const ends = this.#story.asked.value?.decision.roles[index] !== 'go'
    this.unused.value = ends ? [...this.unused.value, ...this.bill(index)] : []
  }
}

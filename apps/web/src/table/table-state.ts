import { batch, computed, effect, signal } from '@preact/signals'
import type { Choice, GameEvent, SeatName, View } from '@railhead/table'
import type { BoardHandle, BoardState, Target } from '../board/api.ts'
import { shareParts } from '../board/share-parts.ts'
import { Engine, problemOf } from '../engine/client.ts'
import type { Asked, Calls, Dropped, Explained, LogLine, Problem, Snapshot, Through } from '../engine/protocol.ts'
import type { GameClient, GamePlanner, Plan } from '../game/client.ts'
import { type Counts, type Series, startOf } from '../game/series.ts'
import { reducedMotion, settings } from '../shell/settings.ts'
import { clearToasts, toast } from '../shell/toasts.tsx'
import { arrange, besideSeries, type Entry, idsOf, type Known, targetsOf } from './choices.ts'
import { Foresight } from './foresight.ts'
import type { Note } from './note.ts'
import { StoryOfOthers } from './story-of-others.ts'

/** Milliseconds after a choice, when what it brought has been drawn. */
const PLANNER_AFTER = 1000

export type Side = 'boards' | 'stock' | 'cards' | 'log'

/**
 * The page's state of one table: what the engine last said, what of it is shown (a replay may lag behind, the timeline
 * may look at the past), and what the person points at.
 */
export class TableState {
  readonly engine = new Engine()
  readonly client: GameClient
  /** The newest that the engine said. */
  readonly latest = signal<Snapshot | undefined>(undefined)
  /** What is on the screen. */
  readonly shown = signal<Snapshot | undefined>(undefined)
  readonly log = signal<readonly LogLine[]>([])
  readonly past = signal<Snapshot | undefined>(undefined)
  readonly problem = signal<Problem | undefined>(undefined)
  readonly note = signal<Note | null>(null)
  /** The answer that is pointed at, of its question: of another one it means nothing. */
  readonly #lit = signal<{ readonly asked: Asked | null; readonly index: number; readonly noted: boolean } | null>(null)
  readonly openGroup = signal<number | null>(null)
  /** An answer of the engine is on its way. Nothing on the page shows it: it comes before anybody could see that. */
  busy = false
  #underWay = Promise.resolve()
  readonly listOpen = signal(false)
  readonly keysOpen = signal(false)
  readonly menuOpen = signal(false)
  readonly endOpen = signal(false)
  readonly textView = signal(false)
  readonly side = signal<Side>('boards')
  readonly drawer = signal(false)
  readonly announcement = signal('')
  /** What the end of the turn leaves unused, in the words of its bill. */
  readonly unused = signal<readonly string[]>([])
  /** What the viewer was last asked about: until a turn is confirmed, it is still that turn. */
  readonly answered = signal<View | undefined>(undefined)
  /** How many of each were counted, and for which question. */
  readonly counted = signal<{ readonly at: number | undefined; readonly counts: Counts } | null>(null)
  /** What is being dragged, or was taken up to be put down with the next click. */
  readonly lifted = signal<Target | null>(null)
  /** Where what was taken up could be brought by several choices. */
  readonly reach = signal<readonly string[]>([])
  /** The person wants the boards instead of the planner. */
  readonly plannerClosed = signal(false)
  /** Something is carried out: what a hand was about to do before is over. */
  onCarryOut: () => void = () => {}
  board: BoardHandle | undefined
  /** A lesson may hold a legal choice back, and mark those it wants. */
  allow: (choice: Choice) => boolean = () => true
  wanted: (choice: Choice) => boolean = () => true
  /** Lessons ask for one answer after the other; elsewhere what only fills in a choice is answered at once. */
  stepwise = false
  readonly #others: StoryOfOthers
  readonly #foresight = new Foresight(this.engine, (snapshot) => {
    const plan = snapshot.asked === null ? undefined : this.#planOf(snapshot, snapshot.asked, this.#logWith(snapshot))
    this.board?.prepare(this.#boardOf(snapshot.view, plan))
  })
  #ended = false
  /** An area that is shown as soon as there is a map. */
  #toShow: string | undefined
  readonly #stopWatching: () => void

  constructor(client: GameClient) {
    this.client = client
    this.#others = new StoryOfOthers({
      client,
      speed: () => settings.value.speed,
      motion: () => !reducedMotion.value,
      board: () => this.board,
      present: (snapshots) => this.#presentAll(snapshots),
      tell: (line) => {
        this.told.value = line
        if (line === null && this.#ended) this.endOpen.value = true
        if (line === null) this.#ended = false
      },
    })
    this.engine.onStep = (snapshot) => this.#tell(snapshot)
    this.engine.onBroken = (sentence) => (this.problem.value = { code: 'defect', sentence })
    this.#stopWatching = effect(() => {
      const { confirmTurn } = settings.value
      this.#foresight.forget()
      if (this.latest.peek() !== undefined) void this.engine.ask('setConfirm', { confirmTurn })
    })
  }

  close(): void {
    this.#stopWatching()
    this.engine.close()
  }

  // ------------------------------------------------------------------------------------------------ what is derived

  /** The snapshot that the screen draws: the past while the timeline is open. */
  readonly view = computed(() => this.past.value ?? this.shown.value)
  readonly isPast = computed(() => this.past.value !== undefined)
  /** The question, unless a replay or the past is on the screen. */
  readonly asked = computed(() => (this.isPast.value || this.replaying.value ? null : (this.shown.value?.asked ?? null)))
  readonly hot = computed(() => {
    const lit = this.#lit.value
    if (lit === null || lit.asked !== this.asked.value) return null
    const note = lit.noted ? this.note.value : undefined
    return note === undefined || (note?.kind === 'about' && note.indices.includes(lit.index)) ? lit.index : null
  })

  /** Lights an answer of the question, or none; with `noted` only as long as a note tells of it. */
  light(index: number | null, asked = this.asked.peek(), noted = false): void {
    this.#lit.value = index === null ? null : { asked, index, noted }
    if (index !== null) this.foresee(index)
  }

  /** What the answer will cost and may bring, and what else should be known before it is given. */
  bill(index: number): readonly string[] {
    const [asked, view] = [this.asked.value, this.view.value?.view]
    if (asked === null || view === undefined) return []
    return [...asked.bills[index], ...(this.client.preview?.(view, asked.decision, asked.decision.choices[index]) ?? [])]
  }

  /** What is just told of the others. */
  readonly told = signal<LogLine | null>(null)
  readonly replaying = computed(() => this.told.value !== null || this.shown.value !== this.latest.value)
  /** Loaded when the first plan is begun; where it does not come, every question is asked as always. */
  readonly planner = signal<GamePlanner | undefined>(undefined)
  /** What is put together over several questions, such as a transport. */
  readonly plan = computed(() => {
    const [asked, snapshot] = [this.asked.value, this.shown.value]
    return asked === null || snapshot === undefined ? undefined : this.#planOf(snapshot, asked, this.log.value)
  })
  #planOf({ view, at, recent }: Snapshot, { decision }: Asked, log: readonly LogLine[]): Plan | undefined {
    return this.planner.value?.read({ view, decision, at, recent, log })
  }
  readonly planning = computed(() => this.plan.value !== undefined && !this.plannerClosed.value)
  /** What the dialog over the map told has been read, so far. */
  readonly newsSeen = signal<number | null>(null)
  /** What the last choice brought, unless it has been read. */
  readonly newsNow = computed<readonly GameEvent[]>(() => {
    const at = this.shown.value?.at
    return this.newsSeen.value === at ? [] : this.log.value.filter(({ choice }) => choice === at).map(({ event }) => event)
  })
  readonly dialog = computed(() =>
    this.isPast.value ? undefined : this.client.dialog?.wanted(this.asked.value?.decision ?? null, this.newsNow.value),
  )
  #boardBefore: BoardState | undefined
  /** What did not change is the same object as before, so that only the rest is drawn again. */
  readonly boardState = computed(() => {
    const view = this.view.value?.view
    if (view === undefined) return undefined
    this.#boardBefore = this.#boardOf(view, this.plan.value)
    return this.#boardBefore
  })
  #boardOf(view: View, plan: Plan | undefined): BoardState {
    const state = this.client.boardState(view)
    return shareParts(this.#boardBefore, plan?.onBoard(state) ?? state)
  }
  readonly entries = computed<readonly Entry[]>(() => {
    const asked = this.asked.value
    if (asked === null) return []
    const entries = arrange(asked.decision, asked.labels, (action) => this.client.actionName?.(action))
    const series = this.series.value
    return series === undefined ? entries : besideSeries(series, entries, asked.decision.choices)
  })
  /** What can be counted and given in one gesture; lessons ask for each answer. */
  readonly series = computed<Series | undefined>(() => {
    const [asked, snapshot] = [this.asked.value, this.shown.value]
    if (asked === null || snapshot === undefined || this.stepwise) return undefined
    return this.client.series?.(snapshot.view, asked.decision, snapshot.recent)
  })
  readonly counts = computed<Counts>(() => {
    const [series, counted] = [this.series.value, this.counted.value]
    if (series === undefined) return {}
    const kept = counted !== null && counted.at === this.shown.value?.at && series.replaces === undefined
    return kept ? counted.counts : startOf(series)
  })
  readonly known = computed<Known>(() => {
    const areas = new Set(this.client.board.areas.map(({ id }) => id))
    const lines = new Set(this.client.board.lines.map(({ id }) => id))
    const tokens = new Set(this.boardState.value?.tokens.map(({ id }) => id))
    return { isArea: (id) => areas.has(id), isLine: (id) => lines.has(id), isToken: (id) => tokens.has(id) }
  })
  /** For each choice the board things that it is about. */
  readonly targets = computed<readonly (readonly Target[])[]>(() => {
    const asked = this.asked.value
    const snapshot = this.view.value
    if (asked === null || snapshot === undefined) return []
    return asked.decision.choices.map((choice) => [
      ...targetsOf(choice, this.known.value),
      ...(this.client.targets?.(snapshot.view, choice, asked.decision) ?? []),
    ])
  })
  /** A menu on the map has the digits; those of the answers rest meanwhile. */
  readonly menuUp = computed(() => this.note.value?.kind === 'menu')
  /** Does a lesson hold some of the answers back? */
  someWanted(): boolean {
    return this.asked.value?.decision.choices.some((choice) => !this.wanted(choice)) === true
  }

  readonly legalIds = computed<ReadonlySet<string>>(() => new Set(this.asked.value?.decision.choices.flatMap(idsOf)))
  /** What others did since the viewer last chose. */
  readonly news = computed<readonly LogLine[]>(() => {
    const viewer = this.shown.value?.viewer
    const lines = this.log.value
    const last = lines.findLastIndex((line) => line.by === viewer)
    return last < 0 ? [] : lines.slice(last + 1)
  })

  nameOfSeat(seat: SeatName): string {
    return this.client.seat(seat).name
  }

  /** The names of those who sit there, for prompts and lists. */
  readonly players = computed(() => {
    const seats = this.view.value?.seats ?? {}
    return Object.fromEntries(Object.entries(seats).map(([seat, { name }]) => [seat, name || this.client.seat(seat).name]))
  })

  // ------------------------------------------------------------------------------------------------ asking the engine

  async open(id: string): Promise<void> {
    await this.#call('open', { id, confirmTurn: settings.value.confirmTurn })
    const { held, at } = this.latest.value ?? {}
    if (held === true && at !== undefined) this.answered.value = (await this.engine.ask('at', { n: at - 1 })).view
  }

  async lesson(ask: Calls['lesson']['ask']): Promise<void> {
    this.stepwise = true
    await this.#call('lesson', ask)
  }

  /** The person is there, and soon something will be chosen. Answers whether anything is asked yet. */
  wake(): boolean {
    if (this.latest.peek()?.asked == null) return false
    void this.engine.ask('rehearse', {}).catch(() => undefined)
    return true
  }

  /** The answer may be given soon. */
  foresee(index: number): void {
    const [asked, snapshot] = [this.asked.peek(), this.shown.peek()]
    if (asked !== null && snapshot !== undefined) this.#foresight.look(asked, index, snapshot.at)
  }

  async choose(index: number): Promise<void> {
    const [asked, snapshot] = [this.asked.value, this.shown.value]
    const choice = asked?.decision.choices[index]
    if (asked === null || snapshot === undefined || choice === undefined || !this.allow(choice)) return
    if (this.busy && !(await this.#stillAsks(asked))) return
    this.#keepUnused(index)
    await this.#run(
      () => this.engine.ask('choose', { index, at: snapshot.at }),
      () => this.#foresight.of(asked, index),
    )
    // Whoever has begun to play will want it soon.
    if (this.planner.value === undefined) setTimeout(() => void this.client.planner?.load().catch(() => undefined), PLANNER_AFTER)
  }

  /** What ending leaves unused is said once more while the turn waits to be confirmed. */
  #keepUnused(index: number): void {
    const ends = this.asked.value?.decision.roles[index] !== 'go'
    this.unused.value = ends ? [...this.unused.value, ...this.bill(index)] : []
  }

  /** Takes back so many choices and gives these instead, group by group; answers which did not fit any more. */
  async amend(back: number, groups: readonly (readonly Choice[])[]): Promise<readonly Dropped[]> {
    const [{ at } = { at: undefined }, asked] = [this.shown.value, this.asked.value]
    if (at === undefined || asked === null || !groups.flat().every((choice) => this.allow(choice))) return []
    if (this.busy && !(await this.#stillAsks(asked))) return []
    let dropped: readonly Dropped[] = []
    await this.#run(async () => {
      const answer = await this.engine.ask('amend', { at, back, groups })
      dropped = answer.dropped
      return answer.snapshot
    })
    return dropped
  }

  /** Several answers in one gesture, in the place of the last so many choices. What is not carried out is explained, there. */
  async give(ways: readonly Through[], { back = 0, there = null }: { back?: number; there?: Target | null } = {}): Promise<void> {
    const [{ at } = { at: undefined }, asked] = [this.shown.value, this.asked.value]
    if (at === undefined || asked === null || ways.length + back === 0) return
    if (this.busy && !(await this.#stillAsks(asked))) return
    const why: Explained[] = []
    await this.#run(async () => {
      const { snapshot, refused } = await this.engine.ask('give', { at, ways, back })
      if (refused !== null) why.push(refused)
      return snapshot
    })
    for (const explained of why) {
      this.note.value = { kind: 'refused', at: there, explained, dropped: true }
      this.announcement.value = explained.sentence
    }
  }

  readonly undo = (): Promise<void> => this.#whenLive('undo')
  readonly undoTurn = (): Promise<void> => this.#whenLive('undoTurn')
  readonly redo = (): Promise<void> => this.#whenLive('redo')
  readonly confirm = (): Promise<void> => this.#whenLive('confirm')

  async take(seat: SeatName): Promise<void> {
    await this.#call('take', { seat })
  }

  async #whenLive(name: 'undo' | 'undoTurn' | 'redo' | 'confirm'): Promise<void> {
    // What was typed quickly before it comes first.
    while (this.busy) await this.#underWay
    if (this.isPast.value || this.replaying.value) return
    if (name === 'redo' && this.latest.value?.redo !== true) return
    this.unused.value = []
    if (name === 'undo' || name === 'undoTurn') {
      const { undo } = this.latest.value ?? {}
      if (undo?.ok === false) return toast(undo.reason)
    }
    await this.#call(name, {})
  }

  async #call<K extends 'open' | 'lesson' | 'undo' | 'undoTurn' | 'redo' | 'confirm' | 'take'>(
    name: K,
    ask: Calls[K]['ask'],
  ): Promise<void> {
    await this.#run(async () => (await this.engine.ask(name, ask)) as Snapshot)
  }

  #wantsPlanner(view: View): boolean {
    return this.planner.value === undefined && this.client.planner?.asks(view) === true
  }

  async #loadPlanner(view: View): Promise<void> {
    if (!this.#wantsPlanner(view)) return
    this.planner.value = await this.client.planner?.load().catch(() => undefined)
    if (this.planner.value === undefined) await this.engine.ask('stepwise', {})
  }

  /** Waits for what is under way. Answers whether the question stands: it does where it was shown before the engine had answered. */
  async #stillAsks(asked: Asked): Promise<boolean> {
    await this.#underWay
    return !this.busy && this.asked.value === asked
  }

  #run(work: () => Promise<Snapshot | null>, foreseen?: () => Snapshot | null): Promise<void> {
    this.#underWay = this.#carryOut(work, foreseen)
    return this.#underWay
  }

  async #carryOut(work: () => Promise<Snapshot | null>, foreseen: () => Snapshot | null = () => null): Promise<void> {
    this.busy = true
    clearToasts()
    this.onCarryOut()
    leaveAnswer()
    const before = this.latest.value
    let shown = false
    try {
      const working = work()
      const early = foreseen()
      if (early !== null && !this.#wantsPlanner(early.view)) {
        shown = true
        this.#show(early)
      }
      const answer = await working
      // What was not foreseen in time has come before the answer.
      const snapshot = answer ?? (shown ? null : foreseen())
      if (snapshot === null) return
      await this.#loadPlanner(snapshot.view)
      this.#show(snapshot)
    } catch (error) {
      const problem = problemOf(error)
      // It has not come to what was foreseen.
      if (shown && before !== undefined) this.#show(before)
      if (problem.code === 'stale') toast(problem.sentence)
      else this.problem.value = problem
    } finally {
      this.busy = false
    }
  }

  // ------------------------------------------------------------------------------------------------ showing and replaying

  #show(snapshot: Snapshot): void {
    // A seat that the game plays has answered at once: its moves are shown like those of others.
    const answered = this.shown.value !== undefined && snapshot.lines.some(({ by }) => !snapshot.seated.includes(by) && by !== '')
    // What is still told comes before it.
    const { telling } = this.#others
    if (telling) this.skip()
    if (telling || (answered && settings.value.speed !== 'off')) this.#tell(snapshot)
    else
      batch(() => {
        this.latest.value = snapshot
        this.#present(snapshot)
      })
  }

  /** What others did is shown one after the other, and may lag behind. */
  #tell(snapshot: Snapshot): void {
    this.latest.value = snapshot
    this.#others.take(snapshot)
  }

  #presentAll(snapshots: readonly Snapshot[]): void {
    batch(() => {
      for (const snapshot of snapshots) this.#present(snapshot)
    })
  }

  #present(snapshot: Snapshot): void {
    const before = this.shown.value
    if (before?.asked != null) this.answered.value = before.view
    this.log.value = this.#logWith(snapshot)
    this.shown.value = snapshot
    this.note.value = null
    this.lifted.value = null
    if (this.plan.value === undefined) this.plannerClosed.value = false
    this.#lit.value = null
    this.openGroup.value = null
    if (snapshot.outcome !== null && before !== undefined && before.outcome === null) this.#end()
    this.#announce(snapshot, before)
  }

  #logWith({ logFrom, lines }: Snapshot): readonly LogLine[] {
    return [...this.log.peek().slice(0, logFrom - 1), ...lines]
  }

  #announce(snapshot: Snapshot, before: Snapshot | undefined): void {
    if (!settings.value.announce) return
    const news = before === undefined ? [] : snapshot.lines.map(({ text }) => text)
    const question = snapshot.asked?.prompt ?? snapshot.outcome?.text ?? ''
    this.announcement.value = [...news, question].filter(Boolean).join(' ')
  }

  /** The result is shown once the end of the story has been told. */
  #end(): void {
    if (this.#others.telling) this.#ended = true
    else this.endOpen.value = true
  }

  /** Any key or click while others are replayed: go to the end of it. */
  skip(): void {
    this.#others.skip()
  }

  /** The lesson is over: nothing more is asked. */
  rest(): void {
    const snapshot = this.shown.value
    if (snapshot === undefined) return
    batch(() => {
      this.shown.value = { ...snapshot, asked: null }
      this.latest.value = this.shown.value
      this.note.value = null
    })
  }

  // ------------------------------------------------------------------------------------------------ the timeline

  async goTo(n: number): Promise<void> {
    const length = this.latest.value?.length ?? 0
    if (n >= length) {
      this.leavePast()
      return
    }
    try {
      this.past.value = await this.engine.ask('at', { n: Math.max(0, n) })
      this.note.value = null
    } catch (error) {
      toast(problemOf(error).sentence)
    }
  }

  leavePast(): void {
    this.past.value = undefined
  }

  /** Escape: closes what lies on top. Answers whether anything did. */
  dismiss(): boolean {
    if (this.note.value !== null) this.note.value = null
    else if (this.lifted.value !== null) this.lifted.value = null
    else if (this.openGroup.value !== null) this.openGroup.value = null
    else if (this.drawer.value) this.drawer.value = false
    else return false
    return true
  }

  /** Shows an area on the map and makes it pulse. */
  showArea(id: string): void {
    // From the words back to the map, which says when it is there.
    if (this.textView.value) {
      this.board = undefined
      this.#toShow = id
      this.textView.value = false
      return
    }
    this.board?.show([id])
    this.board?.pulse(id)
  }

  boardReady(board: BoardHandle): void {
    this.board = board
    if (this.#toShow !== undefined) this.showArea(this.#toShow)
    this.#toShow = undefined
  }
}

/** The focus leaves an answer that will be gone: taking a focused element away makes the browser lay out the page in the middle of drawing. */
function leaveAnswer(): void {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && focused.closest('.answers') !== null) focused.blur()
}

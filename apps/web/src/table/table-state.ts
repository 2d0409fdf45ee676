import { batch, computed, effect, signal } from '@preact/signals'
import type { Asked, Dropped, Explained, LogLine, Snapshot, Through } from '@railhead/host'
import type { Choice, SeatName, View } from '@railhead/table'
import type { Target } from '../board/api.ts'
import { Engine, problemOf } from '../engine/client.ts'
import type { Calls, Problem } from '../engine/protocol.ts'
import type { GameClient, SeatLook } from '../game/client.ts'
import { reducedMotion, settings } from '../shell/settings.ts'
import { clearToasts, toast } from '../shell/toasts.tsx'
import { Foresight } from './foresight.ts'
import { newIn } from './since.ts'
import { Frame } from './state/frame.ts'
import { Gesture } from './state/gesture.ts'
import { MapStore } from './state/map.ts'
import { QuestionStore } from './state/question.ts'
import { Story } from './state/story.ts'
import { Timeline } from './state/timeline.ts'
import { StoryOfOthers } from './story-of-others.ts'

/** Milliseconds after a choice, when what it brought has been drawn. */
const PLANNER_AFTER = 1000

/** The page's state of one table, store by store, and what the person can have done at it by the engine. */
export class TableState {
  readonly engine: Engine
  readonly client: GameClient
  readonly story: Story
  readonly map: MapStore
  readonly question: QuestionStore
  readonly gesture: Gesture
  readonly frame: Frame
  readonly timeline: Timeline
  readonly problem = signal<Problem | undefined>(undefined)
  /** False when the browser refused to store the game. */
  readonly kept = signal(true)
  /** The table is on a server. */
  readonly online: boolean
  /** Why nothing comes from there at the moment. */
  readonly away = signal<string | null>(null)
  /** An answer of the engine is on its way. Nothing on the page shows it: it comes before anybody could see that. */
  busy = false
  #underWay = Promise.resolve()
  /** Something is carried out: what a hand was about to do before is over. */
  onCarryOut: () => void = () => {}
  readonly #others: StoryOfOthers
  readonly #foresight: Foresight
  #ended = false
  /** A lesson or a puzzle says itself how it ended. */
  #tellsItself = false
  readonly #stopWatching: () => void

  /** Where the table is on a server, the engine is the way there. */
  constructor(client: GameClient, online?: Engine) {
    this.engine = online ?? new Engine()
    this.online = online !== undefined
    this.client = client
    this.story = new Story(client)
    this.map = new MapStore(client, this.story)
    this.question = new QuestionStore(client, this.story, this.map)
    this.gesture = new Gesture(this.story, (index) => this.foresee(index))
    this.frame = new Frame(client, this.story)
    this.timeline = new Timeline(this.engine, this.story, this.gesture)
    this.#foresight = new Foresight(this.engine, (snapshot) => this.map.prepare(snapshot))
    this.#others = new StoryOfOthers({
      client,
      speed: () => settings.value.speed,
      motion: () => !reducedMotion.value,
      board: () => this.map.board,
      present: (snapshots) => this.#presentAll(snapshots),
      tell: (line) => {
        this.story.told.value = line
        if (line === null && this.#ended) this.frame.endOpen.value = true
        if (line === null) this.#ended = false
      },
    })
    this.engine.onStep = (snapshot) => this.#tell(snapshot)
    this.engine.onAway = (reason) => (this.away.value = reason)
    this.engine.onBroken = (sentence) => (this.problem.value = { code: 'defect', sentence })
    this.#stopWatching = effect(() => {
      const { confirmTurn } = settings.value
      this.#foresight.forget()
      if (this.story.latest.peek() !== undefined) void this.engine.ask('setConfirm', { confirmTurn })
    })
  }

  close(): void {
    this.#stopWatching()
    this.engine.close()
  }

  /** A seat's name and colours, at the moment that is shown; whoever tells of another gives its view, and is not drawn again with this one. */
  look(seat: SeatName, view = this.story.view.value?.view): SeatLook {
    return this.client.seat(seat, view)
  }

  nameOfSeat(seat: SeatName, view?: View): string {
    return this.look(seat, view).name
  }

  // ------------------------------------------------------------------------------------------------ asking the engine

  /** Sits down at a table that this browser keeps, or at one on a server. */
  async open<K extends 'open' | 'join'>(where: K, table: Omit<Calls[K]['ask'], 'confirmTurn'>): Promise<void> {
    await this.#run(() => this.engine.ask(where, { ...table, confirmTurn: settings.value.confirmTurn } as Calls[K]['ask']))
    const { held, at } = this.story.latest.value ?? {}
    if (held === true && at !== undefined) this.story.answered.value = (await this.engine.ask('at', { n: at - 1 })).view
  }

  async lesson(ask: Calls['lesson']['ask']): Promise<void> {
    this.question.stepwise = true
    this.#tellsItself = true
    await this.#run(() => this.engine.ask('lesson', ask))
  }

  async puzzle(ask: Calls['puzzle']['ask']): Promise<void> {
    this.#tellsItself = true
    await this.#run(() => this.engine.ask('puzzle', ask))
  }

  /** The person is there, and soon something will be chosen. Answers whether anything is asked yet. */
  wake(): boolean {
    if (this.story.latest.peek()?.asked == null) return false
    void this.engine.ask('rehearse', {}).catch(() => undefined)
    return true
  }

  /** The answer may be given soon. */
  foresee(index: number): void {
    const [asked, snapshot] = [this.story.asked.peek(), this.story.shown.peek()]
    if (asked !== null && snapshot !== undefined) this.#foresight.look(asked, index, snapshot.question)
  }

  async choose(index: number): Promise<void> {
    const [asked, snapshot] = [this.story.asked.value, this.story.shown.value]
    const choice = asked?.decision.choices[index]
    if (asked === null || snapshot === undefined || choice === undefined || !this.question.allow(choice)) return
    if (this.busy && !(await this.#stillAsks(asked))) return
    this.question.keepUnused(index)
    await this.#run(
      async () => (await this.engine.ask('choose', { question: snapshot.question, index })).snapshot,
      () => this.#foresight.of(asked, index),
    )
    // Whoever has begun to play will want it soon.
    if (this.map.planner.value === undefined)
      setTimeout(() => void this.client.planner?.load().catch(() => undefined), PLANNER_AFTER)
  }

  /** Takes back so many choices and gives these instead, group by group; answers which did not fit any more. */
  async amend(back: number, groups: readonly (readonly Choice[])[]): Promise<readonly Dropped[]> {
    const [{ question } = { question: undefined }, asked] = [this.story.shown.value, this.story.asked.value]
    if (question === undefined || asked === null || !groups.flat().every((choice) => this.question.allow(choice))) return []
    if (this.busy && !(await this.#stillAsks(asked))) return []
    let dropped: readonly Dropped[] = []
    await this.#run(async () => {
      const answer = await this.engine.ask('amend', { question, back, groups })
      dropped = answer.dropped
      return answer.snapshot
    })
    return dropped
  }

  /** Several answers in one gesture, in the place of the last so many choices. What is not carried out is explained, there. */
  async give(ways: readonly Through[], { back = 0, there = null }: { back?: number; there?: Target | null } = {}): Promise<void> {
    const [{ question } = { question: undefined }, asked] = [this.story.shown.value, this.story.asked.value]
    if (question === undefined || asked === null || ways.length + back === 0) return
    if (this.busy && !(await this.#stillAsks(asked))) return
    const why: Explained[] = []
    await this.#run(async () => {
      const { snapshot, refused } = await this.engine.ask('give', { question, ways, back })
      if (refused !== null) why.push(refused)
      return snapshot
    })
    for (const explained of why) {
      this.gesture.note.value = { kind: 'refused', at: there, explained, dropped: true }
      this.frame.announcement.value = explained.sentence
    }
  }

  readonly undo = (): Promise<void> => this.#whenLive('undo')
  readonly undoTurn = (): Promise<void> => this.#whenLive('undoTurn')
  readonly redo = (): Promise<void> => this.#whenLive('redo')
  readonly confirm = (): Promise<void> => this.#whenLive('confirm')

  async take(seat: SeatName): Promise<void> {
    await this.#change('take', { ...this.#now(), seat })
  }

  async #whenLive(name: 'undo' | 'undoTurn' | 'redo' | 'confirm'): Promise<void> {
    // What was typed quickly before it comes first.
    while (this.busy) await this.#underWay
    if (this.story.isPast.value || this.story.replaying.value) return
    if (name === 'redo' && this.story.latest.value?.redo !== true) return
    this.question.unused.value = []
    if (name === 'undo' || name === 'undoTurn') {
      const { undo } = this.story.latest.value ?? {}
      if (undo?.ok === false) return toast(undo.reason)
    }
    await this.#change(name, this.#now())
  }

  async #change<K extends 'undo' | 'undoTurn' | 'redo' | 'confirm' | 'take'>(name: K, ask: Calls[K]['ask']): Promise<void> {
    await this.#run(async () => (await this.engine.ask(name, ask)).snapshot)
  }

  /** The question that the engine asked last. */
  #now(): { readonly question: number } {
    return { question: this.story.latest.peek()?.question ?? 0 }
  }

  async #loadPlanner(view: View): Promise<void> {
    if (!this.map.wantsPlanner(view)) return
    this.map.planner.value = await this.client.planner?.load().catch(() => undefined)
    if (this.map.planner.value === undefined) await this.engine.ask('stepwise', {})
  }

  /** Waits for what is under way. Answers whether the question stands: it does where it was shown before the engine had answered. */
  async #stillAsks(asked: Asked): Promise<boolean> {
    await this.#underWay
    return !this.busy && this.story.asked.value === asked
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
    const before = this.story.latest.value
    let shown = false
    try {
      const working = work()
      const early = foreseen()
      if (early !== null && !this.map.wantsPlanner(early.view)) {
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
      if (problem.code === 'stale' || (this.online && before !== undefined)) toast(problem.sentence)
      else this.problem.value = problem
    } finally {
      this.busy = false
    }
  }

  // ------------------------------------------------------------------------------------------------ showing and replaying

  #show(snapshot: Snapshot): void {
    // A seat that the game plays has answered at once: its moves are shown like those of others.
    const answered =
      this.story.shown.value !== undefined && snapshot.lines.some(({ by }) => !snapshot.seated.includes(by) && by !== '')
    // What is still told comes before it.
    const { telling } = this.#others
    if (telling) this.skip()
    if (telling || (answered && settings.value.speed !== 'off')) this.#tell(snapshot)
    else
      batch(() => {
        this.story.latest.value = snapshot
        this.#present(snapshot)
      })
  }

  /** What others did is shown one after the other, and may lag behind. */
  #tell(snapshot: Snapshot): void {
    this.story.latest.value = snapshot
    this.#others.take(snapshot)
  }

  #presentAll(snapshots: readonly Snapshot[]): void {
    batch(() => {
      for (const snapshot of snapshots) this.#present(snapshot)
    })
  }

  #present(snapshot: Snapshot): void {
    const before = this.story.shown.value
    this.story.present(snapshot)
    this.gesture.reset()
    if (this.map.plan.value === undefined) this.map.plannerClosed.value = false
    this.question.openGroup.value = null
    if (snapshot.outcome !== null && before !== undefined && before.outcome === null && !this.#tellsItself) this.#end()
    const fresh = before === undefined ? [] : newIn(snapshot, before)
    this.#announce(snapshot, fresh)
    this.frame.note(snapshot, fresh)
    for (const { by, event, text } of fresh) if (by === snapshot.viewer && this.client.said?.(event) === true) toast(text)
  }

  #announce(snapshot: Snapshot, fresh: readonly LogLine[]): void {
    if (!settings.value.announce) return
    const news = fresh.map(({ text }) => text)
    const question = snapshot.asked?.prompt ?? snapshot.outcome?.text ?? ''
    this.frame.announcement.value = [...news, question].filter(Boolean).join(' ')
  }

  /** The result is shown once the end of the story has been told. */
  #end(): void {
    if (this.#others.telling) this.#ended = true
    else this.frame.endOpen.value = true
  }

  /** What others do is told, or will be as soon as they have done it. */
  readonly storyGoesOn = computed(
    () => this.story.replaying.value || (settings.value.speed !== 'off' && this.story.computersPlay.value),
  )

  /** Any key or click while others are replayed, and Escape between two things that they do: go to the end of it. */
  skip(): void {
    this.#others.skip()
  }

  /** The lesson is over: nothing more is asked. */
  rest(): void {
    const snapshot = this.story.shown.value
    if (snapshot === undefined) return
    batch(() => {
      this.story.shown.value = { ...snapshot, asked: null }
      this.story.latest.value = this.story.shown.value
      this.gesture.note.value = null
    })
  }

  /** Escape: closes what lies on top. Answers whether anything did. */
  dismiss(): boolean {
    if (this.gesture.note.value !== null) this.gesture.note.value = null
    else if (this.gesture.lifted.value !== null) this.gesture.lifted.value = null
    else if (this.question.openGroup.value !== null) this.question.openGroup.value = null
    else if (this.frame.rule.value !== null) this.frame.rule.value = null
    else if (this.frame.drawer.value) this.frame.drawer.value = false
    else return false
    return true
  }
}

/** The focus leaves an answer that will be gone: taking a focused element away makes the browser lay out the page in the middle of drawing. */
function leaveAnswer(): void {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && focused.closest('.answers') !== null) focused.blur()
}

import { effect, signal } from '@preact/signals'
import { areasNamed, isRead, type Lesson, type LessonStep, meets, meetsGroup } from '../game/lesson.ts'
import type { Series } from '../game/series.ts'
import type { TableState } from '../table/table-state.ts'
import { keepProgress, progressOf } from './progress.ts'

/** Leads through one lesson: only the choice that a step wants goes to the engine, which then plays it for real. */
export class LessonRun {
  readonly game: string
  readonly lesson: Lesson
  readonly table: TableState
  readonly step = signal(0)
  /** The learner tried something that is legal, but not wanted here: another answer is, or none before the text is read. */
  readonly wrong = signal<'another' | 'unread' | null>(null)

  /** For each step that was come to, how many choices had been made before it. */
  readonly #begun: number[] = []

  constructor(game: string, lesson: Lesson, table: TableState) {
    this.game = game
    this.lesson = lesson
    this.table = table
  }

  /** Begins, or goes on where the learner left: the engine plays the steps before again. */
  async start(): Promise<void> {
    const { position, seat, steps } = this.lesson
    const { step, done } = progressOf(this.game, this.lesson.id)
    const { question, story } = this.table
    effect(() => {
      question.counting.value = this.#now?.group !== undefined
    })
    effect(() => {
      question.spoken.value = areasNamed(this.#now?.text ?? this.lesson.end, this.table.client.board.areas)
    })
    await this.table.lesson({ game: this.game, position, seat, played: [] })
    if (!done && step > 0 && step < steps.length) await this.#catchUp(step)
    this.#begun[this.step.peek()] = story.latest.peek()?.length ?? 0
    question.allow = (choice) => this.#allow((now) => meets(choice, now))
    question.allowGroup = (group) => this.#allow((now) => meetsGroup(group, now))
    question.wanted = (choice) => this.#now !== undefined && meets(choice, this.#now)
    question.wantedPlace = (place) => this.#now?.group?.place === place
    let length = this.table.story.latest.peek()?.length ?? 0
    effect(() => {
      const now = this.table.story.latest.value?.length ?? 0
      if (now > length) this.next()
      else if (now < length) this.step.value = this.#stepBefore(now)
      length = now
    })
    effect(() => {
      const { shown, latest } = this.table.story
      const over = this.step.value >= this.lesson.steps.length
      if (over && shown.value === latest.value && shown.value?.asked != null) this.table.rest()
    })
  }

  get #now(): LessonStep | undefined {
    return this.lesson.steps[this.step.value]
  }

  next(): void {
    this.step.value = this.step.peek() + 1
    this.#begun[this.step.peek()] = this.table.story.latest.peek()?.length ?? 0
    this.wrong.value = null
    const done = this.step.peek() >= this.lesson.steps.length
    keepProgress(this.game, this.lesson.id, { step: done ? 0 : this.step.peek(), done })
  }

  #allow(fits: (step: LessonStep) => boolean): boolean {
    const now = this.#now
    if (now !== undefined) this.wrong.value = isRead(now) ? 'unread' : fits(now) ? null : 'another'
    return this.wrong.value === null
  }

  async #catchUp(step: number): Promise<void> {
    const { story } = this.table
    for (const done of this.lesson.steps.slice(0, step)) {
      this.#begun[this.step.peek()] = story.latest.peek()?.length ?? 0
      if (done.group !== undefined) {
        const series = await counting(this.table)
        if (series === undefined) return
        await this.table.give(series.ways(done.group.counts, done.group.place))
      } else if (done.expect !== undefined) {
        const index = story.asked.value?.decision.choices.findIndex((choice) => meets(choice, done)) ?? -1
        if (index < 0) return
        await this.table.choose(index)
      }
      this.step.value++
    }
  }

  /** After an undo: the step whose choice is the next to be made. What was only read before it has been read. */
  #stepBefore(length: number): number {
    return this.#begun.findLastIndex((begun, step) => begun <= length && step <= this.step.peek())
  }
}

/** Milliseconds after which it will not come any more. */
const MOST_WAITING = 5000

/** What is counted now. A game may fetch it when it is first asked for; undefined when it does not come. */
function counting({ question }: TableState): Promise<Series | undefined> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (question.series.value !== undefined) resolve(question.series.value)
    })
    setTimeout(() => {
      stop()
      resolve(undefined)
    }, MOST_WAITING)
  })
}

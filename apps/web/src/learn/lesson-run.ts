import { effect, signal } from '@preact/signals'
import type { Choice } from '@railhead/table'
import { type Lesson, meets } from '../game/lesson.ts'
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

  constructor(game: string, lesson: Lesson, table: TableState) {
    this.game = game
    this.lesson = lesson
    this.table = table
  }

  /** Begins, or goes on where the learner left: the engine plays the steps before again. */
  async start(): Promise<void> {
    const { position, seat, steps } = this.lesson
    const { step, done } = progressOf(this.game, this.lesson.id)
    await this.table.lesson({ game: this.game, position, seat, played: [] })
    if (!done && step > 0 && step < steps.length) await this.#catchUp(step)
    this.table.question.allow = (choice) => this.#allow(choice)
    this.table.question.wanted = (choice) => {
      const now = this.lesson.steps[this.step.value]
      return now !== undefined && meets(choice, now)
    }
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

  next(): void {
    this.step.value = this.step.peek() + 1
    this.wrong.value = null
    const done = this.step.peek() >= this.lesson.steps.length
    keepProgress(this.game, this.lesson.id, { step: done ? 0 : this.step.peek(), done })
  }

  #allow(choice: Choice): boolean {
    const now = this.lesson.steps[this.step.value]
    if (now !== undefined) this.wrong.value = now.expect === undefined ? 'unread' : meets(choice, now) ? null : 'another'
    return this.wrong.value === null
  }

  async #catchUp(step: number): Promise<void> {
    for (const done of this.lesson.steps.slice(0, step)) {
      if (done.expect !== undefined) {
        const index = this.table.story.asked.value?.decision.choices.findIndex((choice) => meets(choice, done)) ?? -1
        if (index < 0) return
        await this.table.choose(index)
      }
      this.step.value++
    }
  }

  /** After an undo: the step whose choice is the next to be made. */
  #stepBefore(length: number): number {
    let made = 0
    return this.lesson.steps.findIndex((step) => {
      if (step.expect === undefined) return false
      return made++ === length
    })
  }
}

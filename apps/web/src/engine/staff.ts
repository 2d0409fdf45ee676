import { playerChance, type Seen } from '@railhead/players'
import { type Adviser, adviserOf, analyse } from '@railhead/players/advice'
import type { Attempted } from '@railhead/players/puzzles'
import { type Options, parseRecord, type View } from '@railhead/table'
import { completeGame, gameById, wholeGameById } from './registry.ts'
import type { AdviseJob, AnalyseJob, AttemptJob, FromStaff, StaffJob, ToStaff } from './staff-protocol.ts'

/** In so many worlds an attempt at a puzzle is compared with its answer. */
const WORLDS = 20
/** For so long (in milliseconds) they think on end; then whoever calls them off is heard. */
const SLICE = 40
/** So often the page is told how far they are. */
const TOLD = 250

/** Those who advise: each job is thought on in slices until it is done or called off. */
export class Staff {
  readonly #say: (said: FromStaff) => void
  readonly #wanted = new Set<number>()

  constructor(say: (said: FromStaff) => void) {
    this.#say = say
  }

  hear(message: ToStaff): void {
    if ('stop' in message) this.#wanted.delete(message.stop)
    // Whatever cannot be fetched now is told to whoever asks.
    else if ('await' in message) thinkersOn(message.await, message.options).catch(() => {})
    else {
      const { job, ask } = message
      this.#wanted.add(job)
      const working = this.#begin(job, ask)
      working
        .catch((error: unknown) => this.#say({ job, failed: error instanceof Error ? error.message : String(error) }))
        .finally(() => this.#wanted.delete(job))
    }
  }

  #begin(job: number, ask: StaffJob): Promise<void> {
    switch (ask.what) {
      case 'advise':
        return this.#advise(job, ask)
      case 'attempt':
        return this.#attempt(job, ask)
      case 'analyse':
        return this.#analyse(job, ask)
    }
  }

  async #advise(job: number, ask: AdviseJob): Promise<void> {
    const { adviser, seen } = await before(ask)
    let isFirst = true
    await this.#work(job, adviser.advise(seen), (advice, isTime) => {
      const isNews = isFirst && advice.plans.length > 0
      if (isNews) isFirst = false
      return isNews || isTime ? advice : undefined
    })
  }

  async #attempt(job: number, ask: AttemptJob): Promise<void> {
    const { adviser, seen } = await before(ask)
    const comparing = adviser.attempted(seen, ask.answer, ask.chosen, WORLDS)
    await this.#work(job, made(comparing))
  }

  async #analyse(job: number, { record, before }: AnalyseJob): Promise<void> {
    const parsed = parseRecord(record)
    const [adviser, game] = await Promise.all([adviserOf(parsed.header.game), wholeGameById(parsed.header.game)])
    await this.#work(job, analyse(adviser, game, parsed, before ?? undefined), (step, isTime) =>
      isTime ? step.soFar() : undefined,
    )
  }

  /** Step by step; the page is told what there is to tell, now and then or at any time, and at the end. */
  async #work<Step, Answer extends Extract<FromStaff, { soFar: unknown }>['soFar']>(
    job: number,
    thinking: Generator<Step, Answer, void>,
    tell?: (step: Step, isTime: boolean) => Answer | undefined,
  ): Promise<void> {
    let told = performance.now()
    for (let pause = told + SLICE; this.#wanted.has(job); ) {
      const step = thinking.next()
      if (step.done === true) return this.#say({ job, soFar: step.value, over: true })
      const now = performance.now()
      const soFar = tell?.(step.value, now >= told + TOLD)
      if (soFar !== undefined) {
        this.#say({ job, soFar, over: false })
        told = now
      }
      if (now < pause) continue
      await new Promise((resolve) => setTimeout(resolve))
      pause = performance.now() + SLICE
    }
  }
}

/** They play on imagined games: the rules must be there in full before the first step. */
async function thinkersOn(id: string, options: Options): Promise<Adviser> {
  const [adviser] = await Promise.all([adviserOf(id), gameById(id, options).then(completeGame)])
  return adviser
}

/** What they think with, and what the seat that asks sees. */
async function before({ game: id, options, view: shown, decision }: Omit<AdviseJob, 'what'>) {
  const adviser = await thinkersOn(id, options)
  // The report follows from the view, and is no part of it.
  const { report: _, ...view } = shown
  const seen: Seen = { view: view as View, decision, chance: playerChance(JSON.stringify(decision.choices)) }
  return { adviser, seen }
}

/** What cannot be compared was no attempt. */
function* made<Step>(comparing: Generator<Step, Attempted | undefined, void>): Generator<Step, Attempted, void> {
  const attempt = yield* comparing
  if (attempt === undefined) throw new Error('what was chosen cannot be chosen there')
  return attempt
}

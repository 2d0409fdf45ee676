import type { Through } from '@railhead/host'
import { type Choice, type Decision, Question, type SeatName } from '@railhead/table'
import { depot, SEATS } from './depot.ts'

/** What somebody did in one act, in the place of other acts. */
interface Act {
  readonly seat: SeatName
  readonly choices: readonly Choice[]
  readonly instead: readonly Act[]
}
type Made = { readonly seat: SeatName; readonly choice: Choice }

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
const flat = (acts: readonly Act[]): Made[] => acts.flatMap(({ seat, choices }) => choices.map((choice) => ({ seat, choice })))

/**
 * What should be true of a table at the depot. It keeps nothing but the choices and what was one act, and plays everything from the
 * beginning whenever it wants to know something.
 */
export class Model {
  /** What stands for good, what can be taken back, and what was taken back, the next first. */
  settled: readonly Made[] = []
  acts: readonly Act[] = []
  undone: readonly Act[] = []
  held = false
  holder: SeatName | null
  readonly #covers: boolean
  readonly #waits: boolean
  readonly #played = new Map<string, { readonly moment: ReturnType<typeof playThrough> }>()

  constructor(covers: boolean, waits: boolean) {
    this.#covers = covers
    this.#waits = waits
    this.holder = covers ? null : SEATS[0]
  }

  get made(): readonly Made[] {
    return [...this.settled, ...flat(this.acts)]
  }

  /** Plays the choices; undefined if one is not legal. `open` is how many of the last ones nobody else has seen the outcome of. */
  play(made: readonly Made[]) {
    const key = JSON.stringify(made)
    const known = this.#played.get(key) ?? { moment: playThrough(made) }
    this.#played.set(key, known)
    return known.moment
  }

  now() {
    const now = this.play(this.made)
    if (now === undefined) throw new Error('the model has made a choice that is not legal')
    return now
  }

  decision(seat: SeatName, made = this.made): Decision | undefined {
    const now = this.play(made)
    if (now === undefined || !now.awaited.includes(seat as never)) return undefined
    return depot.describe(now.state, depot.pending(now.state, new Question(), SEATS.indexOf(seat as never)))
  }

  get open(): number {
    const { open, handedOn } = this.now()
    return handedOn && !this.held ? 0 : open
  }

  recent(seat: SeatName): readonly Choice[] {
    return flat(this.acts).flatMap((one) => (one.seat === seat ? [one.choice] : []))
  }

  /** The seat that can act. */
  get acting(): SeatName | null {
    return this.held || !this.now().awaited.includes(this.holder as never) ? null : this.holder
  }

  get viewer(): SeatName | null {
    const asked = this.held ? [this.made[this.made.length - 1].seat] : this.now().awaited
    return asked.length === 0 || asked.includes(this.holder as never) ? this.holder : null
  }

  // ---------------------------------------------------------------------------------- what can be done

  choose(seat: SeatName, index: number): void {
    const choice = this.decision(seat)?.choices[index]
    if (choice === undefined) throw new Error('the model is not asked this')
    const within = this.decision(seat)?.step
    this.#did(seat, [...this.acts, { seat, choices: this.#filled(seat, this.made, [choice], within), instead: [] }])
  }

  give(seat: SeatName, ways: readonly Through[], back: number): void {
    const within = this.decision(seat)?.step
    const { rest, gone, head } = this.#without(seat, back)
    const kept = head.length === 0 ? [] : [{ ...gone[0], choices: head }]
    const before = [...this.settled, ...flat([...rest, ...kept])]
    let given: Choice[] = []
    let whole = true
    for (const way of ways) {
      const made = () => [...before, ...given.map((choice) => ({ seat, choice }))]
      const start = given.length
      let arrived = false
      for (const { step, choices } of way) {
        const decision = this.decision(seat, made())
        const choice = decision?.step === step ? choices.find((one) => decision.choices.some((two) => same(one, two))) : undefined
        arrived = choice !== undefined
        if (choice !== undefined) given.push(choice)
      }
      if (arrived) continue
      const after = this.play(made())
      const open = after === undefined || after.handedOn ? 0 : after.open
      given = given.slice(0, Math.max(start, given.length - open))
      whole = false
      break
    }
    if (whole && given.length > 0) given = this.#filled(seat, before, given, within)
    const was = gone.flatMap(({ choices }) => choices).slice(head.length)
    const instead = was.length === 0 ? [] : [{ seat, choices: was, instead: [] }]
    this.#did(seat, [...rest, ...kept, ...(given.length + was.length === 0 ? [] : [{ seat, choices: given, instead }])])
  }

  /** Answers which groups did not fit. */
  amend(seat: SeatName, back: number, groups: readonly (readonly Choice[])[]): readonly number[] {
    const { rest, gone, head } = this.#without(seat, back)
    const before = [...this.settled, ...flat(rest), ...head.map((choice) => ({ seat, choice }))]
    const given: Choice[][] = []
    const dropped: number[] = []
    groups.forEach((group, i) => {
      const made: Choice[] = []
      const sofar = () => [...before, ...[...given.flat(), ...made].map((choice) => ({ seat, choice }))]
      for (const wanted of group) {
        const listed = this.decision(seat, sofar())?.choices ?? []
        const most = typeof wanted.number === 'number' ? listed.findLast(({ number }) => Number(number) > 0) : undefined
        const choice =
          listed.find((one) => same(one, wanted)) ?? (Number(wanted.number) > Number(most?.number) ? most : undefined)
        if (choice !== undefined) {
          made.push(choice)
          continue
        }
        dropped.push(i)
        const after = this.play(sofar())
        made.length = Math.max(0, made.length - (after === undefined || after.handedOn ? 0 : after.open))
        break
      }
      given.push(made)
    })
    const last = given.pop() ?? []
    given.push(this.#filled(seat, [...before, ...given.flat().map((choice) => ({ seat, choice }))], last))
    const was = gone.flatMap(({ choices }) => choices).slice(head.length)
    const now = given.flat()
    const kind = (choice: Choice | undefined): string =>
      Object.entries(choice ?? {})
        .join()
        .replace(/\d+/g, '')
    if (was.every((choice, i) => now[i] !== undefined && kind(choice) === kind(now[i]))) {
      let all = [...head, ...now]
      const places = gone.map((act) => {
        const choices = all.slice(0, act.choices.length)
        all = all.slice(act.choices.length)
        return { ...act, choices }
      })
      const more: Act[] = []
      for (const group of given.toReversed()) {
        const choices = all.splice(Math.max(0, all.length - group.length))
        if (choices.length > 0) more.unshift({ seat, choices, instead: [] })
      }
      this.#did(seat, [...rest, ...places, ...more])
    } else this.#did(seat, [...rest, { seat, choices: [...head, ...now], instead: gone }])
    return dropped
  }

  canUndo(seat: SeatName): boolean {
    // What replaced a whole plan by nothing has no choices: it can always make way for the plan again.
    if (this.acts.findLast((act) => act.seat === seat)?.choices.length === 0) return true
    if (this.now().handedOn && !this.held) return false
    return this.acts.some((act) => act.seat === seat) && (!this.held || this.made.at(-1)?.seat === seat)
  }

  undo(seat: SeatName, restore = true): boolean {
    if (!this.canUndo(seat)) return false
    const at = this.acts.findLastIndex((act) => act.seat === seat)
    const act = restore ? this.acts[at] : { ...this.acts[at], instead: [] }
    this.held = false
    this.acts = [...this.acts.toSpliced(at, 1), ...act.instead]
    if (act.choices.length + act.instead.length > 0) this.undone = [act, ...this.undone]
    return true
  }

  undoTurn(seat: SeatName): void {
    const began = () => this.made.at(-1)?.choice.done === true
    for (;;) {
      const before = began()
      if (!this.undo(seat, false) || before || began()) return
    }
  }

  canRedo(seat: SeatName): boolean {
    return this.undone.some((act) => act.seat === seat) && this.now().awaited.includes(seat as never)
  }

  redo(seat: SeatName): void {
    const next = this.undone.find((act) => act.seat === seat)
    if (next === undefined || !this.canRedo(seat)) return
    this.undone = this.undone.filter((act) => act !== next)
    const rest = this.acts.filter((act) => !next.instead.includes(act))
    const fits = (choices: readonly Choice[]): boolean =>
      this.play([...this.settled, ...flat([...rest, { ...next, choices }])]) !== undefined
    let { choices } = next
    while (!fits(choices)) choices = choices.slice(0, -1)
    this.acts = choices.length + next.instead.length === 0 ? rest : [...rest, { ...next, choices }]
    this.#rest(seat)
  }

  confirm(): void {
    this.held = false
    this.undone = []
    this.#settle()
    this.#pass()
  }

  /** Nothing is another afterwards, except perhaps who has the device. */
  reload(): void {
    const last = this.made.at(-1)?.seat ?? null
    this.holder = this.#covers ? null : this.held ? last : (this.now().awaited[0] ?? null)
  }

  // ----------------------------------------------------------------------------------

  /** Whoever is in the middle of the step `within` fills in by hand. */
  #filled(seat: SeatName, before: readonly Made[], choices: readonly Choice[], within?: string): Choice[] {
    const decision = this.decision(seat, [...before, ...choices.map((choice) => ({ seat, choice }))])
    if (decision === undefined || !decision.fillsIn || decision.proposal === null || decision.step === within) return [...choices]
    return this.#filled(seat, before, [...choices, decision.choices[decision.proposal]])
  }

  #without(seat: SeatName, back: number) {
    const rest = [...this.acts]
    const gone: Act[] = []
    let left = back
    while (left > 0) {
      gone.unshift(
        ...rest.splice(
          rest.findLastIndex((act) => act.seat === seat),
          1,
        ),
      )
      left -= gone[0].choices.length
    }
    return { rest, gone, head: left < 0 ? gone[0].choices.slice(0, -left) : [] }
  }

  #did(seat: SeatName, acts: readonly Act[]): void {
    this.acts = acts
    this.undone = this.undone.filter((act) => act.seat !== seat)
    this.#rest(seat)
  }

  #rest(seat: SeatName): void {
    const { awaited, open } = this.now()
    this.held = this.#waits && awaited.length > 0 && !awaited.includes(seat as never) && open > 0
    this.#settle()
    if (!this.held) this.#pass()
  }

  /** What came before the last moment that others saw stands for good. */
  #settle(): void {
    const { made, open } = this
    let over = flat(this.acts).length - open
    this.settled = made.slice(0, made.length - open)
    this.acts = this.acts.flatMap((act) => {
      if (over <= 0) return [act]
      const choices = act.choices.slice(over)
      over -= act.choices.length
      return choices.length === 0 ? [] : [{ ...act, choices, instead: [] }]
    })
  }

  #pass(): void {
    const { awaited } = this.now()
    if (this.#covers || awaited.length === 0 || awaited.includes(this.holder as never)) return
    this.holder = awaited[0]
  }
}

function playThrough(made: readonly Made[]) {
  const state = depot.setup({}, 'a depot')
  let open = 0
  let handedOn = false
  let revealed = false
  for (const { seat, choice } of made) {
    const question = depot.pending(state, new Question(), SEATS.indexOf(seat as never))
    const index = depot.describe(state, question).choices.findIndex((one) => same(one, choice))
    if (question.over || SEATS[question.seat] !== seat || index < 0) return undefined
    if (handedOn) open = 0
    const { awaited } = question
    revealed = depot.apply(state, question.choices[index], undefined, question.seat)
    open = revealed ? 0 : open + 1
    handedOn = !revealed && (depot.pending(state).awaited & ~awaited & ~(1 << question.seat)) !== 0
  }
  const { awaited } = depot.pending(state)
  return { state, open, handedOn, revealed, awaited: SEATS.filter((_, i) => (awaited & (1 << i)) !== 0) }
}

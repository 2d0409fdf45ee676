import { type Choice, type Game, type GameState, Question, type Refusal, type Seat } from '@railhead/table'
import type { Host } from './host.ts'
import type { Asks, Way } from './messages.ts'

/*
 * "Bring this there": which choices, one after the other, lead from one thing to another. Looked for on copies of the state
 * and only as far as nothing hidden comes out and nobody else is asked, so that trying tells nothing that may not be known.
 */

type Names = readonly string[]

/** How many questions may lie between taking a thing up and putting it down: an action, an army, its step. */
const DEPTH = 3

/** Where a thing can be brought from here by whoever looks at the board. */
export function reach({ acting, game, match }: Host, { from }: Asks['reach']['ask']): Names {
  return acting === null ? [] : findPlaces(game, match.state, game.seats.indexOf(acting), from)
}

/** How one thing can be brought to another from here. */
export function lead(host: Host, { from, to }: Asks['lead']['ask']): Way {
  const { acting, game, match } = host
  if (acting === null) return { refused: null }
  const way = findWay(game, match.state, game.seats.indexOf(acting), from, to)
  if ('ends' in way) return way
  const telling = way.refusals.find(({ vague }) => vague === undefined)
  return { refused: telling === undefined ? null : host.explained(telling) }
}

interface Moment<S> {
  readonly state: S
  readonly choices: readonly Choice[]
  /** What the choices cost, in words. */
  readonly bill: readonly string[]
}

/** The shortest way and, where it ends in several, its ends; or every reason that was met on the way. */
function findWay<S extends GameState>(
  game: Game<S>,
  start: S,
  seat: Seat,
  from: Names,
  to: Names,
): Exclude<Way, { readonly refused: unknown }> | { readonly refusals: readonly Refusal[] } {
  const refusals: Refusal[] = []
  let moments: Moment<S>[] = [{ state: start, choices: [], bill: [] }]
  for (let depth = 0; depth < DEPTH && moments.length > 0; depth++) {
    const next: Moment<S>[] = []
    for (const { state, choices, bill } of moments) {
      const question = game.pending(state, new Question(), seat)
      if (question.over || question.seat !== seat) continue
      const decision = game.describe(state, question)
      const costs = (choice: Choice): string[] => [...bill, ...billOf(game, state, seat, choice)]
      const then = (i: number): { state: S; reveals: boolean } => {
        const copy = game.copy(state)
        return { state: copy, reveals: game.apply(copy, question.choices[i], undefined, seat) }
      }
      // The question is about the thing itself, not only about the place where it lies.
      const holding = Object.values(decision.about).includes(from[0])
      const ends = [...decision.choices.keys()].filter((i) => joins(decision.choices[i], from, to, holding))
      if (ends.length > 0)
        return {
          before: [...choices],
          ends: ends.map((i) => ({ choice: decision.choices[i], bill: costs(decision.choices[i]), reveals: then(i).reveals })),
        }
      for (const attempt of attemptsAt(decision.choices, from, to, holding)) {
        const refusal = game.refusal(state, attempt, seat)
        if (refusal !== undefined) refusals.push(refusal)
      }
      decision.choices.forEach((choice, i) => {
        if (!takesUp(choice, from)) return
        const after = then(i)
        if (!after.reveals) next.push({ state: after.state, choices: [...choices, choice], bill: costs(choice) })
      })
    }
    moments = next
  }
  return { refusals }
}

/** What a choice will cost and may bring, from what the seat can see. */
function billOf<S extends GameState>({ forecast, view, texts }: Game<S>, state: S, seat: Seat, choice: Choice): string[] {
  return forecast?.(view(state, seat), choice).map((fact) => texts.forecast?.(fact) ?? '') ?? []
}

/** Where the thing can be brought, as far as it is known now. */
function findPlaces<S extends GameState>(game: Game<S>, start: S, seat: Seat, from: Names): readonly string[] {
  let states = [start]
  for (let depth = 0; depth < DEPTH && states.length > 0; depth++) {
    const places = new Set<string>()
    const next: S[] = []
    for (const state of states) {
      const question = game.pending(state, new Question(), seat)
      if (question.over || question.seat !== seat) continue
      const decision = game.describe(state, question)
      const holding = Object.values(decision.about).includes(from[0])
      decision.choices.forEach((choice, i) => {
        if (typeof choice.to === 'string' && (holding || names(choice, from))) places.add(choice.to)
        if (!takesUp(choice, from)) return
        const then = game.copy(state)
        if (!game.apply(then, question.choices[i], undefined, seat)) next.push(then)
      })
    }
    if (places.size > 0) return [...places].filter((place) => !from.includes(place))
    states = next
  }
  return []
}

const names = (choice: Choice, wanted: Names): boolean =>
  Object.values(choice).some((value) => typeof value === 'string' && wanted.includes(value))

/** The choice brings the one to the other, and not the other way round. */
function joins(choice: Choice, from: Names, to: Names, holding: boolean): boolean {
  if (!names(choice, to) || to.includes(String(choice.from)) || from.includes(String(choice.to))) return false
  return holding || names(choice, from)
}

/** The choice names the thing, or it is an action that asks for the thing afterwards. */
function takesUp(choice: Choice, from: Names): boolean {
  const words = Object.entries(choice).filter(([, value]) => typeof value === 'string')
  return names(choice, from) || (words.length === 1 && words[0][0] === 'action')
}

/** What a person means who brings the thing there: the present choices of that shape, with the two in their places. */
function attemptsAt(choices: readonly Choice[], from: Names, to: Names, holding: boolean): Choice[] {
  const attempts = new Map<string, Choice>()
  for (const choice of choices) {
    if (choice.to === undefined || !(holding || (choice.from !== undefined && from.length > 0))) continue
    const attempt = { ...choice, ...(choice.from === undefined ? {} : { from: from[from.length - 1] }), to: to[to.length - 1] }
    attempts.set(JSON.stringify(attempt), attempt)
  }
  if (holding && attempts.size === 0) attempts.set('', { to: to[to.length - 1] })
  return [...attempts.values()]
}

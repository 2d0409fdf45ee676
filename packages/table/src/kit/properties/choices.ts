import { attempt, refusalText } from '../../attempt.ts'
import type { Choice, Game, GameState, Seat } from '../../game.ts'
import { canonical, type JsonObject } from '../../json.ts'
import { Broken, hold, holdSameBytes, numberOf, type Property, some, textsIn } from '../property.ts'
import { LISTED_APPLY, listed, seatsIn } from '../walk.ts'

export const listedApply: Property = {
  name: LISTED_APPLY,
  says: 'every listed choice is carried out without an exception and is not refused',
  check(walk) {
    const { game } = walk
    const state = walk.end()
    for (const { seat, code, choice } of listed(game, state)) {
      const refusal = game.refusal(state, choice, seat)
      hold(refusal === undefined, () => `${JSON.stringify(choice)} is listed and refused: ${JSON.stringify(refusal)}`)
      try {
        const next = game.copy(state)
        game.apply(next, code, () => {}, seat)
        game.pending(next)
      } catch (thrown) {
        throw new Broken(`${JSON.stringify(choice)} is listed, and carrying it out throws: ${thrown}`)
      }
    }
  },
}

export const unlistedRefused: Property = {
  name: 'unlisted-is-refused',
  says: 'whatever is not listed is refused with a code, a rule and a sentence, and leaves the state byte for byte as it was',
  check(walk) {
    const { game } = walk
    const others: Choice[] = []
    const state = walk.end((at, step) => others.push(game.name(at, step.code, step.seat)))
    const before = game.copy(state)
    const question = game.pending(state)
    const legal = listed(game, state)
    const seed = numberOf(walk)
    for (const seat of seatsIn(question.awaited)) {
      const mine = legal.filter((choice) => choice.seat === seat).map(({ choice }) => choice)
      const allowed = new Set(mine.map((choice) => canonical(choice)))
      const theirs = legal.map(({ choice }) => choice).filter((choice) => !allowed.has(canonical(choice)))
      const wishes = [...some(others, seed), ...some(theirs, seed), ...twisted(some(mine, seed), others, seed), ...junk(mine)]
      for (const wish of wishes)
        if (!allowed.has(canonical(spelled(game, state, wish)))) holdRefused(game, state, before, wish, seat)
    }
    for (const seat of game.seats.keys()) {
      if ((question.awaited & (1 << seat)) !== 0) continue
      for (const { choice } of legal.slice(0, 3)) {
        hold(!attempt(game, state, choice, seat).ok, `seat ${game.seats[seat]} may choose though it is not asked`)
        holdSameBytes(state, before, 'after an attempt by a seat that is not asked')
      }
    }
  },
}

/** The attempt as the game would spell it. */
function spelled<S extends GameState>(game: Game<S>, state: S, wish: Choice): Choice {
  try {
    return game.spell?.(state, wish) ?? wish
  } catch (thrown) {
    throw new Broken(`spelling the attempt ${JSON.stringify(wish)} throws: ${thrown}`)
  }
}

function holdRefused<S extends GameState>(game: Game<S>, state: S, before: S, wish: Choice, seat: Seat): void {
  const words = (): string => `the attempt ${JSON.stringify(wish)}`
  let says: unknown
  try {
    const refusal = game.refusal(state, spelled(game, state, wish), seat)
    hold(refusal !== undefined, () => `${words()} is not listed, and not refused`)
    hold(typeof refusal.code === 'string' && refusal.code !== '', () => `the refusal of ${words()} has no code`)
    hold(typeof refusal.rule === 'string' && refusal.rule !== '', () => `the refusal of ${words()} names no rule`)
    says = refusalText(game, refusal)
    hold(!attempt(game, state, wish, seat).ok, () => `${words()} gets through`)
  } catch (thrown) {
    throw thrown instanceof Broken ? thrown : new Broken(`${words()} is answered with an exception: ${thrown}`)
  }
  hold(typeof says === 'string' && says.trim() !== '', () => `the refusal of ${words()} has no sentence`)
  holdSameBytes(state, before, `after ${words()}`)
}

/** Listed choices with something changed: another value, a part missing, a part too much. */
function twisted(mine: readonly Choice[], others: readonly Choice[], seed: number): Choice[] {
  const texts = [...new Set([...mine, ...others].flatMap((choice) => textsIn(choice)))]
  const someText = (i: number): string => texts[(seed + i) % texts.length] ?? 'nothing'
  return mine.flatMap((choice, i) =>
    Object.entries(choice).flatMap(([subject, value]): Choice[] => {
      const { [subject]: _, ...rest } = choice
      const values =
        typeof value === 'number'
          ? [value + 1, value - 1, -value, value + 0.5, 1e9, `${value}`]
          : [someText(i), someText(i + 7), `${value} `, '', 0]
      return [
        rest,
        { ...choice, more: 1 },
        ...values.map((other) => ({ ...choice, [subject]: other })),
        { ...choice, [subject]: !value },
      ]
    }),
  )
}

/** What no game asks for, and names that every JavaScript object knows. */
function junk(mine: readonly Choice[]): Choice[] {
  const subject = Object.keys(mine[0] ?? {})[0] ?? 'area'
  const evil = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', '0', '-1', 'null', 'x'.repeat(2000), '💥']
  return [
    {},
    { nonsense: true },
    JSON.parse('{"__proto__": 1}') as JsonObject as Choice,
    ...evil.map((text) => ({ [subject]: text })),
    { [subject]: -1 },
    { [subject]: 4294967296 },
    { [subject]: 0.5 },
  ]
}

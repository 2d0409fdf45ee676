import { type Chance, looseChance } from '../../chance.ts'
import { type Position, PositionError } from '../../game.ts'
import type { Json } from '../../json.ts'
import type { LoggedEvent } from '../../log.ts'
import { Match } from '../../match.ts'
import { hold, holdIsJson, holdSame, holdSameBytes, numberOf, type Property } from '../property.ts'

export const savesRoundTrip: Property = {
  name: 'saves-round-trip',
  says: 'a position written as JSON text and read again is the same state, byte for byte',
  check(walk) {
    const { game } = walk
    const state = walk.end()
    const saved = game.save(state)
    hold(saved.game === game.id, 'the position does not name its game')
    holdIsJson(saved, 'the position')
    const loaded = game.load(JSON.parse(JSON.stringify(saved)) as Position)
    holdSameBytes(loaded, state, 'saved and loaded')
    holdSame(game.save(loaded), saved, 'the position saved again')
    holdSame(game.optionsOf(loaded), game.optionsOf(state), 'the options after loading')
  },
}

export const positionsChecked: Property = {
  name: 'positions-are-checked',
  says: 'a position with something wrong in it is read all the same, or refused with a PositionError that names the place',
  check(walk) {
    const { game } = walk
    const saved = game.save(walk.end()) as Json
    const random = looseChance(numberOf(walk))
    for (let i = 0; i < DAMAGES; i++) {
      const { where, damaged, value } = damage(saved, random, [])
      try {
        game.load(damaged as Position)
      } catch (thrown) {
        hold(thrown instanceof PositionError, () => `with ${where} set to ${JSON.stringify(value)}, loading throws ${thrown}`)
      }
    }
  },
}

const DAMAGES = 20
const WRONG: readonly (Json | undefined)[] = [
  undefined,
  null,
  true,
  -1,
  0.5,
  70000,
  'nonsense',
  '__proto__',
  [],
  {},
  [null],
  { a: 1 },
]

interface Damage {
  readonly damaged: Json | undefined
  readonly where: string
  readonly value: Json | undefined
}

/** Replaces one thing, anywhere inside, by something else. */
function damage(whole: Json, random: Chance, path: readonly string[]): Damage {
  const isInner = typeof whole === 'object' && whole !== null && Object.keys(whole).length > 0
  if (!isInner || (path.length > 0 && random.pick(0, 6) === 0)) {
    const value = WRONG[random.pick(0, WRONG.length)]
    return { damaged: value, where: path.join('.'), value }
  }
  const keys = Object.keys(whole)
  const key = keys[random.pick(0, keys.length)]
  const inner = damage(Reflect.get(whole, key) as Json, random, [...path, key])
  const damaged = Array.isArray(whole) ? whole.with(Number(key), inner.damaged ?? null) : { ...whole, [key]: inner.damaged }
  return { ...inner, damaged }
}

/** How many of the last choices of a walk are taken back and made again. */
const TAKEN_BACK = 6

export const undoRestores: Property = {
  name: 'undo-restores',
  says: 'taking a choice back gives the earlier bytes, log and record, and choosing again the later ones',
  everyFourth: true,
  check(walk) {
    const { game } = walk
    const table = Match.open(game, { options: walk.case.options, seed: walk.seed })
    const now = () => ({ bytes: table.state.bytes.slice(), log: [...table.log], record: table.record() })
    walk.picks.forEach((pick, i) => {
      const step = walk.stepAt(table.state, pick)
      if (step === undefined) return
      const choice = game.name(table.state, step.code, step.seat)
      const seat = game.seats[step.seat]
      const choose = (): void =>
        hold(table.choose(choice, seat).ok, () => `the listed choice ${JSON.stringify(choice)} is refused`)
      if (i < walk.picks.length - TAKEN_BACK) {
        choose()
        return
      }
      const before = now()
      choose()
      if (table.whyNotUndo(seat) !== undefined) return
      const after = now()
      hold(table.undo(seat).ok, 'undo refuses what whyNotUndo allows')
      holdSameMoment(now(), before, 'taken back')
      choose()
      holdSameMoment(now(), after, 'chosen again')
    })
  },
}

interface Moment {
  readonly bytes: Uint8Array
  readonly log: readonly LoggedEvent[]
  readonly record: string
}

function holdSameMoment(found: Moment, expected: Moment, what: string): void {
  holdSameBytes(found, expected, what)
  holdSame(found.log, expected.log, `the log, ${what}`)
  hold(found.record === expected.record, `${what}: the record is another`)
}

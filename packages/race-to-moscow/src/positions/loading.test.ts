import { type Json, type JsonObject, looseChance, type Position, PositionError, playRandomly } from '@railhead/table'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SEAT_NAMES } from '../constants.ts'
import { CONTENT } from '../content/index.ts'
import { raceToMoscow } from '../game.ts'
import { lateGame } from '../late-game.kit.ts'
import { FRAMES } from '../steps/frames.ts'

/**
 * Whatever position a person or a program writes is either refused with a place and a reason, or it is one that can be saved, loaded again
 * to the same bytes, and played to the end.
 */

const small = fc.integer({ min: 0, max: 3 })
const group = fc.constantFrom('gray', 'white', 'brown')
const land = CONTENT.areaIds.slice(0, CONTENT.landCount)
const area = fc.constantFrom(...land)
const army = fc.constantFrom(...CONTENT.armyIds)
const flag = fc.boolean()
const supplies = fc.record({ fuel: small, ammo: small, food: small }, { requiredKeys: [] })
const maybe = <T extends Json>(fields: { readonly [name: string]: fc.Arbitrary<T> }): fc.Arbitrary<JsonObject> =>
  fc.record(fields, { requiredKeys: [] }) as fc.Arbitrary<JsonObject>
const dictionary = (key: fc.Arbitrary<string>, value: fc.Arbitrary<Json>, most: number): fc.Arbitrary<JsonObject> =>
  fc
    .uniqueArray(fc.tuple(key, value), { maxLength: most, selector: ([one]) => one })
    .map((entries) => Object.fromEntries(entries))
const cards = (numbers: ArrayLike<number>, most: number): fc.Arbitrary<Json> =>
  fc.uniqueArray(fc.constantFrom(...Array.from(numbers)), { maxLength: most })

const options: fc.Arbitrary<JsonObject> = maybe<Json>({
  edition: fc.constantFrom('2021', '2024'),
  order: fc.constantFrom<Json>(['gray', 'white', 'brown'], ['white', 'gray'], ['gray', 'brown'], ['white'], ['gray']),
  sovietPlayer: flag,
  winterCounterAttacks: flag,
  frontCards: fc.constantFrom('basic', 'advanced'),
  totalWar: flag,
  armyRedeployment: flag,
  sovietInBlocked: fc.constantFrom('yes', 'no'),
})

/** One of its colours mostly, so that not everything is refused for that. */
const areaSaid = fc
  .tuple(
    area,
    small,
    maybe<Json>({
      rail: flag,
      bunker: flag,
      soviet: fc.constantFrom<Json>(true, false, 'infantry', 'armor'),
      seenBy: fc.constantFrom<Json>([], ['gray'], ['soviet', 'white']),
      medals: small,
      medalsTaken: small,
      supplies: supplies as fc.Arbitrary<Json>,
    }),
    fc.boolean(),
  )
  .map(([id, pick, said, bare]): [string, JsonObject] => {
    const index = CONTENT.areaIds.indexOf(id)
    const colours = SEAT_NAMES.slice(0, 3).filter((_, seat) => CONTENT.colours[index] & (1 << seat))
    const control = pick === 0 ? null : (colours[pick - 1] ?? 'white')
    return [id, bare ? { control } : { control, ...said }]
  })

const armySaid = maybe<Json>({ area, fuel: small, ammo: small, food: small, moved: flag, halted: flag, loaded: flag })

const frame: fc.Arbitrary<JsonObject> = fc
  .tuple(
    fc.constantFrom(...FRAMES.names),
    maybe<Json>({
      army,
      other: army,
      area,
      from: area,
      to: area,
      entered: area,
      steps: small,
      trains: small,
      trucks: small,
      card: fc.constantFrom<Json>('halder', 'fuehrerbefehl', 'wolfsschanze', 40, 55, 70, 88, 90, 95, 98),
      vehicle: fc.constantFrom('truck', 'train'),
      placing: flag,
      stopped: flag,
      captured: flag,
      airSupport: flag,
      grosstransportraum: flag,
    }),
  )
  .map(([step, said]) => ({ step, ...said }))

const playerSaid = maybe<Json>({
  trucks: small,
  trains: small,
  medals: small,
  hq: fc.constantFrom('ready', 'spent'),
  airSupport: fc.oneof(
    fc.constantFrom<Json>('ready', 'spent', 'pursuit', 'soviet'),
    area.map((id): Json => ({ area: id })),
  ),
  airSupportFree: flag,
  okhBought: small,
  okh: cards(CONTENT.okhNumber, 2),
  held: cards([16, 19, 20], 2),
  discard: cards([1, 4, 7, 13, 25], 3),
  standingIn: cards([1, 4, 7], 2),
  deck: cards([31, 40, 49, 52], 3),
  defeated: cards([40, 55, 60, 70], 2),
  encircled: fc.constantFrom<Json>([], [null], [61, null]),
  drawn: cards([40], 1),
  seen: fc.constantFrom<Json>({}, { '31': ['gray'] }, { '1': ['white'] }),
})

const FIELDS: { readonly [field: string]: fc.Arbitrary<Json> } = {
  round: fc.integer({ min: 1, max: 9 }),
  turn: group,
  lastRound: flag,
  actionsLeft: small,
  auxiliariesUsed: small,
  frontlineTaken: flag,
  areas: fc.uniqueArray(areaSaid, { maxLength: 12, selector: ([id]) => id }).map((said): JsonObject => Object.fromEntries(said)),
  armies: dictionary(army, armySaid, 3),
  fleet: maybe<Json>({ area: fc.constantFrom('S1', 'S2', 'S5', 'K1'), moved: flag }),
  stock: supplies as fc.Arbitrary<Json>,
  transport: maybe<Json>({ level: fc.integer({ min: 1, max: 2 }), stock: small, reserve: small }),
  players: dictionary(group, playerSaid, 2),
  soviet: maybe<Json>({
    pool: small,
    mixed: flag,
    deck: cards([55, 60, 70, 81], 3),
    drawn: cards([55], 1),
    seen: fc.constantFrom<Json>({}, { '81': ['white'] }),
  }),
  okh: maybe<Json>({ row: cards(CONTENT.okhNumber, 4), played: cards(CONTENT.okhNumber, 2) }),
  attacked: fc.array(area, { maxLength: 2 }),
  agenda: fc.array(frame, { minLength: 1, maxLength: 2 }),
}

const written: fc.Arbitrary<Position> = fc
  .tuple(
    options,
    fc.subarray(Object.keys(FIELDS), { maxLength: 5 }).chain((fields) => fc.record(pickFields(fields))),
  )
  .map(([chosen, said]) => ({ game: 'race-to-moscow', options: chosen, ...said }) as Position)

/** A situation of a real game, saved, with one thing in it changed. */
const tampered: fc.Arbitrary<Position> = fc
  .tuple(
    options,
    fc.nat(1000),
    fc.nat(150),
    fc.constantFrom(...Object.keys(FIELDS)).chain((field) => fc.record(pickFields([field]))),
  )
  .map(([chosen, seed, choices, said]) => {
    const state = lateGame.setup(chosen as never, `tampered ${seed}`)
    playRandomly(raceToMoscow, state, looseChance(seed), choices)
    const saved = raceToMoscow.save(state)
    const merged = Object.entries(said).map(([field, value]) => [field, mergedWith(saved[field], value as Json)])
    return { ...saved, ...Object.fromEntries(merged) } as Position
  })

function pickFields(fields: readonly string[]): { [field: string]: fc.Arbitrary<Json> } {
  return Object.fromEntries(fields.map((field) => [field, FIELDS[field]]))
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const mergedWith = (saved: Json | undefined, said: Json): Json =>
  isObject(saved) && isObject(said)
    ? {
        ...saved,
        ...Object.fromEntries(Object.entries(said).map(([key, value]) => [key, mergedWith(saved[key], value as Json)])),
      }
    : said

function loaded(position: Position): ReturnType<typeof raceToMoscow.load> | undefined {
  try {
    return raceToMoscow.load(position)
  } catch (error) {
    if (!(error instanceof PositionError)) throw error
    expect(error.where).not.toBe('')
    return undefined
  }
}

const holds = (position: Position): boolean => {
  const state = loaded(position)
  if (state === undefined) return false
  const again = raceToMoscow.load(JSON.parse(JSON.stringify(raceToMoscow.save(state))) as Position)
  expect(again.bytes).toEqual(state.bytes)
  const made = playRandomly(raceToMoscow, state, looseChance(1))
  expect(made).toBeLessThan(raceToMoscow.longestGame)
  const end = raceToMoscow.load(raceToMoscow.save(state))
  expect(end.bytes).toEqual(state.bytes)
  return true
}

test.each([
  ['written by hand', written, 0.1],
  ['saved and tampered with', tampered, 0.1],
] as const)('a position %s loads, saves and plays to its end, or is refused with its place', (_, positions, least) => {
  let all = 0
  let accepted = 0
  fc.assert(
    fc.property(positions, (position) => {
      all++
      if (holds(position)) accepted++
    }),
    { numRuns: 3 * (fc.readConfigureGlobal().numRuns ?? 100) },
  )
  // Otherwise the generator would prove nothing.
  expect(accepted / all).toBeGreaterThan(least)
})

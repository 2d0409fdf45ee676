import { type Chance, type Game, type JsonObject, looseChance, type Options } from '@railhead/table'
import { AMMO, FOOD, FUEL, KIND_NAMES, KINDS, NONE, SEAT_NAMES } from './constants.ts'
import { raceToMoscow } from './game.ts'
import { isPlaying } from './rules/map.ts'
import { BASIC_GAME } from './settings.ts'
import type { State } from './state.ts'

/**
 * Random play from set-up seldom gets far. This is the same game begun in the middle: groups hold half of their theatres,
 * armies stand at the front and in the snow, few supplies are left, players hold cards and medals. For tests that must see every corner of the
 * rules.
 */
export const lateGame: Game<State> = { ...raceToMoscow, setup: (options, seed) => raceToMoscow.load(latePosition(options, seed)) }

function latePosition(options: Options, seed: string) {
  const start = raceToMoscow.setup(options, seed)
  const random = looseChance([...seed].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7))
  const held = holdAreas(start, random)
  const areas = Object.fromEntries(
    [...held].map(([area, seat]) => [start.content.areaIds[area], { control: SEAT_NAMES[seat], rail: random.pick(0, 3) === 0 }]),
  )
  return {
    game: raceToMoscow.id,
    options: raceToMoscow.optionsOf(start) as JsonObject,
    chance: { seed },
    round: 4,
    turn: SEAT_NAMES[start.order[random.pick(0, start.players[0])]],
    areas,
    armies: placeArmies(start, held, random),
    players: dealCards(start, random),
    soviet: { pool: 5 },
  }
}

/** A little more than half of what each group may hold. */
function holdAreas(s: State, random: Chance): Map<number, number> {
  const held = new Map<number, number>()
  for (let area = 0; area < s.content.landCount; area++) {
    if (s.control[area] !== 0 || s.content.victory[area] === 1 || random.pick(0, 5) < 2) continue
    const seats = [0, 1, 2].filter((seat) => s.content.colours[area] & (1 << seat) && isPlaying(s, seat))
    if (seats.length > 0) held.set(area, seats[random.pick(0, seats.length)])
  }
  return held
}

/** For each player two OKH cards, unless the game has none, one Pursuit card that is kept, and medals to buy more with. */
function dealCards(s: State, random: Chance): JsonObject {
  const { okhNumber, pursuitNumber, pursuitHold, pursuitDeck } = s.content
  const okh = s.settings[BASIC_GAME] === 1 ? [] : [...okhNumber]
  const draw = (from: number[]): number[] => (from.length === 0 ? [] : from.splice(random.pick(0, from.length), 1))
  const deal = (seat: number): JsonObject => ({
    okh: [...draw(okh), ...draw(okh)],
    held: draw([...pursuitNumber].filter((_, card) => pursuitHold[card] === 1 && pursuitDeck[card] === seat)),
    medals: random.pick(0, 5),
  })
  return Object.fromEntries([...s.order.subarray(0, s.players[0])].map((seat) => [SEAT_NAMES[seat], deal(seat)]))
}

function placeArmies(s: State, held: ReadonlyMap<number, number>, random: Chance): JsonObject {
  const armies: Record<string, JsonObject> = {}
  const taken = new Set<number>()
  // What the armies and the stock have between them at the start; there are no more tokens than that.
  const left = KIND_NAMES.map(
    (_, kind) => s.stock[kind] + s.load.reduce((sum, count, at) => sum + (at % KINDS === kind ? count : 0), 0),
  )
  const some = (kind: number, below: number): number => {
    const taken = Math.min(random.pick(0, below), left[kind])
    left[kind] -= taken
    return taken
  }
  for (let army = 0; army < s.armyArea.length; army++) {
    if (s.armyArea[army] === NONE) continue
    const open = [...held].filter(([area, seat]) => seat === s.content.armySeat[army] && !taken.has(area)).map(([area]) => area)
    const snowy = open.filter((area) => s.content.winter[area] === 1)
    const choices = snowy.length > 0 && random.pick(0, 2) === 0 ? snowy : open
    const area = choices[random.pick(0, choices.length)]
    taken.add(area)
    armies[s.content.armyIds[army]] = {
      area: s.content.areaIds[area],
      fuel: some(FUEL, 3),
      ammo: some(AMMO, 4),
      food: some(FOOD, 2),
    }
  }
  return armies
}

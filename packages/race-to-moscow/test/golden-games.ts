import type { JsonObject } from '@railhead/table'
import type { GoldenGame, GoldenPlayer } from '@railhead/table/kit'
import type { State } from '../src/state.ts'
import { chooseGreedily } from './greedy.ts'

/** The games whose records are kept: both editions, all player counts, all options, every way to end. */

interface RaceGame extends GoldenGame {
  /** Seats that are played at random; the others are greedy. */
  readonly random?: readonly string[]
}

const EVERYBODY = ['gray', 'white', 'brown', 'soviet']

const heldBy = (seat: string, ...areas: readonly string[]): JsonObject =>
  Object.fromEntries(areas.map((area) => [area, { control: seat }]))

/** Gray stands before Leningrad and is linked to its base. */
const BEFORE_LENINGRAD: JsonObject = {
  round: 4,
  turn: 'gray',
  areas: heldBy('gray', 'kaunas', 'panevezys', 'riga', 'valmiera', 'tartu', 'pskov', 'luga', 'krasnogvardeisk'),
  armies: { '4PzGr': { area: 'krasnogvardeisk', fuel: 1, ammo: 5 } },
  soviet: { deck: ['3 Army'] },
}

/** Gray is half way, with supplies behind it, and brown has the turn before. */
const ON_THE_LUGA: JsonObject = {
  round: 3,
  turn: 'brown',
  areas: {
    ...heldBy('gray', 'kaunas', 'panevezys', 'riga', 'valmiera', 'tartu'),
    pskov: { control: 'gray', supplies: { fuel: 2, ammo: 4 } },
  },
  armies: { '4PzGr': { area: 'pskov', fuel: 2, ammo: 4 }, '18A': { area: 'riga', ammo: 2 } },
}

/** Brown stands before Rostov, without a chain to its base. */
const BEFORE_ROSTOV: JsonObject = {
  round: 5,
  turn: 'brown',
  areas: heldBy('brown', 'stalino', 'mariupol', 'melitopol'),
  armies: { '1PzGr': { area: 'stalino', fuel: 1, ammo: 5 } },
  soviet: { deck: ['3 Army'], pool: 1 },
}

/** White is at the gates of Moskva. */
const BEFORE_MOSKVA: JsonObject = {
  round: 5,
  turn: 'white',
  areas: heldBy(
    'white',
    ...['brest', 'bereza', 'baranovichi', 'minsk', 'borisov', 'orsha', 'smolensk', 'vyazma', 'yukhnov', 'kaluga'],
  ),
  armies: { '2PzGr': { area: 'kaluga', fuel: 2, ammo: 4 }, '3PzGr': { area: 'vyazma', fuel: 2, ammo: 2 } },
}

export const GOLDEN_GAMES: readonly RaceGame[] = [
  { name: '01-three-players-2024', options: {} },
  { name: '02-three-players-2021', options: { edition: '2021' } },
  { name: '03-three-random-players', options: { order: ['brown', 'gray', 'white'] }, random: EVERYBODY },
  { name: '04-two-players-gray-white', options: { order: ['gray', 'white'] } },
  { name: '05-two-players-brown-gray-2021', options: { order: ['brown', 'gray'], edition: '2021' } },
  { name: '06-two-players-white-brown', options: { order: ['white', 'brown'], difficulty: 'hard' } },
  { name: '07-solitaire-gray', options: { order: ['gray'] } },
  { name: '08-solitaire-white-2021', options: { order: ['white'], edition: '2021' } },
  { name: '09-solitaire-brown', options: { order: ['brown'], difficulty: 'veteran' } },
  { name: '10-basic-game', options: { basicGame: true } },
  { name: '11-advanced-front-cards', options: { frontCards: 'advanced', armyRedeployment: true } },
  { name: '12-abwehr', options: { abwehr: true, order: ['white', 'gray'] } },
  { name: '13-total-war-lost', options: { totalWar: true }, random: ['white'] },
  { name: '14-soviet-player', options: { sovietPlayer: true } },
  {
    name: '15-soviet-player-2021-hard',
    options: { sovietPlayer: true, edition: '2021', order: ['brown', 'white'], difficulty: 'hard', winterCounterAttacks: true },
  },
  { name: '16-leningrad-taken', options: {}, start: ON_THE_LUGA, seed: 's79' },
  { name: '17-leningrad-taken-total-war', options: { totalWar: true, edition: '2021' }, start: BEFORE_LENINGRAD },
  { name: '18-rostov-without-a-chain', options: { winterCounterAttacks: true }, start: BEFORE_ROSTOV },
  {
    name: '19-moskva-in-winter',
    options: { winterCounterAttacks: true, frontCards: 'advanced', order: ['white'] },
    start: BEFORE_MOSKVA,
  },
  {
    name: '20-all-rulings-turned',
    options: {
      armyRedeployment: true,
      sovietInBlocked: 'no',
      order: ['brown', 'gray'],
      fullStock: 'yes',
      missingSupply: 'lost',
      fuelTotal: '28',
      fuehrerbefehlAnyPair: 'yes',
      encircledScore: 'yes',
      lastRoundPlacing: 'yes',
      trainConnection: 'controlled',
      seaChain: 'all-seas',
      fleetBlocks: 'passage',
      hqTiming: 'any-time',
      cardEffects: 'may',
    },
  },
]

/** Greedy, or at random where the game says so; the Soviet player is always random. */
export const goldenPlayer: GoldenPlayer<State, RaceGame> = ({ random = [] }, decision, match, chance) =>
  random.includes(decision.seat) || decision.seat === 'soviet'
    ? decision.choices[chance.pick(0, decision.choices.length)]
    : chooseGreedily(decision, match.save(), chance)

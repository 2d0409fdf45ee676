import type { Options } from '@railhead/table'
import { OPTIONS, type RaceOptions } from './options.ts'

/**
 * Inside the state a setting is one small number: the index of its value in the list of `options.ts`. Which is where in `State.settings`; `order` is kept apart. The places are written out: the build puts a number that stands here into
 * whatever reads it, but not one that is only found when the program starts, and the rules read settings at every choice.
 */
export const EDITION = 0
export const SOVIET_PLAYER = 1
export const BASIC_GAME = 2
export const FRONT_CARDS = 3
export const DIFFICULTY = 4
export const ARMY_REDEPLOYMENT = 5
export const ABWEHR = 6
export const WINTER_COUNTER_ATTACKS = 7
export const TOTAL_WAR = 8
export const SOLO_BLOCKING = 9
export const SOVIET_IN_BLOCKED = 10
export const AUXILIARIES_PER_TURN = 11
export const AIR_SUPPORT = 12
export const AIR_MARKER = 13
export const CARD_EFFECTS = 14
export const HALTED_BY_RAIL = 15
export const STUKA = 16
export const HQ_TIMING = 17
export const ENCIRCLEMENT_TIMING = 18
export const SEA_CHAIN = 19
export const FLEET_BLOCKS = 20
export const TRANSIT_LIMIT = 21
export const TRAIN_CONNECTION = 22
export const MEDAL_ON_COUNTER_ATTACK = 23
export const VICTORY_CHECK = 24
export const TIE_BREAK = 25
export const LAST_ROUND_PLACING = 26
export const MISSING_SUPPLY = 27
export const FUEL_TOTAL = 28
export const FULL_STOCK = 29
export const FUEHRERBEFEHL_ANY_PAIR = 30
export const ENCIRCLED_SCORE = 31
export const SETTINGS = 32

type Stored = Exclude<(typeof OPTIONS.options)[number], { readonly type: 'order' }>

const PLACES: { readonly [key in Stored['key']]: number } = {
  edition: EDITION,
  sovietPlayer: SOVIET_PLAYER,
  basicGame: BASIC_GAME,
  frontCards: FRONT_CARDS,
  difficulty: DIFFICULTY,
  armyRedeployment: ARMY_REDEPLOYMENT,
  abwehr: ABWEHR,
  winterCounterAttacks: WINTER_COUNTER_ATTACKS,
  totalWar: TOTAL_WAR,
  soloBlocking: SOLO_BLOCKING,
  sovietInBlocked: SOVIET_IN_BLOCKED,
  auxiliariesPerTurn: AUXILIARIES_PER_TURN,
  airSupport: AIR_SUPPORT,
  airMarker: AIR_MARKER,
  cardEffects: CARD_EFFECTS,
  haltedByRail: HALTED_BY_RAIL,
  stuka: STUKA,
  hqTiming: HQ_TIMING,
  encirclementTiming: ENCIRCLEMENT_TIMING,
  seaChain: SEA_CHAIN,
  fleetBlocks: FLEET_BLOCKS,
  transitLimit: TRANSIT_LIMIT,
  trainConnection: TRAIN_CONNECTION,
  medalOnCounterAttack: MEDAL_ON_COUNTER_ATTACK,
  victoryCheck: VICTORY_CHECK,
  tieBreak: TIE_BREAK,
  lastRoundPlacing: LAST_ROUND_PLACING,
  missingSupply: MISSING_SUPPLY,
  fuelTotal: FUEL_TOTAL,
  fullStock: FULL_STOCK,
  fuehrerbefehlAnyPair: FUEHRERBEFEHL_ANY_PAIR,
  encircledScore: ENCIRCLED_SCORE,
}

/** The first value of every ruling is the 2024 reading, so 0 is 2024 and 1 the other; likewise off and on, basic and advanced. */
export const FIRST = 0
export const SECOND = 1

/** A complete set of options as the numbers of the state. */
export function encodeSettings(options: Options, into: Uint8Array): void {
  for (const spec of OPTIONS.options) {
    const value = options[spec.key]
    if (spec.type === 'choice') into[PLACES[spec.key]] = spec.values.findIndex((known) => known === value)
    else if (spec.type === 'toggle') into[PLACES[spec.key]] = Number(value)
  }
}

export function decodeSettings(settings: Uint8Array, order: readonly string[]): RaceOptions {
  const options: Record<string, Options[string]> = {}
  for (const spec of OPTIONS.options) {
    if (spec.type === 'order') options[spec.key] = order
    else {
      const stored = settings[PLACES[spec.key]]
      options[spec.key] = spec.type === 'choice' ? spec.values[stored] : stored === 1
    }
  }
  return options as RaceOptions
}

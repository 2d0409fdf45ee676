import type { EventSamples } from '@railhead/table'
import type { COUNTRIES } from './content/content.ts'
import type { KIND_CODES, SideName } from './units.ts'

type UnitCode = (typeof KIND_CODES)[number]
type AreaNumber = number
type CardNumber = number

/** Facts of each event beside its type; areas and cards by their printed numbers. */
type Facts = {
  /** [5.0] */
  bid: { player: number; side: SideName; points: number }
  'bid-accepted': { player: number; side: SideName; points: number; axis: number }
  /** [8.0] `forced`: there was no card to play. */
  passed: { side: SideName; forced: boolean }
  'card-played': { side: SideName; card: CardNumber }
  'card-done': { side: SideName; card: CardNumber; kept: boolean }
  /** [10.7] */
  'front-card-used': { side: SideName; card: CardNumber }
  /** [8.2] */
  supply: { side: SideName }
  starved: { area: AreaNumber; unit: UnitCode }
  /** [8.3] */
  'move-marked': { area: AreaNumber }
  'attack-marked': { area: AreaNumber }
  moved: { unit: UnitCode; from: AreaNumber; to: AreaNumber }
  overrun: { area: AreaNumber; from: AreaNumber; lost: UnitCode }
  flew: { unit: UnitCode; from: AreaNumber; to: AreaNumber; rebase: boolean }
  landed: { unit: UnitCode; from: AreaNumber; to: AreaNumber }
  railed: { unit: UnitCode; from: AreaNumber; to: AreaNumber }
  entrenched: { area: AreaNumber; count: number }
  /** [8.5] */
  placed: { unit: UnitCode; area: AreaNumber }
  'partisan-removed': { area: AreaNumber; unit: UnitCode }
  /** [8.1] */
  control: { area: AreaNumber; side: SideName | 'neutral' }
  production: { axis: number; soviet: number }
  'points-promised': { side: SideName; points: number }
  /** [8.4] */
  attack: { area: AreaNumber; side: SideName }
  'attack-called-off': { area: AreaNumber }
  /** It was marked, but nobody is left to be attacked, or to attack. */
  'attack-lapsed': { area: AreaNumber; reason: 'no-defender' | 'no-attacker' }
  'air-committed': { side: SideName; area: AreaNumber }
  'air-lost': { area: AreaNumber; unit: UnitCode }
  battle: {
    area: AreaNumber
    attacker: SideName
    attackerDice: readonly number[]
    defenderDice: readonly number[]
    defenderDamage: number
    attackerDamage: number
    winner: SideName
    /** The defender had no supply, which doubles the damage. */
    outOfSupply: boolean
    /** The defender was entrenched, and the card did not say that this does not count: one damage less. */
    entrenched: boolean
    /** Who wins with equal damage. */
    ties: SideName
  }
  /** `area` is where the unit stood, `battle` what was fought for. */
  loss: { side: SideName; unit: UnitCode; area: AreaNumber; battle: AreaNumber }
  retreated: { unit: UnitCode; from: AreaNumber; to: AreaNumber }
  'retreat-lost': { unit: UnitCode; area: AreaNumber }
  advanced: { unit: UnitCode; from: AreaNumber; to: AreaNumber }
  /** [9.0] The Victory Points of both sides. */
  'year-over': { year: number; axis: number; soviet: number }
  'country-changed': { country: (typeof COUNTRIES)[number]; side: SideName }
  'country-out': { country: (typeof COUNTRIES)[number] | 'italy' }
  /** [9.2] Units that a change of sides takes off the map. */
  removed: { area: AreaNumber; unit: UnitCode; count: number }
  year: { year: number }
  points: { side: SideName; points: number }
  bought: { side: SideName; card: CardNumber; left: number }
  'purchase-passed': { side: SideName }
  /** [11.0] */
  'bot-personality': { side: SideName; personality: string }
}

/** What can happen in a game of Ostkrieg. */
export type OstkriegEvent = {
  readonly [type in keyof Facts]: { readonly type: type } & { readonly [fact in keyof Facts[type]]: Facts[type][fact] }
}[keyof Facts]

/** One of each, from games that were played. */
export const EVENT_SAMPLES: EventSamples<OstkriegEvent> = {
  bid: { type: 'bid', player: 1, side: 'axis', points: 2 },
  'bid-accepted': { type: 'bid-accepted', player: 2, side: 'axis', points: 2, axis: 1 },
  passed: { type: 'passed', side: 'soviet', forced: false },
  'card-played': { type: 'card-played', side: 'axis', card: 1 },
  'card-done': { type: 'card-done', side: 'axis', card: 1, kept: false },
  'front-card-used': { type: 'front-card-used', side: 'soviet', card: 60 },
  supply: { type: 'supply', side: 'axis' },
  starved: { type: 'starved', area: 67, unit: 'SI' },
  'move-marked': { type: 'move-marked', area: 84 },
  'attack-marked': { type: 'attack-marked', area: 73 },
  moved: { type: 'moved', unit: 'GA', from: 81, to: 66 },
  overrun: { type: 'overrun', area: 66, from: 81, lost: 'SI' },
  flew: { type: 'flew', unit: 'GL', from: 84, to: 81, rebase: true },
  landed: { type: 'landed', unit: 'GL', from: 81, to: 66 },
  railed: { type: 'railed', unit: 'GI', from: 84, to: 68 },
  entrenched: { type: 'entrenched', area: 67, count: 3 },
  placed: { type: 'placed', unit: 'SI', area: 49 },
  'partisan-removed': { type: 'partisan-removed', area: 67, unit: 'SP' },
  control: { type: 'control', area: 66, side: 'axis' },
  production: { type: 'production', axis: 13, soviet: 15 },
  'points-promised': { type: 'points-promised', side: 'soviet', points: 2 },
  attack: { type: 'attack', area: 66, side: 'axis' },
  'attack-called-off': { type: 'attack-called-off', area: 66 },
  'attack-lapsed': { type: 'attack-lapsed', area: 66, reason: 'no-attacker' },
  'air-committed': { type: 'air-committed', side: 'axis', area: 66 },
  'air-lost': { type: 'air-lost', area: 66, unit: 'SL' },
  battle: {
    type: 'battle',
    area: 66,
    attacker: 'axis',
    attackerDice: [6, 4, 1],
    defenderDice: [2],
    defenderDamage: 2,
    attackerDamage: 0,
    winner: 'axis',
    outOfSupply: false,
    entrenched: false,
    ties: 'axis',
  },
  loss: { type: 'loss', side: 'soviet', unit: 'SI', area: 66, battle: 66 },
  retreated: { type: 'retreated', unit: 'SI', from: 66, to: 67 },
  'retreat-lost': { type: 'retreat-lost', unit: 'SI', area: 66 },
  advanced: { type: 'advanced', unit: 'GI', from: 81, to: 66 },
  'year-over': { type: 'year-over', year: 1941, axis: 7, soviet: 13 },
  'country-changed': { type: 'country-changed', country: 'romania', side: 'soviet' },
  'country-out': { type: 'country-out', country: 'italy' },
  removed: { type: 'removed', area: 93, unit: 'RI', count: 2 },
  year: { type: 'year', year: 1942 },
  points: { type: 'points', side: 'axis', points: 12 },
  bought: { type: 'bought', side: 'axis', card: 5, left: 9 },
  'purchase-passed': { type: 'purchase-passed', side: 'soviet' },
  'bot-personality': { type: 'bot-personality', side: 'soviet', personality: 'balanced' },
}

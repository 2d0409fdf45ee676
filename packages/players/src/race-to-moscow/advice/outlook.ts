import { raceToMoscow as game } from '@railhead/race-to-moscow'
import { poolSize, SEAT_NAMES, SOVIET, type State, setting } from '@railhead/race-to-moscow/inside'
import type { Outlook, Situation } from '../../advice/advice.ts'
import { type Contender, decided, outlookOf } from '../../advice/model.ts'
import { AT, COUNT } from '../features.ts'
import { readFeatures } from '../reading.ts'
import { CALIBRATION } from './generated/calibration.ts'

/** What speaks for a contender, in this order. */
export const FEATURES = [
  ...SEAT_NAMES,
  'lead early',
  'lead late',
  'ahead in the last round',
  'objectives near',
  'city near',
  'field army near the city',
  'armored steps to the city',
  'fuel',
  'ammo',
  'food',
  'areas',
  'halted armies',
  'vehicles',
  'cards',
  'to move',
  'has moved in the first round',
  'medals on the map early',
  'medals on the map late',
] as const

/** Markers in the pool when nothing has happened yet, or more. */
const FULL_POOL = 12

/** Situations of the same kind have weights of their own. */
function kindOf(s: State): string {
  if (s.settings[setting.TOTAL_WAR] === 1) return 'total war'
  const groups = s.players[0] === 1 ? 'alone' : `${s.players[0]} army groups`
  return s.settings[setting.SOVIET_PLAYER] === 1 ? `${groups}, Soviet player` : groups
}

const lateness = (s: State): number => (s.lastRound[0] === 1 ? 1 : 1 - Math.min(FULL_POOL, poolSize(s)) / FULL_POOL)

const read = new Float64Array(COUNT)

/** In numbers of the order of 1. */
function featuresOf(s: State, seat: number): number[] {
  const late = lateness(s)
  const seats = SEAT_NAMES.map((_, one) => (one === seat ? 1 : 0))
  if (seat === SOVIET) {
    let left = 0
    for (let area = 0; area < s.content.landCount; area++) left += s.medals[area]
    return [...seats, ...FEATURES.slice(SEAT_NAMES.length, -2).map(() => 0), (left / 10) * (1 - late), (left / 10) * late]
  }
  readFeatures(s, seat, 0, read)
  const lead = read[AT.score] - read[AT['best rival']]
  return [
    ...seats,
    lead * (1 - late),
    lead * late,
    read[AT['ahead in the last round']],
    read[AT['objectives near']],
    read[AT['city near']],
    read[AT['field army near the city']],
    read[AT['armored steps to the city']] / 10,
    read[AT['armored fuel']],
    read[AT['armored ammo']] + read[AT['field ammo']],
    read[AT['armored food']] + read[AT['field food']],
    read[AT.areas] / 10,
    read[AT['halted armies']],
    read[AT.vehicles],
    read[AT['OKH cards']] + read[AT['extra army']] + read[AT.auxiliaries] + read[AT['HQ ready']],
    s.active === seat ? 1 : 0,
    // Whoever comes first takes at once what stands open to the others too, and is not ahead for it.
    s.round[0] === 1 && s.order.indexOf(seat) < s.turn[0] ? 1 : 0,
    0,
    0,
  ]
}

const NOTHING = FEATURES.map(() => 0)

/** Who may win, and what speaks for each. */
function contenders(s: State): Contender[] {
  const axis = [...s.order.subarray(0, s.players[0])].sort((a, b) => a - b)
  const hasSoviet = s.settings[setting.SOVIET_PLAYER] === 1
  const soviet: Contender[] = hasSoviet ? [{ seats: [SEAT_NAMES[SOVIET]], features: featuresOf(s, SOVIET) }] : []
  const nobody: Contender = { seats: [], features: NOTHING }
  if (s.settings[setting.TOTAL_WAR] === 1) {
    const rows = axis.map((seat) => featuresOf(s, seat))
    const together = FEATURES.map((_, i) => rows.reduce((sum, row) => sum + row[i], 0) / rows.length)
    return [{ seats: axis.map((seat) => SEAT_NAMES[seat]), features: together }, ...(hasSoviet ? soviet : [nobody])]
  }
  const each = axis.map((seat): Contender => ({ seats: [SEAT_NAMES[seat]], features: featuresOf(s, seat) }))
  return [...each, ...soviet, ...(axis.length === 1 && !hasSoviet ? [nobody] : [])]
}

export const calibrated = CALIBRATION.contentHash === game.contentHash && CALIBRATION.rulesVersion === game.rulesVersion

export const situationOf = (s: State): Situation => ({ kind: kindOf(s), contenders: contenders(s) })

/** The weights of each kind in the order of the features; what was looked at for the first time after they were fitted says nothing yet. */
const WEIGHTS = new Map(
  Object.entries(CALIBRATION.kinds).map(([kind, { weights }]) => [
    kind,
    FEATURES.map((feature) => weights[CALIBRATION.features.indexOf(feature)] ?? 0),
  ]),
)

/** Where a kind was never fitted, that of three army groups will have to do; and at worst nothing speaks for anybody. */
const weightsFor = (kind: string): readonly number[] => WEIGHTS.get(kind) ?? WEIGHTS.get('3 army groups') ?? NOTHING

/** Everybody's chance in a world of which everything is known. */
export function outlookIn(s: State): Outlook {
  const outcome = game.outcome(s)
  if (outcome !== undefined)
    return decided(
      game.seated(s).map((seat) => SEAT_NAMES[seat]),
      outcome.winners,
    )
  const { kind, contenders: all } = situationOf(s)
  return outlookOf(all, weightsFor(kind))
}

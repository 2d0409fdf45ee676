import { AXIS, LAST_YEAR, NOBODY, type OstkriegState, ostkrieg, SOVIET, STEP, seatOf } from '@railhead/ostkrieg/inside'
import { Question, sameJson } from '@railhead/table'
import type { Outlook, Situation } from '../../advice/advice.ts'
import { type Contender, decided, outlookOf } from '../../advice/model.ts'
import { shipped } from '../shipped.ts'
import { CALIBRATION } from './generated/calibration.ts'

/** Nobody can be further ahead: how far, against how far the margin usually still moves in that year. */
const FARTHEST = 8
const YEARS = Array.from({ length: LAST_YEAR + 1 }, (_, year) => year)

/** What speaks for the Axis, in this order: a number of its own for every year. */
export const FEATURES: readonly string[] = ['axis', ...YEARS.map((year) => `lead in ${1941 + year}`)]

const kindOf = (state: OstkriegState): string => {
  const { scenario, bot } = ostkrieg.optionsOf(state)
  return bot === 'none' ? `${scenario}` : `${scenario}, ${bot} bot`
}

/** Both sides; what speaks for the Axis speaks against the Soviets. */
function contenders(state: OstkriegState): Contender[] {
  const standing = shipped.standing(state, AXIS)
  const lead = Math.max(-FARTHEST, Math.min(FARTHEST, standing / Math.max(0.001, 1 - Math.abs(standing))))
  return [
    { seats: [seatName(state, AXIS)], features: [1, ...YEARS.map((year) => (year === state.year ? lead : 0))] },
    { seats: [seatName(state, SOVIET)], features: FEATURES.map(() => 0) },
  ]
}

/** Whoever plays the side; also the booklet's bot. */
const seatName = (state: OstkriegState, side: number): string => ostkrieg.seats[seatOf(state, side)]

export const calibrated = CALIBRATION.contentHash === ostkrieg.contentHash && CALIBRATION.rulesVersion === ostkrieg.rulesVersion

export const situationOf = (state: OstkriegState): Situation => ({ kind: kindOf(state), contenders: contenders(state) })

/** Where the bot of a scenario was never met, the scenario between people will have to do; and at worst nothing speaks for anybody. */
function weightsFor(kind: string): readonly number[] {
  const isOurs = sameJson([...CALIBRATION.features], [...FEATURES])
  const found = isOurs ? (CALIBRATION.kinds[kind] ?? CALIBRATION.kinds[kind.split(',')[0]]) : undefined
  return found?.weights ?? FEATURES.map(() => 0)
}

/** A draw is half a victory for either; and so is a game of which nobody has bid for a side yet. */
export function outlookIn(state: OstkriegState): Outlook {
  const seats = [AXIS, SOVIET].map((side) => seatName(state, side))
  const isEven = (state.ending !== 0 && state.winner === NOBODY) || isBidding(state)
  if (isEven) return { chances: { [seats[0]]: 0.5, [seats[1]]: 0.5 }, nobody: 0 }
  if (state.ending !== 0) return decided(seats, [seatName(state, state.winner)])
  const { kind, contenders: all } = situationOf(state)
  return outlookOf(all, weightsFor(kind))
}

const question = new Question()
const isBidding = (state: OstkriegState): boolean =>
  state.bidding === 1 && state.ending === 0 && ostkrieg.pending(state, question).step === STEP.bid

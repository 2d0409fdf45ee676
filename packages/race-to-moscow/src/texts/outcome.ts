import type { JsonObject, Outcome } from '@railhead/table'
import { count, seatName } from './names.ts'

const SOVIET = 'soviet'

/** How the game ended, in one or two sentences. */
export function outcomeText(outcome: Outcome): string {
  const reason = REASONS[outcome.reason] ?? REASONS.medals
  return reason(outcome)
}

/** By the reason of the outcome. */
export const REASONS: { readonly [reason: string]: (outcome: Outcome) => string } = {
  'victory-area': byVictoryArea,
  medals: (outcome) => byMedals(outcome, 'The last Soviet marker was placed.'),
  'round-limit': (outcome) => byMedals(outcome, `The game stopped after ${outcome.detail.rounds ?? 'its last'} rounds.`),
}

function byVictoryArea(outcome: Outcome): string {
  const victor = seatName(outcome.detail.victor ?? outcome.winners[0])
  const rounds = typeof outcome.detail.rounds === 'number' ? ` in round ${outcome.detail.rounds}` : ''
  const won = `${victor} captured a Victory area linked to the Main Supply Base${rounds}`
  // [2024:13.5] In Total War one victory is everybody's.
  return outcome.winners.length > 1 ? `${won}: all Axis players won together.` : `${won} and won at once.`
}

function byMedals(outcome: Outcome, ending: string): string {
  const scores = scoreList(outcome)
  const seats = Object.keys(outcome.scores)
  const axis = seats.filter((seat) => seat !== SOVIET)
  const [first, ...others] = outcome.winners
  if (first === undefined) {
    return axis.length === 1 && seats.length === 1
      ? `${ending} ${seatName(axis[0])} reached no Victory area and scored ${count(outcome.scores[axis[0]], 'medal')}.`
      : `${ending} Nobody reached a Victory area: all Axis players lost. ${scores}.`
  }
  if (others.length > 0)
    return `${ending} ${outcome.winners.map((seat) => seatName(seat)).join(' and ')} shared the victory. ${scores}.`
  return `${ending} ${seatName(first)} won with ${count(outcome.scores[first], 'medal')}${tieBreak(outcome, first)}. ${scores}.`
}

/** Who has no more medals than another won by encircled cards, or by the later place in the order. */
function tieBreak(outcome: Outcome, winner: string): string {
  const tied = Object.keys(outcome.scores).filter((seat) => seat !== winner && outcome.scores[seat] === outcome.scores[winner])
  if (tied.length === 0) return ''
  const encircled = (seat: string): number => Number(((outcome.detail[seat] ?? {}) as JsonObject).encircled ?? 0)
  return tied.every((seat) => encircled(seat) < encircled(winner)) ? ' and more encircled cards' : ' as the later in the order'
}

const scoreList = (outcome: Outcome): string =>
  Object.entries(outcome.scores)
    .map(([seat, medals]) => `${seatName(seat)} ${medals}`)
    .join(', ')

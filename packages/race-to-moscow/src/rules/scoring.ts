import type { Outcome } from '@railhead/table'
import { AMMO_PER_MEDAL, MEDALS_FOR_VICTORY_AREA, SEAT_NAMES, SOVIET } from '../constants.ts'
import { ENCIRCLED_SCORE, FIRST, SOVIET_PLAYER, TIE_BREAK, TOTAL_WAR } from '../settings.ts'
import {
  DEFEATED,
  ENDED_BY_ROUND_LIMIT,
  ENDED_BY_VICTORY_AREA,
  GOING_ON,
  SOVIET_DEFEATED,
  SOVIET_ENCIRCLED,
  type State,
} from '../state.ts'

/** [2024:5] [2021:6.3] The count of medals. */
export interface Score {
  readonly tokens: number
  /** Medals printed on defeated cards. */
  readonly cards: number
  /** Ammo on defeated cards without a medal. */
  readonly ammo: number
  readonly ammoMedals: number
  readonly victoryAreas: number
  readonly encircled: number
  readonly medals: number
}

function scoreOf(s: State, seat: number): Score {
  const scoresEncircled = s.settings[ENCIRCLED_SCORE] === 1
  let cards = 0
  let ammo = 0
  let encircled = 0
  for (const [card, place] of s.sovietPlace.entries()) {
    const isEncircled = place === SOVIET_ENCIRCLED + seat
    if (isEncircled) encircled++
    if (place !== SOVIET_DEFEATED + seat && !(isEncircled && scoresEncircled)) continue
    if (s.content.sovietMedal[card] === 1) cards++
    else ammo += s.content.sovietAmmo[card]
  }
  for (const [card, place] of s.pursuitPlace.entries()) {
    if (place === DEFEATED && s.content.pursuitDeck[card] === seat) ammo += s.content.pursuitAmmo[card]
  }
  const victoryAreas = s.content.victoryAreas.filter((area) => s.control[area] === seat + 1).length
  const tokens = s.medalsWon[seat]
  const ammoMedals = Math.floor(ammo / AMMO_PER_MEDAL)
  const medals = tokens + cards + ammoMedals + victoryAreas * MEDALS_FOR_VICTORY_AREA
  return { tokens, cards, ammo, ammoMedals, victoryAreas, encircled, medals }
}

/** [2024:14.9] Medals left on the map are the Soviet player's. */
const sovietScore = (s: State): number => s.medals.reduce((sum, medals) => sum + medals)

export function outcomeOf(s: State): Outcome | undefined {
  if (s.ending[0] === GOING_ON) return undefined
  const scores: Record<string, number> = {}
  const detail: Record<string, Record<string, number> | number | string> = { rounds: s.round[0] }
  const seats = [...s.order.subarray(0, s.players[0])]
  const counted = seats.map((seat) => ({ seat, ...scoreOf(s, seat) }))
  for (const { seat, ...score } of counted) {
    scores[SEAT_NAMES[seat]] = score.medals
    detail[SEAT_NAMES[seat]] = score
  }
  if (s.settings[SOVIET_PLAYER] === 1) scores[SEAT_NAMES[SOVIET]] = sovietScore(s)

  if (s.ending[0] === ENDED_BY_VICTORY_AREA) {
    // [2024:13.5] In Total War the Axis players win or lose together.
    const winners = s.settings[TOTAL_WAR] === 1 ? seats : [s.winner[0]]
    return {
      winners: winners.map((seat) => SEAT_NAMES[seat]),
      reason: 'victory-area',
      scores,
      detail: { ...detail, victor: SEAT_NAMES[s.winner[0]] },
    }
  }
  const reason = s.ending[0] === ENDED_BY_ROUND_LIMIT ? 'round-limit' : 'medals'
  return { winners: standardWinners(s, counted).map((seat) => SEAT_NAMES[seat]), reason, scores, detail }
}

function standardWinners(s: State, counted: readonly (Score & { seat: number })[]): number[] {
  const hasSoviet = s.settings[SOVIET_PLAYER] === 1
  // [2024:13.5] Without an immediate victory all Axis players have lost.
  if (s.settings[TOTAL_WAR] === 1) return hasSoviet ? [SOVIET] : []
  const soviet = hasSoviet ? sovietScore(s) : -Infinity
  const most = Math.max(soviet, ...counted.map((one) => one.medals))
  const best = counted.filter((one) => one.medals === most)
  if (soviet === most) return [...best.map((one) => one.seat), SOVIET]
  // [2021:6.4] Alone there is nobody to beat: without the immediate victory the medals are a score, not a win.
  if (s.players[0] === 1 && !hasSoviet) return []
  const encircled = Math.max(...best.map((one) => one.encircled))
  const tied = best.filter((one) => one.encircled === encircled)
  // [2024:5] Then the tying player later in the order wins; [2021:6.3] it remains a tie.
  return s.settings[TIE_BREAK] === FIRST ? [tied[tied.length - 1].seat] : tied.map((one) => one.seat)
}

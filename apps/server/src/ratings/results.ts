import type { SeatName } from '@railhead/table'

/*
 * Who has beaten whom in a game. A game of three is three games of two, as far as the rules of the game compare them: whoever won has beaten everybody who did not,
 * and those who did not are not compared, since playing for the second place is another game.
 */

/** Somebody who began a game. */
export interface Entrant {
  readonly seat: SeatName
  /** They went away before the end, or were away too long: lost against everybody who stayed. */
  readonly left: boolean
}

export interface Pair {
  readonly one: SeatName
  readonly other: SeatName
  /** What the one made of it: 1, 0.5 or 0. */
  readonly score: number
}

/** `winners` is null where the people ended the game before its end: then only leaving counts. `allied` win or lose together. */
export function pairsOf(
  entrants: readonly Entrant[],
  winners: readonly SeatName[] | null,
  allied: readonly SeatName[] = [],
): Pair[] {
  return entrants.flatMap((one, i) =>
    entrants.slice(i + 1).flatMap((other) => {
      if (allied.includes(one.seat) && allied.includes(other.seat)) return []
      const score = scoreBetween(one, other, winners)
      return score === undefined ? [] : [{ one: one.seat, other: other.seat, score }]
    }),
  )
}

function scoreBetween(one: Entrant, other: Entrant, winners: readonly SeatName[] | null): number | undefined {
  if (one.left !== other.left) return one.left ? 0 : 1
  if (one.left || winners === null) return undefined
  const [oneWon, otherWon] = [winners.includes(one.seat), winners.includes(other.seat)]
  if (oneWon !== otherWon) return oneWon ? 1 : 0
  return oneWon || winners.length === 0 ? 0.5 : undefined
}

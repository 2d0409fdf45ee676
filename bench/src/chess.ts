import { Chess } from 'chessops/chess'
import { SquareSet } from 'chessops/squareSet'
import type { Role } from 'chessops/types'
import type { Contestant, Dice } from './contestant.ts'

const MOST_MOVES = 256
/** 100 half-moves without a pawn moved or a piece taken is a draw. */
const DRAWN_AFTER = 100
const PROMOTIONS: readonly Role[] = ['queen', 'rook', 'bishop', 'knight']

const moves = new Int32Array(MOST_MOVES)

/** Random chess with chessops, the rules library behind lichess's boards. */
export const chess: Contestant = { name: 'chessops', playGame }

function playGame(dice: Dice): number {
  const position = Chess.default()
  let played = 0
  while (position.halfmoves < DRAWN_AFTER && !position.isInsufficientMaterial()) {
    const count = listMoves(position)
    if (count === 0) break
    const move = moves[dice.below(count)]
    const promotion = move >> 12
    position.play({ from: move & 63, to: (move >> 6) & 63, promotion: promotion === 0 ? undefined : PROMOTIONS[promotion - 1] })
    played++
  }
  return played
}

/** Fills `moves` with all legal moves: from, to and promotion packed into one number. */
export function listMoves(position: Chess): number {
  const context = position.ctx()
  const lastRanks = SquareSet.backranks()
  let count = 0
  for (const from of position.board[position.turn]) {
    const promotes = position.board.pawn.has(from)
    for (const to of position.dests(from, context)) {
      const move = from | (to << 6)
      if (promotes && lastRanks.has(to)) for (let p = 1; p <= PROMOTIONS.length; p++) moves[count++] = move | (p << 12)
      else moves[count++] = move
    }
  }
  return count
}

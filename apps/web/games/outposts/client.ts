import type { BoardToken } from '../../src/board/api.ts'
import type { GameClient } from '../../src/game/client.ts'
import { art, board, boardState, type Outpost } from './board.tsx'
import { Panel } from './panel.tsx'
import { outpostsView } from './view.ts'
import { describe, nameOf, seatLook } from './words.ts'

/** Everything that Outposts brings to the pages. */
export const client: GameClient<Outpost, BoardToken> = {
  board,
  art,
  boardState,
  describe,
  seat: seatLook,
  Panel,
  nameOf,
  clock(view) {
    const { round, options } = outpostsView(view)
    return { round: `${Math.min(round + 1, options.rounds)} of ${options.rounds}`, order: [] }
  },
}

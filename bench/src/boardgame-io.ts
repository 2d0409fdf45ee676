import { CreateGameReducer, type GameDefinition, InitializeGame } from 'boardgame.io/dist/cjs/internal.js'
import type { Contestant, Dice } from './contestant.ts'

/**
 * Random play with boardgame.io, the best-known library for turn-based games in JavaScript: its reducer, called directly,
 * which is the quickest way through it.
 */
function contestant<G>(game: GameDefinition<G>, move: string, legal: (G: G, player: string) => number[]): Contestant {
  const reduce = CreateGameReducer({ game })
  return {
    name: `boardgame.io ${game.name}`,
    playGame(dice: Dice): number {
      let state = InitializeGame({ game: { ...game, seed: dice.word() }, numPlayers: 2 })
      let played = 0
      while (state.ctx.gameover === undefined) {
        const player = state.ctx.currentPlayer
        const choices = legal(state.G, player)
        const args = [choices[dice.below(choices.length)]]
        state = reduce(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID: player } })
        played++
      }
      return played
    },
  }
}

interface TicTacToe {
  cells: (string | null)[]
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

const ticTacToe: GameDefinition<TicTacToe> = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, ctx }, cell) {
      if (G.cells[cell] !== null) return 'INVALID_MOVE'
      G.cells[cell] = ctx.currentPlayer
      return undefined
    },
  },
  endIf({ G }) {
    for (const [a, b, c] of LINES)
      if (G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c]) return { winner: G.cells[a] }
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined
  },
}

interface Tricks {
  hands: number[][]
  led: number | null
  taken: number[]
}

const HAND = 10

/** Ten cards each, dealt from a shuffled pack; the higher card of two takes the trick. */
const tricks: GameDefinition<Tricks> = {
  name: 'tricks',
  setup({ ctx, random }) {
    const pack = random.Shuffle(Array.from({ length: 52 }, (_, card) => card))
    return {
      hands: Array.from({ length: ctx.numPlayers }, (_, i) => pack.slice(i * HAND, (i + 1) * HAND)),
      led: null,
      taken: Array(ctx.numPlayers).fill(0),
    }
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play({ G, ctx }, card) {
      const player = Number(ctx.currentPlayer)
      const at = G.hands[player].indexOf(card)
      if (at < 0) return 'INVALID_MOVE'
      G.hands[player].splice(at, 1)
      if (G.led === null) G.led = card
      else {
        G.taken[card > G.led ? player : 1 - player]++
        G.led = null
      }
      return undefined
    },
  },
  endIf({ G }) {
    return G.hands.every((hand) => hand.length === 0) ? { taken: G.taken } : undefined
  },
}

export const boardgameIo: readonly Contestant[] = [
  contestant(ticTacToe, 'mark', (G) => G.cells.flatMap((cell, i) => (cell === null ? i : []))),
  contestant(tricks, 'play', (G, player) => [...G.hands[Number(player)]]),
]

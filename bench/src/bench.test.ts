import { Chess } from 'chessops/chess'
import { parseFen } from 'chessops/fen'
import { describe, expect, it } from 'vitest'
import { boardgameIo } from './boardgame-io.ts'
import { chess, listMoves } from './chess.ts'
import { Dice } from './contestant.ts'
import { median, race } from './measure.ts'
import { table } from './table.ts'

describe('the peers', () => {
  it.each([
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 20],
    ['r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', 48],
    ['rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8', 44],
    ['R6k/6pp/8/8/8/8/8/K7 b - - 0 1', 0],
  ])('list every legal chess move of %s', (fen, count) => {
    const position = Chess.fromSetup(parseFen(fen).unwrap()).unwrap()
    expect(listMoves(position)).toBe(count)
  })

  it('play whole games', () => {
    expect(chess.playGame(new Dice(1))).toBeGreaterThan(10)
    const [ticTacToe, tricks] = boardgameIo
    const lengths = Array.from({ length: 20 }, (_, i) => ticTacToe.playGame(new Dice(i)))
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(5)
    expect(Math.max(...lengths)).toBe(9)
    expect(tricks.playGame(new Dice(1))).toBe(20)
  })
})

describe('the measuring', () => {
  it('finds the faster contestant, as a ratio to the yardstick', () => {
    const work = (turns: number) => () => {
      let x = 1
      for (let i = 0; i < turns; i++) x = (x * 48271) % 2147483647
      // As many choices as lie between two looks at the clock, so that one game is enough for one of them.
      return x > 0 ? 2000 : 0
    }
    const contestants = [
      { name: 'quick', playGame: work(20_000) },
      { name: 'slow', playGame: work(200_000) },
    ]
    const [quick, slow] = race(contestants, 'slow', { rounds: 3, slice: 20, warmUp: 20 })
    expect(slow.ratio).toBe(1)
    expect(quick.ratio).toBeGreaterThan(3)
    expect(quick.perCpuSecond).toBeGreaterThan(3 * slow.perCpuSecond)
  })

  it('takes the middle', () => {
    expect(median([5, 1, 3])).toBe(3)
    expect(median([4, 1, 3, 2])).toBe(2.5)
  })

  it('throws dice from a whole range', () => {
    const dice = new Dice(7)
    expect(new Set(Array.from({ length: 200 }, () => dice.below(6))).size).toBe(6)
  })
})

it('draws tables in columns', () => {
  expect(
    table(
      ['', 'n'],
      [
        ['a', '1'],
        ['long', '200'],
      ],
    ),
  ).toBe('           n\n  a        1\n  long   200\n')
})

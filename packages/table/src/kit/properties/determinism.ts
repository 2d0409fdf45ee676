import type { GameEvent } from '../../game.ts'
import { holdSame, holdSameBytes, type Property } from '../property.ts'
import { Walk } from '../walk.ts'

export const deterministic: Property = {
  name: 'deterministic',
  says: 'the same seed and the same choices give the same bytes and the same events',
  check(walk) {
    const [first, second]: GameEvent[][] = [[], []]
    const once = walk.end(undefined, (event) => first.push(event))
    const again = walk.end(undefined, (event) => second.push(event))
    holdSameBytes(again, once, 'played a second time')
    holdSame(second, first, 'the events of the second time')
  },
}

export const apart: Property = {
  name: 'games-do-not-touch',
  says: 'two games played in turns in one process go as they go alone',
  check(walk, { cases }) {
    const otherCase = cases[(cases.indexOf(walk.case) + 1) % cases.length]
    const other = new Walk(walk.game, otherCase, `${walk.seed}/other`, walk.picks.toReversed())
    const [alone, otherAlone] = [walk.end(), other.end()]
    const [together, otherTogether] = [walk.start(), other.start()]
    for (let i = 0; i < walk.picks.length; i++) {
      walk.advance(together, i)
      other.advance(otherTogether, i)
    }
    holdSameBytes(together, alone, 'beside another game')
    holdSameBytes(otherTogether, otherAlone, 'beside another game')
  },
}

export const copies: Property = {
  name: 'copies-are-whole-and-apart',
  says: 'a copy has the same bytes, also in memory used before, and what is done to it leaves the original alone',
  check(walk) {
    const { game } = walk
    const state = walk.end()
    const used = walk.start()
    holdSameBytes(game.copy(state, used), state, 'a copy into used memory')
    const copy = game.copy(state)
    holdSameBytes(copy, state, 'a copy')
    const before = { bytes: state.bytes.slice() }
    for (const pick of [0, 1, 2]) {
      const step = walk.stepAt(copy, pick)
      if (step !== undefined) game.apply(copy, step.code, undefined, step.seat)
    }
    holdSameBytes(state, before, 'the original after playing on with the copy')
    const [onCopy, onOriginal] = [game.copy(state), walk.end()]
    const step = walk.stepAt(onOriginal, 1)
    if (step === undefined) return
    game.apply(onCopy, step.code, undefined, step.seat)
    game.apply(onOriginal, step.code, undefined, step.seat)
    holdSameBytes(onCopy, onOriginal, 'the copy after the same choice')
  },
}

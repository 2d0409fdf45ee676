import { expect, test } from 'vitest'
import * as choices from '../../test/broken/choices.ts'
import { outposts } from '../../test/outposts/index.ts'
import type { Files } from './golden.ts'
import { checkPerft, perftCounts } from './perft.ts'

const POSITIONS = {
  'opening.json': '{ "game": "outposts", "options": { "rounds": 1 } }',
  'three.json': '{ "game": "outposts", "options": { "players": 3 } }',
}
const FILES: Files = { ...POSITIONS, ...perftCounts(outposts, POSITIONS) }

test('counts are taken until they grow large or the depth does', () => {
  const counts = JSON.parse(FILES['counts.json'])
  // Three cards each, one target or a pass, three stakes: see the rules of Outposts.
  expect(counts.opening).toEqual([3, 9, 18, 36, 90, 90, 90, 90, 90])
  const wider = perftCounts(choices.listsTwice(), { 'three.json': POSITIONS['three.json'] })
  const { three } = JSON.parse(wider['counts.json'])
  expect(three.length).toBeLessThan(9)
  expect(three.at(-1) * (three.at(-1) / three.at(-2))).toBeGreaterThan(20_000)
  expect(FILES['counts.json'].split('\n')[1]).toMatch(/^ {2}"opening": \[3, 9, 18, 36, /)
})

test('hold for the game that was counted', () => checkPerft(outposts, FILES))

test('one choice more or fewer changes a count, which is told with its position and depth', () => {
  expect(() => checkPerft(choices.listsTwice(), FILES)).toThrow('opening, depth 1: expected 3 continuations, found 4')
  expect(() => checkPerft(choices.listsNothing(), FILES)).toThrow('opening, depth 4: expected 36 continuations, found 9')
})

test('a position without counts and counts without a position are told', () => {
  expect(() => checkPerft(outposts, POSITIONS)).toThrow('opening: has no counts\nthree: has no counts')
  const { 'three.json': _, ...fewer } = FILES
  expect(() => checkPerft(outposts, fewer)).toThrow('three: there are counts and no position')
})

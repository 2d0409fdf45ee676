import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { BoardLayout } from '../../../src/board/api.ts'
import { boardOf } from '../rules/maps.ts'
import { thumbnail } from './thumbnail.ts'

test('a kept game is drawn with who holds what, the front and the stacks, each on its town', () => {
  const layout: BoardLayout = JSON.parse(readFileSync(new URL('../board/generated/wide.json', import.meta.url), 'utf8'))
  const board = boardOf({ shows: [] })
  const { width, height, signs, marks } = thumbnail(board, layout)
  const neutral = Object.values(board.areas).filter((area) => area?.control === 'neutral').length
  const [front, ...others] = marks
  expect(others).toHaveLength(Object.keys(board.areas).length - neutral + board.tokens.length)
  for (const [x, y] of others) {
    expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true)
  }
  // From the north to the Black Sea, in map units.
  const [{ d }] = signs[front[2]]
  const numbers = (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
  expect(Math.max(...numbers)).toBeLessThan(Math.max(width, height) * 1.1)
  expect(numbers.length).toBeGreaterThan(100)
})

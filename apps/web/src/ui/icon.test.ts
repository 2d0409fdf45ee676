import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import cross from 'lucide-static/icons/x.svg?raw'
import { expect, test } from 'vitest'
import { SHAPES } from './any-icon.tsx'

const lucide = dirname(createRequire(import.meta.url).resolve('lucide-static/icons/x.svg'))

test.each(Object.keys(SHAPES))('the sign "%s" is the one of Lucide, whose licence stands beside it', (name) => {
  const file = join(lucide, `${name}.svg`)
  expect(existsSync(file)).toBe(true)
  const drawn = readFileSync(file, 'utf8')
  // One part each for every element of the drawing, all absolute where they begin.
  const parts = drawn.match(/<(path|circle|rect|line|polyline|polygon)\b/g)?.length ?? 0
  const begins = SHAPES[name as keyof typeof SHAPES].split(/(?<= |^)M/).length - 1
  expect(begins).toBe(parts)
})

test('a drawing keeps its shape', () => {
  const [first, second] = [...cross.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)
  expect([first, second]).toEqual(['M18 6 6 18', 'm6 6 12 12'])
  expect(SHAPES.x).toBe('M18 6 6 18 M6 6l12 12')
})

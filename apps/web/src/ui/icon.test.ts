import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { SHAPES } from './icon.tsx'

const lucide = join(dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons')

test.each(Object.keys(SHAPES))('the sign "%s" is the one of Lucide, whose licence stands beside it', (name) => {
  const file = join(lucide, `${name}.svg`)
  expect(existsSync(file)).toBe(true)
  const drawn = readFileSync(file, 'utf8')
  // One part each for every element of the drawing, all absolute where they begin.
  const parts = drawn.match(/<(path|circle|rect|line|polyline|polygon)\b/g)?.length ?? 0
  const begins = SHAPES[name as keyof typeof SHAPES].split(/(?<= |^)M/).length - 1
  expect(begins).toBe(parts)
})

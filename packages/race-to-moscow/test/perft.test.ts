import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Position, perft } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { raceToMoscow } from '../src/index.ts'
import { HOW_TO_CHANGE, isWriting } from './golden.ts'

/** Counts of legal continuations, depth by depth, from chosen positions: whatever rule changes, some number does. */
const FOLDER = join(import.meta.dirname, '../perft')
const COUNTS = join(FOLDER, 'counts.json')
/** Counting stops before it takes long. */
const ENOUGH = 20_000
const DEEPEST = 8

const names = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json') && file !== 'counts.json')
  .map((file) => file.replace('.json', ''))
  .sort()

const positionOf = (name: string): Position => JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as Position

function countsFrom(position: Position): number[] {
  const counts: number[] = []
  const state = raceToMoscow.load(position)
  do counts.push(perft(raceToMoscow, state, counts.length + 1))
  while (counts[counts.length - 1] * growth(counts) < ENOUGH && counts.length < DEEPEST)
  return counts
}

const growth = (counts: readonly number[]): number => (counts.at(-1) ?? 0) / (counts.at(-2) ?? 1)

if (isWriting) {
  const counts = Object.fromEntries(names.map((name) => [name, countsFrom(positionOf(name))]))
  const lines = Object.entries(counts).map(([name, numbers]) => `  ${JSON.stringify(name)}: [${numbers.join(', ')}]`)
  writeFileSync(COUNTS, `{\n${lines.join(',\n')}\n}\n`)
}

const expected = JSON.parse(readFileSync(COUNTS, 'utf8')) as { [name: string]: number[] }

describe('counts of continuations', () => {
  test('every position has its counts', () => {
    expect(Object.keys(expected).sort()).toEqual(names)
    expect(names.length).toBeGreaterThanOrEqual(12)
  })

  test.each(names)('%s', (name) => {
    const state = raceToMoscow.load(positionOf(name))
    expected[name].forEach((count, i) => {
      expect(perft(raceToMoscow, state, i + 1), `${name}, depth ${i + 1}. ${HOW_TO_CHANGE}`).toBe(count)
    })
  })
})

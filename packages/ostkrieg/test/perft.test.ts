import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Position, perft } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { ostkrieg } from '../src/index.ts'
import { HOW_TO_CHANGE, isWriting } from './golden.ts'

/** Counts of legal continuations, depth by depth: whatever rule changes, some number does. */
const FOLDER = join(import.meta.dirname, '../perft')
const COUNTS = join(FOLDER, 'counts.json')
const ENOUGH = 15_000
const DEEPEST = 9

const names = readdirSync(FOLDER)
  .filter((file) => file !== 'counts.json')
  .map((file) => file.replace('.json', ''))
  .sort()
const positionOf = (name: string): Position => JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as Position

function countAll(name: string): number[] {
  const state = ostkrieg.load(positionOf(name))
  const counts = [perft(ostkrieg, state, 1), perft(ostkrieg, state, 2)]
  while (counts.length < DEEPEST && (counts.at(-1) ?? 0) * ((counts.at(-1) ?? 0) / (counts.at(-2) ?? 1)) < ENOUGH)
    counts.push(perft(ostkrieg, state, counts.length + 1))
  return counts
}

if (isWriting) {
  const lines = names.map((name) => `  ${JSON.stringify(name)}: [${countAll(name).join(', ')}]`)
  writeFileSync(COUNTS, `{\n${lines.join(',\n')}\n}\n`)
}
const expected = JSON.parse(readFileSync(COUNTS, 'utf8')) as { [name: string]: number[] }

describe('counts of continuations', () => {
  test.each(names)('%s', (name) => {
    const state = ostkrieg.load(positionOf(name))
    expected[name].forEach((count, i) => {
      expect(perft(ostkrieg, state, i + 1), `depth ${i + 1}. ${HOW_TO_CHANGE}`).toBe(count)
    })
  })

  test('every position has its counts', () => {
    expect(Object.keys(expected).sort()).toEqual(names)
  })
})

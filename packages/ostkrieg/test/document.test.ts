import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Position } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { ostkrieg } from '../src/index.ts'
import { FRAMES } from '../src/steps/frames.ts'

const TEXT = readFileSync(join(import.meta.dirname, '../../../docs/positions.md'), 'utf8')
const PART = TEXT.slice(TEXT.indexOf('\n## Ostkrieg'))
const AUTOMATIC = ['turn', 'supply', 'card', 'after-card', 'battle', 'year-end']

describe('the document on positions', () => {
  test.each([...PART.matchAll(/```json\n([\s\S]*?)```/g)].map((match) => match[1]))('%s loads and asks somebody', (text) => {
    const state = ostkrieg.load(JSON.parse(text) as Position)
    expect(ostkrieg.pending(state).count).toBeGreaterThan(0)
  })

  test('names every step that asks', () => {
    for (const step of FRAMES.names) expect(AUTOMATIC.includes(step) || PART.includes(`\`${step}\``), step).toBe(true)
  })
})

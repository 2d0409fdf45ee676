import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SECTIONS } from '../../test/sections.ts'
import { ostkrieg } from '../game.ts'
import { asks, canChoose, play, position, refused } from '../test-kit.ts'
import { REASONS } from './reasons.ts'

const SOURCE = join(import.meta.dirname, '..')
const tests = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(SOURCE, name), 'utf8'))
  .join('\n')

describe('every refusal', () => {
  for (const { code, rule } of REASONS.slice(1)) {
    test(`${code} names a section, has a sentence, and a test meets it`, () => {
      expect(SECTIONS.map(({ id }) => id)).toContain(rule)
      const sentence = ostkrieg.texts.refusal({ code, rule, subjects: { area: 84, from: 81, unit: 'GI', card: 1 } })
      expect(sentence).not.toBe(code)
      expect(sentence).toMatch(/^[A-Z#].*\.$/)
      expect(tests.includes(`'${code}'`)).toBe(true)
    })
  }

  test('codes are different', () => {
    expect(new Set(REASONS.map(({ code }) => code)).size).toBe(REASONS.length)
  })
})

describe('attempts that make no sense', () => {
  test('units, areas and cards that do not exist', () => {
    const state = position({ cards: { axis: { hand: [9] } }, areas: { Warsaw: { units: '1GI' }, Krakow: { units: '1GI' } } })
    play(state, { card: 9 }, { area: 81 }, { done: true })
    expect(refused(state, { unit: 'XX' })).toMatchObject({ code: 'no-such-unit', rule: '3.0', subjects: { unit: 'XX' } })
    expect(refused(state, { unit: 'SI' })).toMatchObject({ code: 'no-unit-there' })
    expect(refused(state, {})).toMatchObject({ code: 'not-asked' })
    play(state, { unit: 'GI' })
    expect(refused(state, { area: 101 })).toMatchObject({ code: 'no-such-area' })
  })

  test('a unit that is shut in', () => {
    const full = Object.fromEntries(['66', '79', '80', '82', '83'].map((area) => [area, { control: 'axis', units: '12GI' }]))
    const state = position({ cards: { axis: { hand: [9] } }, areas: { ...full, Warsaw: { units: '1GI' } } })
    play(state, { card: 9 }, { area: 81 }, { done: true })
    expect(asks(state).choices).toEqual([{ entrench: true }, { done: true }])
    expect(refused(state, { unit: 'GI' })).toMatchObject({ code: 'nowhere-to-go', rule: '8.3' })
  })

  test('aircraft on their Moved side offered for a battle', () => {
    const state = position({
      year: 1942,
      cards: { axis: { hand: [9] }, soviet: { hand: [] } },
      areas: { Warsaw: { units: '2GI' }, Brest: { units: '1SI' }, Rovno: { units: '1SLx' }, Lvov: { units: '1SL' } },
    })
    play(state, { card: 9 }, { done: true }, { area: 66 }, { from: 81, all: true }, { done: true })
    expect(canChoose(state, { area: 65 })).toBe(true)
    expect(refused(state, { area: 64 })).toMatchObject({ code: 'air-on-moved-side', rule: '8.3.5' })
  })

  test('who attacks from an area that does not border the target', () => {
    const state = position({
      year: 1942,
      cards: { axis: { hand: [9] }, soviet: { hand: [] } },
      areas: { Warsaw: { units: '2GI' }, Krakow: { units: '1GI' }, Brest: { units: '1SI' } },
    })
    play(state, { card: 9 }, { done: true }, { area: 66 })
    expect(refused(state, { from: 82, unit: 'GI' })).toMatchObject({
      code: 'not-next-to-target',
      rule: '8.4.2',
      subjects: { from: 82, area: 66 },
    })
  })
})

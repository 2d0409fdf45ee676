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

describe('the reason is the one that holds', () => {
  test('[4.1.3] Helsinki is what is closed in 1941, not what it would attack', () => {
    const state = position({
      cards: { axis: { hand: [9] }, soviet: { hand: [] } },
      areas: {
        Helsinki: { units: '2FI' },
        Tallin: { control: 'axis', units: '2GI' },
        Leningrad: { units: '1SI' },
        Riga: { control: 'axis' },
      },
    })
    play(state, { card: 9 }, { done: true }, { area: 70 })
    const refusal = refused(state, { from: 76, unit: 'FI' })
    expect(refusal).toMatchObject({ code: 'closed-in-1941', rule: '4.1.3' })
    expect(ostkrieg.texts.refusal(refusal)).toBe('Nothing enters, leaves or attacks Helsinki in 1941.')
  })

  test('[4.1.3] rail to Helsinki in 1941; [8.3.10] rail to where a nationality never goes', () => {
    const state = position({
      cards: { axis: { hand: [6] }, soviet: { hand: [] } },
      areas: { Petsamo: { units: '1GI' }, Narvik: { units: '1GI' }, Bucharest: { units: '1RI' } },
    })
    play(state, { card: 6 }, { area: 77 })
    expect(refused(state, { area: 76 })).toMatchObject({ code: 'closed-in-1941', rule: '4.1.3' })
    play(state, { area: 78 }, { area: 96 })
    expect(refused(state, { area: 88 })).toMatchObject({ code: 'romanians-in-hungary', rule: '8.3.10' })
  })

  test('[8.3.9] aircraft that must leave fly two areas, not four', () => {
    const state = position({
      year: 1942,
      cards: { axis: { hand: [9] }, soviet: { hand: [] } },
      areas: { Warsaw: { units: '2GI' }, Brest: { control: 'soviet', units: '1SL' } },
    })
    play(state, { card: 9 }, { area: 81 }, { unit: 'GI' }, { area: 66 })
    expect(asks(state).step).toBe('forced-rebase')
    const refusal = refused(state, { area: 49 })
    expect(refusal).toMatchObject({ code: 'too-far-to-flee', rule: '8.3.9' })
    expect(ostkrieg.texts.refusal(refusal)).toContain('up to 2 areas')
  })

  test('[8.3.7] a friendly area that is full is no refuge for want of room', () => {
    const state = position({
      year: 1943,
      cards: { axis: { hand: [9] }, soviet: { hand: [] } },
      areas: {
        Tallin: { control: 'axis', units: '4GI' },
        Leningrad: { units: '3SI' },
        Belomorsk: { units: '12SI' },
        Novgorod: { control: 'axis' },
        Helsinki: { control: 'axis' },
      },
      dice: [1, 1, 1],
    })
    play(state, { card: 9 }, { done: true }, { area: 70 }, { from: 71, all: true }, { done: true }, { advance: true })
    expect(asks(state)).toMatchObject({ step: 'retreat', choices: [{ area: 69 }, { area: 76 }] })
    expect(refused(state, { area: 74 })).toMatchObject({ code: 'land-stack-full', rule: '8.3.7' })
  })

  test('[8.2.2] who is in supply does not starve', () => {
    const state = position({
      year: 1942,
      cards: { axis: { hand: [9] }, soviet: { hand: [] } },
      areas: { Helsinki: { units: '2FI 1GI 1GL' }, ...cutOff },
    })
    play(state, { card: 9 })
    expect(asks(state)).toMatchObject({ step: 'attrition', about: { area: 76 }, choices: [{ unit: 'GI' }, { unit: 'GL' }] })
    const refusal = refused(state, { unit: 'FI' })
    expect(refusal).toMatchObject({ code: 'unit-in-supply', rule: '8.2.2' })
    expect(ostkrieg.texts.refusal(refusal)).toBe(
      'Finnish infantry in Helsinki is in supply; the loss is one of those that are not.',
    )
    expect(refused(state, { unit: 'GA' })).toMatchObject({ code: 'no-unit-there' })
  })

  test('[8.3] units that have moved are there and have moved', () => {
    const state = position({
      year: 1942,
      cards: { axis: { hand: [12] }, soviet: { hand: [] } },
      areas: { Warsaw: { units: '1GI' }, Berlin: { units: '1GI' } },
    })
    play(state, { card: 12 }, { area: 81 }, { done: true }, { unit: 'GI' }, { area: 82 })
    if (asks(state).step === 'mark-attacks') play(state, { done: true })
    expect(asks(state).step).toBe('mark-moves')
    expect(refused(state, { area: 82 })).toMatchObject({ code: 'already-moved', rule: '8.3' })
    expect(refused(state, { area: 81 })).toMatchObject({ code: 'no-unit-there' })
  })

  test('[4.1.3] an area that only Jassy borders cannot be marked on the first card', () => {
    const state = position({
      played: 0,
      cards: { axis: { hand: [1] }, soviet: { hand: [] } },
      areas: { Jassy: { units: '2RI' }, Odessa: { units: '1SI' }, Warsaw: { units: '1GI' }, Brest: { units: '1SI' } },
    })
    play(state, { card: 1 }, { done: true })
    const refusal = refused(state, { area: 63 })
    expect(refusal).toMatchObject({ code: 'barred-on-first-card', rule: '4.1.3' })
    expect(ostkrieg.texts.refusal(refusal)).toContain('Odessa')
  })

  test('[9.2] a card of a country that is out', () => {
    const state = position({
      year: 1943,
      cards: { axis: { hand: [6] }, soviet: { hand: [] }, out: [14] },
      countries: { finland: 'out' },
      areas: { Helsinki: { control: 'soviet' } },
      passes: 1,
    })
    expect(refused(state, { card: 14 })).toMatchObject({ code: 'card-out', rule: '9.2' })
    play(state, { pass: true })
    expect(asks(state).step).toBe('buy-card')
    expect(refused(state, { card: 14 })).toMatchObject({ code: 'card-out', rule: '9.2' })
  })
})

/** Finland is cut off from every Axis source. */
const cutOff = { Berlin: { control: 'soviet' }, Narvik: { control: 'soviet' } }

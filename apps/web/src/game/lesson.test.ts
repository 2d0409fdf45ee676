import { describe, expect, test } from 'vitest'
import { areasNamed, isRead, type LessonStep, meets, meetsGroup } from './lesson.ts'

const step: LessonStep = { text: 'Three infantry to Danzig.', group: { counts: { GI: 3 }, place: '80' } }

describe('a step that wants a group', () => {
  test('takes exactly so many, to that place; who is not named stays', () => {
    expect(meetsGroup({ counts: { GI: 3, GA: 0 }, place: '80' }, step)).toBe(true)
    expect(meetsGroup({ counts: { GI: 2, GA: 0 }, place: '80' }, step)).toBe(false)
    expect(meetsGroup({ counts: { GI: 3, GA: 1 }, place: '80' }, step)).toBe(false)
    expect(meetsGroup({ counts: { GA: 0 }, place: '80' }, step)).toBe(false)
    expect(meetsGroup({ counts: { GI: 3, GA: 0 }, place: '79' }, step)).toBe(false)
    expect(meetsGroup({ counts: { GI: 3, GA: 0 } }, step)).toBe(false)
  })

  test('takes no single answer and is not only read', () => {
    expect(meets({ unit: 'GI' }, step)).toBe(false)
    expect(isRead(step)).toBe(false)
  })
})

test('a step that wants an answer takes no group', () =>
  expect(meetsGroup({ counts: {} }, { text: 'Play it.', expect: { card: 1 } })).toBe(false))

test('a step that wants nothing is read', () => expect(isRead({ text: 'June 1941.' })).toBe(true))

describe('the areas that a text names', () => {
  const areas = [
    { id: 'm', name: 'Mogilev' },
    { id: 'mp', name: 'Mogilev Podolskiy' },
    { id: 'r', name: 'Riga' },
    { id: 'k', name: 'Königsberg' },
  ]
  test('come in the order of the text, each once', () =>
    expect(areasNamed('From Riga to Königsberg, and back to Riga.', areas)).toEqual(['r', 'k']))

  test('are whole words, and the longest that stand there', () => {
    expect(areasNamed('To Mogilev Podolskiy.', areas)).toEqual(['mp'])
    expect(areasNamed('The Rigans stay in Mogilev.', areas)).toEqual(['m'])
    expect(areasNamed('Nobody leaves.', areas)).toEqual([])
  })
})

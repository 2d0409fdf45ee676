import { raceToMoscow } from '@railhead/race-to-moscow'
import { describe, expect, test } from 'vitest'
import { aid as ostkriegAid } from '../../games/ostkrieg/rules/aid.ts'
import { gallery as ostkrieg } from '../../games/ostkrieg/rules/cards.ts'
import { book as ostkriegBook } from '../../games/ostkrieg/rules/index.ts'
import { aid } from '../../games/race-to-moscow/rules/aid.ts'
import { gallery } from '../../games/race-to-moscow/rules/cards.ts'
import { book } from '../../games/race-to-moscow/rules/index.ts'
import { searchBook, sectionOf, sentenceWith } from './rules-book.ts'

describe('the rules of Race to Moscow', () => {
  test('every number is there once', () => {
    const ids = book.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
  test('a number leads to its section, or to the one above it', () => {
    expect(sectionOf(book, '8.5', '2024')?.title).toBe('Transport supplies')
    expect(sectionOf(book, '8.5.1', '2024')?.id).toBe('8.5')
    expect(sectionOf(book, '99', '2024')).toBeUndefined()
  })
  test('the same number means another rule in the other edition', () => {
    expect(sectionOf(book, '12', '2024')?.title).toBe('Soviet reaction')
    expect(sectionOf(book, '12', '2021')?.title).toBe('Take supplies')
    expect(sectionOf(book, '18.1', '2021')?.title).toBe('Soviet reaction')
  })
  test('every option of the game points at a section', () => {
    for (const { key, rule } of raceToMoscow.options.options)
      if (rule !== undefined) expect(sectionOf(book, rule, '2024'), key).toBeDefined()
  })
  test('links in texts lead somewhere', () => {
    for (const [, number] of JSON.stringify(book).matchAll(/\[([0-9]+(?:\.[0-9]+)*)\]/g))
      expect(sectionOf(book, number, '2024'), number).toBeDefined()
  })
  test('searching finds all words, titles first', () => {
    expect(searchBook(book, 'take transport')[0].id).toBe('8.6')
    expect(searchBook(book, 'forced march').map(({ id }) => id)).toEqual(['8.1', '2.1', '2.3'])
    // The rule comes before its exceptions.
    for (const typed of ['encircle', 'encirclement', 'cut off', 'pocket'])
      expect(searchBook(book, typed)[0].id, typed).toBe('8.2')
    expect(searchBook(book, 'combat')[0].id).toBe('10')
    expect(searchBook(book, 'hovercraft')).toEqual([])
  })
  test.each([
    ['forced march', '8.1'],
    ['halt', '8.2'],
    ['bunker', '8.2'],
    ['fuel', '2.3'],
    ['tie', '5'],
    ['last round', '6'],
    ['soviet marker', '12'],
    ['counter-attack', '12'],
  ])('whoever searches for "%s" finds %s first', (typed, id) => {
    expect(searchBook(book, typed)[0].id).toBe(id)
  })
  test.each([
    ['how do I win', '5'],
    ['who wins ties', '5'],
    ['when does the game end', '6'],
  ])('whoever asks "%s" finds %s first, though no section has all of these words', (typed, id) => {
    expect(searchBook(book, typed)[0].id).toBe(id)
  })
  test('a number of the rules is looked for, however short', () => {
    expect(searchBook(book, '8.2 a').map(({ id }) => id)).toContain('8.2')
    expect(searchBook(book, '8.2 a').length).toBeLessThan(book.sections.length)
  })
  test('a section that was found shows the sentence in which it was, unless its title does', () => {
    const armored = sectionOf(book, '8.2', '2024')
    const combat = sectionOf(book, '10', '2024')
    if (armored === undefined || combat === undefined) throw new Error('not there')
    expect(sentenceWith(armored, 'forced bunker')).toMatch(/^Bunker:$|bunker/)
    expect(sentenceWith(armored, 'encircle')).toMatch(/encircle/i)
    expect(sentenceWith(combat, 'combat')).toBeUndefined()
  })
})

test.each([
  ['dice', '8.4.2.2'],
  ['tie', '8.4.2.2'],
  ['losses', '8.4.2.2'],
  ['retreat', '8.4.2.2'],
  ['stacking', '8.3.7'],
  ['encircle', '8.2.2'],
  ['oil', '9.4'],
  ['hungary', '9.2'],
])('whoever searches for "%s" in Ostkrieg finds %s first', (typed, id) => {
  expect(searchBook(ostkriegBook, typed)[0].id).toBe(id)
})

test('the gallery has every card: 12 OKH, 33 Soviet, 54 Pursuit, 11 armies, 3 fronts', () => {
  const count = (start: string): number =>
    gallery.groups
      .filter(({ title }) => title.startsWith(start))
      .reduce((sum, { cards }) => sum + cards.reduce((n, card) => n + card.count, 0), 0)
  expect(['OKH', 'Soviet', 'Pursuit', 'Armies', 'Fronts'].map(count)).toEqual([12, 33, 54, 11, 3])
  for (const { cards } of gallery.groups) for (const card of cards) expect(card.text, card.name).not.toBe('')
})

test.each([
  ['Race to Moscow', gallery],
  ['Ostkrieg', ostkrieg],
])('every card of %s has a picture', (_, { groups }) => {
  for (const { cards } of groups) for (const { name, art } of cards) expect(art?.length ?? 0, name).toBeGreaterThan(0)
})

test.each([
  ['Race to Moscow', book, aid],
  ['Ostkrieg', ostkriegBook, ostkriegAid],
])('numbers on the one page of %s lead to rules, and so do those in its rules', (_, rules, page) => {
  for (const [, number] of `${JSON.stringify(page)}${JSON.stringify(rules)}`.matchAll(/\[([0-9]+(?:\.[0-9]+)*)\]/g))
    expect(sectionOf(rules, number), number).toBeDefined()
})

test('the tables of the bot name areas, and every goal in words', () => {
  const tables = JSON.stringify(sectionOf(ostkriegBook, '11.3'))
  expect(tables).toContain('take Kiev')
  expect(tables).not.toMatch(/undefined|NaN|\b(take|hold|at) \d|[a-z]+-[a-z]+-[a-z]+/)
})

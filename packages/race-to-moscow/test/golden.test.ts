import { join } from 'node:path'
import { parseRecord } from '@railhead/table'
import { filesIn } from '@railhead/table/files'
import { checkPerft, checkRecords, checkSections, checkWalks } from '@railhead/table/kit'
import { expect, test } from 'vitest'
import { CASES } from '../src/cases.kit.ts'
import { raceToMoscow } from '../src/index.ts'
import { lateGame } from '../src/late-game.kit.ts'
import { SOURCES, TAGS } from './generated.node.ts'
import { GOLDEN_GAMES } from './golden-games.ts'
import { SECTIONS } from './sections.ts'

const files = (folder: string) => filesIn(join(import.meta.dirname, '..', folder))
const records = files('records')

test('finished games come out as they did, choice by choice and line by line', () => {
  checkRecords(raceToMoscow, records)
  expect(Object.keys(records)).toEqual(GOLDEN_GAMES.flatMap(({ name }) => [`${name}.jsonl`, `${name}.txt`]))
})

test('they see all player counts, games that end by a victory area and by medals, and one that nobody wins', () => {
  const games = GOLDEN_GAMES.map(({ name }) => parseRecord(records[`${name}.jsonl`]))
  expect(new Set(games.map(({ header }) => (header.options.order as readonly string[]).length))).toEqual(new Set([1, 2, 3]))
  expect(new Set(games.map(({ outcome }) => outcome?.reason))).toEqual(new Set(['victory-area', 'medals']))
  expect(games.some(({ outcome }) => outcome?.winners.length === 0)).toBe(true)
})

test('there are as many ways to go on as there were', () => {
  checkPerft(raceToMoscow, files('perft'))
})

test.each(CASES)('games played at random show what they did: $name', (one) => {
  checkWalks(lateGame, one, files('walks'))
})

test('every section of the rulebooks is carried by a rule and named by a test', () => {
  checkSections(SECTIONS, SOURCES, TAGS)
})

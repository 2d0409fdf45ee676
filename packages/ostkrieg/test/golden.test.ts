import { join } from 'node:path'
import { filesIn } from '@railhead/table/files'
import { checkPerft, checkRecords, checkSections, checkWalks } from '@railhead/table/kit'
import { expect, test } from 'vitest'
import { CASES } from '../src/cases.kit.ts'
import { ostkrieg } from '../src/index.ts'
import { lateGame } from '../src/late-game.kit.ts'
import { SOURCES, TAGS } from './generated.node.ts'
import { GOLDEN_GAMES } from './golden-games.ts'
import { SECTIONS } from './sections.ts'

const files = (folder: string) => filesIn(join(import.meta.dirname, '..', folder))

test('finished games come out as they did, choice by choice and line by line', () => {
  checkRecords(ostkrieg, files('records'))
  expect(Object.keys(files('records'))).toEqual(GOLDEN_GAMES.flatMap(({ name }) => [`${name}.jsonl`, `${name}.txt`]))
})

test('there are as many ways to go on as there were', () => {
  checkPerft(ostkrieg, files('perft'))
})

test.each(CASES)('games played at random show what they did: $name', (one) => {
  checkWalks(lateGame, one, files('walks'))
})

test('every section of the rulebook is carried by a rule and named by a test', () => {
  checkSections(SECTIONS, SOURCES, TAGS)
})

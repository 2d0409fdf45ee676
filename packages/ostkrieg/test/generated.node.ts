import { join } from 'node:path'
import { filesIn, under } from '@railhead/table/files'
import {
  carriersOf,
  type Files,
  goldenRecords,
  perftCounts,
  type SectionOptions,
  sectionRows,
  walkDigests,
} from '@railhead/table/kit'
import { CASES } from '../src/cases.kit.ts'
import { ostkrieg } from '../src/index.ts'
import { lateGame } from '../src/late-game.kit.ts'
import { busyPlayer, GOLDEN_GAMES } from './golden-games.ts'
import { SECTIONS } from './sections.ts'

/** What `npm run generate` writes of this game, by path from the root. */

export const SOURCES: Files = filesIn(join(import.meta.dirname, '../src'))
export const TAGS: SectionOptions = { tag: /\[(\d{1,2}(?:\.\d{1,2})+)\]/g, apart: [], numbers: ['rules/numbers.ts'] }

export function pages(): Files {
  const carried = carriersOf(SECTIONS, SOURCES, TAGS)
  const page = [
    '# Ostkrieg: where each section of the rulebook lives',
    '',
    'Written by `npm run generate` from tags such as `[8.3]` in comments of rules and titles of tests; do not edit. A section that no rule or no test',
    'names makes a test fail.',
    '',
    ...sectionRows(carried, '../../packages/ostkrieg/src'),
    '',
  ]
  return { 'docs/rulings/ostkrieg-sections.md': page.join('\n') }
}

export const golden = (): Files => ({
  ...under('packages/ostkrieg/records', goldenRecords(ostkrieg, GOLDEN_GAMES, busyPlayer)),
  ...under('packages/ostkrieg/perft', perftCounts(ostkrieg, filesIn(join(import.meta.dirname, '../perft')))),
  ...under('packages/ostkrieg/walks', walkDigests(lateGame, CASES)),
})

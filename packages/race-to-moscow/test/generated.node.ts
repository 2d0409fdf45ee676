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
import { raceToMoscow } from '../src/index.ts'
import { lateGame } from '../src/late-game.kit.ts'
import { GOLDEN_GAMES, goldenPlayer } from './golden-games.ts'
import { SECTIONS } from './sections.ts'

/** What `npm run generate` writes of this game, by path from the root. */

export const SOURCES: Files = filesIn(join(import.meta.dirname, '../src'))
export const TAGS: SectionOptions = { tag: /\[((?:2021|2024):[0-9.]+)\]/g, apart: [], numbers: ['constants.ts'] }

export function pages(): Files {
  const carried = carriersOf(SECTIONS, SOURCES, TAGS)
  const rows = (year: string): string[] =>
    sectionRows(
      carried.filter(({ section }) => section.id.startsWith(year)),
      '../../packages/race-to-moscow/src',
    )
  const page = [
    '# Race to Moscow: sections of the rulebooks and what carries them',
    '',
    'Written by `npm run generate` from tags such as `[2024:8.5]` in comments of rules and titles of tests; do not edit. A section that no rule or no',
    'test names makes a test fail. Sections of the 2021 rulebook that say the same as one of the 2024 rulebook are carried by its files too.',
    '',
    ...['2024', '2021'].flatMap((year) => [`## ${year} rulebook`, '', ...rows(year), '']),
  ]
  return { 'docs/rulings/race-to-moscow-sections.md': page.join('\n') }
}

export const golden = (): Files => ({
  ...under('packages/race-to-moscow/records', goldenRecords(raceToMoscow, GOLDEN_GAMES, goldenPlayer)),
  ...under('packages/race-to-moscow/perft', perftCounts(raceToMoscow, filesIn(join(import.meta.dirname, '../perft')))),
  ...under('packages/race-to-moscow/walks', walkDigests(lateGame, CASES)),
})

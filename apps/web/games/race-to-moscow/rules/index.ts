import type { RulesBook } from '../../../src/game/rules-book.ts'
import { actions } from './actions.ts'
import { basics } from './basics.ts'
import { reactions } from './reactions.ts'

/** The rules of Race to Moscow in our own words, under the section numbers of the 2024 rulebook. */
export const book: RulesBook = {
  game: 'race-to-moscow',
  title: '1941: Race to Moscow',
  about:
    'The whole rules in our own words, under the section numbers of the 2024 rulebook. Where the 2021 rulebook differs, both are given and marked. “How we read it” says where the rulebooks leave something open.',
  editions: ['2024', '2021'],
  sections: [...basics, ...actions, ...reactions],
}

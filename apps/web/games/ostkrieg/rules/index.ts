import type { RulesBook } from '../../../src/game/rules-book.ts'
import { attack } from './attack.ts'
import { basics } from './basics.ts'
import { movement } from './movement.ts'
import { year } from './year.ts'

/** The rules of Ostkrieg in our own words, under the section numbers of its rulebook. */
export const book: RulesBook = {
  game: 'ostkrieg',
  title: 'Ostkrieg',
  about:
    'The whole rules in our own words, under the section numbers of the Ostkrieg rulebook. “How we read it” says where the rulebook leaves something open.',
  sections: [...basics, ...movement, ...attack, ...year],
}

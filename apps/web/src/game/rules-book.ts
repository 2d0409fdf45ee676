import type { Face } from '../art/card-face.tsx'

/** Rules, cards and sources of a game as data; the pages that draw them know no game. */

/** A paragraph, a list or a table, of one edition alone where it says so. In texts, `[8.5]` links to a section and `*word*` is set bold. */
export type Block =
  | { readonly p: string; readonly edition?: string }
  | { readonly list: readonly string[]; readonly edition?: string }
  | { readonly table: readonly (readonly string[])[]; readonly edition?: string }
  | { readonly ruling: string; readonly edition?: string }
  /** A case worked through, sentence by sentence. */
  | { readonly example: readonly string[]; readonly edition?: string }
  /** A piece of the board, by its name among the game's `RuleMaps`, and what is to be seen on it. */
  | { readonly map: string; readonly caption: string; readonly edition?: string }

export interface RuleSection {
  /** The number in the first of the editions, which refusals and prompts carry, for instance `8.5`. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly Block[]
  /** What it is the rule of, beside its title: whoever searches for that finds it before its exceptions. */
  readonly about?: readonly string[]
  /** The numbers of the same rule in other editions. */
  readonly numbers?: { readonly [edition: string]: readonly string[] }
}

export interface RulesBook {
  readonly game: string
  readonly title: string
  readonly about: string
  /** Where the rulebook has several: their names, newest first. */
  readonly editions?: readonly string[]
  readonly sections: readonly RuleSection[]
}

export interface GalleryCard extends Omit<Face, 'colour'> {
  readonly id: string
  readonly count: number
  /** The numbers of the cards that look like this. */
  readonly numbers: readonly number[]
  readonly source: 'printed' | 'reconstructed'
}

export interface CardGroup {
  readonly title: string
  /** What a card of the group says at its foot. */
  readonly deck: string
  readonly hint: string
  readonly colour: string
  readonly cards: readonly GalleryCard[]
}

export interface CardGallery {
  readonly game: string
  readonly groups: readonly CardGroup[]
}

export interface SourcesPage {
  readonly game: string
  readonly sections: readonly { readonly title: string; readonly blocks: readonly Block[] }[]
}

/** A page to lay beside the board. */
export interface AidPage {
  readonly game: string
  readonly sections: readonly { readonly title: string; readonly blocks: readonly Block[] }[]
}

/** The numbers that a section has in an edition. */
export const numbersIn = ({ id, numbers = {} }: RuleSection, edition: string | undefined): readonly string[] =>
  (edition === undefined ? undefined : numbers[edition]) ?? [id]

/** The section that an edition's number points at: the exact one, or the nearest above it (8.2.3, 8.2, 8). */
export function sectionOf(book: RulesBook, number: string, edition?: string): RuleSection | undefined {
  const is = (section: RuleSection, wanted: string): boolean => numbersIn(section, edition).includes(wanted)
  for (let wanted = number; wanted !== ''; wanted = wanted.slice(0, Math.max(0, wanted.lastIndexOf('.')))) {
    const found = book.sections.find((section) => is(section, wanted))
    if (found !== undefined) return found
  }
  return undefined
}

/** What a section says, piece by piece. */
function textsOf({ blocks }: RuleSection): readonly string[] {
  return blocks.flatMap((block): readonly string[] => {
    if ('p' in block) return [block.p]
    if ('list' in block) return block.list
    if ('ruling' in block) return [block.ruling]
    if ('example' in block) return block.example
    if ('map' in block) return [block.caption]
    return block.table.map((row) => row.join(' '))
  })
}

/** All words of a section, for searching. */
const wordsOf = (section: RuleSection): string => `${section.id} ${section.title} ${textsOf(section).join(' ')}`

/**
 * What was typed, word by word: each looks for words that begin with it. A word of one or two letters says nothing beside longer ones, but
 * numbers of rules do.
 */
function typedWords(typed: string): readonly RegExp[] {
  const words = typed.split(/\s+/).filter(Boolean)
  const telling = words.filter((word) => word.length > 2 || /\d/.test(word))
  return (telling.length > 0 ? telling : words).map(
    (word) => new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'iu'),
  )
}

/** The sentence of a section that holds most of what was typed; nothing where its title says as much. */
export function sentenceWith(section: RuleSection, typed: string): string | undefined {
  const wanted = typedWords(typed)
  const count = (text: string): number => wanted.filter((word) => word.test(text)).length
  let best = { text: '', held: count(section.title) }
  for (const text of textsOf(section))
    for (const sentence of text.replaceAll(/ ?\[[0-9.]+\]|\*/g, '').split(/(?<=[.:;]) /)) {
      const held = count(sentence)
      if (held > best.held) best = { text: sentence, held }
    }
  return best.text || undefined
}

/** Sections that hold every word that was typed, or else as many as any does; those that are the rule of it come first. */
export function searchBook(book: RulesBook, typed: string): readonly RuleSection[] {
  const wanted = typedWords(typed)
  if (wanted.length === 0) return book.sections
  const holds = (text: string): number => wanted.filter((word) => word.test(text)).length
  const held = book.sections.map((section) => {
    const { id, title, about = [] } = section
    return { section, title: holds([id, title, ...about].join(' ')), all: holds(wordsOf(section)) }
  })
  const most = Math.max(...held.map(({ title, all }) => Math.max(title, all)))
  const hits = most === 0 ? [] : held.filter(({ title, all }) => Math.max(title, all) === most)
  return [...hits.filter(({ title }) => title === most), ...hits.filter(({ title }) => title < most)].map(
    ({ section }) => section,
  )
}

import type { Files } from './golden.ts'

/**
 * Which files name which section of a rulebook, by tags such as `[8.3]`: in the comments of rules and in the titles of tests. It tells
 * where to look, and finds sections that nobody thought of. That a test fails without its rule is for `npm run mutants` to show.
 */

export interface Section {
  /** As in the tags. */
  readonly id: string
  readonly title: string
  /** False where a section only introduces, explains or suggests. */
  readonly rules: boolean
  /** Section of another rulebook that says the same, so that whatever carries it carries this one too. */
  readonly sameAs?: string
}

export interface Carried {
  readonly section: Section
  readonly rules: readonly string[]
  readonly tests: readonly string[]
}

export interface SectionOptions {
  /** The id is its first group. */
  readonly tag: RegExp
  /** Files that name sections without carrying them, such as the list of sections itself. */
  readonly apart: readonly string[]
  /** Naming a number is not enforcing it: these files are shown, but do not carry a section alone. */
  readonly numbers: readonly string[]
}

const isTest = (file: string): boolean => file.endsWith('.test.ts')
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm

/** What carries each section. `files` are the sources of the game, tests too. */
export function carriersOf(sections: readonly Section[], files: Files, { tag, apart }: SectionOptions): Carried[] {
  const tags = tagsIn(files, tag, apart)
  return sections.map((section) => {
    const wanted = [section.id, ...(section.sameAs === undefined ? [] : [section.sameAs])]
    const found = [...tags].filter(([, named]) => wanted.some((id) => named.has(id))).map(([file]) => file)
    return { section, rules: found.filter((file) => !isTest(file)), tests: found.filter(isTest) }
  })
}

/** Throws with every section that has no rule or no test, and every tag that names no section. */
export function checkSections(sections: readonly Section[], files: Files, options: SectionOptions): void {
  const ids = sections.map(({ id }) => id)
  const faults = ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `[${id}] is listed twice`)
  for (const { id, sameAs } of sections)
    if (sameAs !== undefined && !ids.includes(sameAs)) faults.push(`[${id}] says the same as [${sameAs}], which is not listed`)
  for (const [file, named] of tagsIn(files, options.tag, options.apart))
    for (const id of named) if (!ids.includes(id)) faults.push(`${file} names [${id}], which no rulebook has`)
  for (const { section, rules, tests } of carriersOf(sections, files, options)) {
    if (!section.rules) continue
    if (rules.every((file) => options.numbers.includes(file))) faults.push(`[${section.id}] ${section.title}: no rule carries it`)
    if (tests.length === 0) faults.push(`[${section.id}] ${section.title}: no test names it`)
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** Rows of a table in Markdown; `folder` is where the files lie, seen from the page. */
export function sectionRows(carried: readonly Carried[], folder: string): string[] {
  const cell = (files: readonly string[]): string => files.map((file) => `[${file}](${folder}/${file})`).join(', ') || 'none'
  const row = ({ section: { id, title, rules: isRule }, rules, tests }: Carried): string => {
    const number = id.replace(/^.*:/, '')
    return `| ${number} | ${title} | ${isRule ? cell(rules) : 'no rule of its own'} | ${isRule || tests.length > 0 ? cell(tests) : ''} |`
  }
  return ['| Section | About | Rules | Tests |', '|---|---|---|---|', ...carried.map(row)]
}

function tagsIn(files: Files, tag: RegExp, apart: readonly string[]): Map<string, Set<string>> {
  const named = Object.entries(files)
    .filter(([file]) => file.endsWith('.ts') && !apart.includes(file))
    .map(([file, text]): [string, Set<string>] => {
      // What a comment in a test says, no title says: only titles are seen by whoever runs it.
      const seen = isTest(file) ? text.replace(COMMENTS, '') : text
      return [file, new Set([...seen.matchAll(tag)].map((match) => match[1]))]
    })
  return new Map(named)
}

import type { Mutation } from './mutations.ts'
import type { Outcome } from './trying.ts'

/** A mutation that no test can catch, and why that is right. Found by what it says, since numbers of lines move. */
export interface Explained {
  readonly path: string
  readonly code: string
  readonly what: string
  readonly why: string
}

/** The file says it in groups: several mutations of a file that survive for one reason. */
interface Entry {
  readonly path: string
  readonly why: string
  readonly mutations: readonly { readonly code: string; readonly what: string | readonly string[] }[]
}

export const explainedIn = (text: string): Explained[] =>
  (JSON.parse(text) as readonly Entry[]).flatMap(({ path, why, mutations }) =>
    mutations.flatMap(({ code, what }) => [what].flat().map((one) => ({ path, code, what: one, why }))),
  )

export interface Tried {
  readonly mutation: Mutation
  /** `undecided`: the process that tried it hung or ended. */
  readonly how: Outcome['how'] | 'undecided'
  readonly by?: Outcome['by']
}

/** A loop without end is one that a test waits for. What was not decided is not caught. */
export const isCaught = ({ how }: Pick<Tried, 'how'>): boolean => how === 'caught' || how === 'endless'

export interface Verdict {
  /** Of a hundred. */
  readonly caught: number
  readonly unexplained: readonly Mutation[]
  /** What the file of explanations says and is not so. */
  readonly stale: readonly string[]
  readonly ok: boolean
}

const ENOUGH = 95

const same = (one: Pick<Explained, 'path' | 'code' | 'what'>, other: Mutation): boolean =>
  one.path === other.path && one.code === other.code && one.what === other.what

export const isExplained = (mutation: Mutation, explained: readonly Explained[]): boolean =>
  explained.some((one) => same(one, mutation))

/** `all` is every mutation of the files that were looked at, tried or not: an explanation of none of them is stale. */
export function verdictOn(tried: readonly Tried[], all: readonly Mutation[], explained: readonly Explained[]): Verdict {
  const survived = tried.filter((one) => !isCaught(one)).map(({ mutation }) => mutation)
  const unexplained = survived.filter((mutation) => !isExplained(mutation, explained))
  const paths = new Set(all.map(({ path }) => path))
  const stale = explained
    .filter(({ path }) => paths.has(path))
    .flatMap((one) => {
      const where = `${one.path}: ${one.code}: ${one.what}`
      if (!all.some((mutation) => same(one, mutation))) return [`${where}: explained, but there is no such mutation`]
      const meant = tried.filter(({ mutation }) => same(one, mutation))
      return meant.length > 0 && meant.every(isCaught) ? [`${where}: explained, but a test catches it`] : []
    })
  const caught = tried.length === 0 ? 100 : (100 * (tried.length - survived.length)) / tried.length
  return { caught, unexplained, stale, ok: caught >= ENOUGH && unexplained.length === 0 && stale.length === 0 }
}

/** What became of them, folder by folder. */
export function tallies(tried: readonly Tried[], explained: readonly Explained[]): string {
  const rows = [['folder', 'mutations', 'caught', 'endless', 'survived', 'explained', 'not explained']]
  const folders = Map.groupBy(tried, ({ mutation }) =>
    mutation.path
      .split('/')
      .slice(1, 4)
      .join('/')
      .replace(/\/[^/]+\.ts$/, ''),
  )
  for (const [folder, own] of [...folders].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const survived = own.filter((one) => !isCaught(one))
    const known = survived.filter(({ mutation }) => isExplained(mutation, explained)).length
    const endless = own.filter(({ how }) => how === 'endless').length
    const counts = [own.length, own.length - survived.length - endless, endless, survived.length, known, survived.length - known]
    rows.push([folder, ...counts.map(String)])
  }
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => row[at].length)))
  const line = (row: string[]): string =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[at]))).join('  ')
  return rows.map(line).join('\n')
}

/** A few of them, always the same for a seed, in the order in which they stand. */
export function sampled<T>(all: readonly T[], count: number, seed: number): T[] {
  let state = (seed * 2654435761 + 1) >>> 0
  const draw = (): number => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
    return state
  }
  return all
    .map((one, at) => ({ one, at, ticket: draw() }))
    .sort((a, b) => a.ticket - b.ticket)
    .slice(0, count)
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

/** The lines that a difference (`git diff -U0`) adds or changes, by path. */
export function changedLines(diff: string): Map<string, Set<number>> {
  const changed = new Map<string, Set<number>>()
  let lines = new Set<number>()
  for (const line of diff.split('\n')) {
    if (line.startsWith('+++ ')) {
      lines = new Set()
      changed.set(line.replace(/^\+\+\+ (b\/)?/, ''), lines)
    }
    const [, first, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []
    if (first !== undefined) for (let i = 0; i < Number(count); i++) lines.add(Number(first) + i)
  }
  return changed
}

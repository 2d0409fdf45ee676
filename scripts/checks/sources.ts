import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Node, type ParseResult, parseSync } from 'oxc-parser'

const NOT_OURS = new Set(['node_modules', 'dist', 'test-results', 'playwright-report', 'coverage'])
const CODE = /\.(ts|tsx|mts|js|mjs|jsx)$/

/** Something that a check found: where, and what is wrong with it. */
export interface Fault {
  readonly where: string
  readonly what: string
}

export interface Source {
  /** Path from the root, for instance `packages/table/src/game.ts`. */
  readonly path: string
  readonly text: string
  readonly parsed: ParseResult
}

/** All code under a folder, parsed. */
export function sourcesIn(root: string, folder: string): Source[] {
  return filesIn(join(root, folder))
    .filter((file) => CODE.test(file))
    .map((file) => parse(relative(root, file), readFileSync(file, 'utf8')))
}

export function parse(path: string, text: string): Source {
  return { path, text, parsed: parseSync(path, text) }
}

/** `path:line` of a place in the source. */
export function place(source: Source, offset: number): string {
  return `${source.path}:${source.text.slice(0, offset).split('\n').length}`
}

/** Everything that the file imports or exports from elsewhere, types too, as written. */
export function importsOf({ parsed, text }: Source): { readonly from: string; readonly at: number }[] {
  const { staticImports, staticExports, dynamicImports } = parsed.module
  const requests: { readonly start: number; readonly end: number }[] = [
    ...staticImports.map((statement) => statement.moduleRequest),
    ...staticExports.flatMap((statement) => statement.entries.flatMap((entry) => entry.moduleRequest ?? [])),
    ...dynamicImports.map((call) => call.moduleRequest),
  ]
  walk(parsed.program, (node) => {
    if (node.type === 'TSImportType') requests.push(node.source)
  })
  return requests.map(({ start, end }) => ({ from: text.slice(start + 1, end - 1), at: start }))
}

/** Calls `visit` for every node below and including this one, with the node that holds it and under which key. */
export function walk(
  node: Node,
  visit: (node: Node, parent: Node | undefined, key: string) => void,
  parent?: Node,
  key = '',
): void {
  visit(node, parent, key)
  for (const [name, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit, node, name)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesIn(path) : [path]
  })
}

/** Prints what was found and sets the exit code. */
export function report(faults: readonly Fault[], clean: string): void {
  for (const fault of faults) console.error(`${fault.where}: ${fault.what}`)
  if (faults.length === 0) console.log(clean)
  else process.exitCode = 1
}

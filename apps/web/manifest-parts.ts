import { type ESTree, type Plugin, parseSync } from 'vite'

const MANIFEST = /\/games\/[^/]+\/manifest\.ts$/
/** What the worker reads of a manifest: who it is about, and the rules. The page reads everything but the rules. */
const WORKERS: ReadonlySet<string> = new Set(['id', 'engine'])
const RULES = 'engine'

/**
 * Both the page and its worker read the manifests of the games. Each is built without what only the other reads: the worker without all that a
 * game shows, the page without its rules.
 */
export function manifestParts(side: 'page' | 'worker'): Plugin {
  return {
    name: 'railhead-manifest-parts',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!MANIFEST.test(id)) return null
      const { program } = parseSync(id, code)
      const left = partsOf(program).filter(({ name }) => (side === 'worker' ? !WORKERS.has(name) : name === RULES))
      // From the end, so that places before stay where they are. Lines stay too, for whoever looks at the built code.
      return left.reduceRight(
        (kept, { start, end }) => kept.slice(0, start) + lineBreaks(kept.slice(start, end)) + kept.slice(end),
        code,
      )
    },
  }
}

const lineBreaks = (text: string): string => text.replaceAll(/[^\n]/g, ' ')

/** The parts of the object that a manifest exports, each up to where the next begins. */
function partsOf({ body }: ESTree.Program): { readonly name: string; readonly start: number; readonly end: number }[] {
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue
    const object = statement.declaration.declarations[0].init
    if (object?.type !== 'ObjectExpression') continue
    const ends = [...object.properties.slice(1).map(({ start }) => start), object.end - 1]
    return object.properties.map((part, i) => ({ name: nameOf(part), start: part.start, end: ends[i] }))
  }
  throw new Error('A manifest exports one object, written out: `export const manifest: GameManifest = { id: …, engine: … }`.')
}

const nameOf = (part: ESTree.ObjectProperty | { readonly type: 'SpreadElement' }): string =>
  part.type === 'Property' && part.key.type === 'Identifier' ? part.key.name : ''

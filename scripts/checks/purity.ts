// Nothing under packages/ may reach for what differs from one machine or run to the next: a game must come to the same bytes everywhere.
// The DOM and Node are compile errors there already (tsconfig.base.json names no library but the language's own); this check is
// for the parts of the language itself.
import { ROOT } from '../run.mjs'
import { type Fault, importsOf, place, report, type Source, sourcesIn, walk } from './sources.ts'

/** Exact on every engine, by the standard. The rest of `Math` is chance, or is approximated as the engine likes. */
const EXACT_MATH = new Set('abs ceil clz32 floor fround imul max min round sign sqrt trunc'.split(' '))

const FORBIDDEN_GLOBALS = new Map([
  ['Date', 'a game sees no clock'],
  ['Temporal', 'a game sees no clock'],
  ['Intl', 'it depends on the language of the machine'],
  ['globalThis', 'it leads to everything that is forbidden'],
  ['eval', 'it leads to everything that is forbidden'],
  ['Function', 'it leads to everything that is forbidden'],
  ['WeakRef', 'it depends on when memory is collected'],
  ['FinalizationRegistry', 'it depends on when memory is collected'],
  ['SharedArrayBuffer', 'another thread may change it'],
  ['Atomics', 'another thread may change what it reads'],
])

const LOCALE_METHODS = /^(localeCompare|toLocale\w+)$/
/** Tests, and what stands beside them to read and write files: no package compiles with it. */
const TOOL_OF_TESTS = /\.(test|node)\.ts$/
const NODE_MODULE = /^(node:|(fs|path|os|crypto|util|process|child_process|worker_threads|perf_hooks)(\/|$))/

export function purityFaults(source: Source): Fault[] {
  const faults: Fault[] = []
  const fault = (at: number, what: string): void => void faults.push({ where: place(source, at), what })

  for (const { from, at } of importsOf(source))
    if (NODE_MODULE.test(from)) fault(at, `\`${from}\` is Node's; packages/ must run anywhere`)

  walk(source.parsed.program, (node, parent, key) => {
    switch (node.type) {
      case 'Identifier': {
        if (LOCALE_METHODS.test(node.name)) return fault(node.start, `\`${node.name}\` depends on the language of the machine`)
        const ownName =
          (key === 'property' || key === 'key') && parent !== undefined && !('computed' in parent && parent.computed)
        if (ownName) return
        const why = FORBIDDEN_GLOBALS.get(node.name)
        if (why !== undefined) return fault(node.start, `\`${node.name}\` is forbidden here: ${why}`)
        if (node.name === 'Math' && !(parent?.type === 'MemberExpression' && key === 'object')) {
          fault(node.start, '`Math` must stand before one of its functions, so that it can be seen which')
        }
        return
      }
      case 'MemberExpression': {
        const { object, property } = node
        if (property.type === 'Literal' && LOCALE_METHODS.test(String(property.value))) {
          fault(node.start, `\`${property.value}\` depends on the language of the machine`)
        }
        if (object.type !== 'Identifier' || object.name !== 'Math') return
        if (node.computed || property.type !== 'Identifier') return fault(node.start, '`Math` must not be indexed')
        if (EXACT_MATH.has(property.name)) return
        const why = property.name === 'random' ? 'chance lives in the state' : 'its result may differ between engines'
        return fault(node.start, `\`Math.${property.name}\` is forbidden here: ${why}`)
      }
      case 'BinaryExpression':
      case 'AssignmentExpression':
        if (node.operator === '**' || node.operator === '**=') {
          fault(node.start, `\`${node.operator}\` is forbidden here: its result may differ between engines`)
        }
        return
      case 'MetaProperty':
        if (node.meta.name === 'import') fault(node.start, '`import.meta` tells where the code runs, which no package may know')
        return
    }
  })
  return faults
}

if (import.meta.main) {
  const sources = sourcesIn(ROOT, 'packages').filter((source) => !TOOL_OF_TESTS.test(source.path))
  report(sources.flatMap(purityFaults), `${sources.length} files under packages/ are pure`)
}

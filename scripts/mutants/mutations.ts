import type { Node } from 'oxc-parser'
import type { Source } from '../checks/sources.ts'
import { parse, walk } from '../checks/sources.ts'

/** What a mutation stands in: the smallest piece of code that can be there twice, as it is and mutated. */
export interface Site {
  readonly kind: 'expression' | 'statement' | 'body'
  readonly start: number
  readonly end: number
  /** Between which places an operator with two operands stands. */
  readonly operator?: { readonly start: number; readonly end: number }
}

/** One small defect: the text between `start` and `end` replaced by another. */
export interface Mutation {
  /** Path from the root. */
  readonly path: string
  /** Counted from 1. */
  readonly line: number
  /** The line without its indentation: with `what` it names the mutation, wherever the line moves to. */
  readonly code: string
  readonly what: string
  readonly start: number
  readonly end: number
  readonly text: string
  readonly site: Site
}

/** What each operator could be mistaken for: its boundary first, then its opposite. */
export const MISTAKEN: { readonly [operator: string]: readonly string[] } = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['+'],
  '/': ['*'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '|=': ['&='],
  '&=': ['|='],
  '&&=': ['||='],
  '||=': ['&&='],
  '++': ['--'],
  '--': ['++'],
}

/** Operators that go on to their right operand or not. */
export const SHORT = /^(&&|\|\||\?\?)$/

/** Expressions that TypeScript wraps: what is inside runs. Every other node of types does not. */
const WRAPPERS = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'])

/** Every mutation of a file, in the order of the text. */
export function mutationsOf({ path, text, parsed }: Source): Mutation[] {
  const found: Mutation[] = []
  const add = (site: Site, start: number, end: number, by: string, what: string): void => {
    const before = text.slice(0, start)
    const code = text
      .slice(before.lastIndexOf('\n') + 1)
      .split('\n', 1)[0]
      .trim()
    found.push({ path, line: before.split('\n').length, code, what, start, end, text: by, site })
  }
  const replace = (node: Node, by: string): void => {
    const from = text.slice(node.start, node.end)
    add(
      expression(node),
      node.start,
      node.end,
      by,
      `\`${from.length > 40 ? `${from.slice(0, 39)}…` : from}\` to \`${by}\``.replaceAll('\n', ' '),
    )
  }
  /** The operator stands somewhere between two operands. */
  const operator = (site: Site, op: string, left: number, right: number, mistaken = MISTAKEN[op] ?? []): void => {
    const start = text.indexOf(op, left)
    if (start < 0 || start >= right) return
    for (const other of mistaken) {
      // What is no program is no mistake that anybody could make: `a ?? b && c`.
      const isCode = !SHORT.test(op) || isExpression(variant(text, { start, end: start + op.length, text: other, site }))
      if (isCode) add(site, start, start + op.length, other, `\`${op}\` to \`${other}\``)
    }
  }
  const skipped = typeRanges(parsed.program)
  const isSkipped = (node: Node): boolean => skipped.some(([start, end]) => node.start >= start && node.end <= end)

  /** Where the variables of loops are declared. */
  const loops = new Set<number>()
  walk(parsed.program, (node, parent, key) => {
    if (node.type === 'ForStatement' && node.init?.type === 'VariableDeclaration')
      for (const declared of node.init.declarations) loops.add(declared.start)
    if (isSkipped(node)) return
    switch (node.type) {
      case 'BinaryExpression':
      case 'LogicalExpression':
        return operator(
          { ...expression(node), operator: { start: node.left.end, end: node.right.start } },
          node.operator,
          node.left.end,
          node.right.start,
          // A loop over a list that goes one place too far looks at what is not there, as one that begins too early does.
          isOverList(node, parent) ? MISTAKEN['<'].filter((other) => other !== '<=') : undefined,
        )
      case 'AssignmentExpression':
        return operator(expression(node), node.operator, node.left.end, node.right.start)
      case 'UpdateExpression':
        return operator(expression(node), node.operator, node.start, node.end)
      case 'UnaryExpression':
        if (node.operator === '!' || node.operator === '-' || node.operator === '~')
          add(expression(node), node.start, node.start + 1, '', `\`${node.operator}\` left out`)
        return
      case 'IfStatement':
      case 'ConditionalExpression':
        replace(node.test, 'true')
        replace(node.test, 'false')
        return
      case 'WhileStatement':
        return replace(node.test, 'false')
      case 'Literal':
        if (typeof node.value === 'boolean') return replace(node, String(!node.value))
        if (typeof node.value === 'number' && !(key === 'key' && parent !== undefined) && !isRoom(parent)) {
          replace(node, String(node.value + 1))
          // A loop that begins one place too early looks at what is not there, and finds nothing.
          const begins = parent?.type === 'VariableDeclarator' && loops.has(parent.start)
          if (node.value !== 0) replace(node, String(node.value - 1))
          else if (!begins) replace(node, '(-1)')
        }
        return
      case 'ExpressionStatement':
        if (!('directive' in node && node.directive)) return add(statement(node), node.start, node.end, ';', 'statement left out')
        return
      case 'BreakStatement':
      case 'ContinueStatement':
        return add(statement(node), node.start, node.end, ';', `\`${text.slice(node.start, node.end)}\` left out`)
      case 'BlockStatement':
        if (key === 'body' && node.body.length > 1 && isFunction(parent))
          add({ kind: 'body', start: node.start, end: node.end }, node.start, node.end, '{}', 'body emptied')
        return
      default:
    }
  })
  return found.sort((a, b) => a.start - b.start || a.end - b.end)
}

const expression = ({ start, end }: Node): Site => ({ kind: 'expression', start, end })
const statement = ({ start, end }: Node): Site => ({ kind: 'statement', start, end })

const isExpression = (expression: string): boolean =>
  parse('x.ts', `async function* f() { (${expression}) }`).parsed.errors.length === 0

/** `new Uint8Array(256)`: room for whatever comes. A little more or less of it is no other rule. */
const isRoom = (parent: Node | undefined): boolean =>
  parent?.type === 'NewExpression' && parent.callee.type === 'Identifier' && /^(Int|Uint)\d+Array$/.test(parent.callee.name)

/** `i < list.length` of a loop. */
const isOverList = (node: Node, parent: Node | undefined): boolean =>
  parent?.type === 'ForStatement' &&
  node.type === 'BinaryExpression' &&
  node.operator === '<' &&
  node.right.type === 'MemberExpression' &&
  node.right.property.type === 'Identifier' &&
  node.right.property.name === 'length'

const isFunction = (node: Node | undefined): boolean =>
  node?.type === 'FunctionDeclaration' || node?.type === 'FunctionExpression' || node?.type === 'ArrowFunctionExpression'

/** Where nothing runs: types, imports and exports from elsewhere; and what an exception says, which is for people. */
function typeRanges(program: Node): [start: number, end: number][] {
  const ranges: [number, number][] = []
  walk(program, (node) => {
    const isType = node.type.startsWith('TS') && !WRAPPERS.has(node.type)
    if (isType || node.type === 'ImportDeclaration' || node.type === 'ThrowStatement') ranges.push([node.start, node.end])
  })
  return ranges
}

/** What stands at the site instead. Text from which types were taken away will do as well, as long as nothing moved. */
export const variant = (
  text: string,
  { start, end, text: by, site }: Pick<Mutation, 'start' | 'end' | 'text' | 'site'>,
): string => text.slice(site.start, start) + by + text.slice(end, site.end)

/** The whole file. Another operator may bind less, so its operands are held together. */
export function mutated(text: string, mutation: Mutation): string {
  const { start, end, operator } = mutation.site
  const by = variant(text, mutation)
  return text.slice(0, start) + (operator === undefined ? by : `(${by})`) + text.slice(end)
}

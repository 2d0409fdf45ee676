import type { Node } from 'oxc-parser'
import type { Source } from '../checks/sources.ts'
import { walk } from '../checks/sources.ts'

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
}

/** What each operator could be mistaken for: its boundary first, then its opposite. */
const MISTAKEN: { readonly [operator: string]: readonly string[] } = {
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

/** Expressions that TypeScript wraps: what is inside runs. Every other node of types does not. */
const WRAPPERS = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'])

/** Every mutation of a file, in the order of the text. */
export function mutationsOf({ path, text, parsed }: Source): Mutation[] {
  const found: Mutation[] = []
  const add = (start: number, end: number, by: string, what: string): void => {
    const before = text.slice(0, start)
    const code = text
      .slice(before.lastIndexOf('\n') + 1)
      .split('\n', 1)[0]
      .trim()
    found.push({ path, line: before.split('\n').length, code, what, start, end, text: by })
  }
  const replace = (node: { start: number; end: number }, by: string): void => {
    const from = text.slice(node.start, node.end)
    add(node.start, node.end, by, `\`${from.length > 40 ? `${from.slice(0, 39)}…` : from}\` to \`${by}\``.replaceAll('\n', ' '))
  }
  /** The operator stands somewhere between two operands. */
  const operator = (op: string, left: number, right: number): void => {
    const start = text.indexOf(op, left)
    if (start < 0 || start >= right) return
    for (const other of MISTAKEN[op] ?? []) add(start, start + op.length, other, `\`${op}\` to \`${other}\``)
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
        return operator(node.operator, node.left.end, node.right.start)
      case 'AssignmentExpression':
        return operator(node.operator, node.left.end, node.right.start)
      case 'UpdateExpression':
        return operator(node.operator, node.start, node.end)
      case 'UnaryExpression':
        if (node.operator === '!' || node.operator === '-' || node.operator === '~')
          add(node.start, node.start + 1, '', `\`${node.operator}\` left out`)
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
        if (typeof node.value === 'number' && !(key === 'key' && parent !== undefined)) {
          replace(node, String(node.value + 1))
          // A loop that begins one place too early looks at what is not there, and finds nothing.
          const begins = parent?.type === 'VariableDeclarator' && loops.has(parent.start)
          if (node.value !== 0) replace(node, String(node.value - 1))
          else if (!begins) replace(node, '(-1)')
        }
        return
      case 'ExpressionStatement':
        if (!('directive' in node && node.directive)) return add(node.start, node.end, ';', 'statement left out')
        return
      case 'BreakStatement':
      case 'ContinueStatement':
        return add(node.start, node.end, ';', `\`${text.slice(node.start, node.end)}\` left out`)
      case 'BlockStatement':
        if (key === 'body' && node.body.length > 1 && isFunction(parent)) add(node.start, node.end, '{}', 'body emptied')
        return
      default:
    }
  })
  return found.sort((a, b) => a.start - b.start || a.end - b.end)
}

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

export const mutated = (text: string, { start, end, text: by }: Mutation): string => text.slice(0, start) + by + text.slice(end)

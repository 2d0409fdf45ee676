import type { Node } from 'oxc-parser'
import { type Source, walk } from '../checks/sources.ts'
import { type Mutation, SHORT, variant } from './mutations.ts'
import { valuesName } from './switches.ts'

/** A mutation with the number that switches it on. */
export interface Numbered extends Mutation {
  readonly number: number
}

/** `trying`: every mutation is in the code, and the one whose number is set is on. `noting`: the code says which would make a difference. */
export type Purpose = 'trying' | 'noting'

/** Text that is put in, and up to where the code is left out then. */
interface Insertion {
  readonly at: number
  readonly until: number
  /** What opens around a piece of code stands before whatever opens inside it; what closes, after. */
  readonly opens: boolean
  readonly size: number
  readonly rank: number
  readonly text: string
}

/** Of pieces that begin and end together: what stands around what. */
const RANKS = { operator: 0, expression: 1, statement: 2, loop: 3 }

/**
 * The code with all its mutations in it. `script` is the source without its types, in which everything else stands where it did. Loops count
 * their rounds, so that one without end is told from a long one. What `$m` is, `switches.ts` says.
 */
export function instrumented(source: Source, script: string, mutations: readonly Numbered[], purpose: Purpose): string {
  const insertions: Insertion[] = []
  const around: Around = ({ start, end }, rank, before, after, middle) => {
    const size = end - start
    insertions.push({ at: start, until: start, opens: true, size, rank, text: before })
    insertions.push({ at: end, until: end, opens: false, size, rank, text: after })
    if (middle !== undefined) insertions.push({ at: middle.start, until: middle.end, opens: false, size, rank, text: '),(' })
  }
  const write = purpose === 'trying' ? writeTrying : writeNoting
  const groups = Map.groupBy(mutations, ({ site }) => `${site.kind} ${site.start} ${site.end}`)
  for (const group of groups.values()) write(script, group, around)
  walk(source.parsed.program, (node) => {
    if (isLoop(node)) around(node.body, RANKS.loop, '{if(--$m.rounds<0)$m.stop();', '}')
  })
  insertions.sort(
    (a, b) =>
      a.at - b.at ||
      Number(a.opens) - Number(b.opens) ||
      (a.opens ? b.size - a.size || b.rank - a.rank : a.size - b.size || a.rank - b.rank),
  )
  let [written, at] = ['const $m=globalThis.$m;', 0]
  for (const insertion of insertions) {
    written += script.slice(at, insertion.at) + insertion.text
    at = insertion.until
  }
  return written + script.slice(at)
}

interface Range {
  readonly start: number
  readonly end: number
}
/** Puts text before and after a piece of code, and a comma in the place of its operator. */
type Around = (piece: Range, rank: number, before: string, after: string, operator?: Range) => void

const inside = ({ start, end }: Range): Range => ({ start: start + 1, end: end - 1 })

/** Only one mutation is on at a time, so what stands inside a mutated piece is as it was. */
function writeTrying(script: string, group: readonly Numbered[], around: Around): void {
  const [{ site, number }] = group
  if (site.kind === 'statement') around(site, RANKS.statement, `{if($m.on!==${number}){`, '}}')
  else if (site.kind === 'body') around(inside(site), RANKS.statement, `if($m.on===${number})return;`, '')
  else {
    const variants = group.map((one) => `$m.on===${one.number}?(${variant(script, one)}):`)
    around(site, RANKS.expression, `(${variants.join('')}(`, '))')
  }
}

/** A mutation makes a difference where it would come to another value: what is not known if that needs an operand which may not be looked at. */
function writeNoting(script: string, group: readonly Numbered[], around: Around): void {
  const [{ site, number }] = group
  if (site.kind === 'statement') around(site, RANKS.statement, `{$m.met[${number}]=1;`, '}')
  else if (site.kind === 'body') around(inside(site), RANKS.statement, `$m.met[${number}]=1;`, '')
  else noteExpression(script, group, around)
}

function noteExpression(script: string, group: readonly Numbered[], around: Around): void {
  let [before, after] = ['(', ')']
  for (const one of group) {
    const op = script.slice(one.start, one.end)
    if (one.site.operator !== undefined && !SHORT.test(op)) continue
    const isWhole = one.text === 'true' || one.text === 'false'
    before = isWhole ? `$m.truth(${one.number},${one.text},${before}` : `($m.met[${one.number}]=1,${before}`
    after += ')'
  }
  around(group[0].site, RANKS.expression, before, after)
  const operators = group.filter((one) => one.site.operator !== undefined)
  const { start, end, site: whole, number: first } = operators[0] ?? group[0]
  const op = script.slice(start, end)
  if (whole.operator !== undefined && !SHORT.test(op)) {
    const values = JSON.stringify(valuesName(op, operators.length))
    around(whole, RANKS.operator, `$m.values[${values}](${first},(`, '))', whole.operator)
  }
}

type Loop = Extract<Node, { type: 'ForStatement' | 'ForOfStatement' | 'ForInStatement' | 'WhileStatement' | 'DoWhileStatement' }>

const isLoop = (node: Node): node is Loop => /^(For|ForOf|ForIn|While|DoWhile)Statement$/.test(node.type)

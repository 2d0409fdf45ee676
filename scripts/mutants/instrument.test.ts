import { stripTypeScriptTypes } from 'node:module'
import { describe, expect, it } from 'vitest'
import { parse } from '../checks/sources.ts'
import { instrumented, type Numbered } from './instrument.ts'
import { mutated, mutationsOf } from './mutations.ts'
import { Switches } from './switches.ts'

/** A bit of everything that can be mutated, inside one another. */
const CODE = `
function f(a: number, b: number): unknown {
  const out: unknown[] = []
  const add = (value: unknown): void => {
    out.push(value)
    if (value === undefined) out.push('none')
  }
  for (let i = 0; i < a; i++) add(i * 2 - b)
  for (const one of [1, 2, 3] as const) {
    if (one === b) continue
    if (one > a) break
    else add(-one)
  }
  for (let i = 0; i < out.length && i < 2; i++) add(i)
  for (let i = 0; i < [a, b].length; i++) add([a, b][i])
  let left = 3
  while (left > 0) { left -= 1; if (left === 1 && a > 1) left-- }
  do left += 2
  while (left < b)
  add(left | b & 4)
  add((a > b ? a : b) + (a === 2 || b === 3 ? 10 : 20) * 2)
  add(({ c: a } as { c?: number }).c ?? 7)
  if (!(a > 2)) if (b > 1) add('then'); else add('else')
  left ||= 5
  add(left << 1 >= 4 !== true)
  return out
}`

const mutations: Numbered[] = mutationsOf(parse('x.ts', CODE)).map((one, number) => ({ ...one, number }))

/** A program of its own, with `$m` for its switches. */
function run(code: string, switches?: Switches, on = -1): string {
  // The limit on rounds stops what is not instrumented as well: it is given the same loops.
  const made = new Function('globalThis', `${code}\nreturn f`) as (global: object) => (a: number, b: number) => unknown
  const results = [
    [2, 3],
    [3, 1],
    [0, 2],
    [4, 4],
  ].map(([a, b]) => {
    switches?.begin(on, 1000)
    try {
      return made({ $m: switches })(a, b)
    } catch (error) {
      return String(error)
    }
  })
  return JSON.stringify(results)
}

const script = stripTypeScriptTypes(CODE)
const trying = instrumented(parse('x.ts', CODE), script, mutations, 'trying')

describe('instrumented code', () => {
  it('does what the code does while nothing is switched on', () => {
    const switches = new Switches(mutations.length)
    expect(run(trying, switches)).toBe(run(script))
    expect(run(instrumented(parse('x.ts', CODE), script, mutations, 'noting'), switches)).toBe(run(script))
  })

  it.each(mutations)('does what the mutated code does: $what in "$code"', (mutation) => {
    const switches = new Switches(mutations.length)
    const text = mutated(CODE, mutation)
    const plain = instrumented(parse('x.ts', text), stripTypeScriptTypes(text), [], 'trying')
    expect(run(trying, switches, mutation.number)).toBe(run(plain, switches))
  })

  it('notes a mutation wherever it comes out otherwise', () => {
    const noting = instrumented(parse('x.ts', CODE), script, mutations, 'noting')
    for (const mutation of mutations) {
      const switches = new Switches(mutations.length)
      if (run(trying, switches, mutation.number) === run(trying, switches)) continue
      run(noting, switches)
      expect({ what: mutation.what, met: switches.met[mutation.number] }).toEqual({ what: mutation.what, met: 1 })
    }
  })

  it('does not note a mutation that would have come to the same', () => {
    const code = 'function f(a) { return a < 5 ? a - 0 : 7 }'
    const all = mutationsOf(parse('x.ts', code)).map((one, number) => ({ ...one, number }))
    const switches = new Switches(all.length)
    run(instrumented(parse('x.ts', code), code, all, 'noting'), switches)
    const met = all.filter(({ number }) => switches.met[number] === 1).map(({ what }) => what)
    expect(met).toEqual(['`a < 5` to `false`', '`<` to `>=`', '`5` to `6`', '`5` to `4`', '`0` to `1`', '`0` to `(-1)`'])
  })

  it('stops a loop that goes on and on, and says so', () => {
    const switches = new Switches(0)
    const code = 'function f() { for (;;); }'
    expect(run(instrumented(parse('x.ts', code), code, [], 'trying'), switches)).toContain('a loop goes on and on')
    expect(switches.isEndless).toBe(true)
  })
})

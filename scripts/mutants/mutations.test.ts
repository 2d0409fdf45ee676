import { describe, expect, it } from 'vitest'
import { parse } from '../checks/sources.ts'
import { mutated, mutationsOf } from './mutations.ts'

/** The lines that come out, each by its mutation. */
const variants = (code: string): string[] => mutationsOf(parse('x.ts', code)).map((mutation) => mutated(code, mutation))

describe('mutations', () => {
  it.each([
    ['f(a < b)', ['f((a <= b))', 'f((a >= b))', ';']],
    ['f(a >= b)', ['f((a > b))', 'f((a < b))', ';']],
    ['f(a === b)', ['f((a !== b))', ';']],
    ['f(a - b * c)', ['f((a + b * c))', 'f(a - (b + c))', ';']],
    ['f((a) && b || c)', ['f(((a) || b) || c)', 'f(((a) && b && c))', ';']],
    ['f(a & b | c)', ['f((a | b) | c)', 'f((a & b & c))', ';']],
    ['f(!a, -b)', ['f(a, -b)', 'f(!a, b)', ';']],
    ['f(true)', ['f(false)', ';']],
    ['f(7, 0)', ['f(8, 0)', 'f(6, 0)', 'f(7, 1)', 'f(7, (-1))', ';']],
    ['a += b', ['a -= b', ';']],
    ['a++', ['a--', ';']],
    ['f(a ? b : c)', ['f(true ? b : c)', 'f(false ? b : c)', ';']],
    ['if (a) f()', ['if (true) f()', 'if (false) f()', 'if (a) ;']],
    ['while (a) { break }', ['while (false) { break }', 'while (a) { ; }']],
    [
      'for (let i = 0; i < a; i++);',
      [
        'for (let i = 1; i < a; i++);',
        'for (let i = 0; (i <= a); i++);',
        'for (let i = 0; (i >= a); i++);',
        'for (let i = 0; i < a; i--);',
      ],
    ],
    [
      'for (let i = 0; i < a.length; i++);',
      ['for (let i = 1; i < a.length; i++);', 'for (let i = 0; (i >= a.length); i++);', 'for (let i = 0; i < a.length; i--);'],
    ],
    ['for (const a of b) continue', ['for (const a of b) ;']],
    ['function g() { f(); return h }', ['function g() {}', 'function g() { ; return h }']],
    ['const g = () => { f(); return h }', ['const g = () => {}', 'const g = () => { ; return h }']],
  ])('of %s', (code, expected) => {
    expect(variants(code).sort()).toEqual(expected.sort())
  })

  it('leave types, imports, keys, room in memory and what an exception says alone', () => {
    const code = [
      "import a from 'a'",
      'type T = 1 | 2',
      'interface I { readonly a: 1; b: -1 }',
      'const c = d as 3 | 4',
      'const e = { 5: f }',
      'const room = new Uint8Array(256)',
      'throw new Error(String(1 + 2))',
      'const g = <T extends 0 | 1>(h: T): h is 1 => h',
    ]
    expect(variants(code.join('\n'))).toEqual([])
  })

  it('reach into what TypeScript wraps', () => {
    expect(variants('const a = (b + c) as number')).toEqual(['const a = ((b - c)) as number'])
    expect(variants('const a = (b + c)!')).toEqual(['const a = ((b - c))!'])
  })

  it('say where and what, without numbers that move', () => {
    expect(mutationsOf(parse('x.ts', 'const a = 1\n\n  if (b <  2) c()\n')).filter(({ line }) => line === 3)[0]).toEqual({
      path: 'x.ts',
      line: 3,
      code: 'if (b <  2) c()',
      what: '`b <  2` to `true`',
      start: 19,
      end: 25,
      text: 'true',
      site: { kind: 'expression', start: 19, end: 25 },
    })
  })

  it('are no broken programs', () => {
    expect(variants('const a = b ?? c ?? d')).toEqual(['const a = (b && c) ?? d'])
    expect(variants('const a = b ?? (c || d)')).toEqual(['const a = (b && (c || d))', 'const a = b ?? ((c && d))'])
  })

  it('find an operator, not its like in a comment or an operand', () => {
    expect(variants("const a = b['<'] /* left */ < c")).toEqual([
      "const a = (b['<'] /* left */ <= c)",
      "const a = (b['<'] /* left */ >= c)",
    ])
  })
})

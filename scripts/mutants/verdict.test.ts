import { describe, expect, it } from 'vitest'
import type { Mutation } from './mutations.ts'
import { changedLines, sampled, verdictOn } from './verdict.ts'

const mutation = (code: string): Mutation => ({ path: 'a.ts', line: 1, code, what: 'x', start: 0, end: 1, text: '' })
const tries = (caught: number, survived: readonly string[]) => [
  ...Array.from({ length: caught }, (_, i) => ({ mutation: mutation(`caught ${i}`), caught: true })),
  ...survived.map((code) => ({ mutation: mutation(code), caught: false })),
]
const judge = (tried: ReturnType<typeof tries>, explained: readonly string[] = []) =>
  verdictOn(
    tried,
    tried.map((one) => one.mutation),
    explained.map((code) => ({ path: 'a.ts', code, what: 'x', why: 'it is the same' })),
  )

describe('the verdict', () => {
  it('is good when everything is caught, or all but a few that are explained', () => {
    expect(judge(tries(5, []))).toEqual({ caught: 100, unexplained: [], stale: [], ok: true })
    expect(judge(tries(19, ['s']), ['s'])).toMatchObject({ caught: 95, ok: true })
  })
  it('is bad when a survivor is not explained, or too many survive', () => {
    expect(judge(tries(99, ['s']))).toMatchObject({ caught: 99, unexplained: [mutation('s')], ok: false })
    expect(judge(tries(18, ['s', 't']), ['s', 't'])).toMatchObject({ caught: 90, unexplained: [], ok: false })
  })
  it('is bad when an explanation is of something that is caught, or of nothing', () => {
    expect(judge(tries(50, []), ['caught 3']).stale).toEqual(['a.ts: caught 3: x: explained, but a test catches it'])
    expect(judge(tries(50, []), ['gone']).stale).toEqual(['a.ts: gone: x: explained, but there is no such mutation'])
  })
  it('says nothing of explanations whose file was not looked at, or whose mutation was not tried', () => {
    const elsewhere = { path: 'b.ts', code: 'gone', what: 'x', why: 'y' }
    expect(verdictOn([], [mutation('s')], [elsewhere, { ...elsewhere, path: 'a.ts', code: 's' }])).toMatchObject({
      stale: [],
      ok: true,
    })
  })
})

describe('a sample', () => {
  const all = Array.from({ length: 100 }, (_, i) => i)
  it('is the same for a seed, another for another, in order, and without doubles', () => {
    const one = sampled(all, 20, 1)
    expect(one).toHaveLength(20)
    expect(new Set(one).size).toBe(20)
    expect([...one].sort((a, b) => a - b)).toEqual(one)
    expect(sampled(all, 20, 1)).toEqual(one)
    expect(sampled(all, 20, 2)).not.toEqual(one)
    expect(sampled(all, 200, 1)).toEqual(all)
  })
})

describe('what changed', () => {
  it('is read from a difference', () => {
    const diff = [
      '--- a/x.ts',
      '+++ b/x.ts',
      '@@ -1 +1,2 @@ f()',
      '+a',
      '@@ -9,2 +10,0 @@',
      '-b',
      '@@ -20 +21 @@',
      '+c',
      '+++ b/y.ts',
      '@@ -0,0 +1 @@',
    ]
    expect(changedLines(diff.join('\n'))).toEqual(
      new Map([
        ['x.ts', new Set([1, 2, 21])],
        ['y.ts', new Set([1])],
      ]),
    )
  })
})

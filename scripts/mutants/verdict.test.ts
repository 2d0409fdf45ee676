import { describe, expect, it } from 'vitest'
import type { Mutation } from './mutations.ts'
import { changedLines, explainedIn, sampled, type Tried, tallies, verdictOn } from './verdict.ts'

const mutation = (code: string): Mutation => {
  const site = { kind: 'expression', start: 0, end: 1 } as const
  return { path: 'packages/a/src/a.ts', line: 1, code, what: 'x', start: 0, end: 1, text: '', site }
}
const tries = (caught: number, survived: readonly string[]): Tried[] => [
  ...Array.from({ length: caught }, (_, i): Tried => ({ mutation: mutation(`caught ${i}`), how: 'caught' })),
  ...survived.map((code): Tried => ({ mutation: mutation(code), how: 'survived' })),
]
const judge = (tried: ReturnType<typeof tries>, explained: readonly string[] = []) =>
  verdictOn(
    tried,
    tried.map((one) => one.mutation),
    explained.map((code) => ({ path: 'packages/a/src/a.ts', code, what: 'x', why: 'it is the same' })),
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
    expect(judge(tries(50, []), ['caught 3']).stale).toEqual([
      'packages/a/src/a.ts: caught 3: x: explained, but a test catches it',
    ])
    expect(judge(tries(50, []), ['gone']).stale).toEqual([
      'packages/a/src/a.ts: gone: x: explained, but there is no such mutation',
    ])
  })
  it('says nothing of explanations whose file was not looked at, or whose mutation was not tried', () => {
    const elsewhere = { path: 'b.ts', code: 'gone', what: 'x', why: 'y' }
    expect(verdictOn([], [mutation('s')], [elsewhere, { ...elsewhere, path: 'packages/a/src/a.ts', code: 's' }])).toMatchObject({
      stale: [],
      ok: true,
    })
  })
})

it('counts what never ends as caught, and what was not decided as not', () => {
  const how = (how: Tried['how']): Tried => ({ mutation: mutation('a'), how })
  expect(verdictOn([how('endless')], [], []).caught).toBe(100)
  expect(verdictOn([how('undecided')], [], []).caught).toBe(0)
  expect(verdictOn([how('unnoticed')], [], []).caught).toBe(0)
})

it('explains mutations of a file in groups', () => {
  const entry = {
    path: 'a.ts',
    why: 'w',
    mutations: [
      { code: 'c', what: ['x', 'y'] },
      { code: 'd', what: 'z' },
    ],
  }
  expect(explainedIn(JSON.stringify([entry]))).toEqual([
    { path: 'a.ts', code: 'c', what: 'x', why: 'w' },
    { path: 'a.ts', code: 'c', what: 'y', why: 'w' },
    { path: 'a.ts', code: 'd', what: 'z', why: 'w' },
  ])
})

it('is told folder by folder', () => {
  const explained = [{ path: 'packages/a/src/a.ts', code: 's', what: 'x', why: 'y' }]
  expect(tallies([...tries(3, ['s', 't']), { mutation: mutation('e'), how: 'endless' }], explained).split('\n')).toEqual([
    'folder  mutations  caught  endless  survived  explained  not explained',
    'a/src           6       3        1         2          1              1',
  ])
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

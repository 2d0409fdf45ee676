import { describe, expect, it } from 'vitest'
import { hasRun, stagesFor } from './covering.ts'

const covered = {
  file: '/src/a.ts',
  ranges: [
    [0, 100, 1],
    [10, 50, 3],
    [20, 30, 0],
    [60, 80, 0],
  ] as const,
}

describe('what ran', () => {
  it('is said by the smallest range around a place', () => {
    expect([5, 15, 25, 40, 60, 79, 80].map((place) => hasRun(covered, place))).toEqual([
      true,
      true,
      false,
      true,
      false,
      false,
      true,
    ])
  })
  it('is nothing outside every range', () => expect(hasRun(covered, 100)).toBe(false))
})

describe('tests that reach a place', () => {
  const file = (test: string, milliseconds: number, where = '/src/a.ts') => ({
    test,
    milliseconds,
    covered: [{ ...covered, file: where }],
  })
  const all = [
    file('/test/long.test.ts', 5000),
    file('/src/a.test.ts', 900),
    file('/src/b.test.ts', 20),
    file('/src/c.test.ts', 10, '/src/b.ts'),
  ]

  it('are tried in stages: the one beside, the quick ones, the rest', () => {
    expect(stagesFor(all, '/src/a.ts', 15)).toEqual([['/src/a.test.ts'], ['/src/b.test.ts'], ['/test/long.test.ts']])
    expect(stagesFor(all, '/src/b.ts', 15)).toEqual([['/src/c.test.ts']])
  })
  it('are none where nothing ran', () => expect(stagesFor(all, '/src/a.ts', 25)).toEqual([]))
})

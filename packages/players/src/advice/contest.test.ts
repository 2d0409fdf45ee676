import { expect, test } from 'vitest'
import { attempted, contest, verdictOn } from './contest.ts'
import type { Ideas } from './weigh.ts'

interface Way {
  readonly answer: string
  readonly name: string
  readonly worth: number
}

/** Ways whose worth sways by the world, for all of them alike. */
const ideasOf = (ways: readonly Way[], tried: string[] = []): Ideas<Way> => ({
  stages: [
    function* () {
      yield
      return ways
    },
  ],
  key: ({ name }) => name,
  aim: ({ name }) => name,
  answer: ({ answer }) => answer,
  of: ([choice]) => ways.find(({ name }) => name === choice?.name),
  *tried({ name, worth }, world) {
    yield
    tried.push(`${name} ${world}`)
    return worth + (world % 2) / 10
  },
  told: (plans) =>
    plans.map(({ plan: { name, worth } }) => ({
      ...{ choices: [{ name }], words: [name], aim: name, bill: [], facts: [], reason: '' },
      ...{ chance: worth, risk: worth, doubt: 0, worlds: 1 },
    })),
})

function finished<T>(work: Generator<unknown, T, void>): T {
  for (let step = work.next(); ; step = work.next()) if (step.done === true) return step.value
}

const way = (answer: string, name: string, worth: number): Way => ({ answer, name, worth })

test('how far the best answer is ahead: ways to the same answer do not count against each other', () => {
  const found = finished(
    contest(ideasOf([way('a', 'a1', 0.5), way('a', 'a2', 0.49), way('b', 'b', 0.4), way('c', 'c', 0.3)]), 0.05),
  )
  expect(found?.answer).toBe('a')
  expect(found?.gain).toBeCloseTo(0.1)
  expect(found?.doubt).toBeCloseTo(0)
  expect(found?.plans.map(({ words }) => words[0])).toEqual(['a1', 'b', 'c'])
})

test('nothing more is tried once nothing stands out, or where there is nothing else', () => {
  const tried: string[] = []
  expect(finished(contest(ideasOf([way('a', 'a', 0.5), way('b', 'b', 0.46)], tried), 0.05))).toBeUndefined()
  expect(tried).toHaveLength(2 * 4)
  expect(finished(contest(ideasOf([way('a', 'a1', 0.5), way('a', 'a2', 0.1)]), 0.05))).toBeUndefined()
})

test('an attempt is compared with the answer in the same worlds', () => {
  const ideas = ideasOf([way('a', 'a1', 0.5), way('a', 'a2', 0.45), way('b', 'b', 0.4)])
  const of = (name: string) => finished(attempted(ideas, [{ name: 'a1' }], [{ name }], 4))
  expect(of('a2')).toEqual({ isAnswer: true })
  expect(of('b')).toEqual({
    isAnswer: false,
    chance: expect.closeTo(0.45),
    best: expect.closeTo(0.55),
    gain: expect.closeTo(0.1),
    doubt: expect.closeTo(0),
  })
  expect(of('unheard of')).toBeUndefined()
})

test('what is within the doubt is never wrong', () => {
  const verdict = (gain: number, doubt = 0): string => verdictOn({ isAnswer: false, chance: 0.5, best: 0.5, gain, doubt })
  expect(verdictOn({ isAnswer: true })).toBe('right')
  expect(verdict(-0.1)).toBe('close')
  expect(verdict(0.019)).toBe('close')
  expect(verdict(0.06, 0.07)).toBe('close')
  expect(verdict(0.06, 0.05)).toBe('wrong')
})

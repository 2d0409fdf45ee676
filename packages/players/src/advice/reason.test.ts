import { expect, test } from 'vitest'
import type { Fact } from './advice.ts'
import { reasonsOf } from './reason.ts'

const fact = (text: string): Fact => ({ type: 'fact', text })
const weighed = (...values: number[]) => ({ plan: undefined, values })
const reasons = (plans: readonly number[][], facts: readonly Fact[][], lacking: readonly Fact[] = [], when?: string): string[] =>
  reasonsOf(
    plans.map((values) => weighed(...values)),
    { facts, lacking: () => lacking, ...(when === undefined ? {} : { when }) },
  )

const GOOD = [0.5, 0.52, 0.5, 0.52]
const BAD = [0.4, 0.42, 0.4, 0.42]

test('what sets a plan apart is told as one sentence, after when it can be seen', () => {
  expect(reasons([GOOD, GOOD], [[fact('riga taken'), fact('2 fuel at Riga')], [fact('a card')]])).toEqual([
    'Riga taken, 2 fuel at Riga.',
    'A card.',
  ])
  expect(reasons([GOOD], [[fact('Riga taken')]], [], 'after the next card')).toEqual(['After the next card: Riga taken.'])
  expect(reasons([GOOD], [[]])).toEqual(['Nothing better was found.'])
})

test('a plan that is clearly worse is never said to be much the same: it is told what it goes without', () => {
  expect(reasons([GOOD, BAD], [[], []], [fact('Riga taken')])).toEqual([
    'What makes it better shows only later.',
    'It goes without what the best brings: Riga taken.',
  ])
  expect(reasons([GOOD, BAD], [[], []])[1]).toBe('What makes it worse shows only later.')
})

test('what is worse by less than its doubt, or hardly, is much the same', () => {
  const same = ['Others lead to much the same.', 'It leads to much the same as the best.']
  expect(
    reasons(
      [
        [0.5, 0.7, 0.5, 0.7],
        [0.6, 0.4, 0.6, 0.4],
      ],
      [[], []],
      [fact('Riga taken')],
    ),
  ).toEqual(same)
  expect(reasons([GOOD, GOOD.map((value) => value - 0.005)], [[], []], [fact('Riga taken')])).toEqual(same)
})

import { Match } from '@railhead/table'
import { expect, test } from 'vitest'
import { depot } from '../test/depot.ts'
import { person } from '../test/kit.ts'
import { History } from './history.ts'
import { Manners } from './manners.ts'
import { Past } from './past.ts'

function played(): History {
  const manners = new Manners({ red: person('Anna') }, false, true, undefined)
  const history = History.of(Match.open(depot, { options: {}, seed: 'a depot' }), manners)
  for (const index of [0, 2, 1, 0]) history.play('red', index)
  return history
}
const choices = (match: Match) => match.choices.map(({ choice }) => choice)
const [FUEL, TWO, FOOD, NONE] = [{ thing: 'fuel' }, { number: 2 }, { thing: 'food' }, { number: 0 }]

test('the past is what was chosen by then, from the beginning to now and no farther', () => {
  const [past, history] = [new Past(), played()]
  expect(choices(past.at(history, 2))).toEqual([FUEL, TWO])
  expect(choices(past.at(history, 1))).toEqual([FUEL])
  expect(past.at(history, 9)).toBe(history.match)
  expect(choices(history.match)).toEqual([FUEL, TWO, FOOD, NONE])
  expect(choices(past.at(history, -9))).toEqual([])
})

test('whoever goes forward goes on from the moment before', () => {
  const [past, history] = [new Past(), played()]
  const first = past.at(history, 1)
  expect(past.at(history, 1)).toBe(first)
  expect(past.at(history, 3)).toBe(first)
  expect(choices(first)).toEqual([FUEL, TWO, FOOD])
  expect(past.at(history, 2)).not.toBe(first)
})

test('when something else was chosen since, that is the past', () => {
  const [past, history] = [new Past(), played()]
  past.at(history, 2)
  for (let i = 0; i < 3; i++) history.undo('red')
  history.play('red', 1)
  history.play('red', 0)
  expect(choices(past.at(history, 2))).toEqual([FUEL, { number: 1 }])
})

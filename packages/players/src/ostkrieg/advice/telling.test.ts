import { AREAS, content } from '@railhead/ostkrieg/inside'
import { expect, test } from 'vitest'
import { type Reached, reachedNothing, whatDiffers } from './telling.ts'

const AREA = Array.from({ length: AREAS }, (_, area) => area).find((area) => content.vp[area] === 1) ?? 1
const NAME = content.names[AREA]

const reached = (of: Partial<Pick<Reached, 'points' | 'units' | 'enemies'>>, gained = 0, lost = 0): Reached => {
  const all = { ...reachedNothing(), ...of, worlds: 10 }
  all.gained[AREA] = gained
  all.lost[AREA] = lost
  return all
}
const told = (one: Reached, ...others: Reached[]): string[] => whatDiffers(one, others).map(({ text }) => text)

test('what is told is whole things, and only what is more than with every other', () => {
  expect(told(reached({ enemies: -91 }), reached({ enemies: -3 }))).toEqual(['about 9 enemy units fewer'])
  expect(told(reached({ enemies: -91 }), reached({ enemies: -3 }), reached({ enemies: -89 }))).toEqual([])
  expect(told(reached({ units: 12 }), reached({}))).toEqual(['about one own unit more'])
  expect(told(reached({ points: 63 }), reached({}))).toEqual(['6 victory points further ahead'])
  expect(told(reached({ points: 4 }), reached({}))).toEqual([])
})

test('how often an area is taken or held is said in tenths, and not where it is as good as certain', () => {
  expect(told(reached({}, 10), reached({}))).toEqual([`${NAME} taken`])
  expect(told(reached({}, 7), reached({}, 2))).toEqual([`${NAME} taken 7 times in ten`])
  expect(told(reached({}), reached({}, 0, 10))).toEqual([`${NAME} held`])
  expect(told(reached({}, 0, 2), reached({}, 0, 5))).toEqual([`${NAME} held 3 times more in ten`])
})

import { played } from '@railhead/race-to-moscow/played'
import { expect, test } from 'vitest'
import { deedWords } from './deeds.ts'

const { okh, pursuit } = played.cards

test('every card says what it does, and different deeds say different things', () => {
  const deeds = [...okh, ...pursuit].map(({ does }) => does)
  const different = new Set(deeds.map((does) => JSON.stringify(does)))
  const said = new Set(deeds.map(deedWords))
  expect(said.size).toBe(different.size)
  for (const words of said) expect(words).toMatch(/^[A-Z1-9].*\.$/)
})

test('operands are in the words', () => {
  expect(deedWords({ do: 'airlift', supplies: 2 })).toBe('Move 2 supplies of any kind from the stock to one of your armies.')
  expect(deedWords({ do: 'enlarge-transport', trucks: 2, cargo: 6 })).toContain(
    '2 trucks above your limit, and each truck carries 6',
  )
  expect(deedWords({ do: 'ship', each: 3 })).toContain('3 fuel, 3 ammo and 3 food')
  expect(deedWords({ do: 'gain', supply: 'ammo' })).toContain('1 ammo')
  expect(deedWords({ do: 'move-medal', between: 'single' })).toContain('single-coloured')
})

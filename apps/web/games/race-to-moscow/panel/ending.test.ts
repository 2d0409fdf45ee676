import { expect, test } from 'vitest'
import { ending } from './ending.ts'

const won = { tokens: 2, cards: 1, ammo: 3, ammoMedals: 1, victoryAreas: 0, encircled: 0, medals: 4 }
const rows = (scores: { readonly [seat: string]: number }) =>
  ending.breakdown?.({ winners: ['soviet'], reason: 'medals', scores, detail: { rounds: 4, gray: won } }, {} as never)

test('the Soviet player’s medals are said to be those that nobody has won', () => {
  const table = rows({ gray: 4, soviet: 25 })
  expect(table?.[0]).toEqual({ label: 'Medals from objective areas', values: { gray: 2, soviet: '–' } })
  expect(table?.at(-1)).toEqual({ label: 'Medals left on the map', values: { soviet: 25 } })
  expect(rows({ gray: 4 })?.map(({ label }) => label)).not.toContain('Medals left on the map')
})

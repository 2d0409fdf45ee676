import { expect, test } from 'vitest'
import { ending } from './ending.ts'

test('it turns with the cards that move most points; what is taken and lost again in one does not count', () => {
  const told = [
    { type: 'card-played', side: 'axis', card: 1 },
    { type: 'control', area: 62, side: 'axis' },
    { type: 'control', area: 60, side: 'axis' },
    { type: 'control', area: 56, side: 'axis' },
    { type: 'card-played', side: 'soviet', card: 51 },
    { type: 'control', area: 62, side: 'soviet' },
    { type: 'year-over', year: 1941, axis: 13, soviet: 15 },
    { type: 'card-played', side: 'axis', card: 9 },
    { type: 'control', area: 62, side: 'axis' },
    { type: 'control', area: 56, side: 'soviet' },
    { type: 'control', area: 32, side: 'axis' },
    { type: 'control', area: 62, side: 'neutral' },
  ].map((event, i) => ({ event, choice: i }))
  // Kiev and Kharkov are worth a point each, Baku two.
  expect(ending.turningPoints?.(told)).toEqual([
    { choice: 3, text: '1941, Major Blitz!: the Axis gain Kiev, Kharkov, 2 points.' },
    { choice: 10, text: '1941, Army Group Offensive: the Axis gain Kiev, Baku, 2 points.' },
  ])
})

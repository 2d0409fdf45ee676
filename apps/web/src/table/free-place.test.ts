import { expect, test } from 'vitest'
import { isTight, placeFor, type Rect } from './free-place.ts'

const open: Rect = [0, 0, 390, 460]
const card = [160, 300] as const
const covers = ({ x, y }: { x: number; y: number }, [tx, ty, tw, th]: Rect): boolean =>
  x < tx + tw && tx < x + card[0] && y < ty + th && ty < y + card[1]

test('what can be chosen stays free where there is another place', () => {
  const right: Rect[] = [
    [300, 40, 40, 40],
    [320, 300, 40, 40],
  ]
  const left: Rect[] = [
    [30, 40, 40, 40],
    [60, 300, 40, 40],
  ]
  expect(placeFor(card, open, right, []).x).toBeLessThan(100)
  expect(placeFor(card, open, left, []).x).toBeGreaterThan(190)
  for (const thing of right) expect(covers(placeFor(card, open, right, []), thing)).toBe(false)
})

test('the controls of the map give way to what can be chosen, and to nothing else', () => {
  const controls: Rect[] = [[10, 60, 44, 180]]
  expect(covers(placeFor(card, open, [], controls), controls[0])).toBe(false)
  const everywhereElse: Rect[] = [[200, 0, 180, 460]]
  expect(covers(placeFor(card, open, everywhereElse, controls), everywhereElse[0])).toBe(false)
})

test('a card that is higher than the room begins at its top, and is told to take less', () => {
  const low: Rect = [0, 180, 390, 290]
  expect(placeFor(card, low, [], []).y).toBe(190)
  expect(isTight(card[1], low)).toBe(true)
  expect(isTight(card[1], open)).toBe(false)
})

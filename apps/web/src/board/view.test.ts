import { expect, test } from 'vitest'
import { cardPlace } from './card.ts'
import { between, centred, fitting, openPart, orientationFor, showing, tokenScale, wholePart, wholeView } from './view.ts'

const window = { width: 400, height: 800, insets: { top: 50, bottom: 250 } }

test('tokens grow with the square root of the zoom and words stay readable', () => {
  expect(tokenScale(4, 1)).toBe(2)
  expect(tokenScale(2, 1)).toBeCloseTo(Math.SQRT2)
  expect(tokenScale(0.3, 1)).toBe(1)
  expect(tokenScale(100, 1)).toBeLessThan(3)
})

test('what is shown lies in the part that nothing covers', () => {
  expect(openPart(window)).toEqual({ x: 0, y: 50, width: 400, height: 500 })
  const view = fitting({ x: 100, y: 100, width: 200, height: 100 }, window)
  const [left, top] = [100 * view.zoom + view.x, 100 * view.zoom + view.y]
  const [right, bottom] = [300 * view.zoom + view.x, 200 * view.zoom + view.y]
  expect(left).toBeCloseTo(0)
  expect(right).toBeCloseTo(400)
  expect(top).toBeGreaterThanOrEqual(50)
  expect(bottom).toBeLessThanOrEqual(550)
})

test('what is asked about is shown clear of what covers the map, and with its name, however low the window', () => {
  const low = { width: 360, height: 588, insets: { top: 110, right: 6, bottom: 300, left: 56 } }
  const now = centred(0, 0, 1, low)
  const frame = { x: 0, y: 0, width: 2000, height: 2000 }
  const points = [
    [100, 300],
    [700, 500],
  ] as const
  const view = showing(points, now, frame, { window: low }, 1.5)
  for (const [x, y] of points) {
    expect(x * view.zoom + view.x).toBeGreaterThan(56 + 90)
    expect(x * view.zoom + view.x).toBeLessThan(354 - 90)
    expect(y * view.zoom + view.y).toBeGreaterThan(110 + 40)
    expect(y * view.zoom + view.y).toBeLessThan(288 - 40)
  }
  expect(showing(points.slice(1), now, frame, { window: low }, 1.5).zoom).toBe(1.5)
  // No farther away than where all of the map is seen.
  const small = { x: 0, y: 0, width: 800, height: 600 }
  expect(showing(points, now, small, { window: low }, 1.5)).toEqual(wholeView(small, low))
})

test('wide windows get the map with east at the top, tall ones with north', () => {
  expect(orientationFor({ width: 1000, height: 700 })).toBe('east-up')
  expect(orientationFor({ width: 390, height: 844 })).toBe('north-up')
  // The map beside the sheet of a phone on its side.
  expect(orientationFor({ width: 506, height: 390 })).toBe('north-up')
})

test('a movement begins and ends where it should and keeps a common point in place', () => {
  const [a, b] = [centred(500, 400, 1, window), centred(500, 400, 4, window)]
  expect(between(a, b, 0, window)).toEqual(a)
  const end = between(a, b, 1, window)
  expect([end.x, end.y, end.zoom].map(Math.round)).toEqual([b.x, b.y, b.zoom].map(Math.round))
  const middle = between(a, b, 0.5, window)
  expect(500 * middle.zoom + middle.x).toBeCloseTo(200)
  expect(middle.zoom).toBeCloseTo(2)
})

test('a card stands beside what it is about, where it hides the least', () => {
  const open = [0, 0, 1000, 800] as const
  const about = [480, 380, 40, 40] as const
  const free = cardPlace(about, { width: 200, height: 100 }, open, [])
  expect(free.x >= 520 || free.x + 200 <= 480 || free.y >= 420 || free.y + 100 <= 380).toBe(true)
  const crowded = cardPlace(about, { width: 200, height: 100 }, open, [
    { box: [520, 0, 480, 800], weight: 5 },
    { box: [0, 420, 1000, 380], weight: 5 },
    { box: [0, 0, 1000, 380], weight: 5 },
  ])
  expect(crowded.x + 200).toBeLessThanOrEqual(480)
})

test('a card never leaves the open part', () => {
  const place = cardPlace([990, 790, 10, 10], { width: 300, height: 200 }, [0, 48, 1000, 752], [])
  expect(place.x + 300).toBeLessThanOrEqual(1000)
  expect(place.y + 200).toBeLessThanOrEqual(800)
})

test('what is left beside the whole map goes to the side of the buttons', () => {
  const frame = { x: 0, y: 0, width: 1000, height: 800 }
  expect(wholeView(frame, { width: 1060, height: 800, insets: {} }).x).toBe(60)
  expect(wholeView(frame, { width: 1400, height: 800, insets: {} }).x).toBe(248)
  expect(wholeView(frame, { width: 500, height: 300, insets: {} }).x).toBe((500 - 375) / 2)
})

test('in a low strip with large letters the whole map keeps its size, and what matters is in the middle of the strip', () => {
  const frame = { x: 0, y: 0, width: 1000, height: 800 }
  const low = { width: 360, height: 500, insets: { top: 0, bottom: 400, least: 240 } }
  const whole = wholeView(frame, low)
  expect(whole.zoom).toBe(240 / 800)
  expect(whole.y + (800 * whole.zoom) / 2).toBe(50)
  expect(wholePart(low)).toEqual({ x: 0, y: -70, width: 360, height: 240 })
  const far = showing(
    [
      [100, 700],
      [900, 780],
    ],
    whole,
    frame,
    { window: low },
  )
  expect(far.zoom).toBe(whole.zoom)
  expect(far.y + 740 * far.zoom).toBe(50)
  // Where there is room, nothing is cut.
  expect(wholeView(frame, { ...low, insets: { ...low.insets, bottom: 100 } }).zoom).toBe(0.36)
})

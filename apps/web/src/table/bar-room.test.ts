import { describe, expect, test } from 'vitest'
import { fitting, inLetters } from './bar-room.ts'

describe('answers in the bar', () => {
  const room = { width: 300, rows: 2 }

  test('all of them where there is room', () => {
    expect(fitting([100, 100, 80, 290], 60, room)).toBe(4)
    expect(fitting([], 60, room)).toBe(0)
  })

  test('otherwise as many as leave a place for the button to the rest', () => {
    expect(fitting([140, 140, 140, 140, 140], 60, room)).toBe(3)
    expect(fitting([140, 140, 100, 100, 140], 60, room)).toBe(4)
  })

  test('one at least, however long', () => {
    expect(fitting([900, 900, 900], 60, room)).toBe(1)
  })
})

test('letters of twice the size leave room for half as many', () => {
  expect(inLetters(800, 15)).toBe(800)
  expect(inLetters(800, 30)).toBe(400)
})

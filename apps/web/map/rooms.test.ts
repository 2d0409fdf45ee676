import { expect, test } from 'vitest'
import { laptop, phone, roomIn, roomsFor } from './rooms.ts'

const frame = { x: 0, y: 0, width: 1000, height: 700 }
const windows = [laptop(false, 1280, 720), laptop(false, 1440, 900)]

test('steps begin just where the windows have their room, so that none of it is given away', () => {
  const rooms = roomsFor(frame, { windows, small: [phone(360, 640, false)] }, { least: 0.2, all: 0.6, last: 2 })
  for (const window of windows)
    expect(rooms.some((room) => room <= roomIn(frame, window) && room > roomIn(frame, window) - 0.002)).toBe(true)
})

test('steps rise from the first to the last and never by much', () => {
  const rooms = roomsFor(frame, { windows, small: [] }, { least: 0.2, all: 0.6, last: 2 })
  expect([rooms[0], rooms.at(-1)]).toEqual([0.2, 2])
  rooms.slice(1).forEach((room, i) => {
    expect(room).toBeGreaterThan(rooms[i])
    expect(room / rooms[i]).toBeLessThan(1.35)
  })
})

import type { Snapshot } from '@railhead/host'
import { expect, test } from 'vitest'
import { Story } from './story.ts'

const seats = { gray: { kind: 'person', name: '' }, white: { kind: 'computer', name: '' }, blue: { kind: 'person', name: '' } }
const now = (how: Partial<Snapshot>): Snapshot =>
  ({ seats, asked: null, outcome: null, held: false, awaited: ['white'], ...how }) as Snapshot

test('computers play until somebody else is to choose, a turn is to be confirmed, or the game is over', () => {
  const story = new Story({ seat: () => ({ name: '' }) as never })
  const playsAfter = (how: Partial<Snapshot>): boolean => {
    story.latest.value = now(how)
    return story.computersPlay.value
  }
  expect(story.computersPlay.value).toBe(false)
  expect(playsAfter({})).toBe(true)
  expect(playsAfter({ awaited: ['blue', 'white'] })).toBe(true)
  expect(playsAfter({ awaited: ['blue'] })).toBe(false)
  expect(playsAfter({ asked: {} as Snapshot['asked'] })).toBe(false)
  expect(playsAfter({ held: true })).toBe(false)
  expect(playsAfter({ outcome: {} as Snapshot['outcome'] })).toBe(false)
})

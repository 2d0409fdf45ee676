import { readdirSync, readFileSync } from 'node:fs'
import { raceToMoscow } from '@railhead/race-to-moscow'
import { type Game, Match } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { ending } from './ending.ts'
import { seatLook } from './words.ts'

const game: Game = raceToMoscow
const RECORDS = new URL('../../../../../packages/race-to-moscow/records/', import.meta.url)
/** Medals were spent, cards count otherwise, or the game began from a position. */
const UNTOLD = /total-war|all-rulings|moskva-in-winter/
const records = readdirSync(RECORDS).filter((name) => name.endsWith('.jsonl'))

describe('how the medals came about', () => {
  const courseOf = (name: string) => {
    const match = Match.fromRecord(game, readFileSync(new URL(name, RECORDS), 'utf8'))
    const outcome = game.outcome(match.state)
    if (outcome === undefined) throw new Error('the record is of a whole game')
    const events = match.log.map(({ event }) => event)
    return { outcome, course: ending.course?.(events, outcome) }
  }
  test.each(records.filter((name) => !UNTOLD.test(name)))('%s is told to its end', (name) => {
    const { outcome, course } = courseOf(name)
    const lasts = Object.fromEntries(course?.lines.map(({ look, values }) => [look.name, values.at(-1)]) ?? [])
    const counted = Object.entries(outcome.detail).flatMap(([seat, parts]) => {
      const { tokens, cards, ammoMedals } = parts as { readonly [part: string]: number }
      return tokens === undefined ? [] : [[seatLook(seat).name, tokens + cards + ammoMedals]]
    })
    expect(lasts).toEqual(Object.fromEntries(counted))
  })
  test.each(records.filter((name) => UNTOLD.test(name)))('%s is not', (name) => {
    expect(courseOf(name).course).toBeUndefined()
  })
  test('it turns where several medals are won in a turn, and where some are lost', () => {
    const told = [
      { type: 'turn-began', seat: 'gray', round: 1 },
      { type: 'area-captured', seat: 'gray', area: 'riga', medals: 1 },
      { type: 'turn-began', seat: 'white', round: 1 },
      { type: 'area-captured', seat: 'white', area: 'minsk', medals: 1 },
      { type: 'area-captured', seat: 'white', area: 'vilnius', medals: 1 },
      { type: 'medal-returned', seat: 'gray', area: 'riga', medals: 1 },
    ].map((event, i) => ({ event, choice: i }))
    expect(ending.turningPoints?.(told)).toEqual([
      { choice: 4, text: 'Round 1: Centre takes Minsk, Vilnius, 2 medals.' },
      { choice: 5, text: 'Round 1: North loses Riga, and 1 medal with it.' },
    ])
  })
})

import { offered } from '@railhead/host/games'
import { raceToMoscow } from '@railhead/race-to-moscow'
import { canonical, eventFor, type Game, type Json, looseChance, Match, type SeatName, type View } from '@railhead/table'
import { outposts } from '@railhead/table/outposts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Seat, TestServer, Visitor } from './online.kit.ts'

/*
 * Whole games over real sockets. Afterwards the record is played again, and every message that each page was sent must have been what its seat
 * might know at that moment, by the game's own contract: no more of the board, no more of the log, and nothing of the seed.
 */

let server: TestServer
beforeAll(async () => {
  server = await new TestServer().start({
    games: [...offered, { game: outposts }],
    limits: { messages: { burst: 1e6, perSecond: 1e6 } },
  })
})
afterAll(() => server.end())

interface Played {
  readonly record: string
  readonly seed: string
  readonly seats: readonly Seat[]
}

/** Plays a game by chance to its end, with a page for each seat and one that looks on. */
async function play(game: Game, options: Match['game']['options']['presets'][number]['options']): Promise<Played> {
  const seated = game.seated(game.setup(options, 'x')).map((seat) => game.seats[seat])
  const people = await Promise.all(seated.map((seat) => Visitor.named(server, seat)))
  const wanted = Object.fromEntries(seated.map((seat, i) => [seat, { kind: i === 0 ? 'me' : 'open' } as const]))
  const table = await people[0].setUp(game.id, options, wanted)
  for (let i = 1; i < seated.length; i++) await people[i].sit(table, seated[i])
  // Some are shown all each time, others are told step by step and work out the rest from it.
  const seats = await Promise.all(
    [...people, new Visitor(server)].map((person, i) => person.open(table, false, undefined, i % 2 === 0 ? game : undefined)),
  )
  let dice = 1
  for (;;) {
    const shown = seats.map(({ latest }) => latest)
    const question = Math.max(...shown.map((snapshot) => snapshot?.question ?? 0))
    for (const seat of seats) await seat.until((snapshot) => snapshot.question >= question)
    const asked = seats.find(({ latest }) => latest?.asked != null)
    if (asked === undefined) break
    dice = (dice * 1103515245 + 12345) % 2147483648
    const { choices } = asked.latest?.asked?.decision ?? { choices: [] }
    // Nor is anything told to those who are not asked.
    if (dice % 8 === 0)
      for (const seat of seats.filter(({ latest }) => latest?.asked == null))
        expect(await seat.send('foresee', { question, index: dice % choices.length })).toBeNull()
    await asked.change('choose', { index: dice % choices.length })
  }
  const record = String(await seats[0].send('record', { what: 'record' }))
  return { record, seed: String(seats[0].latest?.seed), seats }
}

/** What somebody would know in bytes who was only shown this. */
function bytesOf(game: Game, view: View, viewer: SeatName | null): Uint8Array {
  const { report: _, ...seen } = view
  const world = game.imagine(seen as View, looseChance(7))
  return game.masked(world, viewer === null ? null : game.seats.indexOf(viewer), game.copy(world)).bytes
}

const inOrder = (value: object): string => canonical(value as Json)

const variants: (readonly [string, Game, object])[] = [
  ['outposts', outposts, { rounds: 3 }],
  ...raceToMoscow.options.presets
    .filter(({ key }) => !['solitaire', 'first-game'].includes(key))
    .map(({ key, options }) => [`race-to-moscow ${key}`, raceToMoscow, options] as const),
]

describe('a whole game over sockets', () => {
  test.each(variants)('%s', async (_, game, options) => {
    const { record, seed, seats } = await play(game, options as Parameters<typeof play>[1])
    const whole = Match.fromRecord(game, record)
    const viewers: (SeatName | null)[] = [...game.seated(whole.state).map((seat) => game.seats[seat]), null]
    const sent = seats.map(({ shown }) => shown)
    const again = whole.upTo(0)
    for (let at = 0; at <= whole.length; at++) {
      if (at > 0) again.choose(whole.choices[at - 1].choice, whole.choices[at - 1].seat)
      viewers.forEach((viewer, i) => {
        for (const shown of sent[i].filter((one) => one.at === at)) {
          const { report: _, ...view } = shown.view
          expect(inOrder(view)).toBe(inOrder(again.view(viewer)))
          expect(shown.viewer).toBe(viewer)
          if (shown.asked !== null) expect(shown.asked.decision.seat).toBe(viewer)
          // What it had in bytes must be what it could have worked out from its view alone.
          const bytes = seats[i].bytes.get(shown)
          if (bytes !== undefined) expect(bytes).toEqual(bytesOf(game, shown.view, viewer))
          const told = shown.lines.map(({ event }) => event)
          expect(inOrder(told)).toBe(inOrder(shown.lines.map(({ n }) => eventFor(again.log[n - 1].event, viewer))))
        }
      })
    }
    expect(seats.filter(({ bytes }) => bytes.size > whole.length / 4)).toHaveLength(Math.ceil(seats.length / 2))
    expect(sent.every((snapshots) => snapshots.length > whole.length / 4)).toBe(true)
    // The seed is told with the end and not before; the salt only with the record.
    seats.forEach(({ heard, shown }) => {
      const first = heard.find((text) => text.includes(seed))
      expect(first).toMatch(/"outcome":(?!null)/)
      expect(shown.filter((one) => one.seed !== null).every((one) => one.outcome !== null)).toBe(true)
    })
    for (const seat of seats) await seat.close()
  })
})

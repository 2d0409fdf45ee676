import { outposts } from '@railhead/table/outposts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Seat, TestServer, Visitor } from './online.kit.ts'

let server: TestServer
beforeEach(async () => {
  server = await new TestServer().start({ games: [{ game: outposts }] })
})
afterEach(() => server.end())

const ALONE = { red: { kind: 'me' }, blue: { kind: 'computer', player: 'random' } } as const
const marked = ({ latest }: Seat) => latest?.lines.filter(({ advised }) => advised === true) ?? []

test('a table that forbids suggestions says so and refuses them, whoever asks', async () => {
  const anna = await Visitor.named(server, 'Anna')
  const table = await anna.setUp('outposts', { rounds: 1 }, ALONE, { suggestions: false })
  expect(await anna.info(table)).toMatchObject({ suggestions: false })
  const seat = await anna.open(table)
  expect(seat.latest?.suggestions).toBe(false)
  await expect(seat.change('advise', {})).rejects.toMatchObject({ code: 'not-allowed' })
})

test('elsewhere whoever was advised has it in the log, also when the server stopped in between', async () => {
  const anna = await Visitor.named(server, 'Anna')
  const table = await anna.setUp('outposts', { rounds: 1 }, ALONE)
  const seat = await anna.open(table)
  expect(seat.latest?.suggestions).toBe(true)
  await seat.change('advise', {})
  await seat.close()
  await server.stop()
  await server.start({ games: [{ game: outposts }] })
  const again = await anna.open(table)
  await again.change('choose', { index: 0 })
  await again.close()
  const later = await anna.open(table)
  expect(marked(later).length).toBeGreaterThan(0)
})

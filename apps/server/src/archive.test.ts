import { outposts } from '@railhead/table/outposts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TableInfo } from './api/tables.ts'
import { TestServer, Visitor } from './online.kit.ts'
import type { GameStatistics } from './store/archive.ts'

let server: TestServer
let time = 1
beforeEach(async () => {
  server = await new TestServer().start({
    games: [{ game: outposts }],
    now: () => time,
  })
})
afterEach(() => server.end())

interface Archive {
  readonly games: readonly TableInfo[]
  readonly next: string | null
}

/** A game that Anna and Ben end at once. */
async function ended(anna: Visitor, ben: Visitor, more: object): Promise<string> {
  const table = await anna.setUp('outposts', { rounds: 3 }, { red: { kind: 'me' }, blue: { kind: 'open' } }, more)
  await ben.sit(table, 'blue')
  await ben.get('POST', `tables/${table}/leave`, { seat: 'blue' })
  await anna.get('POST', `tables/${table}/motion`, { seat: 'red', what: { kind: 'end' } })
  return table
}

test('anybody finds public games, page by page, and those who played their own as well', async () => {
  const [anna, ben] = [await Visitor.named(server, 'Anna'), await Visitor.named(server, 'Ben')]
  const open: string[] = []
  for (let n = 0; n < 3; n++) {
    time++
    open.push(await ended(anna, ben, { access: 'public' }))
  }
  const hidden = await ended(anna, ben, { access: 'private' })
  await ended(anna, ben, { access: 'link' })
  const stranger = new Visitor(server)
  const first = await stranger.get<Archive>('GET', 'archive?game=outposts&pace=any&result=early&most=2')
  const second = await stranger.get<Archive>('GET', `archive?after=${first.next}`)
  expect([...first.games, ...second.games].map(({ id }) => id)).toEqual(open.toReversed())
  expect(second.next).toBeNull()
  expect((await stranger.get<Archive>('GET', 'archive?name=anna&winner=red')).games).toEqual([])
  expect((await stranger.ask('GET', 'archive?mine=yes')).status).toBe(401)
  expect((await anna.get<Archive>('GET', 'archive?mine=yes&from=4')).games).toHaveLength(3)
  expect((await stranger.get<Archive>('GET', "archive?after=1-x'&option=:&from=-1&player=%2500")).games).toHaveLength(0)

  // A game that is over can be looked at and downloaded by whoever may see it.
  expect((await stranger.get<{ record: string }>('GET', `tables/${open[0]}/record`)).record).toContain('"seed"')
  expect((await stranger.open(open[0])).latest?.readOnly).toMatch(/ended/)
  expect((await stranger.ask('GET', `tables/${hidden}/record`)).status).toBe(404)

  const { people } = first.games[0]
  const page = await stranger.get<Record<string, unknown>>('GET', `players/${people.red}`)
  expect(page).toMatchObject({ name: 'Anna', ratings: [{ game: 'outposts', pace: 'slow', games: 5 }] })
  expect(page.games).toHaveLength(3)
  expect(JSON.stringify(page)).not.toContain(hidden)
  expect((await stranger.ask('GET', `players/${'0'.repeat(32)}`)).status).toBe(404)
  expect((await stranger.ask('GET', 'players')).status).toBe(404)
  await anna.get('POST', 'me/delete', { name: 'Anna' })
  expect((await stranger.ask('GET', `players/${people.red}`)).status).toBe(404)
  expect(await stranger.get<GameStatistics[]>('GET', 'statistics')).toMatchObject([{ game: 'outposts', early: 5, won: 0 }])
})

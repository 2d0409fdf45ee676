import { readFileSync } from 'node:fs'
import { outposts } from '@railhead/table/outposts'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages } from '../test/generated.node.ts'
import { answers, type Route } from './api/answers.ts'
import { TestServer, Visitor } from './online.kit.ts'

let server: TestServer
beforeAll(async () => {
  server = await new TestServer().start({ games: [{ game: outposts }] })
})
afterAll(() => server.end())

const methodOf = (route: string) => route.split(' ')[0] as 'GET' | 'POST'

test('the description that is written is that of the schemas, and the one that is served', async () => {
  const written = readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8')
  // When this fails: npm run generate.
  expect(written).toBe(pages()['docs/openapi.json'])
  expect(await new Visitor(server).get('GET', 'openapi.json')).toEqual(JSON.parse(written))
  const names = Object.keys(JSON.parse(written).components.schemas)
  const used = [...written.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name)
  expect(used).toContain('table')
  expect(used.filter((name) => !names.includes(name))).toEqual([])
})

test('everything that is described is there', async () => {
  const stranger = new Visitor(server)
  const missing: string[] = []
  for (const route of Object.keys(answers)) {
    const response = await stranger.ask(methodOf(route), route.split(' ')[1].replace(':id', '0'.repeat(32)))
    if ((await response.text()).includes('nothing at this address')) missing.push(route)
  }
  expect(missing).toEqual([])
})

test('what is answered is what is described', async () => {
  const [anna, ben] = [await Visitor.named(server, 'Anna'), await Visitor.named(server, 'Ben')]
  const told = async (who: Visitor, route: Route, body?: unknown, path = route.split(' ')[1]): Promise<unknown> => {
    const answer: unknown = await who.get(methodOf(route), path, body)
    const read = v.safeParse(answers[route] as v.GenericSchema, answer)
    expect([route, read.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)]).toEqual([route, undefined])
    return answer
  }
  await told(anna, 'POST me', { name: 'Anna' })
  await told(anna, 'POST me/login', { login: 'anna', password: 'correct horse' })
  const { bot } = (await told(anna, 'POST me/bots', { name: 'Bot' })) as { bot: string }
  await told(anna, 'POST me/bots/token', { bot })
  for (const route of ['GET me', 'GET me/sessions', 'GET me/avoided', 'GET me/export', 'GET me/bots', 'GET me/notices'] as const)
    await told(anna, route)
  await told(anna, 'POST me/avoided', { person: bot, how: 'muted' })

  const wanted = {
    game: 'outposts',
    title: 'A game',
    options: { rounds: 3 },
    seats: { red: { kind: 'me' }, blue: { kind: 'open' } },
  }
  const pace = { kind: 'live', minutes: 10, increment: 5 }
  const { id } = (await told(anna, 'POST tables', { ...wanted, pace, access: 'public', words: 'luck' })) as { id: string }
  await told(ben, 'GET lobby')
  await told(ben, 'POST tables/:id/seat', { seat: 'blue' }, `tables/${id}/seat`)
  await told(ben, 'POST tables/:id/talk', { text: 'Hello' }, `tables/${id}/talk`)
  await told(anna, 'GET tables/:id/talk', undefined, `tables/${id}/talk`)
  await told(anna, 'POST tables/:id/note', { text: 'Mine' }, `tables/${id}/note`)
  await told(anna, 'GET tables/:id/note', undefined, `tables/${id}/note`)
  await told(anna, 'GET tables')
  await told(ben, 'POST tables/:id/leave', { seat: 'blue' }, `tables/${id}/leave`)
  await told(anna, 'POST tables/:id/motion', { seat: 'red', what: { kind: 'end' } }, `tables/${id}/motion`)
  const { people } = (await told(anna, 'GET tables/:id', undefined, `tables/${id}`)) as { people: { red: string } }
  await told(anna, 'GET tables/:id/record', undefined, `tables/${id}/record`)
  await told(ben, 'GET archive')
  await told(ben, 'GET players/:id', undefined, `players/${people.red}`)
  await told(ben, 'GET statistics')
  await told(anna, 'POST tables/:id/rematch', {}, `tables/${id}/rematch`)
})

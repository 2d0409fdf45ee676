import { outposts } from '@railhead/table/outposts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestServer, Visitor } from './online.kit.ts'
import type { Said } from './store/store.ts'

let server: TestServer
let time: number
beforeEach(async () => {
  time = 0
  server = await new TestServer().start({ games: [{ game: outposts }], now: () => time })
})
afterEach(() => server.end())

type Heard = Said & { readonly mine: boolean }
async function atATable() {
  const [anna, ben, cy] = await Promise.all(['Anna', 'Ben', 'Cy'].map((name) => Visitor.named(server, name)))
  const table = await anna.setUp('outposts', { rounds: 1 }, { red: { kind: 'me' }, blue: { kind: 'open' } })
  await ben.sit(table, 'blue')
  const say = (who: Visitor, text: unknown) => who.ask('POST', `tables/${table}/talk`, { text })
  const heard = async (who: Visitor, after = 0) =>
    (await who.get<Heard[]>('GET', `tables/${table}/talk?after=${after}`)).map(({ name, text, mine }) => [name, text, mine])
  return { anna, ben, cy, table, say, heard }
}

test('players and lookers-on do not hear each other before the end', async () => {
  const { anna, ben, cy, table, say, heard } = await atATable()
  const [blue, looker] = [await ben.open(table), await cy.open(table)]
  await say(anna, '  <img src=x onerror=alert(1)> 👩‍👧 ')
  await blue.until(() => blue.around?.talk === 1)
  await say(cy, 'I would not')
  await looker.until(() => looker.around?.talk === 2)
  expect(blue.around?.talk).toBe(1)
  expect(looker.heard.some((text) => text.includes('"talk":1'))).toBe(false)
  expect(await heard(ben)).toEqual([['Anna', '<img src=x onerror=alert(1)> 👩‍👧', false]])
  expect(await heard(anna, 1)).toEqual([])
  expect(await heard(new Visitor(server))).toEqual([['Cy', 'I would not', false]])
  await anna.get('POST', `tables/${table}/leave`, { seat: 'red' })
  // Whoever has left looks on.
  expect(await heard(anna)).toEqual([['Cy', 'I would not', false]])
  await ben.get('POST', `tables/${table}/motion`, { seat: 'blue', what: { kind: 'end' } })
  expect(await heard(cy)).toHaveLength(2)
})

test('whoever is muted is not heard by the one, and goes on without noticing', async () => {
  const { anna, ben, say, heard } = await atATable()
  await say(ben, 'one')
  const { id } = await ben.get<{ id: string }>('GET', 'me')
  expect(await anna.get('POST', 'me/avoided', { person: id, how: 'muted' })).toEqual([{ person: id, how: 'muted', name: 'Ben' }])
  expect((await say(ben, 'two')).status).toBe(200)
  expect(await heard(anna)).toEqual([])
  expect(await heard(ben)).toHaveLength(2)
  await anna.get('POST', 'me/avoided', { person: id, how: null })
  expect(await heard(anna)).toHaveLength(2)
  expect((await anna.ask('POST', 'me/avoided', { person: '0'.repeat(32), how: 'muted' })).status).toBe(404)
  expect((await anna.ask('POST', 'me/avoided', { person: id, how: 'hanged' })).status).toBe(400)
})

test('what is said has its bounds: who, how long, how often', async () => {
  const { anna, table, say, heard } = await atATable()
  for (const bad of ['', '   ', 'x'.repeat(501), 'one\ntwo', 'x\u202Ey', 7, null]) expect((await say(anna, bad)).status).toBe(400)
  const stranger = new Visitor(server)
  expect((await say(stranger, 'hello')).status).toBe(401)
  expect((await anna.ask('POST', `tables/${'0'.repeat(32)}/talk`, { text: 'x' })).status).toBe(404)
  const statuses = await Promise.all(Array.from({ length: 30 }, async (_, i) => (await say(anna, `message ${i}`)).status))
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses).toContain(429)
  time += 10_000
  expect((await say(anna, 'later')).status).toBe(200)
  expect(await heard(anna)).toHaveLength(21)
  expect((await anna.ask('GET', `tables/${table}/talk?after=-1`)).status).toBe(200)
})

test('a note is its writer’s alone', async () => {
  const { anna, ben, table } = await atATable()
  const note = `tables/${table}/note`
  await anna.get('POST', note, { text: 'They have the <eagle>.\nI think.' })
  expect(await anna.get('GET', note)).toEqual({ text: 'They have the <eagle>.\nI think.' })
  expect(await ben.get('GET', note)).toEqual({ text: '' })
  expect((await new Visitor(server).ask('GET', note)).status).toBe(401)
  expect((await anna.ask('POST', note, { text: 'x'.repeat(10_001) })).status).toBe(400)
})

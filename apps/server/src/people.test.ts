import { outposts } from '@railhead/table/outposts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestServer, Visitor } from './online.kit.ts'

let server: TestServer
beforeEach(async () => {
  server = await new TestServer().start({ games: [{ game: outposts }] })
})
afterEach(() => server.end())

interface Listed {
  readonly id: string
  readonly browser: string
  readonly here: boolean
}
const TWO = { red: { kind: 'me' }, blue: { kind: 'open' } } as const

test('sessions are listed, and end when one says so, with what goes on in them', async () => {
  const anna = new Visitor(server)
  const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
  await anna.ask('POST', 'me', { name: 'Anna' }, agent)
  await anna.get('POST', 'me/login', { login: 'anna', password: 'correct horse' })
  const phone = new Visitor(server)
  await phone.get('POST', 'login', { login: 'anna', password: 'correct horse' })
  const sessions = await anna.get<Listed[]>('GET', 'me/sessions')
  expect(sessions.map(({ here }) => here).sort()).toEqual([false, true])
  expect(sessions.find(({ here }) => here)?.browser).toBe('Firefox, Linux')
  expect(JSON.stringify(sessions)).not.toContain(anna.cookie.slice(10, 30))

  const ben = await Visitor.named(server, 'Ben')
  const table = await anna.setUp('outposts', { rounds: 1 }, TWO)
  await ben.sit(table, 'blue')
  const onPhone = await phone.open(table)
  const closed = new Promise((resolve) => onPhone.socket.once('close', resolve))
  const id = sessions.find(({ here }) => !here)?.id
  expect((await ben.ask('POST', 'me/sessions/end', { id })).status).toBe(404)
  await anna.get('POST', 'me/sessions/end', { id })
  await closed
  expect(await phone.get('GET', 'me')).toBeNull()
  expect((await phone.open(table)).latest?.viewer).toBeNull()
  expect(await anna.get('GET', 'me')).toMatchObject({ name: 'Anna' })
  expect((await anna.ask('POST', 'me/sessions/end', { id })).status).toBe(404)
  expect((await phone.ask('GET', 'me/sessions')).status).toBe(401)
})

test('what is kept about somebody is theirs to have and to delete; games of others go on', async () => {
  const [anna, ben] = [await Visitor.named(server, 'Anna'), await Visitor.named(server, 'Ben')]
  const running = await ben.setUp('outposts', { rounds: 1 }, TWO)
  await anna.get('POST', `tables/${running}/seat`, { seat: 'blue', words: 'for luck' })
  const waiting = await anna.setUp('outposts', { rounds: 1 }, TWO)
  await anna.get('POST', `tables/${running}/talk`, { text: 'Hello' })
  await anna.get('POST', `tables/${running}/note`, { text: 'mine' })
  await ben.get('POST', `tables/${running}/talk`, { text: 'not hers' })
  await anna.get('POST', `tables/${running}/report`, { about: { seat: 'red' }, reason: 'He dawdles' })
  const own = await anna.get('GET', 'me/export')
  expect(own).toMatchObject({
    me: { name: 'Anna' },
    said: [{ text: 'Hello', table: running }],
    notes: [{ text: 'mine', table: running }],
    sessions: [{ here: true }],
    reported: [{ table: running, reason: 'He dawdles' }],
  })
  const text = JSON.stringify(own)
  expect(text).toContain('for luck')
  expect(text).not.toMatch(/not hers|"reveal"|"salt"/)
  expect((await new Visitor(server).ask('GET', 'me/export')).status).toBe(401)

  const red = await ben.open(running)
  // By mistake nobody is deleted.
  expect((await anna.ask('POST', 'me/delete', {})).status).toBe(400)
  await anna.get('POST', 'me/delete', { name: 'Anna' })
  expect(await anna.get('GET', 'me')).toBeNull()
  expect((await ben.ask('GET', `tables/${waiting}`)).status).toBe(404)
  await red.until(({ seats }) => seats.blue.kind === 'computer')
  expect(await ben.get('GET', `tables/${running}/talk`)).toMatchObject([{ text: 'not hers' }])
})

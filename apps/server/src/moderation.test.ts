import { outposts } from '@railhead/table/outposts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Admin, openAdmin } from './admin.ts'
import { TestServer, Visitor } from './online.kit.ts'

let server: TestServer
let admin: Admin
beforeEach(async () => {
  server = await new TestServer().start({ games: [{ game: outposts }], pulse: 5 })
  admin = await openAdmin({ data: server.folder }, {})
})
afterEach(async () => {
  await admin.close()
  await server.end()
})

async function atATable() {
  const [anna, ben, cy] = await Promise.all(['Anna', 'Ben', 'Cy'].map((name) => Visitor.named(server, name)))
  const table = await anna.setUp('outposts', { rounds: 1 }, { red: { kind: 'me' }, blue: { kind: 'open' } })
  await ben.sit(table, 'blue')
  const [{ id }] = await admin.accounts('Ben')
  return { anna, ben, cy, table, id }
}
const sentenceOf = async (answer: Response): Promise<unknown> => [
  answer.status,
  ((await answer.json()) as { sentence: string }).sentence,
]

test('what was said, and whoever sits at the table, can be reported by those who could hear it', async () => {
  const { anna, ben, cy, table, id } = await atATable()
  await ben.get('POST', `tables/${table}/talk`, { text: 'something rude' })
  const report = async (who: Visitor, about: object, reason = 'Not like this.') =>
    (await who.ask('POST', `tables/${table}/report`, { about, reason })).status
  expect(await report(anna, { said: 1 })).toBe(200)
  expect(await report(cy, { seat: 'blue' })).toBe(200)
  // Whoever looks on has not heard it.
  expect(await report(cy, { said: 1 })).toBe(404)
  expect([await report(anna, { said: 2 }), await report(anna, { seat: 'green' })]).toEqual([404, 404])
  expect([await report(ben, { said: 1 }), await report(ben, { seat: 'blue' })]).toEqual([403, 403])
  expect(await report(new Visitor(server), { seat: 'blue' })).toBe(401)
  for (const about of [{}, { said: 0 }, { said: 1, seat: 'blue' }]) expect(await report(anna, about)).toBe(400)
  expect([await report(anna, { said: 1 }, ''), await report(anna, { said: 1 }, 'x'.repeat(301))]).toEqual([400, 400])
  expect(await admin.reports(false)).toMatchObject([
    { reporterName: 'Anna', personName: 'Ben', person: id, table, n: 1, text: 'something rude', reason: 'Not like this.' },
    { reporterName: 'Cy', personName: 'Ben', n: null, text: null },
  ])
})

test('whoever is suspended is told so by everything, and comes back when they are restored', async () => {
  const { ben, table, id } = await atATable()
  await ben.get('POST', 'me/login', { login: 'ben', password: 'correct horse' })
  const page = await ben.open(table)
  const sentAway = new Promise((resolve) => page.socket.once('close', resolve))
  await admin.suspend(id, 'Three insults are enough.')
  await sentAway
  const told = 'Whoever runs this server has suspended your account: Three insults are enough.'
  for (const path of ['me', 'tables', 'lobby', `tables/${table}`, 'me/export', 'me/sessions'])
    expect(await sentenceOf(await ben.ask('GET', path))).toEqual([403, told])
  for (const [path, body] of [
    ['me', { name: 'Bert' }],
    ['tables', {}],
    [`tables/${table}/talk`, { text: 'x' }],
    [`tables/${table}/seat`, { seat: 'blue' }],
  ] as const)
    expect(await sentenceOf(await ben.ask('POST', path, body))).toEqual([403, told])
  expect(await sentenceOf(await new Visitor(server).ask('POST', 'login', { login: 'ben', password: 'correct horse' }))).toEqual([
    403,
    told,
  ])
  await expect(ben.open(table)).rejects.toEqual({ code: 'suspended', sentence: told })
  expect(await admin.restore(id)).toBe(true)
  expect(await admin.restore(id)).toBe(false)
  expect((await ben.open(table)).latest?.viewer).toBe('blue')
})

test('whoever is silenced plays on and is not heard; what they said can be deleted', async () => {
  const { anna, ben, table, id } = await atATable()
  const say = (text: string) => ben.ask('POST', `tables/${table}/talk`, { text })
  await say('rude')
  expect(await admin.deleteSaid(table, 1)).toBe(true)
  expect(await anna.get('GET', `tables/${table}/talk`)).toEqual([])
  await admin.silence(id, Date.UTC(2999, 0, 5))
  expect(await sentenceOf(await say('more'))).toEqual([403, 'Whoever runs this server has silenced you until 2999-01-05.'])
  await ben.open(table)
  expect(await admin.restore(id)).toBe(true)
  expect((await say('sorry')).status).toBe(200)
})

test('a table that is ended from outside is over for those who sit there', async () => {
  const { anna, table } = await atATable()
  const red = await anna.open(table)
  expect(red.latest?.readOnly).toBeNull()
  expect(await admin.end(table)).toBe(true)
  await red.until(({ readOnly }) => readOnly !== null)
  expect(red.latest?.readOnly).toBe('This game was ended before its end.')
  expect(await anna.info(table)).toMatchObject({ over: true, abandoned: true })
  await expect(red.change('choose', { index: 0 })).rejects.toMatchObject({ code: 'not-allowed' })
})

test('an account is found with its sessions; a folder without anything is said in a sentence', async () => {
  const { ben, id } = await atATable()
  await ben.get('POST', 'me/login', { login: 'Ben the 2nd', password: 'correct horse' })
  expect(await admin.accounts('ben the 2nd')).toMatchObject([
    { id, name: 'Ben', login: 'ben the 2nd', sessions: [{ browser: '' }] },
  ])
  expect(await admin.accounts('nobody')).toEqual([])
  await expect(openAdmin({ data: `${server.folder}/elsewhere` }, {})).rejects.toThrow(/Nothing is kept in .*--data/)
})

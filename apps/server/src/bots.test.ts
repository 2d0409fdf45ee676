import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { outposts } from '@railhead/table/outposts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openAdmin } from './admin.ts'
import { TestServer, Visitor } from './online.kit.ts'
import type { PersonRating } from './store/store.ts'

let server: TestServer
beforeEach(async () => {
  // So few that programs which answer at once are told that it is too many.
  server = await new TestServer().start({ games: [{ game: outposts }], limits: { messages: { burst: 3, perSecond: 3 } } })
})
afterEach(() => server.end())

interface Made {
  readonly bot: string
  readonly token: string
}
interface Bot {
  readonly id: string
  readonly name: string
  readonly tokens: readonly { readonly id: string }[]
}

async function account(name: string): Promise<Visitor> {
  const visitor = await Visitor.named(server, name)
  await visitor.get('POST', 'me/login', { login: name, password: 'correct horse' })
  return visitor
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const as = (token: string, method: 'GET' | 'POST', path: string, body?: unknown) =>
  new Visitor(server).ask(method, path, body, bearer(token))

/** Runs one of the examples until the game is over. */
function run(program: string, file: string, token: string, ...args: readonly string[]): Promise<string> {
  const path = fileURLToPath(new URL(`../../../docs/examples/${file}`, import.meta.url))
  const child = spawn(program, [path, server.url, ...args], { env: { ...process.env, RAILHEAD_TOKEN: token } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  return new Promise((resolve, reject) => {
    child.on('error', () => reject(new Error(`${program} is needed for this test, and is not there: install it.`)))
    child.on('close', (code) => (code === 0 ? resolve(said.trim()) : reject(new Error(said))))
  })
}

test('the examples, one in JavaScript and one in Python, play a whole game against each other, and wait where that was too quick', async () => {
  const [anna, ben] = [await account('Anna'), await account('Ben')]
  const [one, other] = [
    await anna.get<Made>('POST', 'me/bots', { name: 'Node' }),
    await ben.get<Made>('POST', 'me/bots', { name: 'Snake' }),
  ]
  const table = await anna.setUp('outposts', { rounds: 3 }, { red: { kind: 'open' }, blue: { kind: 'open' } })
  // Whoever sits down last begins the game, and then nobody has to wait.
  await as(other.token, 'POST', `tables/${table}/seat`, { seat: 'blue' })
  const node = run(process.execPath, 'bot.mjs', one.token, table, 'red')
  await expect.poll(async () => (await anna.info(table)).started, { timeout: 60_000 }).not.toBeNull()
  const said = await Promise.all([node, run('python3', 'bot.py', other.token, table, 'blue')])
  const { over, seats, ending, rated } = await anna.info(table)
  expect({ over, rated, seats }).toMatchObject({
    over: true,
    rated: 'counted',
    seats: { red: { name: 'Node (program)' }, blue: { name: 'Snake (program)' } },
  })
  expect(ending).not.toBeNull()
  expect(said[0]).toBe(said[1])
  const page = await anna.get<{ program: boolean; ratings: PersonRating[] }>('GET', `players/${one.bot}`)
  expect(page).toMatchObject({ program: true, ratings: [{ games: 1 }] })
})

test('tokens are told once, work until they are revoked, and belong to somebody', async () => {
  const guest = await Visitor.named(server, 'Guest')
  expect((await guest.ask('POST', 'me/bots', { name: 'Bot' })).status).toBe(403)
  const anna = await account('Anna')
  const { bot, token } = await anna.get<Made>('POST', 'me/bots', { name: 'Bot' })
  expect(await (await as(token, 'GET', 'me')).json()).toMatchObject({ id: bot, name: 'Bot', login: null })
  expect(JSON.stringify(await anna.get('GET', 'me/bots'))).not.toContain(token)
  // A program has no programs and no password.
  expect((await as(token, 'POST', 'me/bots', { name: 'Bot' })).status).toBe(403)
  expect((await as(token, 'POST', 'me/login', { login: 'bot', password: 'correct horse' })).status).toBe(403)

  // Against one's own program nothing counts.
  const table = await anna.setUp('outposts', { rounds: 3 }, { red: { kind: 'me' }, blue: { kind: 'open' } })
  expect((await as(token, 'POST', `tables/${table}/seat`, { seat: 'blue' })).status).toBe(200)
  expect((await anna.info(table)).rated).toBe('several-seats')

  const second = await anna.get<Made>('POST', 'me/bots/token', { bot })
  const [{ tokens }] = await anna.get<readonly Bot[]>('GET', 'me/bots')
  expect(tokens).toHaveLength(2)
  const [stranger] = [await account('Ben')]
  for (const path of ['me/bots/token', 'me/bots/delete']) expect((await stranger.ask('POST', path, { bot })).status).toBe(404)
  for (const { id } of tokens.slice(0, 1)) await anna.get('POST', 'me/bots/revoke', { bot, token: id })
  const answers = await Promise.all([token, second.token].map(async (one) => (await as(one, 'GET', 'me')).json()))
  expect(answers.filter((answer) => answer === null)).toHaveLength(1)

  await anna.get('POST', 'me/delete', { name: 'Anna' })
  expect(await (await as(second.token, 'GET', 'me')).json()).toBeNull()
  expect(await (await as(token, 'GET', 'me')).json()).toBeNull()
})

test('nobody comes back as their program: it is avoided and silenced with them, and called a program where it talks', async () => {
  const [anna, ben] = [await account('Anna'), await account('Ben')]
  const { token } = await ben.get<Made>('POST', 'me/bots', { name: 'Robo' })
  const { id } = await ben.get<{ id: string }>('GET', 'me')
  const seats = { red: { kind: 'me' }, blue: { kind: 'open' } } as const
  const table = await anna.setUp('outposts', { rounds: 3 }, seats)
  const theirs = (await (await as(token, 'POST', 'tables', { ...OUTPOSTS, seats })).json()) as { id: string }
  const talk = async () => (await anna.get<{ name: string }[]>('GET', `tables/${table}/talk`)).map(({ name }) => name)
  const say = async () => (await as(token, 'POST', `tables/${table}/talk`, { text: 'Hm.' })).status
  const listed = async () => (await anna.get<{ id: string }[]>('GET', 'lobby')).map((one) => one.id)
  expect([await say(), (await as(token, 'POST', `tables/${table}/seat`, { seat: 'blue' })).status]).toEqual([200, 200])
  await say()
  // Whoever plays does not hear those who looked on.
  expect([await talk(), await listed()]).toEqual([['Robo (program)'], [theirs.id]])

  await anna.get('POST', 'me/avoided', { person: id, how: 'blocked' })
  const other = await anna.setUp('outposts', { rounds: 3 }, seats)
  expect((await as(token, 'POST', `tables/${other}/seat`, { seat: 'blue' })).status).toBe(403)
  expect([await talk(), await listed()]).toEqual([[], []])
  await anna.get('POST', 'me/avoided', { person: id, how: null })
  expect((await as(token, 'POST', `tables/${other}/seat`, { seat: 'blue' })).status).toBe(200)

  const admin = await openAdmin({ data: server.folder }, {})
  await admin.silence(id, Date.UTC(2999, 0, 1))
  expect(await say()).toBe(403)
  await admin.close()
})
const OUTPOSTS = { game: 'outposts', title: 'By a program', options: { rounds: 3 }, access: 'public' }

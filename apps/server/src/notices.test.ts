import { outposts } from '@railhead/table/outposts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestServer, Visitor } from './online.kit.ts'
import { MailReceiver, PushKeys, WebReceiver } from './receivers.kit.ts'
import { KINDS } from './store/notices.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const BASE = 'https://railhead.example/'

let server: TestServer
let mail: MailReceiver
let web: WebReceiver
let time: number
beforeEach(async () => {
  time = Date.UTC(2030, 0, 1)
  ;[mail, web] = await Promise.all([new MailReceiver().listen(), new WebReceiver().listen()])
  server = await new TestServer().start({
    ...{ games: [{ game: outposts }], now: () => time, pulse: 5, baseUrl: new URL(BASE), webhooks: 'local' },
    mail: { server: mail.url, from: 'railhead@railhead.example' },
  })
})
afterEach(async () => {
  await server.end()
  await Promise.all([mail.close(), web.close()])
})

interface Mine {
  readonly channels: object
  readonly ways: readonly {
    readonly id: string
    readonly confirmed: boolean
    readonly kinds: string[]
    readonly failures: number
  }[]
}

/** A busy machine may take long. */
const PATIENT = { timeout: 60_000 }
/** Long enough for several looks into the outbox. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 60))

async function atTables(...paces: object[]) {
  const [anna, ben] = [await Visitor.named(server, 'Anna'), await Visitor.named(server, 'Ben')]
  const tables: string[] = []
  for (const pace of paces) {
    const table = await anna.setUp('outposts', { rounds: 2 }, { red: { kind: 'me' }, blue: { kind: 'open' } }, { pace })
    await ben.sit(table, 'blue')
    tables.push(table)
  }
  return { anna, ben, tables }
}

/** Plays on until it is the other's turn. */
async function pass(who: Visitor, table: string): Promise<void> {
  const page = await who.open(table)
  while (page.latest?.asked != null) await page.change('choose', { index: 0 })
  await page.close()
}

test('mail is sent to an address that was confirmed, several turns in one, with a way to stop it', async () => {
  const { anna, ben, tables } = await atTables({ kind: 'any' }, { kind: 'any' })
  const added = await ben.get<Mine>('POST', 'me/notices', { channel: 'mail', address: 'ben@example.org', kinds: ['turn'] })
  expect(added.ways).toMatchObject([{ confirmed: false, kinds: ['turn'] }])
  await expect.poll(() => mail.mails, PATIENT).toHaveLength(1)
  expect(mail.mails[0].to).toBe('ben@example.org')
  const link = (text: string, path: string): string => {
    const found = text
      .replace(/=\n/g, '')
      .replaceAll('=3D', '=')
      .match(new RegExp(`${BASE}${path}\\?([\\w=&-]+)`))
    return `${path.replace('online/', '')}?${found?.[1]}`
  }
  const confirm = link(mail.mails[0].text, 'online/confirm')
  for (const id of tables) await pass(anna, id)
  time += 10 * MINUTE
  await aWhile()
  expect(mail.mails).toHaveLength(1)

  // The link works for whoever has it, and only as it is.
  const reader = new Visitor(server)
  expect((await reader.ask('POST', `notices/${confirm.slice(0, -1)}x`, {})).status).toBe(404)
  expect((await reader.ask('POST', `notices/${confirm.replace('confirm', 'stop')}`, {})).status).toBe(404)
  await reader.get('POST', `notices/${confirm}`, {})
  expect((await ben.get<Mine>('GET', 'me/notices')).ways[0].confirmed).toBe(true)
  for (const id of tables) {
    await pass(ben, id)
    await pass(anna, id)
  }
  await aWhile()
  expect(mail.mails).toHaveLength(1)
  time += 10 * MINUTE
  await expect.poll(() => mail.mails, PATIENT).toHaveLength(2)
  const { text } = mail.mails[1]
  expect(text).toMatch(/Subject: Railhead: 2 things wait for you/)
  for (const id of tables) expect(text.replace(/=\n/g, '')).toContain(`${BASE}online/${id}/table`)
  expect(text).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/)

  const [, stop] = /List-Unsubscribe: <https:\/\/railhead\.example\/api\/([^>]+)>/.exec(text) ?? []
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await reader.ask('POST', stop, 'List-Unsubscribe=One-Click', form)).status).toBe(200)
  expect((await ben.get<Mine>('GET', 'me/notices')).ways).toEqual([])
})

test('push reaches a browser; a turn that was taken in time is not told, nor is anything else that is not wanted', async () => {
  const { anna, ben, tables } = await atTables({ kind: 'any' })
  const browser = new PushKeys()
  const { p256dh, auth } = browser
  await ben.get('POST', 'me/notices', { channel: 'push', endpoint: web.url, p256dh, auth, kinds: ['turn'] })
  await pass(anna, tables[0])
  await pass(ben, tables[0])
  time += MINUTE
  await aWhile()
  expect(web.posts).toEqual([])
  await pass(anna, tables[0])
  time += MINUTE
  await expect.poll(() => web.posts, PATIENT).toHaveLength(1)
  const [{ headers, body }] = web.posts
  expect(headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' })
  expect(headers.authorization).toMatch(/^vapid t=/)
  expect(browser.read(body)).toEqual({
    ...{ title: 'Railhead', body: 'It is your turn at “A game”.', tag: tables[0], path: `/online/${tables[0]}/table` },
  })
  // A browser that is gone is forgotten.
  web.status = 410
  await ben.get('POST', 'me/notices/try', { id: (await ben.get<Mine>('GET', 'me/notices')).ways[0].id })
  await expect.poll(async () => (await ben.get<Mine>('GET', 'me/notices')).ways, PATIENT).toEqual([])
})

test('whoever plays with computers knows that they have answered', async () => {
  const anna = await Visitor.named(server, 'Anna')
  await anna.get('POST', 'me/notices', { channel: 'webhook', address: web.url, kinds: KINDS })
  const seats = { red: { kind: 'me' }, blue: { kind: 'computer', player: 'random' } } as const
  const page = await anna.open(await anna.setUp('outposts', { rounds: 2 }, seats))
  const { question } = await page.until(({ asked }) => asked !== null)
  time += 1
  await page.change('choose', { index: 0 })
  await page.until((shown) => shown.asked !== null && shown.question > question)
  time += MINUTE
  await aWhile()
  expect(web.posts).toEqual([])
})

test('a webhook is told what happens at tables, and reminded before the days run out', async () => {
  const { anna, ben, tables } = await atTables({ kind: 'days', days: 2 })
  await ben.get('POST', 'me/notices', { channel: 'webhook', address: web.url, kinds: ['reminder', 'mention', 'ended'] })
  await pass(ben, tables[0])
  await pass(anna, tables[0])
  const told = async (n: number): Promise<unknown> => {
    await expect.poll(() => web.posts, PATIENT).toHaveLength(n)
    const { notices } = JSON.parse(String(web.posts[n - 1].body)) as { notices: { kind: string; sentence: string }[] }
    return notices.map(({ kind, sentence }) => `${kind}: ${sentence}`)
  }
  time += 35 * HOUR
  await aWhile()
  expect(web.posts).toEqual([])
  time += HOUR
  expect(await told(1)).toEqual(['reminder: 12 hours are left for your turn at “A game”.'])
  await anna.get('POST', `tables/${tables[0]}/talk`, { text: 'Are you there, @ben?' })
  time += MINUTE
  expect(await told(2)).toEqual(['mention: You were called in the talk at “A game”.'])
  await anna.get('POST', `tables/${tables[0]}/motion`, { seat: 'red', what: { kind: 'end' } })
  const { motion } = (await ben.open(tables[0])).around ?? {}
  await ben.get('POST', `tables/${tables[0]}/vote`, { seat: 'blue', motion: motion?.id, agrees: true })
  time += MINUTE
  expect(await told(3)).toEqual(['ended: The game at “A game” is over.'])
})

test('whoever set a table up hears of those who come and of the beginning', async () => {
  const [anna, ben, cy] = await Promise.all(['Anna', 'Ben', 'Cy'].map((name) => Visitor.named(server, name)))
  await anna.get('POST', 'me/notices', { channel: 'webhook', address: web.url, kinds: KINDS })
  const table = await anna.setUp('outposts', { rounds: 1 }, { red: { kind: 'open' }, blue: { kind: 'open' } })
  await ben.sit(table, 'blue')
  time += MINUTE
  await expect.poll(() => web.posts, PATIENT).toHaveLength(1)
  expect(String(web.posts[0].body)).toContain('Somebody has taken a seat at “A game”; 1 seat is free.')
  await cy.sit(table, 'red')
  time += MINUTE
  await expect.poll(() => web.posts, PATIENT).toHaveLength(2)
  expect(String(web.posts[1].body)).toContain('has begun')
})

test('what is asked for has its bounds, and is part of what one can have and delete', async () => {
  const [anna, ben] = [await Visitor.named(server, 'Anna'), await Visitor.named(server, 'Ben')]
  const add = async (body: object) => (await anna.ask('POST', 'me/notices', body)).status
  const hook = { channel: 'webhook', address: web.url, kinds: ['turn'] }
  for (const bad of [
    { ...hook, address: 'here' },
    { ...hook, kinds: ['weather'] },
    { channel: 'mail', address: 'a@b@c', kinds: [] },
    { channel: 'mail', address: 'x@example.org\r\nBcc: y@example.org', kinds: [] },
    { channel: 'push', endpoint: web.url, p256dh: 'AAAA', auth: 'AAAA', kinds: [] },
    { channel: 'pigeon', address: 'x', kinds: [] },
  ])
    expect(await add(bad)).toBe(400)
  expect((await new Visitor(server).ask('GET', 'me/notices')).status).toBe(401)
  expect(await add(hook)).toBe(200)
  // The same once more is the same.
  expect(await add(hook)).toBe(200)
  const { ways, channels } = await anna.get<Mine>('GET', 'me/notices')
  expect(ways).toHaveLength(1)
  expect(channels).toMatchObject({ mail: true, webhook: true })
  const [{ id }] = ways
  for (const path of ['set', 'remove', 'try'])
    expect((await ben.ask('POST', `me/notices/${path}`, path === 'set' ? { id, kinds: [], daily: false } : { id })).status).toBe(
      404,
    )
  expect((await anna.get<Mine>('POST', 'me/notices/set', { id, kinds: ['ended'], daily: true })).ways[0].kinds).toEqual(['ended'])
  expect(JSON.stringify(await anna.get('GET', 'me/export'))).toContain(web.url)
  const addresses = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((n) => add({ channel: 'mail', address: `a${n}@example.org`, kinds: [] })),
  )
  expect(addresses.sort()).toEqual([200, 200, 200, 200, 200, 429])
  await anna.get('POST', 'me/delete', { name: 'Anna' })
})

test('however many people come from an address, mail that nobody asked for is not sent from there by the dozen', async () => {
  const statuses: number[] = []
  for (let person = 0; person < 5; person++) {
    const visitor = await Visitor.named(server, `P${person}`)
    for (let n = 0; n < 5; n++) {
      const body = { channel: 'mail', address: `p${person}-${n}@example.org`, kinds: [] }
      statuses.push((await visitor.ask('POST', 'me/notices', body)).status)
    }
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses.slice(20)).toEqual([429, 429, 429, 429, 429])
})

test('what a table is called gives no orders to a chat', async () => {
  const [anna, ben, cy] = await Promise.all(['Anna', 'Ben', 'Cy'].map((name) => Visitor.named(server, name)))
  await ben.get('POST', 'me/notices', { channel: 'webhook', address: web.url, kinds: KINDS })
  const seats = { red: { kind: 'open' }, blue: { kind: 'open' } } as const
  const table = await anna.setUp('outposts', { rounds: 1 }, seats, { title: '@everyone <!channel> [x](https://e.example)' })
  await ben.sit(table, 'red')
  await cy.sit(table, 'blue')
  time += MINUTE
  await expect.poll(() => web.posts, PATIENT).toHaveLength(1)
  const { text, content } = JSON.parse(String(web.posts[0].body)) as { text: string; content: string }
  expect([text, content].join()).not.toMatch(/@everyone|<!channel>|\[x\]/)
})

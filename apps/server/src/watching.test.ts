import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { outposts } from '@railhead/table/outposts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestServer, Visitor } from './online.kit.ts'
import { flagsInWords, readSettings } from './settings.ts'

let server: TestServer
const games = [{ game: outposts }]
beforeEach(async () => {
  server = await new TestServer().start({ games })
})
afterEach(() => server.end())

const ONE = { red: { kind: 'me' }, blue: { kind: 'computer', player: 'random' } } as const

test('what a server counts is told to its own machine alone', async () => {
  const anna = await Visitor.named(server, 'Anna')
  const table = await anna.setUp('outposts', { rounds: 3 }, ONE)
  const red = await anna.open(table)
  await red.until(({ asked }) => asked !== null)
  await red.change('choose', { index: 0 })
  await expect(red.send('choose', { question: 0, index: 0 }, 'too-late-1')).rejects.toMatchObject({ code: 'stale' })
  const answer = await fetch(`${server.url}metrics`)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const text = await answer.text()
  const value = (name: string): number => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1])
  expect(value('railhead_sockets')).toBe(1)
  expect(value('railhead_tables')).toBe(1)
  expect(value('railhead_changes_total')).toBe(1)
  expect(value('railhead_change_seconds_count')).toBe(1)
  expect(value('railhead_refused_total')).toBe(1)
  expect(value('railhead_defects_total')).toBe(0)
  expect(value('process_resident_memory_bytes')).toBeGreaterThan(1e7)
  const outside = await (await fetch(`${server.url}metrics`, { headers: { 'x-forwarded-for': '192.0.2.7' } })).text()
  expect(outside).not.toContain('railhead_sockets')
})

describe('what cannot be read any more', () => {
  const spoil = (sql: string): void => {
    const file = new DatabaseSync(join(server.folder, 'railhead.sqlite'))
    file.exec(sql)
    file.close()
  }

  test('of a game ends it there: it is shown up to then, cannot be played on, and no other table notices', async () => {
    const anna = await Visitor.named(server, 'Anna')
    // Long enough not to be over by then, however the dice fall.
    const [bad, good] = [await anna.setUp('outposts', { rounds: 4 }, ONE), await anna.setUp('outposts', { rounds: 4 }, ONE)]
    for (const table of [bad, good]) {
      const red = await anna.open(table)
      for (let i = 0; i < 3; i++) {
        await red.until(({ asked }) => asked !== null)
        await red.change('choose', { index: 0 })
      }
      await red.until(({ asked }) => asked !== null)
      await red.close()
    }
    await server.stop()
    spoil(`UPDATE act SET choices = '[{' WHERE game_table = '${bad}' AND seq = 3`)
    await server.start({ games })
    const red = await anna.open(bad)
    expect(red.latest).toMatchObject({ length: 2, asked: null, readOnly: expect.stringMatching(/fits up to choice 2/) })
    await expect(red.change('choose', { index: 0 })).rejects.toMatchObject({ code: 'stale' })
    const other = await anna.open(good)
    await other.change('choose', { index: 0 })
    expect(await anna.get<unknown[]>('GET', 'tables')).toHaveLength(2)
  })

  test('of a table itself is said in a sentence, and the list of the others is there', async () => {
    const anna = await Visitor.named(server, 'Anna')
    const [bad, good] = [await anna.setUp('outposts', { rounds: 3 }, ONE), await anna.setUp('outposts', { rounds: 3 }, ONE)]
    await server.stop()
    spoil(`UPDATE game_table SET header = 'x' WHERE id = '${bad}'`)
    await server.start({ games })
    const answer = await anna.ask('GET', `tables/${bad}`)
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { code: 'damaged', sentence: expect.stringMatching(/cannot be read\. Whoever runs the server may have a backup/) },
    ])
    expect(await anna.get('GET', 'tables')).toMatchObject([{ id: good }])
    await expect(anna.open(bad)).rejects.toThrow()
  })
})

test('every setting is a flag and an environment variable, and what cannot be used is said in a sentence', () => {
  const usual = readSettings({}, {})
  expect(usual).toMatchObject({ port: 4141, host: 'localhost', database: undefined, connections: 5000, log: 'error' })
  // Those of mail are one setting with two flags.
  expect(flagsInWords).toHaveLength(Object.keys(usual).length + 1)
  const url = 'postgres://anna:secret@host/railhead'
  expect(readSettings({}, { DATABASE_URL: url, RAILHEAD_CONNECTIONS: '7' })).toMatchObject({ database: url, connections: 7 })
  expect(readSettings({ connections: '8' }, { RAILHEAD_CONNECTIONS: '7' }).connections).toBe(8)
  for (const wrong of [{ database: 'mysql://anna:secret@host' }, { connections: '0' }, { port: 'x' }, { host: '' }, { log: 'x' }])
    expect(() => readSettings(wrong, {})).toThrow(/^(?!.*secret)The .*\.$/)
})

test('settings of mail belong together, and those that cannot be used are said without their secrets', () => {
  const mail = {
    mail: 'smtp://name:secret@mail.example:587',
    mailFrom: 'railhead@railhead.example',
    url: 'https://railhead.example',
  }
  expect(readSettings(mail, {})).toMatchObject({ mail: { server: mail.mail, from: mail.mailFrom }, webhooks: 'yes' })
  const environment = { RAILHEAD_MAIL: mail.mail, RAILHEAD_MAIL_FROM: mail.mailFrom, RAILHEAD_URL: mail.url }
  expect(readSettings({}, environment).mail).toEqual({ server: mail.mail, from: mail.mailFrom })
  const wrong: readonly [object, RegExp][] = [
    [{ ...mail, mailFrom: undefined }, /--mail-from/],
    [{ ...mail, url: undefined }, /--url/],
    [{ ...mail, mail: 'mail.example:secret' }, /like smtp:/],
    [{ ...mail, mailFrom: 'Railhead <x@y>' }, /an address like/],
    [{ webhooks: 'some' }, /yes, no, local/],
    [{ pushKey: 'secret' }, /32 bytes/],
    [{ pushKey: 'A'.repeat(43) }, /32 bytes/],
  ]
  for (const [flags, why] of wrong) {
    expect(() => readSettings({ ...flags }, {})).toThrow(why)
    expect(() => readSettings({ ...flags }, {})).not.toThrow(/secret/)
  }
})

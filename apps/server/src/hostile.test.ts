import { connect } from 'node:net'
import { outposts } from '@railhead/table/outposts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { Seat, TestServer, Visitor } from './online.kit.ts'

let server: TestServer
beforeEach(async () => {
  server = await new TestServer().start({ games: [{ game: outposts }] })
})
afterEach(() => server.end())

async function table() {
  const [anna, ben] = [await Visitor.named(server, 'Anna'), await Visitor.named(server, 'Ben')]
  const id = await anna.setUp('outposts', { rounds: 3 }, { red: { kind: 'me' }, blue: { kind: 'open' } })
  await ben.sit(id, 'blue')
  return { anna, ben, id }
}

const socketOf = (id: string) => `${server.url.replace('http', 'ws')}api/tables/${id}/socket`

/** The code with which the server hangs up. */
const closed = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.once('close', resolve))

describe('somebody who may not', () => {
  test('play: strangers, lookers-on, and whoever answers for another seat', async () => {
    const { anna, ben, id } = await table()
    const looker = await new Visitor(server).open(id)
    await expect(looker.change('choose', { index: 0 })).rejects.toMatchObject({ code: 'not-allowed' })
    const forged = new Visitor(server)
    forged.cookie = `railhead=${'x'.repeat(43)}`
    await expect((await forged.open(id)).change('choose', { index: 0 })).rejects.toMatchObject({ code: 'not-allowed' })
    const [red, blue] = [await anna.open(id), await ben.open(id)]
    await expect(blue.change('take', { seat: 'red' })).rejects.toMatchObject({ code: 'stale' })
    await expect(blue.send('choose', { question: 0, index: 0, seat: 'red' }, 'for-another')).rejects.toMatchObject({
      code: 'unreadable',
    })
    await red.change('choose', { index: 0 })
    await blue.until(({ length }) => length === 1)
    // What another did is not theirs to take back.
    await blue.change('undo', {})
    expect((await anna.info(id)).length).toBe(1)
    for (const seat of [red, blue, looker])
      await expect(seat.send('record', { what: 'position' })).rejects.toMatchObject({ code: 'not-allowed' })
  })

  test('come from pages of others', async () => {
    const { anna, id } = await table()
    const elsewhere = { origin: 'https://elsewhere.example', cookie: anna.cookie }
    expect((await anna.ask('POST', 'me', { name: 'Eve' }, elsewhere)).status).toBe(403)
    expect((await anna.ask('POST', 'me', { name: 'Eve' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await anna.ask('POST', 'me', '{"name":"Eve"}', { 'content-type': 'text/plain' })).status).toBe(415)
    await expect(new Seat(socketOf(id), elsewhere).open(false)).rejects.toThrow(/403/)
    const { host } = new URL(server.url)
    expect((await anna.ask('POST', 'me', { name: 'Anna' }, { origin: `http://${host}` })).status).toBe(200)
    const own = new Seat(socketOf(id), { origin: `http://${host}`, cookie: anna.cookie })
    expect((await own.open(false)).viewer).toBe('red')
  })

  test('guess tables', async () => {
    for (const id of ['0'.repeat(32), '..%2f..', 'x']) await expect(new Seat(socketOf(id), {}).open(false)).rejects.toThrow(/403/)
  })
})

describe('messages that make no sense', () => {
  test('are refused in one sentence that repeats nothing, and change nothing', async () => {
    const { anna, id } = await table()
    const red = await anna.open(id)
    const asks: unknown[] = [
      null,
      1,
      'x',
      [],
      {},
      { question: -1, index: 0 },
      { question: 0 },
      { question: 0, index: 1e9 },
      { question: 0.5, index: 0 },
    ]
    const values: unknown[] = [
      ...asks,
      { question: 0, index: '0' },
      { question: 0, index: 0, __proto__: null, more: 'secret-word' },
    ]
    const names = [
      'choose',
      'give',
      'amend',
      'undo',
      'redo',
      'confirm',
      'take',
      'foresee',
      'at',
      'lead',
      'open',
      'nonsense',
      '__proto__',
      'toString',
    ]
    for (const name of names) {
      for (const ask of values) {
        const answer = await red.send(name, ask, 'some-change').then(
          () => undefined,
          (problem: { code: string; sentence: string }) => problem,
        )
        if (answer === undefined) continue
        expect(['unreadable', 'stale', 'too-many']).toContain(answer.code)
        expect(answer.sentence).not.toContain('secret-word')
      }
    }
    expect((await anna.info(id)).length).toBe(0)
    await expect(red.send('choose', { question: 0, index: 0 })).rejects.toMatchObject({
      code: expect.stringMatching(/unreadable|too-many/),
    })
  })

  test('that are no frames, or too large, end the socket; and nobody else notices', async () => {
    const { anna, ben, id } = await table()
    const blue = await ben.open(id)
    for (const bad of [
      '',
      'x',
      '[]',
      '{"call":"1"}',
      '{"call":1,"name":"choose"',
      `{"call":1,"name":"${'x'.repeat(100)}","ask":{}}`,
      Buffer.from([0, 1, 2]),
    ]) {
      const red = await anna.open(id)
      red.socket.send(bad)
      expect(await closed(red.socket)).toBe(1008)
    }
    const red = await anna.open(id)
    red.socket.send(`{"call":1,"name":"choose","ask":"${'x'.repeat(70_000)}"}`)
    expect(await closed(red.socket)).toBe(1009)
    await blue.change('choose', { index: 0 })
    expect((await anna.info(id)).length).toBe(1)
  })

  test('by the thousand are cut off, and the table goes on', async () => {
    const { anna, ben, id } = await table()
    const [red, blue] = [await anna.open(id), await ben.open(id)]
    const gone = closed(red.socket)
    for (let i = 0; i < 5000; i++)
      red.socket.send(`{"call":${i},"name":"choose","ask":{"question":99,"index":0},"id":"flood-${i}"}`)
    expect(await gone).toBe(1008)
    await blue.change('choose', { index: 0 })
    expect((await anna.info(id)).length).toBe(1)
    await (await anna.open(id)).change('choose', { index: 0 })
  })

  test('bodies that are too large or never end are not read', async () => {
    const anna = new Visitor(server)
    expect((await anna.ask('POST', 'me', JSON.stringify({ name: 'x'.repeat(100_000) }))).status).toBe(413)
    expect((await anna.ask('POST', 'me', '{')).status).toBe(400)
    for (const name of ['', ' ', 'x'.repeat(41), 'a\u0000b', 'a\u202eb'])
      expect((await anna.ask('POST', 'me', { name })).status).toBe(400)
    expect((await anna.ask('GET', 'nothing')).status).toBe(404)
    expect((await anna.ask('GET', '__proto__')).status).toBe(404)
    // No text has the letter of number 0; whoever writes about it in words may.
    expect((await anna.ask('POST', 'me', '{"name":"A\\u0000B"}')).status).toBe(400)
    expect((await anna.ask('POST', 'me', '{"name":"A \\\\u0000"}')).status).toBe(200)
    for (const path of ['archive?name=%00', 'lobby?game=x%00']) expect((await anna.ask('GET', path)).status).toBe(400)
  })
})

test('a message in many pieces is not held', async () => {
  const { anna, id } = await table()
  const red = await anna.open(id)
  const gone = closed(red.socket)
  const line = connect({ host: '127.0.0.1', port: server.served.port })
  const key = Buffer.from('0123456789abcdef').toString('base64')
  line.write(
    `GET /api/tables/${id}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  )
  const hungUp = new Promise((resolve) => line.once('close', resolve))
  line.on('error', () => {}).resume()
  line.write(Buffer.from([0x01, 0x81, 0, 0, 0, 0, 0x7b]))
  for (let i = 0; i < 600; i++) line.write(Buffer.from([0x00, 0x81, 0, 0, 0, 0, 0x20]))
  await hungUp
  await red.change('choose', { index: 0 })
  await red.close()
  expect(await gone).toBe(1005)
})

test('nobody is called as computers and programs are, or what cannot be seen', async () => {
  const anna = new Visitor(server)
  for (const name of ['Computer (Captain)', 'computer (x)', 'Robo (program)'])
    expect(await (await anna.ask('POST', 'me', { name })).json()).toMatchObject({ code: 'not-allowed' })
  for (const name of ['\u3164', '\u2800\u2800', 'A\u034f', '{"name":"\\ud800"}'])
    expect((await anna.ask('POST', 'me', name.startsWith('{') ? name : { name })).status).toBe(400)
  for (const name of ['Computer', 'Zoë', 'Зоя', '佐藤']) expect((await anna.ask('POST', 'me', { name })).status).toBe(200)
})

describe('the same change', () => {
  test('sent twice, or again after the connection broke, is done once', async () => {
    const { anna, id } = await table()
    let red = await anna.open(id)
    const sent = [red.change('choose', { index: 0 }, 'the-same-1'), red.change('choose', { index: 0 }, 'the-same-1')]
    await Promise.all(sent)
    expect((await anna.info(id)).length).toBe(1)
    red.socket.terminate()
    await server.stop()
    await server.start({ games: [{ game: outposts }] })
    red = await anna.open(id)
    expect(await red.send('choose', { question: 0, index: 0 }, 'the-same-1')).toMatchObject({ snapshot: { length: 1 } })
    expect((await anna.info(id)).length).toBe(1)
  })

  test('with the id of another seat is another change', async () => {
    const { anna, ben, id } = await table()
    const [red, blue] = [await anna.open(id), await ben.open(id)]
    await red.change('choose', { index: 0 }, 'the-same-1')
    await blue.change('choose', { index: 0 }, 'the-same-1')
    expect((await anna.info(id)).length).toBe(2)
  })
})

test('a reader who never reads is let go, and costs a bounded amount of memory', async () => {
  await server.stop()
  // Nothing else may be the reason.
  await server.start({ games: [{ game: outposts }], limits: { messages: { burst: 1e9, perSecond: 1e9 } } })
  const { anna, id } = await table()
  const red = await anna.open(id)
  const deaf = connect({ host: '127.0.0.1', port: server.served.port })
  deaf.on('error', () => {}).pause()
  const key = Buffer.from('0123456789abcdef').toString('base64')
  deaf.write(
    `GET /api/tables/${id}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  )
  const frame = (text: string): Buffer => {
    const body = Buffer.from(text)
    return Buffer.concat([Buffer.from([0x81, 0x80 | body.length, 0, 0, 0, 0]), body])
  }
  deaf.write(frame('{"call":1,"name":"open","ask":{"confirmTurn":true}}'))
  const sockets = async (): Promise<number> =>
    Number(/^railhead_sockets (\d+)$/m.exec(await (await fetch(`${server.url}metrics`)).text())?.[1])
  await expect.poll(sockets).toBe(2)
  let call = 1
  do for (let i = 0; i < 200; i++) deaf.write(frame(`{"call":${++call},"name":"at","ask":{"n":0}}`))
  while ((await sockets()) === 2)
  deaf.destroy()
  await red.change('choose', { index: 0 })
  expect((await anna.info(id)).length).toBe(1)
})

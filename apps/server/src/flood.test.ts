import { outposts } from '@railhead/table/outposts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Seat, TestServer, Visitor } from './online.kit.ts'
import { openStore } from './store/open.ts'

/*
 * Messages that nobody may send, by the hundred thousand, while two play: wrong seats, old and made-up questions, what was done before, names of others, and
 * damaged frames. Nothing but what the two did may come of it.
 */

const MESSAGES = 100_000
/** So many choices are made meanwhile; fewer than a game takes. */
const ROUNDS = 10
const AT_ONCE = 100
/** Each of these costs a socket, since the server hangs up. */
const DAMAGED = 20
const ANY = { burst: 1e9, perSecond: 1e9 }

let server: TestServer
beforeAll(async () => {
  // Nobody is held back for being quick: each message is looked at.
  const limits = { messages: ANY, sockets: ANY, requests: ANY, pages: 1e9 }
  server = await new TestServer().start({ games: [{ game: outposts }], limits })
})
afterAll(() => server.end())

let seed = 1941
const dice = (sides: number): number => {
  seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
  return (seed >>> 8) % sides
}
const oneOf = <T>(list: readonly T[]): T => list[dice(list.length)]

/** As a page makes one: not too short to be read. */
const anId = (word: string): string => `${word}-${1e6 + dice(1e6)}`

type Bad = readonly [name: string, ask: object, id?: string]

/** What whoever is asked may not send: anything but an answer to the question that is asked now. */
function outdated(question: number, done: string): Bad {
  // Of two who are asked at once, whoever answers second may name the question as it was before the first did.
  const long = question - 2 - dice(5)
  const other = oneOf([question + 1 + dice(1000), long < 0 ? 1e6 : long, 2 ** 53 - 1])
  return oneOf<Bad>([
    ['choose', { question: other, index: dice(4) }, anId('stale')],
    ['choose', { question, index: 10_000 + dice(1e6) }, anId('beyond')],
    ['choose', { question: other, index: 0 }, done],
    ['give', { question: other, ways: [[{ do: 'win' }]], back: 0 }, anId('give')],
    ['amend', { question: other, back: dice(9), groups: [] }, anId('amend')],
    ['undoTurn', { question: other }, anId('back')],
    ['redo', { question: other }, anId('again')],
    ['record', { what: 'record' }],
  ])
}

/** What somebody who is not asked may not send: whatever would be right if it came from another. */
function forged(question: number, seat: string, mayUndo: boolean): Bad {
  return oneOf<Bad>([
    ['choose', { question, index: dice(3) }, anId('forged')],
    ['choose', { question, index: 0, seat }, anId('named')],
    ['give', { question, ways: [[{}]], back: 0 }, anId('give')],
    ['amend', { question, back: 1, groups: [] }, anId('amend')],
    ['take', { question, seat }, anId('take')],
    ['confirm', { question }, anId('confirm')],
    ['undo', { question: mayUndo ? question + 1 : question }, anId('undo')],
    ['advise', { question }, anId('advise')],
    ['choose', { question, index: 0 }],
    ['foresee', { question, index: dice(3) }],
    [oneOf(['__proto__', 'constructor', 'toString', 'open', '']), { question }, anId('nothing')],
  ])
}

/** A message in which some bytes are others: now and then it is still one, and then it is out of date. */
function damaged(): Buffer {
  const bytes = Buffer.from('{"call":1,"name":"choose","ask":{"question":9007199254740991,"index":0},"id":"damaged-message"}')
  const kind = dice(4)
  if (kind === 0) return bytes.subarray(0, dice(bytes.length))
  if (kind === 1) return Buffer.concat([bytes, Buffer.alloc(70_000, 'x')])
  for (let i = 0; i <= dice(6); i++) bytes[dice(bytes.length)] = kind === 2 ? dice(256) : 0x20 + dice(95)
  return bytes
}

/** Sends what nobody may send, some at a time so that the answers are read. */
async function sendAll(seat: Seat, messages: readonly Bad[]): Promise<void> {
  for (let i = 0; i < messages.length; i += AT_ONCE)
    await Promise.allSettled(messages.slice(i, i + AT_ONCE).map(([name, ask, id]) => seat.send(name, ask, id)))
}

test(`of ${MESSAGES.toLocaleString('en')} messages that nobody may send none does anything`, async () => {
  const people = [await Visitor.named(server, 'Anna'), await Visitor.named(server, 'Ben'), await Visitor.named(server, 'Eve')]
  const [anna, ben, eve] = people
  const id = await anna.setUp('outposts', { rounds: 3 }, { red: { kind: 'me' }, blue: { kind: 'open' } })
  await ben.sit(id, 'blue')
  const thief = new Visitor(server)
  thief.cookie = `railhead=${'x'.repeat(43)}`
  const pages = await Promise.all([anna, ben, eve, thief].map((visitor) => visitor.open(id)))
  const players = pages.slice(0, 2)
  const done: string[] = []
  let sent = 0
  for (let round = 0; round < ROUNDS; round++) {
    const question = Math.max(...players.map(({ latest }) => latest?.question ?? 0))
    for (const page of pages) await page.until((shown) => shown.question === question)
    const asked = players.find(({ latest }) => latest?.asked != null)
    if (asked === undefined) throw new Error('somebody must be asked')
    const each = MESSAGES / ROUNDS / pages.length
    const all = pages.map((page) => {
      // Where several are asked at once, each of them may choose.
      const make =
        page.latest?.asked != null
          ? () => outdated(question, done.at(-1) ?? 'nothing-yet')
          : () => forged(question, 'red', page.latest?.undo.ok === true)
      return sendAll(page, Array.from({ length: each }, make))
    })
    sent += each * pages.length
    for (let i = 0; i < DAMAGED; i++) {
      const { socket } = await oneOf(people).open(id)
      const gone = new Promise((resolve) => socket.once('close', resolve).once('message', resolve))
      socket.send(damaged())
      await gone
      socket.terminate()
    }
    await Promise.all(all)
    // In the middle of it somebody plays, as they may.
    const name = `choice-${round}`
    await (asked.latest?.undo.ok === true && round % 3 === 0
      ? asked.change('undo', {}, name)
      : asked.change('choose', { index: 0 }, name))
    done.push(name)
  }
  expect(sent).toBe(MESSAGES)
  const counted = await (await fetch(`${server.url}metrics`)).text()
  expect(counted).toMatch(/^railhead_defects_total 0$/m)
  await server.stop()
  const store = await openStore({ data: server.folder })
  expect((await store.acts(id)).map((act) => act.id.split(' ')[1])).toEqual(done)
  await store.close()
})

import { Host, refusal, type Snapshot, TELLING, Tellers } from '@railhead/host'
import { type Game, Match } from '@railhead/table'
import { outposts } from '@railhead/table/outposts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Reply } from './protocol.ts'
import { Relay } from './relay.ts'

const game: Game = outposts
const person = { kind: 'person', name: '' } as const

/** The table on the server. */
const SAME = { rules: game.rulesVersion, content: game.contentHash, telling: TELLING }
let table: Host

/** The server's end of a connection: what came there, and what it says. */
class Line {
  readonly sent: { call: number; name: string; ask: unknown; id?: string }[] = []
  readonly red = table.device('red')
  #tellers: Tellers | undefined
  onopen: () => void = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  onclose: () => void = () => {}

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) })
  }

  /** The page is shown the table. */
  open(of = SAME): void {
    this.onopen()
    this.#tellers = new Tellers(table)
    this.#tellers.add('red')
    this.say({ call: 0, ok: true, answer: this.red.whole(), of })
  }

  next() {
    const step = this.#tellers?.steps().get('red')
    return step === undefined ? undefined : JSON.parse(step)
  }
}

/** Whoever is asked takes the first choice. */
function somebodyChooses(): void {
  const device = ['red', 'blue'].map((seat) => table.device(seat)).find(({ acting }) => acting !== null)
  expect(device?.choose({ question: table.question, index: 0 }).ok).toBe(true)
}

const shownTo = (line: Line, from: number): Snapshot => {
  const whole = line.red.whole()
  return JSON.parse(JSON.stringify({ ...whole, logFrom: from, lines: whole.lines.slice(from - 1) }))
}

let lines: Line[]
let heard: Reply[]
let relay: Relay
/** How often the rules were fetched. */
let fetched: number
beforeEach(() => {
  fetched = 0
  vi.useFakeTimers()
  lines = []
  heard = []
  const match = Match.open(game, { options: { rounds: 3 }, seed: 'far away' })
  table = Host.open(match, { id: 'table', seats: { red: person, blue: person }, handover: false, confirmTurn: false })
  relay = new Relay(
    (reply) => heard.push(reply),
    () => {
      lines.push(new Line())
      return lines[lines.length - 1] as unknown as WebSocket // only what a relay uses of it
    },
    async () => {
      fetched++
      return { game, staff: undefined }
    },
  )
  relay.hear({ call: 1, name: 'join', ask: { id: 'table', confirmTurn: true } })
})

/** What was said has been taken in. */
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

describe('a table on a server', () => {
  test('is opened and changed there, and what is new is told step by step', async () => {
    lines[0].open()
    await settled()
    expect(lines[0].sent).toEqual([{ call: 0, name: 'open', ask: { confirmTurn: true, follows: true } }])
    expect(heard).toEqual([{ call: 1, ok: true, answer: shownTo(lines[0], 1) }])
    relay.hear({ call: 3, name: 'choose', ask: { question: 0, index: 0 } })
    const [, choose] = lines[0].sent
    expect(choose.id).toMatch(/^[0-9a-f]{32}$/)
    const before = table.match.log.length
    somebodyChooses()
    lines[0].say({ call: choose.call, ok: true, answer: { snapshot: null }, next: lines[0].next() })
    await settled()
    expect(heard.slice(1)).toEqual([{ call: 3, ok: true, answer: { snapshot: shownTo(lines[0], before + 1) } }])
    const then = table.match.log.length
    somebodyChooses()
    lines[0].say({ next: lines[0].next() })
    await settled()
    expect(heard.slice(2)).toEqual([{ step: shownTo(lines[0], then + 1) }])
  })

  test('is shown without its rules: they are fetched once, when something happens or somebody is about to do something', async () => {
    lines[0].open()
    await settled()
    expect([heard.length, fetched]).toEqual([1, 0])
    relay.hear({ call: 2, name: 'rehearse', ask: {} })
    await settled()
    expect(fetched).toBe(1)
    somebodyChooses()
    lines[0].say({ next: lines[0].next() })
    await settled()
    expect([heard.at(-1), fetched]).toEqual([{ step: expect.anything() }, 1])
    // Another server may have other rules.
    lines[0].onclose()
    await vi.advanceTimersByTimeAsync(1000)
    lines[1].open()
    await settled()
    expect(fetched).toBe(2)
  })

  test('what a hovering hand asks is answered here', async () => {
    lines[0].open()
    lines[0].red.setConfirm({ confirmTurn: true })
    await settled()
    const ask = { question: table.question, index: 0 }
    relay.hear({ call: 3, name: 'foresee', ask })
    relay.hear({ call: 4, name: 'refusal', ask: { attempts: [{ nowhere: true }] } })
    relay.hear({ call: 5, name: 'suggest', ask: {} })
    relay.hear({ call: 6, name: 'reach', ask: { from: ['red'] } })
    await vi.waitFor(() => expect(heard.some((reply) => 'call' in reply && reply.call === 6)).toBe(true))
    expect(lines[0].sent).toHaveLength(1)
    lines[0].red.news()
    const answers = heard.flatMap((reply) => ('call' in reply && reply.call > 1 && reply.ok ? [[reply.call, reply.answer]] : []))
    expect(answers).toEqual([
      [3, lines[0].red.foresee(ask)],
      [4, refusal(lines[0].red, { attempts: [{ nowhere: true }] })],
      [5, []],
      [6, []],
    ])
  })

  test('is shown all anew where what is told does not fit, and what was done meanwhile is answered then', async () => {
    lines[0].open()
    await settled()
    somebodyChooses()
    lines[0].next()
    somebodyChooses()
    relay.hear({ call: 2, name: 'undo', ask: { question: 2 } })
    lines[0].say({ next: lines[0].next() })
    await settled()
    expect(lines[0].sent.at(-1)).toMatchObject({ name: 'at' })
    expect(heard).toHaveLength(1)
    somebodyChooses()
    lines[0].say({ call: lines[0].sent[1].call, ok: true, answer: { snapshot: null }, next: lines[0].next() })
    lines[0].say({ call: lines[0].sent[2].call, ok: true, answer: lines[0].red.at({ n: 1e9 }) })
    await settled()
    const snapshot = shownTo(lines[0], 1)
    expect(heard.slice(1)).toEqual([{ step: snapshot }, { call: 2, ok: true, answer: { snapshot } }])
  })

  test('is found again when the connection breaks: only what is new is told, and what was tried is sent again', async () => {
    lines[0].open()
    relay.hear({ call: 2, name: 'choose', ask: { question: 0, index: 0 } })
    await settled()
    relay.hear({ call: 4, name: 'at', ask: { n: 0 } })
    const { id } = lines[0].sent[1]
    lines[0].onclose()
    await settled()
    // Who wants to see the past is told.
    expect(heard.slice(1)).toEqual([
      { call: 4, ok: false, problem: { code: 'stale', sentence: expect.stringMatching(/cannot be heard/) } },
      { away: expect.stringMatching(/cannot be heard/) },
    ])
    relay.hear({ call: 5, name: 'undo', ask: { question: 1 } })
    relay.hear({ call: 6, name: 'recall', ask: { back: 1 } })
    expect(heard.at(-1)).toEqual({ call: 6, ok: true, answer: null })
    await vi.runAllTimersAsync()
    const before = table.match.log.length
    somebodyChooses()
    lines[1].open()
    await settled()
    expect(heard.slice(-2)).toEqual([{ away: null }, { step: shownTo(lines[1], before + 1) }])
    expect(lines[1].sent.slice(1)).toMatchObject([{ name: 'choose', id }, { name: 'undo' }])
    lines[1].say({ call: lines[1].sent[1].call, ok: true, answer: { snapshot: null } })
    await settled()
    expect(heard.at(-1)).toEqual({ call: 2, ok: true, answer: { snapshot: shownTo(lines[1], before + 1) } })
  })

  test('keeps what the page wished for', async () => {
    lines[0].open()
    await settled()
    relay.hear({ call: 2, name: 'setConfirm', ask: { confirmTurn: false } })
    lines[0].onclose()
    await vi.runAllTimersAsync()
    lines[1].onopen()
    expect(lines[1].sent).toEqual([{ call: 0, name: 'open', ask: { confirmTurn: false, follows: true } }])
  })

  test.each([
    ['rules', { ...SAME, rules: 'other' }],
    ['content', { ...SAME, content: 'other' }],
    ['way to tell', { ...SAME, telling: TELLING + 1 }],
  ])('whose %s is another than that of the page is said to be so, and shown all each time', async (_, of) => {
    lines[0].open(of)
    await settled()
    relay.hear({ call: 9, name: 'rehearse', ask: {} })
    await settled()
    expect(heard.splice(-1)).toEqual([{ call: 9, ok: true, answer: null }])
    expect(heard.slice(1)).toEqual([{ away: expect.stringMatching(/other rules than this page/) }])
    relay.hear({ call: 2, name: 'suggest', ask: {} })
    somebodyChooses()
    lines[0].say({ next: lines[0].next() })
    await settled()
    expect(heard.at(-1)).toEqual({ call: 2, ok: true, answer: [] })
    expect(lines[0].sent.at(-1)).toMatchObject({ name: 'at' })
  })

  test('that is not there is said to be so after some tries, or at once in the words of the server', async () => {
    for (let i = 0; i < 4; i++) {
      lines[i].onclose()
      await vi.runAllTimersAsync()
    }
    expect(heard).toEqual([{ call: 1, ok: false, problem: { code: 'no-such-table', sentence: expect.any(String) } }])
    expect(lines).toHaveLength(4)
    relay.hear({ call: 2, name: 'join', ask: { id: 'table', confirmTurn: true } })
    lines[4].onopen()
    lines[4].say({ call: 0, ok: false, problem: { code: 'damaged', sentence: 'It cannot be read.' } })
    await settled()
    expect(heard.at(-1)).toEqual({ call: 2, ok: false, problem: { code: 'damaged', sentence: 'It cannot be read.' } })
  })
})

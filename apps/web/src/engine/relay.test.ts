import type { Snapshot } from '@railhead/host'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Reply } from './protocol.ts'
import { Relay } from './relay.ts'

/** The server's end: what came there, and what it says. */
class Line {
  readonly sent: { call: number; name: string; ask: unknown; id?: string }[] = []
  onopen: () => void = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  onclose: () => void = () => {}

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) })
  }

  /** The page is shown the table with so many lines of log. */
  open(lines: number): void {
    this.onopen()
    this.say({ call: 0, ok: true, answer: shown(lines) })
  }
}

const shown = (lines: number, from = 1): Snapshot =>
  ({
    length: lines,
    logFrom: from,
    lines: Array.from({ length: lines - from + 1 }, (_, i) => ({ n: from + i })),
  }) as unknown as Snapshot // only what a relay looks at

let lines: Line[]
let heard: Reply[]
let relay: Relay
beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  heard = []
  relay = new Relay(
    (reply) => heard.push(reply),
    () => {
      lines.push(new Line())
      return lines[lines.length - 1] as unknown as WebSocket // only what a relay uses of it
    },
  )
  relay.hear({ call: 1, name: 'open', ask: { id: 'table', confirmTurn: true } })
})

describe('a table on a server', () => {
  test('is opened, asked and changed there', () => {
    lines[0].open(2)
    expect(lines[0].sent).toEqual([{ call: 0, name: 'open', ask: { confirmTurn: true } }])
    expect(heard).toEqual([{ call: 1, ok: true, answer: shown(2) }])
    relay.hear({ call: 2, name: 'suggest', ask: {} })
    relay.hear({ call: 3, name: 'choose', ask: { question: 0, index: 1 } })
    const [, suggest, choose] = lines[0].sent
    expect(suggest.id).toBeUndefined()
    expect(choose.id).toMatch(/^[0-9a-f]{32}$/)
    lines[0].say({ call: choose.call, ok: true, answer: { snapshot: shown(3, 3) } })
    lines[0].say({ call: suggest.call, ok: false, problem: { code: 'stale', sentence: 'No.' } })
    lines[0].say({ step: shown(4, 4) })
    expect(heard.slice(1)).toEqual([
      { call: 3, ok: true, answer: { snapshot: shown(3, 3) } },
      { call: 2, ok: false, problem: { code: 'stale', sentence: 'No.' } },
      { step: shown(4, 4) },
    ])
  })

  test('is found again when the connection breaks: only what is new is told, and what was tried is sent again', () => {
    lines[0].open(2)
    relay.hear({ call: 2, name: 'choose', ask: { question: 0, index: 1 } })
    relay.hear({ call: 3, name: 'foresee', ask: { question: 0, index: 1 } })
    relay.hear({ call: 4, name: 'at', ask: { n: 0 } })
    const { id } = lines[0].sent[1]
    lines[0].onclose()
    // A hovering hand can do without; who wants to see the past is told.
    expect(heard.slice(1)).toEqual([
      { call: 3, ok: true, answer: null },
      { call: 4, ok: false, problem: { code: 'stale', sentence: expect.stringMatching(/cannot be heard/) } },
      { away: expect.stringMatching(/cannot be heard/) },
    ])
    relay.hear({ call: 5, name: 'undo', ask: { question: 1 } })
    relay.hear({ call: 6, name: 'refusal', ask: { attempts: [] } })
    expect(heard.at(-1)).toEqual({ call: 6, ok: true, answer: null })
    vi.runAllTimers()
    lines[1].open(5)
    expect(heard.slice(-2)).toEqual([{ away: null }, { step: shown(5, 3) }])
    expect(lines[1].sent.slice(1)).toMatchObject([{ name: 'choose', id }, { name: 'undo' }])
    lines[1].say({ call: lines[1].sent[1].call, ok: true, answer: { snapshot: shown(6, 6) } })
    expect(heard.at(-1)).toEqual({ call: 2, ok: true, answer: { snapshot: shown(6, 6) } })
  })

  test('keeps what the page wished for', () => {
    lines[0].open(1)
    relay.hear({ call: 2, name: 'setConfirm', ask: { confirmTurn: false } })
    lines[0].onclose()
    vi.runAllTimers()
    lines[1].onopen()
    expect(lines[1].sent).toEqual([{ call: 0, name: 'open', ask: { confirmTurn: false } }])
  })

  test('that is not there is said to be so after some tries, or at once in the words of the server', () => {
    for (let i = 0; i < 4; i++) {
      lines[i].onclose()
      vi.runAllTimers()
    }
    expect(heard).toEqual([{ call: 1, ok: false, problem: { code: 'no-such-table', sentence: expect.any(String) } }])
    expect(lines).toHaveLength(4)
    relay.hear({ call: 2, name: 'open', ask: { id: 'table', confirmTurn: true } })
    lines[4].onopen()
    lines[4].say({ call: 0, ok: false, problem: { code: 'damaged', sentence: 'It cannot be read.' } })
    expect(heard.at(-1)).toEqual({ call: 2, ok: false, problem: { code: 'damaged', sentence: 'It cannot be read.' } })
  })
})

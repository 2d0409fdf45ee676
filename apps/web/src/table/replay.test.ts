import type { Asked, LogLine, Snapshot } from '@railhead/host'
import type { GameEvent } from '@railhead/table'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Speed } from '../shell/settings.ts'
import { beginning } from './beginning.ts'
import { Replay, type Stage, timeFor } from './replay.ts'
import { StoryOfOthers } from './story-of-others.ts'

const line = (n: number, text: string, by = 'white', event: Partial<GameEvent> = {}): LogLine => ({
  n,
  choice: n,
  seat: by,
  by,
  turn: 1,
  text,
  event: { type: 'fact', ...event } as GameEvent,
})
const question: Asked = {
  decision: {
    seat: 'gray',
    awaited: ['gray'],
    step: 'turn',
    kind: 'action',
    rule: '8.1',
    about: {},
    choices: [],
    roles: [],
    proposal: null,
    fillsIn: false,
  },
  prompt: '',
  labels: [],
  bills: [],
}
const snapshot = (at: number, lines: readonly LogLine[], asked = false): Snapshot => ({
  id: 'a-game',
  game: 'race-to-moscow',
  options: {},
  at,
  length: at,
  question: at,
  suggestions: true,
  viewer: 'gray',
  view: { game: 'race-to-moscow', viewer: 'gray' },
  open: false,
  seated: ['gray', 'white'],
  seats: {},
  asked: asked ? question : null,
  awaited: [asked ? 'gray' : 'white'],
  held: false,
  heldAnswer: false,
  handover: null,
  outcome: null,
  undo: { ok: false, reason: '' },
  redo: false,
  recent: [],
  lastSeat: 'white',
  logFrom: 1,
  lines,
  readOnly: null,
  seed: null,
})

function stage(speed: Speed, { whole = true } = {}) {
  const seen: string[] = []
  const board = {
    isWhole: () => whole,
    show: (areas: readonly string[]) => void seen.push(`map ${areas.join()}`),
    remember: () => () => void seen.push('map back'),
    walk: async (token: string) => void seen.push(`walk ${token}`),
  }
  const set: Stage = {
    client: {
      walk: ({ to }) => (typeof to === 'string' ? { token: 'army', areas: [to] } : undefined),
      places: ({ to, area }) => [to, area].filter((id) => typeof id === 'string'),
      turnsUp: ({ card }) => (typeof card === 'number' ? [card] : []),
      aside: ({ type }) => type === 'aside',
    },
    speed: () => speed,
    motion: () => true,
    board: () => board,
    present: (snapshots) => seen.push(`shown ${snapshots.map(({ at }) => at).join()}`),
    tell: (told) => seen.push(told === null ? 'end' : told.text),
  }
  return { set, replay: new Replay(set), seen }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('how long a sentence stays', () => {
  test('goes by its length, by the speed, and by the card that it turns up', () => {
    const plain = { speed: 'normal', again: false, card: false } as const
    const short = timeFor('South began the turn.', plain)
    const long = timeFor('2 Panzergruppe won the combat in Vilnius for 2 ammo.', plain)
    expect(short).toBeGreaterThan(900)
    expect(long).toBeGreaterThan(1500)
    expect(timeFor('South began the turn.', { ...plain, speed: 'slow' })).toBe(2 * short)
    expect(timeFor('South began the turn.', { ...plain, speed: 'fast' })).toBeLessThan(short)
    expect(timeFor('South began the turn.', { ...plain, card: true })).toBeGreaterThan(short + 2000)
    expect(timeFor('South began the turn.', { ...plain, again: true })).toBeLessThan(short / 2)
  })
})

describe('what others did', () => {
  test('is told to its end before the viewer is asked', async () => {
    const { replay, seen } = stage('normal')
    replay.enqueue(snapshot(1, [line(1, 'Centre moved.', 'white', { to: 'minsk' }), line(2, 'Centre won.')], true))
    await vi.advanceTimersByTimeAsync(500)
    // The army walks on the board as it was.
    expect(seen).toEqual(['Centre moved.', 'walk army'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(seen.slice(2)).toEqual(['shown 1', 'Centre won.'])
    await vi.advanceTimersByTimeAsync(3000)
    expect(seen.slice(4)).toEqual(['end'])
  })

  test('what the viewer did, and asides, are shown without a word', async () => {
    const { replay, seen } = stage('normal')
    replay.enqueue(snapshot(1, [line(1, 'I moved.', 'gray'), line(2, 'Supply.', 'white', { type: 'aside' })], true))
    expect(seen).toEqual(['shown 1', 'end'])
  })

  test('is told the faster the more of it there is: a turn takes six seconds', async () => {
    const { replay, seen } = stage('normal')
    const sentence = (n: number) => line(n, `Centre brought 2 fuel and 3 ammo to place ${n}.`, 'white', { card: n })
    for (let n = 1; n <= 30; n++) replay.enqueue(snapshot(n, [sentence(n)], n === 30))
    await vi.advanceTimersByTimeAsync(3000)
    expect(seen).not.toContain('end')
    await vi.advanceTimersByTimeAsync(3500)
    expect(seen.at(-1)).toBe('end')
    expect(seen.filter((told) => told.startsWith('Centre'))).toHaveLength(30)
  })

  test('two turns take less than twelve seconds, whatever follows them, and each sentence can be read', async () => {
    const { set } = stage('normal')
    const told: { readonly text: string; readonly since: number }[] = []
    const replay = new Replay({ ...set, tell: (one) => void told.push({ text: one?.text ?? '', since: Date.now() }) })
    const sentences = Array.from({ length: 24 }, (_, i) => {
      const n = i + 1
      return {
        ...line(n, `1 Panzergruppe moved from place ${n} to place ${n + 1}.`, 'white', n % 3 ? {} : { card: n }),
        turn: n > 12 ? 2 : 1,
      }
    })
    for (const one of [...sentences, { ...line(25, 'Round 2: North began the turn.'), turn: 3 }])
      replay.enqueue(snapshot(one.n, [one], one.n === 25))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(told).toHaveLength(26)
    const times = told.slice(0, -1).map(({ since }, i) => told[i + 1].since - since)
    expect(Math.min(...times)).toBeGreaterThan(350)
    expect(told[25].since - told[0].since).toBeLessThan(13_000)
    expect(told[24].since - told[0].since).toBeLessThan(12_000)
  })

  test('has its time again after the viewer was asked in the middle of a turn', async () => {
    const { replay, seen } = stage('normal')
    const long = Array.from({ length: 30 }, (_, i) => line(i + 1, `Soviet unit ${i} moved to the front.`))
    replay.enqueue(snapshot(1, long, true))
    await vi.advanceTimersByTimeAsync(6000)
    expect(seen.at(-1)).toBe('end')
    replay.enqueue(snapshot(2, [line(31, 'Soviet units advanced.'), line(32, 'Soviet units attacked.')], true))
    await vi.advanceTimersByTimeAsync(600)
    expect(seen.at(-1)).toBe('Soviet units advanced.')
    await vi.advanceTimersByTimeAsync(5000)
    expect(seen.at(-1)).toBe('end')
  })

  test('waits while the viewer reads what the game is about, and can be skipped even then', async () => {
    const { replay, seen } = stage('fast')
    beginning.value = true
    replay.enqueue(snapshot(1, [line(1, 'One.')], true))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(seen).toEqual(['shown 1'])
    beginning.value = false
    await vi.advanceTimersByTimeAsync(0)
    expect(seen).toEqual(['shown 1', 'One.'])
    await vi.advanceTimersByTimeAsync(5000)
    beginning.value = true
    replay.enqueue(snapshot(2, [line(2, 'Two.')], true))
    replay.skip()
    await vi.advanceTimersByTimeAsync(0)
    expect(seen.slice(2)).toEqual(['end', 'shown 2', 'end'])
    beginning.value = false
  })

  test('without replays all is shown at once', () => {
    const { replay, seen } = stage('off')
    replay.enqueue(snapshot(1, [line(1, 'Centre moved.')]))
    replay.enqueue(snapshot(2, [line(2, 'Centre won.')], true))
    expect(seen).toEqual(['shown 1', 'end', 'shown 2', 'end'])
  })

  test('can be skipped at any time, with what is still to come, until the viewer is asked', async () => {
    const { replay, seen } = stage('slow')
    replay.enqueue(snapshot(1, [line(1, 'One.', 'white', { to: 'minsk' })]))
    replay.enqueue(snapshot(2, [line(2, 'Two.')]))
    replay.skip()
    await vi.advanceTimersByTimeAsync(0)
    expect(seen).toEqual(['One.', 'walk army', 'shown 1,2', 'end'])
    replay.enqueue(snapshot(3, [line(3, 'Three.')], true))
    expect(seen.slice(4)).toEqual(['shown 3', 'end'])
    replay.enqueue(snapshot(4, [line(4, 'Four.')], true))
    expect(seen.at(-1)).toBe('Four.')
  })

  test('the map follows only whoever has come nearer, and goes back', async () => {
    const near = stage('fast', { whole: false })
    near.replay.enqueue(snapshot(1, [line(1, 'Rail.', 'white', { area: 'brest' })], true))
    await vi.advanceTimersByTimeAsync(5000)
    expect(near.seen).toEqual(['shown 1', 'Rail.', 'map brest', 'map back', 'end'])
    const whole = stage('fast')
    whole.replay.enqueue(snapshot(1, [line(1, 'Rail.', 'white', { area: 'brest' })], true))
    await vi.advanceTimersByTimeAsync(5000)
    expect(whole.seen).toEqual(['shown 1', 'Rail.', 'end'])
  })
})

describe('the story before it can be told', () => {
  test('waits, and is told from its beginning', async () => {
    const { set, seen } = stage('slow')
    const story = new StoryOfOthers(set)
    story.take(snapshot(1, [line(1, 'One.')]))
    expect(story.telling).toBe(true)
    await vi.waitFor(() => expect(seen).toEqual(['shown 1', 'One.']))
  })

  test('can be skipped before its first word', async () => {
    const { set, seen } = stage('slow')
    const story = new StoryOfOthers(set)
    story.take(snapshot(1, [line(1, 'One.')]))
    story.take(snapshot(2, [line(2, 'Two.')], true))
    story.skip()
    await vi.waitFor(() => expect(seen).toContain('shown 2'))
    expect(seen).toEqual(['shown 1', 'end', 'shown 2', 'end'])
    expect(story.telling).toBe(false)
  })
})

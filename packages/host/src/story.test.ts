import { ostkrieg } from '@railhead/ostkrieg'
import { raceToMoscow } from '@railhead/race-to-moscow'
import { type Game, type GameEvent, type LoggedEvent, Match } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { depot } from '../test/depot.ts'
import { person, Visitor } from '../test/kit.ts'
import { Chronicle, inWords, Reader, summaryOf, turnAtLastChoice } from './story.ts'

test('what a bot of the game does is told as its own deed, until somebody chooses again', () => {
  const game: Game = ostkrieg
  const match = Match.open(game, { options: { bot: 'soviet' }, seed: 'a bot' })
  const table = new Visitor(match, { seats: { axis: person('Anna') }, handover: true })
  const { host } = table
  for (let i = 0; i < 200; i++) {
    const { asked, at } = host.snapshot()
    if (asked === null || host.at({ n: at }).lines.some(({ by }) => by === 'soviet')) break
    // Whatever ends a question soonest.
    const stop = asked.decision.choices.findIndex((choice) => choice.done === true || choice.pass === true)
    table.choose(Math.max(0, stop))
  }
  const { lines } = host.at({ n: table.length })
  const first = lines.findIndex(({ by }) => by === 'soviet')
  expect(lines[first].event).toMatchObject({ type: 'card-played', side: 'soviet' })
  expect(lines.slice(0, first).every(({ by }) => by === 'axis')).toBe(true)
  const same = lines.filter(({ choice, n }) => choice === lines[first].choice && n > lines[first].n)
  expect(same.length).toBeGreaterThan(0)
  expect(same.every(({ by }) => by === 'soviet')).toBe(true)
  // A new group of the log.
  expect(lines[first].turn).toBeGreaterThan(lines[first - 1].turn)
})

test('the list of games tells the round and a deed, not what was laid out beside the board', () => {
  const game: Game = raceToMoscow
  const events = [
    { type: 'turn-began', seat: 'white', round: 2 },
    { type: 'okh-taken', seat: 'white', card: 88 },
    { type: 'okh-revealed', card: 91 },
  ]
  const log = events.map((event, i) => ({ n: i + 1, choice: 1, event }))
  expect(summaryOf(game, log)).toMatch(/^Round 2\. Centre took /)
  expect(summaryOf(game, log.slice(0, 1))).toBe('Round 2: Centre began the turn.')
  expect(summaryOf(game, [])).toBe('')
})

describe('a line of the log', () => {
  /** Facts as a game may tell them at its first choice, which is red's. */
  const told = (events: readonly GameEvent[], several?: (event: GameEvent) => string | undefined) => {
    const game: typeof depot = {
      ...depot,
      texts: { ...depot.texts, several },
      apply: (_state, _choice, emit) => {
        for (const event of events) emit?.(event)
        return false
      },
    }
    const match = Match.open(game, { options: {}, seed: 'a depot' })
    match.choose({ done: true }, 'red')
    return new Chronicle().lines(match, 'red', 1).map((line) => inWords(match.game, line))
  }

  test('belongs to whom it names, otherwise to who chose', () => {
    const lines = told([{ type: 'a' }, { type: 'b', seat: 'blue' }, { type: 'c', seat: 2 }])
    expect(lines.map(({ seat, by }) => [seat, by])).toEqual([
      ['red', 'red'],
      ['blue', 'red'],
      ['red', 'red'],
    ])
  })

  test('has a sentence for several of its kind where the game has one', () => {
    const lines = told([{ type: 'a' }, { type: 'b' }], ({ type }) => (type === 'b' ? '# times b' : undefined))
    expect(lines[0]).not.toHaveProperty('several')
    expect(lines[1]).toMatchObject({ several: '# times b' })
  })
})

test('of a log that names nobody the last line is told', () => {
  const log = ['a', 'b', 'c'].map((type, i) => ({ n: i + 1, choice: 1, event: { type } }))
  const game: Game = { ...raceToMoscow, texts: { ...raceToMoscow.texts, event: ({ type }) => type } }
  expect(summaryOf(game, log)).toBe('c')
})

test('a log is told of without being read anew, also where something was taken back or came in its place', () => {
  const game: Game = { ...raceToMoscow, texts: { ...raceToMoscow.texts, event: ({ type }) => type } }
  let read = new Set<number>()
  const entry = (n: number, event: GameEvent): LoggedEvent => ({
    ...{ n, choice: n },
    get event() {
      read.add(n)
      return event
    },
  })
  const told = (log: readonly LoggedEvent[]): string => {
    read = new Set()
    return summaryOf(game, log)
  }
  const log = [entry(1, { type: 'a', round: 1 }), entry(2, { type: 'b', seat: 'white' }), entry(3, { type: 'c' })]
  expect(told(log)).toBe('Round 1. b')
  log.push(entry(4, { type: 'd', seat: 'white' }))
  expect(told(log)).toBe('Round 1. d')
  expect(read).toEqual(new Set([4]))
  log.push(entry(5, { type: 'e' }))
  expect(told(log)).toBe('Round 1. d')
  log.splice(2)
  expect(told(log)).toBe('Round 1. b')
  log.splice(0, 2, entry(1, { type: 'f' }))
  expect(told(log)).toBe('f')
})

test('who is told is told only what is new; another, everything', () => {
  const log = ['a', 'b', 'c'].map((type, i) => ({ n: i + 1, choice: 1, event: { type } }))
  const reader = new Reader()
  expect(reader.next(log.slice(0, 2), 'red')).toBe(1)
  expect(reader.next(log, 'red')).toBe(3)
  expect(reader.next(log, 'blue')).toBe(1)
  expect(reader.next(log, 'blue')).toBe(4)
  // Something was taken back, and something else came.
  expect(reader.next([log[0], { n: 2, choice: 1, event: { type: 'd' } }], 'blue')).toBe(2)
  const fork = reader.fork()
  expect(fork.next(log, 'blue')).toBe(2)
  expect(reader.next([log[0]], 'blue')).toBe(2)
  // All of it was taken back.
  expect(reader.next([{ n: 1, choice: 1, event: { type: 'e' } }], 'blue')).toBe(1)
})

test('of what was taken back since nothing is told, but what came in its place', () => {
  const match = Match.open(depot, { options: {}, seed: 'a depot' })
  const chronicle = new Chronicle()
  const things = ['fuel', 'food'].map((thing) => {
    match.undo('red')
    match.choose({ thing }, 'red')
    return chronicle.lines(match, 'red', 1).map(({ event }) => event.thing)
  })
  expect(things).toEqual([['fuel'], ['food']])
})

test('where a game has no turns, the last one is that of whoever chose last', () => {
  const match = Match.open({ ...depot, turnsBeginWith: [] }, { options: {}, seed: 'a depot' })
  expect(turnAtLastChoice(match)).toBeNull()
  match.choose({ done: true }, 'red')
  match.choose({ done: true }, 'blue')
  expect(turnAtLastChoice(match)).toBe('blue')
})

test('a turn that begins without it being said whose it is, is that of whoever chose last', () => {
  const game: typeof depot = {
    ...depot,
    apply: (state, choice, emit, seat) => depot.apply(state, choice, emit && (({ type }) => emit({ type })), seat),
  }
  const match = Match.open(game, { options: {}, seed: 'a depot' })
  match.choose({ done: true }, 'red')
  match.choose({ thing: 'fuel' }, 'blue')
  expect(turnAtLastChoice(match)).toBe('blue')
})

test('who answers in the first turn, which nobody was told of, does so in that of whoever began', () => {
  // Riga and Utena are equally near: the player to the left decides where the Soviet marker goes.
  const game: Game = raceToMoscow
  const match = Match.fromPosition(game, { game: 'race-to-moscow', areas: { vilnius: { control: 'white' } } })
  match.choose({ action: 'end-turn' }, 'gray')
  expect(turnAtLastChoice(match)).toBe('gray')
  match.choose({ place: 'riga' }, 'brown')
  expect(turnAtLastChoice(match)).toBe('gray')
})

import { Host } from '@railhead/host'
import { offered } from '@railhead/host/games'
import { Match } from '@railhead/table'
import { afterEach, expect, test } from 'vitest'
import { type Seat, TestServer, Visitor } from '../online.kit.ts'
import { Thinkers } from './thinkers.ts'
import type { ThoughtQuestion } from './thoughts.ts'

const servers: TestServer[] = []
const pools: Thinkers[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.end()
  for (const pool of pools.splice(0)) await pool.close()
})
const thinkers = (most: number): Thinkers => {
  const pool = new Thinkers(most)
  pools.push(pool)
  return pool
}

/** The first question of a game to a computer, which has to think about it for a while. */
function firstQuestion(player: string): ThoughtQuestion {
  const game = offered.find((one) => one.game.id === 'race-to-moscow')?.game
  if (game === undefined) throw new Error('the game is not offered')
  const match = Match.open(game, { options: {}, seed: 'think' })
  const seats = Object.fromEntries(game.seats.map((seat) => [seat, { kind: 'computer', name: '', player } as const]))
  const asked = Host.open(match, { id: 'x', seats, handover: false, confirmTurn: false }).computerAsked()
  if (asked === undefined) throw new Error('no computer is asked')
  return { game: game.id, player, view: asked.view, decision: asked.decision, dice: 'dice' }
}

test('a computer thinks on another thread: this one hears meanwhile, and the answer is the same however many think', async () => {
  const question = firstQuestion('rtm-3')
  let turns = 0
  const heartbeat = setInterval(() => turns++, 5)
  const [one, ...others] = await Promise.all([question, question].map((same) => thinkers(2).think(same)))
  clearInterval(heartbeat)
  expect(one).toBeDefined()
  expect(others).toEqual([one])
  expect(turns).toBeGreaterThan(3)
})

test('what nobody wants to know any more is not thought out, and what waited is', async () => {
  const pool = thinkers(1)
  const question = firstQuestion('rtm-3')
  const [first, waiting] = [new AbortController(), new AbortController()]
  const answers = [
    pool.think(question, '', first.signal),
    pool.think(question, '', waiting.signal),
    pool.think({ ...question, player: 'random' }),
  ]
  waiting.abort()
  setTimeout(() => first.abort(), 5)
  expect(await Promise.all(answers)).toEqual([undefined, undefined, expect.objectContaining({ index: expect.any(Number) })])
  expect(pool.load).toBe(0)
})

test('whoever asks about what cannot be thought about is told so, and the next one is answered', async () => {
  const pool = thinkers(1)
  const question = firstQuestion('random')
  await expect(pool.think({ ...question, decision: { ...question.decision, choices: [] } })).rejects.toThrow()
  expect(await pool.think(question)).toBeDefined()
})

test('a server that stops while a computer thinks lets it play on when it is there again, though nobody looks', async () => {
  const server = await new TestServer().start()
  servers.push(server)
  const anna = await Visitor.named(server, 'Anna')
  const computer = { kind: 'computer', player: 'rtm-2' } as const
  const table = await anna.setUp('race-to-moscow', {}, { gray: computer, white: computer, brown: { kind: 'me' } })
  await server.stop()
  await server.start()
  for (;;) {
    const { turn } = await new Visitor(server).info(table)
    if (turn.includes('brown')) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  // Why it did what it did is stored with it, and told to whoever comes.
  const whys = (seat: Seat): string[] => seat.latest?.lines.flatMap(({ why }) => why ?? []) ?? []
  const told = whys(await anna.open(table))
  expect(told.length).toBeGreaterThan(0)
  await server.stop()
  await server.start()
  expect(whys(await new Visitor(server).open(table))).toEqual(told)
})

test('whoever asks a lot waits for themselves, and not everybody else for them', async () => {
  const pool = thinkers(1)
  const question = firstQuestion('random')
  const answered: string[] = []
  const ask = (whose: string): Promise<void> => pool.think(question, whose).then(() => void answered.push(whose))
  await Promise.all([...Array.from({ length: 6 }, () => ask('many')), ask('one'), ask('other')])
  expect(answered).toEqual(['many', 'one', 'other', 'many', 'many', 'many', 'many', 'many'])
})

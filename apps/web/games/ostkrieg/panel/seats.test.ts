import { Host } from '@railhead/host'
import { ostkrieg } from '@railhead/ostkrieg'
import { type Game, Match } from '@railhead/table'
import { expect, test } from 'vitest'
import { Story } from '../../../src/table/state/story.ts'
import { heldAs, whoIsAsked } from '../../../src/table/who-is-asked.ts'
import { client } from './client.ts'
import { ending } from './ending.ts'
import { seatLook } from './words.ts'

const game: Game = ostkrieg
const person = (name: string) => ({ kind: 'person' as const, name })

const open = (options: object, seats: Record<string, ReturnType<typeof person>>) =>
  Host.open(Match.open(game, { options: { ...options }, seed: 'seats' }), { id: 'x', seats, handover: false, confirmTurn: false })

test('while the bot’s deeds are told, it is the bot who plays', () => {
  const host = open({ bot: 'soviet' }, { axis: person('You') })
  const story = new Story(client)
  const table = { client, story, nameOfSeat: (seat: string) => client.seat(seat).name }
  const snapshot = host.snapshot()
  story.latest.value = snapshot
  story.present(snapshot)
  expect(whoIsAsked(table)).toMatchObject({ seat: 'axis', title: 'Your turn' })
  story.told.value = {
    n: 1,
    choice: 1,
    seat: 'soviet',
    by: 'soviet',
    turn: 2,
    text: 'The Soviets pass.',
    event: { type: 'passed' },
  }
  expect(whoIsAsked(table)).toMatchObject({ seat: 'soviet', title: 'Soviet plays' })
})

test('what waits to be confirmed is a turn only if the turn is over', () => {
  const host = open({}, { axis: person('You'), soviet: person('Ben') })
  const { view } = host.snapshot()
  const turnOf = (turn: string) => ({ ...view, turn })
  const waiting = (before: string, after: string) => {
    const story = new Story(client)
    story.answered.value = turnOf(before)
    story.present({ ...host.snapshot(), view: turnOf(after), asked: null, held: true, lastSeat: 'axis' })
    const table = { client, story, nameOfSeat: (seat: string) => client.seat(seat).name }
    return [heldAs(table), whoIsAsked(table)?.turn]
  }
  expect(waiting('axis', 'soviet')).toEqual(['over', 'turn complete'])
  // The enemy is asked about aircraft or a retreat.
  expect(waiting('axis', 'axis')).toEqual(['middle', 'Card play'])
  expect(waiting('soviet', 'soviet')).toEqual(['answer', 'in the turn of Soviet'])
})

test('after the bidding a player looks like the side that they got, and the result has nothing empty', () => {
  const host = open({ bidding: true }, { 'player-1': person('Anna'), 'player-2': person('Ben') })
  expect(seatLook('player-1', host.snapshot().view).name).toBe('Player 1')
  const bid = host.snapshot().asked?.decision.choices.findIndex(({ side, points }) => side === 'soviet' && points === 0) ?? -1
  host.choose({ question: host.question, index: bid })
  const accept = host.snapshot().asked?.decision.choices.findIndex(({ action }) => action === 'accept') ?? -1
  host.choose({ question: host.question, index: accept })
  const { view } = host.snapshot()
  expect(['player-1', 'player-2'].map((seat) => seatLook(seat, view).name)).toEqual(['Soviet', 'Axis'])
  const outcome = {
    winners: ['player-1'],
    reason: 'marginal-victory',
    scores: { 'player-2': 12, 'player-1': 16 },
    detail: { cities: { Berlin: 'axis', Moscow: 'soviet' }, points: { axis: 12, soviet: 16 } },
  }
  expect(ending.breakdown?.(outcome, view)).toEqual([
    { label: 'Berlin', values: { 'player-2': 'held', 'player-1': '–' } },
    { label: 'Moscow', values: { 'player-2': '–', 'player-1': 'held' } },
  ])
})

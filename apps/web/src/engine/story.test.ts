import { ostkrieg } from '@railhead/ostkrieg'
import { type Game, Table } from '@railhead/table'
import { expect, test } from 'vitest'
import { TableHost } from './host.ts'

test('what a bot of the game does is told as its own deed, until somebody chooses again', () => {
  const game = ostkrieg as unknown as Game
  const table = Table.open(game, { options: { bot: 'soviet' }, seed: 'a bot' })
  const seats = { axis: { kind: 'person' as const, name: 'Anna' } }
  const host = new TableHost(game, table, { id: 'x', seats, handover: true }, { confirmTurn: false })
  for (let i = 0; i < 200; i++) {
    const { asked, at } = host.snapshot()
    if (asked === null || host.past(at).lines.some(({ by }) => by === 'soviet')) break
    // Whatever ends a question soonest.
    const stop = asked.decision.choices.findIndex((choice) => choice.done === true || choice.pass === true)
    host.choose(Math.max(0, stop), at)
  }
  const { lines } = host.past(host.length)
  const first = lines.findIndex(({ by }) => by === 'soviet')
  expect(lines[first].event).toMatchObject({ type: 'card-played', side: 'soviet' })
  expect(lines.slice(0, first).every(({ by }) => by === 'axis')).toBe(true)
  const same = lines.filter(({ choice, n }) => choice === lines[first].choice && n > lines[first].n)
  expect(same.length).toBeGreaterThan(0)
  expect(same.every(({ by }) => by === 'soviet')).toBe(true)
  // A new group of the log.
  expect(lines[first].turn).toBeGreaterThan(lines[first - 1].turn)
})

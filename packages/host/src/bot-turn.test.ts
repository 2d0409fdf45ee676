import { ostkrieg } from '@railhead/ostkrieg'
import { type Game, Match, type Position } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { person, Visitor } from '../test/kit.ts'

const game: Game = ostkrieg
const seats = { axis: person('You') }
const opened = (confirmTurn: boolean) =>
  new Visitor(Match.open(game, { options: { bot: 'soviet' }, seed: 'confirm' }), { seats, confirmTurn })

/** Plays the first card of the war without doing anything, and no other. */
function playFirst(table: Visitor): void {
  for (let i = 0; i < 20; i++) {
    const { asked } = table.host.snapshot()
    if (asked === null || (table.length > 0 && asked.decision.step === 'play-card')) return
    const stop = asked.decision.roles.indexOf('stop')
    table.choose(stop >= 0 ? stop : 0)
  }
}
const botHasPlayed = (table: Visitor): boolean =>
  table.host.match.log.some(({ event }) => (event.type === 'card-played' || event.type === 'passed') && event.side === 'soviet')

describe('a turn against the bot of a game', () => {
  test('waits to be confirmed before the bot has its turn', () => {
    const table = opened(true)
    playFirst(table)
    expect(table.host.snapshot()).toMatchObject({ held: true, asked: null, undo: { ok: true } })
    expect(botHasPlayed(table)).toBe(false)
    table.confirm()
    expect(botHasPlayed(table)).toBe(true)
    expect(table.host.snapshot()).toMatchObject({ held: false, asked: { decision: { seat: 'axis' } }, undo: { ok: false } })
  })

  test('can be taken back until then', () => {
    const table = opened(true)
    playFirst(table)
    const { length } = table
    table.undo()
    expect(table.length).toBe(length - 1)
    expect(table.host.snapshot()).toMatchObject({ held: false, asked: { decision: { seat: 'axis' } } })
    table.redo()
    expect(table.host.snapshot().held).toBe(true)
  })

  test('still waits when the game is taken up again, and comes to the same', () => {
    const table = opened(true)
    playFirst(table)
    const again = new Visitor(Match.fromRecord(game, table.record), { seats, confirmTurn: true, ...table.host.saved })
    expect(again.host.snapshot().held).toBe(true)
    expect(botHasPlayed(again)).toBe(false)
    again.confirm()
    table.confirm()
    expect(again.host.match.state.bytes).toEqual(table.host.match.state.bytes)
    expect(Match.fromRecord(game, table.record).state.bytes).toEqual(table.host.match.state.bytes)
  })

  test('has been answered when the game is taken up again where nothing waits', () => {
    const table = opened(false)
    playFirst(table)
    const again = new Visitor(Match.fromRecord(game, table.record), { seats, confirmTurn: false, ...table.host.saved })
    expect([botHasPlayed(again), again.host.match.awaited]).toEqual([true, ['axis']])
  })

  test('a purchase waits too, before the bot makes its own', () => {
    // One card is left in 1941: the Soviets have passed, and the Axis pass as well.
    const position = {
      game: 'ostkrieg',
      options: { bot: 'soviet' },
      passes: 1,
      cards: { axis: { hand: [] }, soviet: { hand: [] } },
    }
    const table = new Visitor(Match.fromPosition(game, position as Position), { seats, confirmTurn: true })
    while (table.host.snapshot().asked?.decision.step !== 'buy-card') {
      if (table.host.snapshot().held) table.confirm()
      else table.choose(0)
    }
    const bought = (side: string): number =>
      table.host.match.log.filter(({ event }) => event.type === 'bought' && event.side === side).length
    const before = bought('soviet')
    table.choose(0)
    expect(bought('axis')).toBe(1)
    expect(table.host.snapshot()).toMatchObject({ held: true, undo: { ok: true } })
    expect(bought('soviet')).toBe(before)
    table.confirm()
    expect(bought('soviet')).toBe(before + 1)
  })

  test('does not wait where nobody wants it', () => {
    const table = opened(false)
    playFirst(table)
    expect(table.host.snapshot()).toMatchObject({ held: false, undo: { ok: false } })
    expect(botHasPlayed(table)).toBe(true)
  })

  test('is not shown by looking at the last moment', () => {
    const table = opened(true)
    playFirst(table)
    const { view } = table.host.snapshot()
    expect(table.host.at({ n: table.length }).view).toEqual(view)
  })
})

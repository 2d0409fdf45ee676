import { raceToMoscow } from '@railhead/race-to-moscow'
import { type Game, type Position, Table } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { okh } from './cards.ts'
import { preview } from './preview.ts'
import { raceView } from './view.ts'

const game = raceToMoscow as unknown as Game

/** The bill of a move, from a position in a few lines. */
function bill(position: object, army: string, to: string, ...before: object[]): readonly string[] {
  const table = Table.fromPosition(game, { game: 'race-to-moscow', ...position } as unknown as Position)
  for (const choice of [{ action: 'move-armored', army }, ...before]) {
    const done = table.choose(choice)
    if (!done.ok) throw new Error(JSON.stringify(done.refusal))
  }
  const pending = table.pending()
  if (!('decision' in pending)) throw new Error('over')
  const { decision } = pending
  return preview(raceView(table.view(decision.seat)), decision, { to })
}

test('whoever may take an OKH card reads what it does', () => {
  const table = Table.fromPosition(game, { game: 'race-to-moscow', turn: 'white', okh: { row: [88] } } as unknown as Position)
  const pending = table.pending()
  if (!('decision' in pending)) throw new Error('over')
  const { decision } = pending
  const [text] = preview(raceView(table.view('white')), decision, { action: 'take-okh', card: 88 })
  expect(text).toBe(okh.get(88)?.text)
  expect(text).toMatch(/\.$/)
})

test('ending the turn says what is not used', () => {
  const table = Table.fromPosition(game, { game: 'race-to-moscow', turn: 'white' } as unknown as Position)
  const pending = table.pending()
  if (!('decision' in pending)) throw new Error('over')
  const { decision } = pending
  const said = (about = decision.about): readonly string[] =>
    preview(raceView(table.view('white')), { ...decision, about }, { action: 'end-turn' })
  expect(decision.choices).toContainEqual({ action: 'end-turn' })
  expect(said()).toEqual(['2 core actions are not used.'])
  expect(said({ actionsLeft: 1 })).toEqual(['1 core action is not used.'])
  expect(said({ actionsLeft: 0 })).toEqual([])
})

describe('the bill of a move', () => {
  test('a bunker, and how many of the unseen Soviet cards could be paid after it', () => {
    const [cost, fight] = bill({ turn: 'white', armies: { '2PzGr': { area: 'siedlce', fuel: 3, ammo: 3 } } }, '2PzGr', 'brest')
    expect(cost).toBe('Costs 1 ammo for the bunker. Left: 2 fuel, 2 ammo.')
    // 13 armies and 5 corps at 2 ammo; the 3 elite corps ask 3.
    expect(fight).toBe('Draws a Soviet card: of 21 unseen green cards, which lie on top, 18 can be paid (86 %).')
  })
  test('an area of one’s own costs nothing', () => {
    expect(bill({ turn: 'gray' }, '4PzGr', 'konigsberg')).toEqual(['Yours: no card is drawn.'])
  })
  test('a free area: how often the own Pursuit cards halt', () => {
    expect(bill({ turn: 'gray' }, '4PzGr', 'kedainiai')[0]).toBe('Draws a Pursuit card: 5 of 18 halt (28 %).')
  })
  test('closing the ring around Lvov is told beforehand', () => {
    const position = {
      turn: 'brown',
      areas: { mogilev_podolskiy: { control: 'brown', soviet: null } },
      soviet: { deck: [55] },
      players: { brown: { medals: 0 } },
    }
    const lines = bill(position, '1PzGr', 'proskurov', { to: 'brody' })
    expect(lines).toContain('Would cut off Stanislavov, Lvov, Czernowitz.')
  })
})

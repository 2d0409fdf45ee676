import { raceToMoscow } from '@railhead/race-to-moscow'
import { type Game, Match, type Position } from '@railhead/table'
import { expect, describe as group, test } from 'vitest'
import { cardText } from './cards.ts'
import { preview } from './preview.ts'
import { raceView } from './view.ts'
import { describe } from './words.ts'

const game: Game = raceToMoscow
const viewOf = (position: object, seat: string) =>
  raceView(Match.fromPosition(game, { game: 'race-to-moscow', ...position } as Position).view(seat))

test('whoever may take an OKH card reads what it does', () => {
  const [text] = preview(viewOf({ turn: 'white', okh: { row: [88] } }, 'white'), { action: 'take-okh', card: 88 })
  expect(text).toBe('Put 1 fuel, 1 ammo and 1 food into one harbour you control.')
  expect(text).toBe(cardText(88))
  expect(text).toMatch(/\.$/)
})

group('everything that can be seen of a thing', () => {
  const view = viewOf({ turn: 'gray', transport: { lines: [{ between: ['danzig', 'konigsberg'], train: 'gray' }] } }, 'gray')
  const about = (kind: 'area' | 'token' | 'line', id: string) => describe(view, { kind, id })
  test('a victory area', () => {
    expect(about('area', 'moskva')).toEqual([
      'Moskva',
      'Free: North, Centre or South may enter.',
      'Victory area: taking it with a chain of areas to the main supply base wins the game.',
      'Fortified: entering costs 1 ammo.',
      'Soviet marker: whoever enters fights a Soviet card.',
      'In the winter zone.',
    ])
  })
  test('one medal is one medal', () => {
    expect(about('area', 'kaluga')).toContain('1 medal for whoever takes it.')
    expect(about('area', 'kiev')).toContain('2 medals for whoever takes it.')
  })
  test('a base, its plate, an army, the fleet, a train and its line', () => {
    expect(about('area', 'danzig')).toEqual([
      'Danzig',
      'Held by North, with rail.',
      'Main supply base: it holds up to 9 supplies.',
      'Supplies: 3 fuel, 3 ammo, 3 food.',
      'Harbour on the Danzig Bay.',
    ])
    expect(about('token', 'stock/danzig')).toEqual(['Supplies in Danzig', '3 fuel, 3 ammo, 3 food.'])
    expect(about('token', '16A')).toEqual([
      '16 Army of North',
      'Field army in Gumbinnen.',
      expect.stringMatching(/^Carries .*; its card holds 6\.$/),
    ])
    expect(about('token', 'fleet')[0]).toBe('Fleet of North')
    expect(about('token', 'train/danzig~konigsberg')).toEqual([
      'Train of North',
      'On the line Danzig to Königsberg until the next Re-Organization.',
    ])
    expect(about('line', 'danzig~konigsberg')).toEqual(['Line Danzig to Königsberg', 'For North.', 'Train of North.'])
  })
  test('what keeps an army from moving', () => {
    const halted = viewOf({ turn: 'gray', armies: { '4PzGr': { ammo: 1, halted: true, moved: true } } }, 'gray')
    expect(describe(halted, { kind: 'token', id: '4PzGr' }).slice(3)).toEqual([
      'Halted: it needs 1 food.',
      'Has moved this turn.',
      'No fuel: it cannot move.',
    ])
  })
})

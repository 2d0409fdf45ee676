import { raceToMoscow } from '@railhead/race-to-moscow'
import { type Game, Match, type Position, type View } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import type { RaceArea } from '../board/state.ts'
import { client } from '../panel/client.ts'
import { raceView } from '../panel/view.ts'
import { book } from './index.ts'
import { boardOf, maps } from './maps.ts'
import { type Moment, moments } from './moments.ts'

const game: Game = raceToMoscow

function viewOf(moment: Moment, more: object = {}): View {
  const { areas, armies = {}, lines = [] } = moment
  const position = {
    game: 'race-to-moscow',
    options: { edition: '2024' },
    turn: 'gray',
    areas,
    armies,
    transport: { lines },
    ...more,
  }
  // A moment's fields may be undefined, which nothing in JSON is.
  const match = Match.fromPosition(game, JSON.parse(JSON.stringify(position)) as Position)
  return { ...match.view('gray'), report: game.report?.(match.state) } as View
}

/** Without what goes without saying. */
const told = (area: RaceArea | undefined) => Object.fromEntries(Object.entries(area ?? {}).filter(([, value]) => value))

describe('the maps in the rules', () => {
  test.each(Object.entries(moments))('%s is drawn as the table would draw the position', (_, moment) => {
    const table = client.boardState(viewOf(moment))
    const drawn = boardOf(moment)
    for (const id of Object.keys(drawn.areas)) expect(told(drawn.areas[id]), id).toEqual(told(table.areas[id] as RaceArea))
    const byId = (tokens: typeof drawn.tokens) => Object.fromEntries(tokens.map((token) => [token.id, token]))
    expect(byId(drawn.tokens)).toEqual(byId(table.tokens as typeof drawn.tokens))
  })
  test('are all there, and all used', () => {
    const named = book.sections.flatMap(({ blocks }) => blocks.flatMap((block) => ('map' in block ? [block.map] : [])))
    expect(named.toSorted()).toEqual(Object.keys(maps.scenes).toSorted())
  })
  test('what the Soviets may do is what they could do', () => {
    const { 'counter-attack': attack, placing } = moments
    for (const options of [{ frontCards: 'advanced' }, { order: ['gray'] }]) {
      const reaction = raceView(viewOf(attack, { options: { edition: '2024', ...options } })).report?.reaction
      expect(reaction).toMatchObject({ does: 'counter-attack', by: ['cuts-off-army'], areas: attack.risk })
    }
    const reaction = raceView(viewOf(placing)).report?.reaction
    expect(reaction).toMatchObject({ does: 'objective', by: ['nearest-to-army'], areas: placing.risk })
  })
})

import { ostkrieg } from '@railhead/ostkrieg'
import { type Game, Match, type Position, type View } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { campaign } from '../lessons/campaign.ts'
import { moment as barbarossa } from '../lessons/position.ts'
import { client } from '../panel/client.ts'
import { book } from './index.ts'
import { boardOf, maps } from './maps.ts'
import { moments } from './moments.ts'

const game: Game = ostkrieg

function viewOf(position: Position): View {
  const match = Match.fromPosition(game, position)
  return { ...match.view('axis'), report: game.report?.(match.state) } as View
}

describe('the maps in the rules', () => {
  test.each(Object.entries(moments))('%s is drawn as the table would draw the position', (_, moment) => {
    const position = campaign.find(({ id }) => id === moment.lesson)?.position ?? barbarossa({ units: {} })
    const table = client.boardState(viewOf(position))
    const drawn = boardOf(moment)
    expect(drawn.areas).toEqual(table.areas)
    expect(drawn.tokens).toEqual(table.tokens)
  })
  test('are all there, and all used', () => {
    const named = book.sections.flatMap(({ blocks }) => blocks.flatMap((block) => ('map' in block ? [block.map] : [])))
    expect(named.toSorted()).toEqual(Object.keys(maps.scenes).toSorted())
  })
  test('arrows go from an area to its neighbour, and everything spoken of is shown', () => {
    for (const { shows, ringed = [], risk = [], arrows = [] } of Object.values(moments)) {
      for (const name of [...ringed, ...risk, ...arrows.flat()]) expect(shows).toContain(name)
      for (const [from, to] of arrows) {
        const [a, b] = [from, to].map((name) => maps.board.areas.find((area) => area.name === name)?.id)
        expect(
          maps.board.lines.some((line) => [line.a, line.b].includes(String(a)) && [line.a, line.b].includes(String(b))),
        ).toBe(true)
      }
    }
  })
})

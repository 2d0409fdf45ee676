import { describe, expect, test } from 'vitest'
import { choose, endTurn, given, held, told } from '../testing.ts'
import { frontCardPlacement } from './front-card.ts'
import { candidates, followed } from './reaction.ts'

/** [2024:12] [2021:18.2] What the Soviets do is told with the card, its line and what it preferred; and before the turn ends, what it would be. */

const report = (table: ReturnType<typeof given>) => table.game.report?.(table.state).reaction
/** The order and what came of it. */
const order = (events: ReturnType<typeof endTurn>) =>
  told(events, 'front-card').map(({ line, does, by, area, left }) => ({ line, does, by, area, left }))

describe('the Front card of the basic side', () => {
  test('[2024:12] first line: the one area that cuts an army off', () => {
    const table = given({
      areas: held('white', 'brest', 'bereza', 'baranovichi', 'minsk', 'polotsk'),
      armies: { '9A': { area: 'minsk' } },
    })
    expect(report(table)).toMatchObject({ seat: 'gray', card: 111, side: 'basic', rule: '12', line: 1, by: ['cuts-off-army'] })
  })

  test('[2024:12] where it leaves several areas, the player to the left is told with what he chose', () => {
    const table = given({
      areas: held('white', 'brest', 'bereza', 'baranovichi', 'minsk', 'borisov', 'orsha', 'smolensk', 'polotsk'),
      armies: { '9A': { area: 'smolensk' } },
    })
    expect(report(table)).toMatchObject({ areas: ['bereza', 'baranovichi', 'minsk', 'borisov'] })
    endTurn(table)
    expect(order(choose(table, { counterAttack: 'minsk' }))).toEqual([
      { line: 1, does: 'counter-attack', by: ['cuts-off-army'], area: 'minsk', left: 'brown' },
    ])
  })

  test('[2024:12] second line: what was foreseen happens, and the reason is told', () => {
    const table = given()
    const ahead = report(table)
    expect(ahead).toMatchObject({ line: 2, does: 'objective' })
    const events = endTurn(table)
    const [{ area }] = told(events, 'marker-placed')
    expect(ahead).toMatchObject({ areas: [area] })
    expect(order(events)).toMatchObject([{ line: 2, does: 'objective', area, left: undefined }])
  })
})

test('[2024:6] [2021:6.1] when no marker can be placed the card leaves no area, whatever was found before', () => {
  const { state } = given({ lastRound: true })
  candidates.count = 2
  frontCardPlacement(state)
  expect([candidates.count, followed.line]).toEqual([0, undefined])
})

test('[2021:18] the section is that of the edition', () => {
  expect(report(given({ options: { edition: '2021' } }))).toMatchObject({ rule: '18' })
})

test('[2024:14.8] [2024:13.3] nothing is foreseen where somebody decides freely', () => {
  expect(report(given({ options: { abwehr: true } }))).toBeUndefined()
})

import { expect, test } from 'vitest'
import type { CardReport } from './card-report.ts'
import { ostkrieg } from './game.ts'
import type { OstkriegState } from './state.ts'
import { asks, play, position } from './test-kit.ts'

const report = (state: OstkriegState) => ostkrieg.report?.(state).card as CardReport | null

test('8.0: which step of the card is carried out', () => {
  const state = position({
    year: 1942,
    cards: { axis: { hand: [9] }, soviet: { hand: [] } },
    areas: { Warsaw: { units: '6GI' }, Brest: { units: '1SI' } },
  })
  expect(report(state)).toBeNull()
  play(state, { card: 9 })
  expect([asks(state).step, report(state)]).toEqual(['mark-moves', { card: 9, step: 0 }])
  play(state, { done: true })
  expect([asks(state).step, report(state)]).toEqual(['mark-attacks', { card: 9, step: 1 }])
})

test('every step of the cards belongs to a line of its card', () => {
  const { program, sources } = ostkrieg.setup({}, 'steps').content
  program.start.forEach((start, i) => {
    const { steps } = sources.cards.cards[i]
    const found = new Set<number>()
    for (let at = start; program.ops[at].verb !== 'end'; at++) found.add(program.stepOf[at])
    expect([...found]).toEqual(steps.map((_, n) => n))
  })
})

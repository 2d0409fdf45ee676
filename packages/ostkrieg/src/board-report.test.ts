import { Match } from '@railhead/table'
import { describe, expect, it } from 'vitest'
import { boardReport } from './board-report.ts'
import { ostkrieg } from './game.ts'
import type { OstkriegState } from './state.ts'

describe('the board report', () => {
  it('fills in who holds the areas that a position does not list', () => {
    const { control } = boardReport(ostkrieg.load({ game: 'ostkrieg' }))
    expect(control[84]).toBe('axis')
    expect(control[49]).toBe('soviet')
    expect(control[1]).toBe('neutral')
  })

  it('finds everybody in supply at the start', () => {
    const state = ostkrieg.setup({ scenario: 'uranus' }, 'seed')
    expect(boardReport(state).starving).toEqual([])
  })

  it('8.2.2: a stack behind enemy areas starves', () => {
    const ring = Object.fromEntries(
      ['18', '26', '28', '29', '38', '40', '41'].map((area) => [area, { control: 'soviet' as const }]),
    )
    const state = ostkrieg.load({
      game: 'ostkrieg',
      options: { scenario: 'uranus' },
      board: 'listed',
      areas: { ...ring, '27': { control: 'axis', units: '3GI' } },
    })
    const report = boardReport(state)
    expect(report.starving).toEqual([27])
    expect(report.lines.axis).not.toContain(27)
    expect(report.lines.axis).toContain(84)
  })

  it('comes with the battle under way, and its odds', () => {
    expect(ostkrieg.report?.(ostkrieg.load({ game: 'ostkrieg' }))).toMatchObject({ battle: null })
    const table = Match.fromPosition(ostkrieg, { game: 'ostkrieg', areas: { Konigsberg: { units: '3GI 4GA 3GL' } } })
    for (const choice of [{ card: 1 }, { done: true }, { area: 73 }, { done: true }, { from: 79, all: true }])
      table.choose(choice)
    const state = table.state as OstkriegState
    const before = state.bytes.slice()
    const report = ostkrieg.report?.(state)
    expect(state.bytes).toEqual(before)
    expect(report).toMatchObject({ battle: { area: 73, attacker: 'axis', odds: { attackerDice: 6, defenderDice: 1 } } })
  })
})

import { raceToMoscow } from '@railhead/race-to-moscow'
import { type Game, Match } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { meets } from '../../../src/game/lesson.ts'
import { book } from '../rules/index.ts'
import { lessons } from './index.ts'

const game: Game = raceToMoscow

describe('every lesson', () => {
  test.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
    '%s: the engine sets it up and accepts every step',
    (_, lesson) => {
      const table = Match.fromPosition(game, lesson.position)
      for (const [i, step] of lesson.steps.entries()) {
        if (step.expect === undefined) continue
        const pending = table.pending()
        if (!('decision' in pending)) throw new Error(`step ${i + 1}: the game is over`)
        const wanted = pending.decision.choices.find((choice) => meets(choice, step))
        expect(wanted, `step ${i + 1} of ${lesson.id}: ${step.text}`).toBeDefined()
        expect(table.choose(wanted, pending.decision.seat).ok).toBe(true)
      }
    },
  )
  test('names sections that the rules have', () => {
    const known = new Set(book.sections.map(({ id }) => id))
    for (const lesson of lessons)
      for (const rule of [...lesson.rules, ...lesson.steps.flatMap((step) => step.rule ?? [])]) expect(known).toContain(rule)
  })
})

import { ostkrieg } from '@railhead/ostkrieg'
import { type Game, Match } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { meets } from '../../../src/game/lesson.ts'
import { book } from '../rules/index.ts'
import { lessons } from './index.ts'

const game: Game = ostkrieg

describe('every lesson', () => {
  test.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
    '%s: the engine sets it up and accepts every step',
    (_, lesson) => {
      const table = Match.fromPosition(game, lesson.position)
      for (const [i, step] of lesson.steps.entries()) {
        if (step.expect === undefined) continue
        const pending = table.pending()
        if (!('decision' in pending)) throw new Error(`step ${i + 1}: the game is over`)
        const { decision } = pending
        const wanted = decision.choices.filter((choice) => meets(choice, step))
        expect(
          wanted.length,
          `step ${i + 1} of ${lesson.id}: ${step.text} ${decision.step} ${JSON.stringify(decision.choices)}`,
        ).toBeGreaterThan(0)
        expect(table.choose(wanted[0], decision.seat).ok).toBe(true)
      }
    },
  )

  test('none is missing', () => expect(lessons).toHaveLength(9))

  test('names sections that the rules have', () => {
    const known = new Set(book.sections.map(({ id }) => id))
    for (const lesson of lessons)
      for (const rule of [...lesson.rules, ...lesson.steps.flatMap((step) => step.rule ?? [])]) expect(known).toContain(rule)
  })
})

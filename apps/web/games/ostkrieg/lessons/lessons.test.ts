import { Host } from '@railhead/host'
import { ostkrieg } from '@railhead/ostkrieg'
import { type Game, Match } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { type Group, isRead, type Lesson, type LessonStep, meets } from '../../../src/game/lesson.ts'
import { goingTo, isComplete, nothing, placesFor, type Series } from '../../../src/game/series.ts'
import { manifest } from '../manifest.ts'
import { seriesOf } from '../panel/series.ts'
import { book } from '../rules/index.ts'
import { lessons } from './index.ts'

const game: Game = ostkrieg
const person = { kind: 'person' as const, name: '' }

/** A table as the page lays it for a lesson: both sides are answered for, one question after the other. */
function tableFor({ position, seat }: Lesson): Host {
  const match = Match.fromPosition(game, position)
  const host = Host.open(match, {
    id: 'lesson',
    seats: { axis: person, soviet: person },
    handover: false,
    confirmTurn: false,
    stepwise: true,
  })
  host.take({ question: host.question, seat: match.awaited[0] ?? seat })
  return host
}

function play(host: Host, step: LessonStep, where: string): void {
  const { asked, question, view, recent } = host.snapshot()
  if (asked === null) throw new Error(`${where}: the game is over`)
  const { decision } = asked
  if (step.group !== undefined) {
    give(host, step.group, seriesOf(view, decision, recent), `${where} ${decision.step}`)
    return
  }
  const index = decision.choices.findIndex((choice) => meets(choice, step))
  expect(index, `${where} ${decision.step} ${JSON.stringify(decision.choices)}`).toBeGreaterThanOrEqual(0)
  expect(host.choose({ question, index }).ok).toBe(true)
}

/** What can be counted on the page, and is carried out to the last answer. */
function give(host: Host, { counts, place }: Group, series: Series | undefined, where: string): void {
  if (series === undefined) throw new Error(`${where}: nothing is counted here`)
  const all = { ...nothing(series), ...counts }
  expect(Object.keys(all), where).toEqual(series.items.map(({ key }) => key))
  for (const { key, most } of series.items) expect(all[key], `${where} ${key}`).toBeLessThanOrEqual(most)
  // What changes with every click is not waited for.
  expect(series.replaces, where).toBeUndefined()
  expect(isComplete(series, all), where).toBe(true)
  expect(place === undefined, where).toBe(series.places === undefined)
  if (place !== undefined)
    expect(
      placesFor(series, all).map(({ id }) => id),
      where,
    ).toContain(place)
  expect(goingTo(series, all, place), where).toEqual(all)
  const given = host.give({ question: host.question, ways: series.ways(counts, place), back: 0 })
  expect(given, where).toMatchObject({ ok: true, refused: null })
}

/** The lesson to its end. */
function learn(lesson: Lesson): Host {
  const host = tableFor(lesson)
  for (const [i, step] of lesson.steps.entries())
    if (!isRead(step)) play(host, step, `step ${i + 1} of ${lesson.id}: ${step.text}`)
  return host
}

/** Those after which the war is over, and who has won it how. */
const WON: { readonly [id: string]: readonly [reason: string, winner: string] } = {
  cities: ['automatic-victory', 'axis'],
  points: ['marginal-victory', 'soviet'],
}

describe('every lesson', () => {
  test.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
    '%s: the engine sets it up and accepts every step',
    (id, lesson) => {
      const { outcome } = learn(lesson).snapshot()
      const won = outcome === null ? undefined : [outcome.outcome.reason, ...outcome.outcome.winners]
      expect(won).toEqual(WON[id])
    },
  )

  test('none is missing', () => expect(lessons).toHaveLength(manifest.lessons?.count ?? 0))

  test('names sections that the rules have', () => {
    const known = new Set(book.sections.map(({ id }) => id))
    for (const lesson of lessons)
      for (const rule of [...lesson.rules, ...lesson.steps.flatMap((step) => step.rule ?? [])]) expect(known).toContain(rule)
  })
})

import { Host } from '@railhead/host'
import { ostkrieg } from '@railhead/ostkrieg'
import { type Game, looseChance, Match, type View } from '@railhead/table'
import { expect, test } from 'vitest'
import { butOne, everything, goingTo, isComplete, placesFor, type Series, startOf, sumOf } from '../../../src/game/series.ts'
import { seriesOf } from './series.ts'
import { cellsIn, isArmor, unitOf } from './series-parts.ts'
import { ostkriegView } from './view.ts'

const game: Game = ostkrieg
const person = (name: string) => ({ kind: 'person' as const, name })
const seats = { axis: person('Anna'), soviet: person('Ben') }
const MOST_GESTURES = 700

interface Tried {
  readonly step: string
  readonly series: Series
  /** Choices that the gesture made. */
  readonly made: number
  readonly left: unknown
  /** Points that the button promised to bring to the place, and that came there. */
  readonly promised: number
  readonly came: number
  /** Aircraft of the enemy that stand there have to leave first, and their owner is asked. */
  readonly enemyAir: boolean
}

const pointsIn = (view: View, area: string): number =>
  cellsIn(ostkriegView(view), area).reduce((sum, { count }) => sum + count, 0)

/** Plays on with gestures where there are any, else with random choices that like to do something. */
function play(seed: string): Tried[] {
  const match = Match.open(game, { options: {}, seed })
  const host = Host.open(match, { id: 'x', seats, handover: true, confirmTurn: false })
  const chance = looseChance(seed.length)
  const tried: Tried[] = []
  for (let i = 0; i < MOST_GESTURES; i++) {
    const { asked, at, question, view, recent } = host.snapshot()
    if (asked === null) break
    const { decision } = asked
    const attack = decision.step === 'attackers' ? decision.choices.findIndex(({ done }) => done === true) : -1
    if (attack >= 0) {
      host.choose({ question, index: attack })
      continue
    }
    const series = seriesOf(view, decision, recent)
    // Attacks are proposed by nobody: here all attack.
    const counts = series === undefined ? {} : decision.step === 'attackers' ? everything(series) : startOf(series)
    if (series !== undefined && isComplete(series, counts) && chance.pick(0, 3) > 0) {
      const { places } = series
      const open = placesFor(series, counts)
      const place = open[chance.pick(0, Math.max(1, open.length))]?.id
      if (places === undefined || place !== undefined) {
        const going = goingTo(series, counts, place)
        host.give({ question, ways: series.ways(going, place), back: series.replaces ?? 0 })
        const to = place ?? String(decision.about.area)
        // Whoever is overrun there makes room.
        const { overruns = [] } = ostkriegView(view).report.moves.find(({ area }) => String(area) === to)?.passages[0] ?? {}
        tried.push({
          step: decision.step,
          series,
          // Whoever attacks next is filled in.
          made: match.choices.slice(at).filter(({ choice }) => choice.all !== true || decision.step === 'advance').length,
          left: decision.about.left,
          promised: sumOf(going),
          came: pointsIn(host.snapshot().view, to) - pointsIn(view, to) + (overruns.includes(Number(to)) ? 1 : 0),
          enemyAir: cellsIn(ostkriegView(view), to).some(({ kind }) => kind === 'air'),
        })
        if (match.length > at) continue
      }
    }
    const active = decision.choices.flatMap((choice, n) => (choice.done === true || choice.pass === true ? [] : [n]))
    const pool = active.length > 0 && chance.pick(0, 5) > 0 ? active : decision.choices.map((_, n) => n)
    host.choose({ question: host.question, index: pool[chance.pick(0, pool.length)] })
  }
  return tried
}

const tried = ['one', 'another', 'the third war'].flatMap(play)
const of = (step: string) => tried.filter((one) => one.step === step)

test.each(['move-unit', 'rail-to', 'rebase-to', 'losses', 'advance', 'retreat', 'place', 'place-choice'])(
  '%s is asked in whole wars and answered in one gesture',
  (step) => {
    expect(of(step).length).toBeGreaterThan(0)
    const kept = of(step).filter(({ made }) => made > 0).length
    expect(kept / of(step).length).toBeGreaterThan(0.99)
  },
)

test.each(['move-unit', 'move-to', 'rail-to', 'advance', 'retreat', 'place-choice'])(
  '%s: the button says how many go',
  (step) => {
    const kept = of(step).filter(({ enemyAir }) => !enemyAir)
    expect(kept.length).toBeGreaterThan(0)
    for (const { promised, came } of kept) expect(came).toBe(promised)
  },
)

test('all losses are taken with what is proposed', () => {
  for (const { series, made } of of('losses')) {
    const proposed = Object.values(startOf(series)).reduce((sum, count) => sum + count, 0)
    // The last ones may fall by themselves, when nothing is left to choose.
    expect(made).toBeLessThanOrEqual(proposed)
    expect(proposed).toBe(
      Math.min(
        series.total ?? 0,
        series.items.reduce((sum, { most }) => sum + most, 0),
      ),
    )
  }
})

test('all that a card gives is placed', () => {
  const whole = of('place').filter(({ series, made }) => made === Object.values(startOf(series)).reduce((a, b) => a + b, 0))
  expect(whole.length).toBeGreaterThan(of('place').length / 2)
})

test('all but one leaves no Armor behind where there is infantry', () => {
  const armorIn = ({ items }: Series) => items.filter(({ key, most }) => isArmor(unitOf(key)) && most > 0)
  const mixed = tried.filter(({ series }) => {
    const there = series.items.filter(({ most }) => most > 0).length
    return series.total === undefined && armorIn(series).length > 0 && armorIn(series).length < there
  })
  expect(mixed.length).toBeGreaterThan(0)
  for (const { series } of mixed) for (const { key, most } of armorIn(series)) expect(butOne(series)[key]).toBe(most)
})

test('who advances from one area is told with that area once', () => {
  const labels = of('advance').flatMap(({ series }) => (series.items.length > 1 ? [series.label(startOf(series))] : []))
  const fromOne = labels.filter((label) => !label.includes(';'))
  expect(fromOne.some((label) => /^Advance with \d+ [\w ]+, \d+ [\w ]+ from /.test(label))).toBe(true)
  for (const label of labels) for (const part of label.split(';')) expect(part.split(' from ').length).toBe(2)
})

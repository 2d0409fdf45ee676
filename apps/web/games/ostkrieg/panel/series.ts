import type { Through } from '@railhead/host'
import type { MoveForecast, Passage } from '@railhead/ostkrieg'
import type { Choice, Decision, View } from '@railhead/table'
import { type Counts, type Series, sumOf, within } from '../../../src/game/series.ts'
import { shortName } from '../board/units.ts'
import { battleWords as words } from '../texts/battle.ts'
import { cutOff, nearFrontFirst } from './front.ts'
import { advancing, attacking, losing, retreating } from './series-battle.ts'
import { answer, cellOf, distinct, each, inWords, isAir, isArmor, item, places, repeat, unitOf } from './series-parts.ts'
import { type OstkriegView, ostkriegView } from './view.ts'
import { areaName } from './words.ts'

/* Which questions of Ostkrieg are counted and answered in one gesture: units that move, ride, fight, fall, flee or are placed. */

type Maker = (view: OstkriegView, decision: Decision, recent: readonly Choice[]) => Series | undefined

export function seriesOf(view: View, decision: Decision, recent: readonly Choice[]): Series | undefined {
  const series = MAKERS[decision.step]?.(ostkriegView(view), decision, recent)
  // One thing to one place needs no counting.
  return series === undefined || series.items.length === 0 ? undefined : series
}

/** 8.3: land units of the activated area to one beside it, Armor also to the next. Aircraft and Armor on its way have buttons of their own. */
function moving(view: OstkriegView, { about, choices }: Decision): Series | undefined {
  const area = String(about.area)
  const codes = choices.flatMap(({ unit, at }) =>
    unit === undefined || at !== undefined || isAir(String(unit)) ? [] : [String(unit)],
  )
  const { moves } = view.report
  const forecastOf = (place = '') => moves.find((one) => String(one.area) === place)
  // Armor first: it may have to clear the way (8.3.3.1).
  const items = distinct(codes)
    .toSorted((a, b) => Number(isArmor(b)) - Number(isArmor(a)))
    .map((key) => {
      const { count = 0, spent = 0 } = cellOf(view, area, key) ?? {}
      return item(key, shortName(key), count - spent)
    })
  const counted = items.reduce((sum, { most }) => sum + most, 0)
  const room = Math.max(0, ...moves.map((one) => one.room))
  return {
    items,
    ...(room < counted ? { total: room, limit: words.series.fit(room) } : {}),
    // Where all can go comes before where only Armor can.
    places: places([
      ...nearFrontFirst(view, areasOf(moves.filter(isNear))),
      ...nearFrontFirst(view, areasOf(moves.filter((one) => !isNear(one)))),
    ]),
    covers: ({ unit, at }) => codes.includes(String(unit)) && at === undefined,
    goes(counts, place) {
      const forecast = forecastOf(place)
      return forecast === undefined ? counts : within(items, reaching(forecast.passages, counts), forecast.room)
    },
    follows: (place) => cutOff(forecastOf(place)?.cuts ?? []),
    ways(counts, place) {
      const to = Number(place)
      const passages = forecastOf(place)?.passages ?? []
      return items.flatMap(({ key }) => {
        const passage = passages.find(({ unit }) => unit === key) ?? { unit: key }
        return waysAlong(passage, to, counts[key])
      })
    },
    label(counts, place = '') {
      const forecast = forecastOf(place)
      const over = forecast?.passages.find((one) => one.over !== undefined && counts[one.unit] > 0)?.over
      const goes = words.series.to(inWords(items, counts), areaName(place))
      return [
        over === undefined ? goes : words.series.over(goes, areaName(over)),
        ...(forecast !== undefined && sumOf(counts) === forecast.room && forecast.room < counted
          ? [words.series.fit(forecast.room)]
          : []),
      ].join(', ')
    },
  }
}

const isNear = ({ passages }: MoveForecast): boolean =>
  passages.some(({ over, through }) => over === undefined && through !== true)
const areasOf = (moves: readonly MoveForecast[]): string[] => moves.map(({ area }) => String(area))

/** Who of them can get there: an overrun takes two Armor points, and infantry only follows one. */
function reaching(passages: readonly Passage[], counts: Counts): Counts {
  const going = Object.fromEntries(
    passages.map(({ unit, overruns, most = Number.POSITIVE_INFINITY }) => {
      const count = Math.min(counts[unit] ?? 0, most)
      return [unit, overruns !== undefined && count < OVERRUN_ARMOR ? 0 : count]
    }),
  )
  const cleared = passages.some(({ unit, overruns }) => overruns !== undefined && going[unit] > 0)
  return Object.fromEntries(passages.map(({ unit, follows }) => [unit, follows === true && !cleared ? 0 : going[unit]]))
}

/** 8.3.3.1 */
const OVERRUN_ARMOR = 2

/** So many of a kind along their way. Of those who overrun, two go with the first answer. */
function waysAlong({ unit, over, through, overruns = [] }: Passage, to: number, count: number): Through[] {
  const take = answer('move-unit', { unit })
  const answersIn = (area: number) => (overruns.includes(area) ? Math.max(0, count - 1) : count)
  if (over === undefined) {
    const there = { area: to, ...(through === true ? { through } : {}) }
    return repeat(answersIn(to), [take, answer('move-to', there, { ...there, overrun: true })])
  }
  const first = answer('move-to', { area: over }, { area: over, overrun: true })
  const takeAgain = answer('move-unit', { unit, at: over })
  const second = answer('move-to', { area: to }, { area: to, overrun: true })
  // One after the other, as the area between may have little room; for an overrun all must be there.
  if (overruns.length === 0) return repeat(count, [take, first, takeAgain, second])
  return [...repeat(answersIn(over), [take, first]), ...repeat(answersIn(to), [takeAgain, second])]
}

/** How many more of the unit that is on its way can follow it, and the answers that bring each of them there. */
interface Following {
  readonly most: number
  readonly start: number
  readonly before: Through
}

/** A unit has been taken up: how many like it go along. */
const following =
  (find: (view: OstkriegView, decision: Decision, unit: string, from: string) => Following): Maker =>
  (view, decision) => {
    const unit = String(decision.about.unit)
    const from = String(decision.about.from)
    const { most, start, before } = find(view, decision, unit, from)
    if (most < 2) return undefined
    const kind = item(unit, shortName(unit), most, start)
    const { step, choices } = decision
    const { land, air } = view.report.board.room
    const room = (place: string): number => (isAir(unit) ? air : land)[Number(place)]
    const ids = distinct(choices.map(({ area }) => String(area)))
    const widest = Math.max(...ids.map(room))
    const ending = (place?: string) => answer(step, ...choices.filter(({ area }) => String(area) === place))
    return {
      items: [kind],
      ...(widest < most ? { total: widest, limit: words.series.fit(widest) } : {}),
      places: places(nearFrontFirst(view, ids)),
      covers: () => true,
      goes: (counts, place) => within([kind], counts, room(place)),
      ways: (counts, place) => [[ending(place)], ...repeat(counts[unit] - 1, [...before, ending(place)])],
      label: (counts, place) => words.series.to(inWords([kind], counts), areaName(place ?? '')),
    }
  }

const onward = following((view, _, unit, from) => {
  const cell = cellOf(view, from, unit)
  const activated = String(frame(view, 'move-unit')?.area ?? '')
  // Armor that goes on from another area has moved once.
  const going = cell === undefined ? 0 : from === activated ? cell.count - cell.spent : cell.fighting
  const choice: Choice = from === activated ? { unit } : { unit, at: Number(from) }
  return { most: going, start: from === activated ? 1 : going, before: [answer('move-unit', choice)] }
})

const riding = following((view, _, unit, from) => {
  const left = Number(frame(view, 'rail-from')?.left ?? 0)
  const count = cellOf(view, from, unit)?.count ?? 0
  const before = [answer('rail-from', { area: Number(from) }), answer('rail-unit', { unit }, { unit, moved: true })]
  return { most: Math.min(count, left + 1), start: 1, before }
})

const rebasing = following((view, _, unit, from) => {
  const count = cellOf(view, from, unit)?.count ?? 0
  return { most: count, start: 1, before: [answer('rebase-from', { area: Number(from) })] }
})

/** What a step that is under way remembers. */
const frame = (view: OstkriegView, step: string): OstkriegView['agenda'][number] | undefined =>
  view.agenda.findLast((entry) => entry.step === step)

/** What a card gives, `3GI 84`: count, code, and the area where there is one. */
function given(left: unknown): { readonly count: number; readonly code: string; readonly area: string }[] {
  return (Array.isArray(left) ? left : []).flatMap((text) => {
    const [, count, code, area = ''] = /^(\d+)([A-Z]{2})(?: (\d+))?$/.exec(String(text)) ?? []
    return code === undefined ? [] : [{ count: Number(count), code, area }]
  })
}

/** 8.5: units in the areas that the card names. */
function placing(_: OstkriegView, { step, about, choices }: Decision): Series {
  const can = new Set(choices.map(({ unit, area }) => `${area}/${unit}`))
  const items = given(about.left).flatMap(({ count, code, area }) =>
    can.has(`${area}/${code}`) ? [item(`${area}/${code}`, words.series.in(shortName(code), areaName(area)), count)] : [],
  )
  return {
    items,
    covers: (choice) => choice.done !== true,
    ways: (counts) => each(items, counts, (key) => [answer(step, { unit: unitOf(key), area: Number(key.split('/')[0]) })]),
    label: (counts) => words.series.place(inWords(items, counts, words.series.in)),
  }
}

/** 8.5: units where the player likes, of each kind so many. */
function placingAnywhere(view: OstkriegView, { step, about, choices }: Decision): Series {
  const can = new Set(choices.map(({ unit }) => String(unit)))
  const items = given(about.left)
    .filter(({ code }) => can.has(code))
    .map(({ count, code }, i) => item(code, shortName(code), count, i === 0 ? 1 : 0))
  return {
    items,
    places: places(nearFrontFirst(view, distinct(choices.flatMap(({ area }) => (area === undefined ? [] : [String(area)]))))),
    covers: (choice) => choice.done !== true,
    goes: (counts, place) => within(items, counts, view.report.board.room.land[Number(place)]),
    ways: (counts, place) => each(items, counts, (unit) => [answer(step, { unit, area: Number(place) })]),
    label: (counts, place) => words.series.in(inWords(items, counts), areaName(place ?? '')),
  }
}

const MAKERS: { readonly [step: string]: Maker } = {
  'move-unit': moving,
  'move-to': onward,
  'rail-to': riding,
  'rebase-to': rebasing,
  attackers: attacking,
  losses: losing,
  advance: advancing,
  retreat: retreating,
  place: placing,
  'place-choice': placingAnywhere,
}

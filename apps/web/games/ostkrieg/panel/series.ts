import type { Through } from '@railhead/host'
import type { Choice, Decision, View } from '@railhead/table'
import type { Series } from '../../../src/game/series.ts'
import { shortName, sideOfControl } from '../board/units.ts'
import { battleWords as words } from '../texts/battle.ts'
import { advancing, attacking, losing, retreating } from './series-battle.ts'
import {
  answer,
  cellOf,
  cellsIn,
  distinct,
  each,
  inWords,
  isAir,
  isArmor,
  neighbours,
  places,
  repeat,
  unitOf,
} from './series-parts.ts'
import { type OstkriegView, ostkriegView } from './view.ts'
import { areaName } from './words.ts'

/* Which questions of Ostkrieg are counted and answered in one gesture: units that move, ride, fight, fall, flee or are placed. */

type Maker = (view: OstkriegView, decision: Decision, recent: readonly Choice[]) => Series | undefined

export function seriesOf(view: View, decision: Decision, recent: readonly Choice[]): Series | undefined {
  const series = MAKERS[decision.step]?.(ostkriegView(view), decision, recent)
  // One thing to one place needs no counting.
  return series === undefined || series.items.length === 0 ? undefined : series
}

/** 8.3: land units of the activated area to one beside it. Aircraft and Armor on its way have buttons of their own. */
function moving(view: OstkriegView, { about, choices }: Decision): Series | undefined {
  const area = String(about.area)
  const codes = choices.flatMap(({ unit, at }) =>
    unit === undefined || at !== undefined || isAir(String(unit)) ? [] : [String(unit)],
  )
  const items = distinct(codes).map((key) => {
    const { count = 0, spent = 0 } = cellOf(view, area, key) ?? {}
    return { key, name: shortName(key), most: count - spent, start: count - spent }
  })
  const armor = items.filter(({ key }) => isArmor(key)).reduce((sum, { most }) => sum + most, 0)
  return {
    items,
    places: places(neighbours(area).filter((id) => canEnter(view, id, armor))),
    covers: ({ unit, at }) => codes.includes(String(unit)) && at === undefined,
    // Armor first: it may have to clear the way (8.3.3.1).
    ways: (counts, place) =>
      each(
        items.toSorted((a, b) => Number(isArmor(b.key)) - Number(isArmor(a.key))),
        counts,
        (unit) => [
          answer('move-unit', { unit }),
          answer('move-to', { area: Number(place) }, { area: Number(place), overrun: true }),
        ],
      ),
    label: (counts, place) => words.series.to(inWords(items, counts), areaName(place ?? '')),
  }
}

/** Is it worth asking the engine? It has the last word. */
function canEnter(view: OstkriegView, area: string, armor: number): boolean {
  const { control } = view.report.board
  const holder = control[Number(area)]
  if (holder === 'neutral') return false
  const land = cellsIn(view, area).filter(({ kind }) => kind !== 'air')
  if (land.reduce((sum, { kind, count }) => sum + (kind === 'partisan' ? 0 : count), 0) >= MOST_LAND) return false
  if (sideOfControl(holder) === view.now.acting || land.length === 0) return true
  return armor > 1 && land.length === 1 && land[0].count === 1 && land[0].kind === 'infantry' && land[0].entrenched === 0
}

/** 8.3.7: land units in an area; partisans are none. */
const MOST_LAND = 12

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
    const item = { key: unit, name: shortName(unit), most, start }
    const { step, choices } = decision
    const ending = (place?: string) => answer(step, ...choices.filter(({ area }) => String(area) === place))
    return {
      items: [item],
      places: places(distinct(choices.map(({ area }) => String(area)))),
      covers: () => true,
      ways: (counts, place) => [[ending(place)], ...repeat(counts[unit] - 1, [...before, ending(place)])],
      label: (counts, place) => words.series.to(inWords([item], counts), areaName(place ?? '')),
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
    can.has(`${area}/${code}`)
      ? [{ key: `${area}/${code}`, name: words.series.in(shortName(code), areaName(area)), most: count, start: count }]
      : [],
  )
  return {
    items,
    covers: (choice) => choice.done !== true,
    ways: (counts) => each(items, counts, (key) => [answer(step, { unit: unitOf(key), area: Number(key.split('/')[0]) })]),
    label: (counts) => words.series.place(inWords(items, counts)),
  }
}

/** 8.5: units where the player likes, of each kind so many. */
function placingAnywhere(_: OstkriegView, { step, about, choices }: Decision): Series {
  const can = new Set(choices.map(({ unit }) => String(unit)))
  const items = given(about.left)
    .filter(({ code }) => can.has(code))
    .map(({ count, code }, i) => ({ key: code, name: shortName(code), most: count, start: i === 0 ? 1 : 0 }))
  return {
    items,
    places: places(distinct(choices.flatMap(({ area }) => (area === undefined ? [] : [String(area)])))),
    covers: (choice) => choice.done !== true,
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

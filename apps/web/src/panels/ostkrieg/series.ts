import type { Choice, Decision, View } from '@railhead/table'
import type { Answer, Through } from '../../engine/protocol.ts'
import { lines } from '../../games/ostkrieg/areas.ts'
import { readStack, shortName, sideOfControl, UNITS } from '../../games/ostkrieg/units.ts'
import { type Counts, type Series, type SeriesItem, sumOf } from '../../table/series.ts'
import { battleWords as words } from '../../texts/ostkrieg-battle.ts'
import { type OstkriegView, ostkriegView, unitsOf } from './view.ts'
import { areaName } from './words.ts'

/* Which questions of Ostkrieg are counted and answered in one gesture: units that move, ride, fight, fall, flee or are placed. */

type Maker = (view: OstkriegView, decision: Decision, recent: readonly Choice[]) => Series | undefined

export function seriesOf(view: View, decision: Decision, recent: readonly Choice[]): Series | undefined {
  const series = MAKERS[decision.step]?.(ostkriegView(view), decision, recent)
  // One thing to one place needs no counting.
  return series === undefined || series.items.length === 0 ? undefined : series
}

const isArmor = (code: string): boolean => UNITS[code]?.kind === 'armor'
const isAir = (code: string): boolean => UNITS[code]?.kind === 'air'
const cellsIn = (view: OstkriegView, area: string | number) => readStack(unitsOf(view).get(String(area)) ?? '')
const cellOf = (view: OstkriegView, area: string | number, code: string) => cellsIn(view, area).find((cell) => cell.code === code)
const distinct = (values: readonly string[]): string[] => [...new Set(values)]
const places = (ids: readonly string[]) => ids.map((id) => ({ id, name: areaName(id) }))
const answer = (step: string, ...choices: readonly Choice[]): Answer => ({ step, choices })
const repeat = (count: number, way: Through): Through[] => Array.from({ length: count }, () => way)
const neighbours = (area: string): string[] => lines.flatMap(({ a, b }) => (a === area ? [b] : b === area ? [a] : []))

/** `2 German infantry, 1 German armor`. */
function inWords(items: readonly SeriesItem[], counts: Counts): string {
  return items
    .filter(({ key }) => counts[key] > 0)
    .map(({ key, name }) => `${counts[key]} ${name}`)
    .join(', ')
}

/** One way for each thing counted. */
const each = (items: readonly SeriesItem[], counts: Counts, way: (key: string) => Through): Through[] =>
  items.flatMap(({ key }) => repeat(counts[key], way(key)))

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
  if (sideOfControl(holder) === view.now.acting || land.length === 0) return true
  return armor > 1 && land.length === 1 && land[0].count === 1 && land[0].kind === 'infantry' && land[0].entrenched === 0
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
  const activated = String(frame(view, 'move-unit')[0] ?? '')
  // Armor that goes on from another area has moved once.
  const going = cell === undefined ? 0 : from === activated ? cell.count - cell.spent : cell.fighting
  const choice: Choice = from === activated ? { unit } : { unit, at: Number(from) }
  return { most: going, start: from === activated ? 1 : going, before: [answer('move-unit', choice)] }
})

const riding = following((view, _, unit, from) => {
  const [left = 0] = frame(view, 'rail-from')
  const count = cellOf(view, from, unit)?.count ?? 0
  const before = [answer('rail-from', { area: Number(from) }), answer('rail-unit', { unit }, { unit, moved: true })]
  return { most: Math.min(count, left + 1), start: 1, before }
})

const rebasing = following((view, _, unit, from) => {
  const count = cellOf(view, from, unit)?.count ?? 0
  return { most: count, start: 1, before: [answer('rebase-from', { area: Number(from) })] }
})

/** The numbers of a step that is under way. */
const frame = (view: OstkriegView, step: string): readonly number[] =>
  view.agenda.findLast((entry) => entry.step === step)?.numbers ?? []

/** 8.4.2: who attacks. Every change counts at once, so that the odds are those of the present choice. */
function attacking(view: OstkriegView, { about, choices }: Decision, recent: readonly Choice[]): Series {
  const target = String(about.area)
  const named = (choice: Choice): boolean => choice.from !== undefined && (choice.unit !== undefined || choice.all === true)
  const replaced = recent.length - 1 - recent.findLastIndex((choice) => !named(choice))
  const open = new Map(choices.filter((choice) => choice.unit !== undefined).map(({ from, unit }) => [`${from}/${unit}`, true]))
  const items = neighbours(target).flatMap((from) =>
    cellsIn(view, from).flatMap(({ code, count, fighting }) => {
      const key = `${from}/${code}`
      if (fighting === 0 && !open.has(key)) return []
      return [
        {
          key,
          name: words.series.from(shortName(code), areaName(from)),
          most: open.has(key) ? count : fighting,
          start: fighting,
        },
      ]
    }),
  )
  return {
    items,
    replaces: replaced,
    covers: ({ from }) => from !== undefined,
    ways: (counts) =>
      each(items, counts, (key) => [
        answer(
          'attackers',
          { from: Number(key.split('/')[0]), unit: unitOf(key) },
          { from: Number(key.split('/')[0]), unit: unitOf(key), moved: true },
        ),
      ]),
    label: (counts) => inWords(items, counts),
  }
}

/** What a choice calls its unit, and from where. */
const keyOf = ({ from, unit }: Choice): string => `${from ?? ''}/${unit}`
const nameOfKey = (key: string): string => {
  const [from, code] = key.split('/')
  return from === '' ? shortName(code) : words.series.from(shortName(code), areaName(from))
}
const unitOf = (key: string): string => key.split('/')[1]
const ofKey = (choices: readonly Choice[], key: string): Choice[] => {
  const like = choices.filter((choice) => choice.unit !== undefined && keyOf(choice) === key)
  // Of the same units some may be marked as moved: when those without the mark are gone, they follow.
  return [...like, ...like.flatMap(({ moved, ...plain }) => (moved === true ? [plain] : [{ ...plain, moved: true }]))]
}

/** 8.4.2.2: all losses at once, the cheapest first. */
function losing(view: OstkriegView, { step, about, choices }: Decision): Series {
  const total = Number(about.left)
  const keys = distinct(choices.map(keyOf))
  const price = (key: string): number => (isArmor(unitOf(key)) ? 1 : 0)
  const counted = keys
    .toSorted((a, b) => price(a) - price(b))
    .map((key) => {
      const [from, code] = key.split('/')
      const cell = cellOf(view, from === '' ? String(about.area) : from, code)
      return { key, most: Math.min(total, (from === '' ? cell?.count : cell?.fighting) ?? 0) }
    })
  let left = total
  const proposed = new Map<string, number>()
  const take = (key: string, count: number): void => {
    proposed.set(key, (proposed.get(key) ?? 0) + count)
    left -= count
  }
  const owed = about.armor === true ? counted.find(({ key }) => isArmor(unitOf(key))) : undefined
  if (owed !== undefined) take(owed.key, 1)
  for (const { key, most } of counted) take(key, Math.max(0, Math.min(most - (proposed.get(key) ?? 0), left)))
  const items = counted.map(({ key, most }) => ({ key, name: nameOfKey(key), most, start: proposed.get(key) ?? 0 }))
  return {
    items,
    total,
    exactly: true,
    covers: () => true,
    // Armor first, so that one that is owed is never the last.
    ways: (counts) =>
      each(
        items.toSorted((a, b) => price(b.key) - price(a.key)),
        counts,
        (key) => [answer(step, ...withFlags(ofKey(choices, key)))],
      ),
    label: (counts) => words.series.lose(inWords(items, counts)),
  }
}

/** Retreated units fall like others. */
const withFlags = (choices: readonly Choice[]): Choice[] => [
  ...choices,
  ...choices.map(({ retreated: _, ...plain }) => plain),
  ...choices.map((choice) => ({ ...choice, retreated: true })),
]

/** 8.4.2.2: who goes into the area that was won. */
function advancing(view: OstkriegView, { step, choices }: Decision): Series {
  const keys = distinct(choices.filter(({ unit }) => unit !== undefined).map(keyOf))
  const items = keys.map((key) => {
    const [from, code] = key.split('/')
    const most = cellOf(view, from, code)?.fighting ?? 0
    return { key, name: nameOfKey(key), most, start: most }
  })
  const all = items.reduce((sum, { most }) => sum + most, 0)
  return {
    items,
    covers: (choice) => choice.done !== true,
    ways: (counts) =>
      sumOf(counts) === all
        ? [[answer(step, { all: true })]]
        : [...each(items, counts, (key) => [answer(step, ...ofKey(choices, key))]), [answer(step, { done: true })]],
    label: (counts) => words.series.advance(inWords(items, counts)),
  }
}

/** 8.4.2.2: units that flee to friends, as many as are wanted to each area. */
function retreating(view: OstkriegView, { step, about, choices }: Decision): Series | undefined {
  if (choices.some(({ unit, area }) => unit === undefined || area === undefined)) return undefined
  const codes = distinct(choices.map(({ unit }) => String(unit)))
  const items = codes.map((key) => {
    const most = cellOf(view, String(about.from), key)?.count ?? 0
    return { key, name: shortName(key), most, start: most }
  })
  return {
    items,
    places: places(distinct(choices.map(({ area }) => String(area)))),
    covers: () => true,
    ways: (counts, place) => each(items, counts, (unit) => [answer(step, { unit, area: Number(place) })]),
    label: (counts, place) => words.series.to(inWords(items, counts), areaName(place ?? '')),
  }
}

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

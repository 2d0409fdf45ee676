import type { Choice, Decision } from '@railhead/table'
import { type Series, sumOf, within } from '../../../src/game/series.ts'
import { shortName } from '../board/units.ts'
import { battleWords as words } from '../texts/battle.ts'
import { answer, cellOf, cellsIn, distinct, each, inWords, isArmor, item, neighbours, places, unitOf } from './series-parts.ts'
import type { OstkriegView } from './view.ts'
import { areaName } from './words.ts'

/* What is counted in a battle (8.4.2): who attacks, who falls, who flees, who goes in. */

/** 8.4.2: who attacks. Every change counts at once, so that the odds are those of the present choice. */
export function attacking(view: OstkriegView, { about, choices }: Decision, recent: readonly Choice[]): Series {
  const target = String(about.area)
  const named = (choice: Choice): boolean => choice.from !== undefined && (choice.unit !== undefined || choice.all === true)
  const replaced = recent.length - 1 - recent.findLastIndex((choice) => !named(choice))
  const open = new Map(choices.filter((choice) => choice.unit !== undefined).map(({ from, unit }) => [`${from}/${unit}`, true]))
  const items = neighbours(target).flatMap((from) =>
    cellsIn(view, from).flatMap(({ code, count, fighting }) => {
      const key = `${from}/${code}`
      if (fighting === 0 && !open.has(key)) return []
      return [item(key, words.series.from(shortName(code), areaName(from)), open.has(key) ? count : fighting, fighting)]
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
const ofKey = (choices: readonly Choice[], key: string): Choice[] => {
  const like = choices.filter((choice) => choice.unit !== undefined && keyOf(choice) === key)
  // Of the same units some may be marked as moved: when those without the mark are gone, they follow.
  return [...like, ...like.flatMap(({ moved, ...plain }) => (moved === true ? [plain] : [{ ...plain, moved: true }]))]
}

/** 8.4.2.2: all losses at once, the cheapest first. */
export function losing(view: OstkriegView, { step, about, choices }: Decision): Series {
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
  const items = counted.map(({ key, most }) => item(key, nameOfKey(key), most, proposed.get(key) ?? 0))
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
export function advancing(view: OstkriegView, { step, about, choices }: Decision): Series {
  const keys = distinct(choices.filter(({ unit }) => unit !== undefined).map(keyOf))
  const items = keys.map((key) => {
    const [from, code] = key.split('/')
    return item(key, nameOfKey(key), cellOf(view, from, code)?.fighting ?? 0)
  })
  const all = items.reduce((sum, { most }) => sum + most, 0)
  const room = view.report.board.room.land[Number(about.area)]
  return {
    items,
    ...(room < all ? { total: room, limit: words.series.fit(room) } : {}),
    covers: (choice) => choice.done !== true,
    ways: (counts) =>
      sumOf(counts) === all
        ? [[answer(step, { all: true })]]
        : [
            ...each(items, counts, (key) => [answer(step, ...ofKey(choices, key))]),
            // Where the area is full, nothing more is asked.
            ...(sumOf(counts) < room ? [[answer(step, { done: true })]] : []),
          ],
    label: (counts) => words.series.advance(inWords(items, counts)),
  }
}

/** 8.4.2.2: units that flee to friends, as many as are wanted to each area. */
export function retreating(view: OstkriegView, { step, about, choices }: Decision): Series | undefined {
  if (choices.some(({ unit, area }) => unit === undefined || area === undefined)) return undefined
  const codes = distinct(choices.map(({ unit }) => String(unit)))
  const items = codes.map((key) => item(key, shortName(key), cellOf(view, String(about.from), key)?.count ?? 0))
  return {
    items,
    places: places(distinct(choices.map(({ area }) => String(area)))),
    covers: () => true,
    goes: (counts, place) => within(items, counts, view.report.board.room.land[Number(place)]),
    ways: (counts, place) => each(items, counts, (unit) => [answer(step, { unit, area: Number(place) })]),
    label: (counts, place) => words.series.to(inWords(items, counts), areaName(place ?? '')),
  }
}

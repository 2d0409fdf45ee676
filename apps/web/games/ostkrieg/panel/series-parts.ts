import type { Answer, Through } from '@railhead/host'
import type { Choice } from '@railhead/table'
import type { Counts, SeriesItem } from '../../../src/game/series.ts'
import { lines } from '../board/areas.ts'
import { readStack, shortName, UNITS } from '../board/units.ts'
import { battleWords as words } from '../texts/battle.ts'
import { type OstkriegView, unitsOf } from './view.ts'
import { areaName } from './words.ts'

/* What every counting is made of: units in areas, answers, and words for so many of them. */

export const isArmor = (code: string): boolean => UNITS[code]?.kind === 'armor'
export const isAir = (code: string): boolean => UNITS[code]?.kind === 'air'
export const cellsIn = (view: OstkriegView, area: string | number) => readStack(unitsOf(view).get(String(area)) ?? '')
export const cellOf = (view: OstkriegView, area: string | number, code: string) =>
  cellsIn(view, area).find((cell) => cell.code === code)
export const distinct = (values: readonly string[]): string[] => [...new Set(values)]
export const places = (ids: readonly string[]) => ids.map((id) => ({ id, name: areaName(id) }))
export const answer = (step: string, ...choices: readonly Choice[]): Answer => ({ step, choices })
export const repeat = (count: number, way: Through): Through[] => Array.from({ length: count }, () => way)
export const neighbours = (area: string): string[] => lines.flatMap(({ a, b }) => (a === area ? [b] : b === area ? [a] : []))

/** `1 armor, 3 infantry`, and where they are of several areas, or of one that has to be said: `1 armor, 3 infantry from Konigsberg; 2 infantry from Warsaw`. */
export function inWords(items: readonly SeriesItem[], counts: Counts, of = words.series.from): string {
  const keys = items.map(({ key }) => key).filter((key) => counts[key] > 0)
  return distinct(keys.map(areaOf))
    .map((area) => {
      const there = keys.filter((key) => areaOf(key) === area).map((key) => `${counts[key]} ${shortName(unitOf(key))}`)
      return area === '' ? there.join(', ') : of(there.join(', '), areaName(area))
    })
    .join('; ')
}

/** One way for each thing counted. */
export const each = (items: readonly SeriesItem[], counts: Counts, way: (key: string) => Through): Through[] =>
  items.flatMap(({ key }) => repeat(counts[key], way(key)))

/** The unit in a key such as `81/GI`, or `GI` where all are in one area, and that area. */
export const unitOf = (key: string): string => key.slice(key.indexOf('/') + 1)
const areaOf = (key: string): string => key.slice(0, Math.max(0, key.indexOf('/')))

/** So many of a kind can be counted. Whoever holds a place with one unit leaves no Armor there. */
export const item = (key: string, name: string, most: number, start = most): SeriesItem => ({
  key,
  name,
  most,
  start,
  dear: isArmor(unitOf(key)),
})

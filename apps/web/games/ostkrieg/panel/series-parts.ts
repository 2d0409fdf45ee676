import type { Answer, Through } from '@railhead/host'
import type { Choice } from '@railhead/table'
import type { Counts, SeriesItem } from '../../../src/game/series.ts'
import { lines } from '../board/areas.ts'
import { readStack, UNITS } from '../board/units.ts'
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

/** `2 German infantry, 1 German armor`. */
export function inWords(items: readonly SeriesItem[], counts: Counts): string {
  return items
    .filter(({ key }) => counts[key] > 0)
    .map(({ key, name }) => `${counts[key]} ${name}`)
    .join(', ')
}

/** One way for each thing counted. */
export const each = (items: readonly SeriesItem[], counts: Counts, way: (key: string) => Through): Through[] =>
  items.flatMap(({ key }) => repeat(counts[key], way(key)))

/** The unit in a key such as `81/GI`, or `GI` where all are in one area. */
export const unitOf = (key: string): string => key.slice(key.indexOf('/') + 1)

/** So many of a kind can be counted. Whoever holds a place with one unit leaves no Armor there. */
export const item = (key: string, name: string, most: number, start = most): SeriesItem => ({
  key,
  name,
  most,
  start,
  dear: isArmor(unitOf(key)),
})

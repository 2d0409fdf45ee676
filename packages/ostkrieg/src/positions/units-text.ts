import { AIR_PLACES, LAND_PLACES, type OstkriegState } from '../state.ts'
import {
  ENTRENCHED,
  FOUGHT,
  isAir,
  isInfantry,
  isPartisan,
  KIND,
  KIND_CODES,
  MOVED,
  MOVED_SIDE,
  readUnits,
  SP,
  TAKES_PART,
  YP,
} from '../units.ts'

/** Letters for what is true of a unit: see the document on positions. */
const LETTERS: readonly (readonly [string, number])[] = [
  ['m', MOVED],
  ['f', FOUGHT],
  ['p', TAKES_PART],
]

function wordOf(unit: number, count: number): string {
  const turned = (unit & ENTRENCHED) === 0 ? '' : isAir(unit) ? 'x' : 'e'
  const letters = LETTERS.filter(([, flag]) => (unit & flag) !== 0).map(([letter]) => letter)
  return `${count}${KIND_CODES[unit & KIND]}${turned}${letters.join('')}`
}

/** The units of an area by kind, land before air: `3GI 1GIe 2GA 1GLx`. */
export function writeUnits(state: OstkriegState, area: number): string {
  const byKind = (a: number, b: number): number => (a & KIND) - (b & KIND) || a - b
  const units = [
    ...state.land.subarray(area * LAND_PLACES, area * LAND_PLACES + state.landCount[area]).toSorted(byKind),
    ...state.air.subarray(area * AIR_PLACES, area * AIR_PLACES + state.airCount[area]).toSorted(byKind),
  ]
  const words: string[] = []
  for (let i = 0; i < units.length; ) {
    let end = i
    while (end < units.length && units[end] === units[i]) end++
    words.push(wordOf(units[i], end - i))
    i = end
  }
  for (const kind of [SP, YP]) {
    const count = state.partisans[area * 2 + kind - SP]
    if (count > 0) words.push(wordOf(kind, count))
  }
  return words.join(' ')
}

/** Unit bytes of such a text; undefined when it is not one. */
export function parseUnits(text: string): number[] | undefined {
  const words = readUnits(text)
  if (words === undefined) return undefined
  const units: number[] = []
  for (const { count, kind, letters } of words) {
    let unit = kind
    for (const letter of letters) {
      const flag = LETTERS.find(([known]) => known === letter)?.[1]
      // Nothing is ever true of partisans.
      if (isPartisan(kind)) return undefined
      if (flag !== undefined) unit |= flag
      else if (letter === 'x' && isAir(kind)) unit |= MOVED_SIDE
      else if (letter === 'e' && isInfantry(kind)) unit |= ENTRENCHED
      else return undefined
    }
    if (count > 255) return undefined
    for (let i = 0; i < count; i++) units.push(unit)
  }
  return units
}

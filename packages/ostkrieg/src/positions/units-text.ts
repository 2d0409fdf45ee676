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

/** What is written of each byte of a unit. */
const WORDS: readonly string[] = Array.from({ length: 256 }, (_, unit) => {
  const turned = (unit & ENTRENCHED) === 0 ? '' : isAir(unit) ? 'x' : 'e'
  const letters = LETTERS.filter(([, flag]) => (unit & flag) !== 0).map(([letter]) => letter)
  return `${KIND_CODES[unit & KIND]}${turned}${letters.join('')}`
})

/** The units of an area by kind, land before air: `3GI 1GIe 2GA 1GLx`. */
export function writeUnits(state: OstkriegState, area: number): string {
  let text = wordsOf(state.land, area * LAND_PLACES, state.landCount[area])
  text += wordsOf(state.air, area * AIR_PLACES, state.airCount[area])
  for (let kind = SP; kind <= YP; kind++) {
    const count = state.partisans[area * 2 + kind - SP]
    if (count > 0) text += ` ${count}${WORDS[kind]}`
  }
  return text.slice(1)
}

/** So many units from there on, by kind; a space before each word. */
function wordsOf(units: Uint8Array, from: number, count: number): string {
  if (count === 0) return ''
  const sorted = count === 1 ? units.subarray(from, from + 1) : units.slice(from, from + count).sort(byKind)
  let text = ''
  for (let i = 0; i < count; ) {
    let end = i
    while (end < count && sorted[end] === sorted[i]) end++
    text += ` ${end - i}${WORDS[sorted[i]]}`
    i = end
  }
  return text
}

const byKind = (a: number, b: number): number => (a & KIND) - (b & KIND) || a - b

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

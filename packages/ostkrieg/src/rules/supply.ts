import { type Bits, clearBit, hasBit, makeBits } from '@railhead/table'
import { AREA_WORDS, AREAS, FINLAND } from '../content/content.ts'
import { LAND_PLACES, type OstkriegState } from '../state.ts'
import { type AreaId, AXIS, FI, isPartisan, KIND, type KindId } from '../units.ts'
import { ownerOf } from './stacks.ts'

/** [8.2.1]: brings the supply lines up to date if control has changed since. */
export function traceLines(state: OstkriegState): void {
  if (state.linesStale === 0) return
  const { content } = state
  trace(state, state.axisLines, content.axisSources, state.axisHeld)
  // Helsinki serves the Finns alone; what serves all the Axis serves them too.
  for (let w = 0; w < AREA_WORDS; w++) state.finnishLines[w] = content.finnishSources[w] | content.axisSources[w]
  flood(state, state.finnishLines, state.axisHeld)
  trace(state, state.sovietLines, content.sovietSources, state.sovietHeld)
  state.linesStale = 0
}

function trace(state: OstkriegState, lines: Bits, sources: Bits, through: Bits): void {
  for (let w = 0; w < AREA_WORDS; w++) lines[w] = sources[w]
  flood(state, lines, through)
}

/** Where the lines of a side would lead if it did not hold the area. Good until it is asked again. */
export function linesWithout(state: OstkriegState, side: number, area: AreaId): Bits {
  const { axisSources, sovietSources } = state.content
  const held = side === AXIS ? state.axisHeld : state.sovietHeld
  for (let w = 0; w < AREA_WORDS; w++) others[w] = held[w]
  clearBit(others, area)
  trace(state, without, side === AXIS ? axisSources : sovietSources, others)
  return without
}

const others: Bits = makeBits(AREAS)
const without: Bits = makeBits(AREAS)

/** A source works only while its own side holds it. [8.2.1.1]: from any friendly port over its sea to any other. */
function flood(state: OstkriegState, lines: Bits, through: Bits): void {
  const { graph, seaAreas } = state.content
  for (let w = 0; w < AREA_WORDS; w++) lines[w] &= through[w]
  for (;;) {
    graph.flood(lines, through)
    let again = false
    for (let sea = 0; sea < seaAreas.length; sea++) {
      const ports = seaAreas[sea]
      let reached = false
      for (let w = 0; w < AREA_WORDS; w++) if ((lines[w] & ports[w]) !== 0) reached = true
      if (!reached) continue
      for (let w = 0; w < AREA_WORDS; w++) {
        const fresh = ports[w] & through[w] & ~lines[w]
        if (fresh === 0) continue
        lines[w] |= fresh
        again = true
      }
    }
    if (!again) return
  }
}

/** The lines that serve all units of the side; they must be up to date. */
export const linesOf = (state: OstkriegState, side: number): Bits => (side === AXIS ? state.axisLines : state.sovietLines)

/** Is a unit of that kind in supply in that area at this instant ([8.2.1], [8.3.1], [8.4.2.2])? */
export function inSupply(state: OstkriegState, kind: KindId, area: AreaId): boolean {
  if (isPartisan(kind)) return true
  traceLines(state)
  if (kind === FI) return state.content.country[area] === FINLAND || hasBit(state.finnishLines, area)
  return hasBit(linesOf(state, ownerOf(state, kind)), area)
}

/** Does any land unit of the area lack supply? */
export function landStarves(state: OstkriegState, area: AreaId): boolean {
  const first = area * LAND_PLACES
  for (let i = first; i < first + state.landCount[area]; i++) if (!inSupply(state, state.land[i] & KIND, area)) return true
  return false
}

/** [8.2.2]: does the area hold a unit, of land or air, that cannot trace supply? Where a side's own lines lead, nobody starves. */
export function starves(state: OstkriegState, area: AreaId): boolean {
  traceLines(state)
  if (hasBit(linesOf(state, state.control[area]), area)) return false
  return state.airCount[area] > 0 || landStarves(state, area)
}

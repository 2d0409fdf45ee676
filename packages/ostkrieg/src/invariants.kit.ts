import { anyBits, hasBit } from '@railhead/table'
import { AREAS, BULGARIA, CARDS, GREECE, HUNGARY, ROMANIA, YUGOSLAVIA } from './content/content.ts'
import { productionOf } from './rules/control.ts'
import { airAtBase, airRoom, hasKind, landRoom, ownerOf, partisansIn } from './rules/stacks.ts'
import { AIR_PLACES, IN_PLAY, LAND_PLACES, type OstkriegState } from './state.ts'
import { STEP } from './steps/frames.ts'
import { AXIS, BI, FI, HI, KIND, KIND_CODES, MOVED, NEUTRAL, RI, SOVIET, SP } from './units.ts'

/** What holds in every state between two choices: a sentence about what does not, or undefined. */
export function brokenInvariant(state: OstkriegState): string | undefined {
  for (let area = 1; area < AREAS; area++) {
    const what = brokenArea(state, area)
    if (what !== undefined) return `${area} ${state.content.names[area]}: ${what}`
  }
  return brokenCounts(state) ?? brokenProduction(state) ?? brokenCards(state) ?? brokenMemory(state)
}

function brokenArea(state: OstkriegState, area: number): string | undefined {
  const count = state.landCount[area]
  if (!inOrder(state.land, area * LAND_PLACES, LAND_PLACES, count)) return 'the land units are not in order'
  if (!inOrder(state.air, area * AIR_PLACES, AIR_PLACES, state.airCount[area])) return 'the air units are not in order'
  if (hasBit(state.axisHeld, area) !== (state.control[area] === AXIS)) return 'the set of Axis areas is wrong'
  if (hasBit(state.sovietHeld, area) !== (state.control[area] === SOVIET)) return 'the set of Soviet areas is wrong'
  if (hasBit(state.withGround, area) !== count + partisansIn(state, area) > 0) return 'the set of areas with units is wrong'
  if (hasBit(state.withAir, area) !== state.airCount[area] > 0) return 'the set of areas with air is wrong'
  if (hasBit(state.landFull, area) !== (landRoom(state, area) === 0)) return 'the set of full areas is wrong'
  if (hasBit(state.spent, area) !== (state.land[area * LAND_PLACES] >= MOVED || state.air[area * AIR_PLACES] >= MOVED))
    return 'the set of areas with spent units is wrong'
  // [8.3.7]
  if (airRoom(state, area) < 0) return 'too many air units'
  if (state.control[area] === NEUTRAL && (count > 0 || state.airCount[area] > 0)) return 'units in a neutral area'
  if (partisansIn(state, area) > 0 && state.control[area] !== SOVIET) return 'partisans in an Axis area'
  for (let at = area * LAND_PLACES; at < area * LAND_PLACES + count; at++) {
    const what = brokenUnit(state, area, state.land[at] & KIND)
    if (what !== undefined) return what
  }
  // [8.1]: only air on its way out, or away in a combat, is where its side has no control.
  const first = area * AIR_PLACES
  for (let at = first + state.airCount[area] - airAtBase(state, area); at < first + state.airCount[area]; at++)
    if (ownerOf(state, state.air[at] & KIND) !== state.control[area] && !mustLeave(state, area)) return 'air without control'
  if (airAtBase(state, area) < state.airCount[area] && state.battle.target === 0) return 'air in a combat that is not'
  return count > 0 && hasKind(state, area, HI) && hasKind(state, area, RI) ? 'Hungarians with Romanians' : undefined
}

/** [8.1]: whoever stands there controls it. [8.3.10]: and may be there. */
function brokenUnit(state: OstkriegState, area: number, kind: number): string | undefined {
  const country = state.content.country[area]
  if (ownerOf(state, kind) !== state.control[area]) return `${KIND_CODES[kind]} without control`
  if (kind === FI && state.content.finnish[area] === 0) return 'Finns too far from home'
  if (kind === HI && country === ROMANIA) return 'Hungarians in Romania'
  if (kind === RI && country === HUNGARY) return 'Romanians in Hungary'
  if (kind === BI && country !== GREECE && country !== BULGARIA && country !== YUGOSLAVIA) return 'Bulgarians abroad'
  return undefined
}

function inOrder(list: Uint8Array, first: number, places: number, count: number): boolean {
  for (let i = 0; i < places; i++) {
    const unit = list[first + i]
    if (i < count ? unit === 0 : unit !== 0) return false
    if (i > 0 && unit > list[first + i - 1]) return false
  }
  return count <= places
}

function mustLeave(state: OstkriegState, area: number): boolean {
  return (
    state.agenda.depth > 0 && state.agenda.step === STEP['forced-rebase'] && state.agenda.top(STEP['forced-rebase']).area === area
  )
}

const standing = new Uint16Array(16)

/** Units neither appear nor vanish but by placement and loss. */
function brokenCounts(state: OstkriegState): string | undefined {
  standing.fill(0)
  for (let at = 0; at < state.land.length; at++) standing[state.land[at] & KIND]++
  for (let at = 0; at < state.air.length; at++) standing[state.air[at] & KIND]++
  for (let at = 0; at < state.partisans.length; at++) standing[SP + (at & 1)] += state.partisans[at]
  for (let kind = 1; kind < KIND_CODES.length; kind++)
    if (standing[kind] + state.lost[kind] !== state.raised[kind]) return `${KIND_CODES[kind]} do not add up`
  return undefined
}

/** [8.4.2.2]: the track follows control. */
function brokenProduction(state: OstkriegState): string | undefined {
  for (const side of [AXIS, SOVIET]) {
    let track = 0
    for (let area = 1; area < AREAS; area++) if (state.control[area] === side) track += productionOf(state, area, side)
    if (track !== state.production[side]) return `the track of side ${side} is at ${state.production[side]} instead of ${track}`
  }
  return undefined
}

function brokenCards(state: OstkriegState): string | undefined {
  for (let card = 0; card < CARDS; card++) if (state.cards[card] > IN_PLAY) return `card ${card} is nowhere`
  if (state.linesStale !== 0) return 'the supply lines are stale'
  return undefined
}

/** What is remembered for a while is forgotten when that is over, so that equal situations have equal bytes. */
function brokenMemory(state: OstkriegState): string | undefined {
  const { battle } = state
  const flags = [state.firstCardPlay, state.mayPlayAnother, state.finlandOut, state.botAttacked]
  if ([...flags, battle.sovietTie, battle.attackerOwesArmor, battle.defenderOwesArmor, battle.advances].some((flag) => flag > 1))
    return 'what is true or not is neither'
  if (battle.owed > 0 && state.agenda.step !== STEP.losses) return 'losses are owed that nobody is asked for'
  if (state.answered !== 0) return 'an answer waits for nobody'
  if (anyBits(state.starving) && state.agenda.step !== STEP.attrition) return 'somebody starves when nobody is asked'
  if (battle.target === 0 && battle.bytes.some((byte) => byte !== 0)) return 'something is left of a battle'
  if (state.agenda.step === STEP['play-card']) return brokenPause(state)
  return undefined
}

/** [8.0]: between two card plays nothing is left of the one before. */
function brokenPause(state: OstkriegState): string | undefined {
  if (state.acting !== state.turn) return 'another side acts than the one whose turn it is'
  if (anyBits(state.spent)) return 'somebody has moved or fought in no card play'
  if (anyBits(state.marked) || anyBits(state.entered)) return 'something is marked in no card play'
  if (state.placed.some((count) => count > 0)) return 'something is being placed in no card play'
  if (state.battle.target > 0) return 'there is a battle in no card play'
  if (state.firstCardPlay === 1 || state.mayPlayAnother === 1) return 'a card play goes on in none'
  return state.buyersOut > 0 ? 'somebody has bought his last card in no Year End' : undefined
}

import { PositionError } from '@railhead/table'
import { AREAS } from '../content/content.ts'
import { OK } from '../refusals/reasons.ts'
import { nationalBan } from '../rules/movement.ts'
import { ITALY_LEAVES_AFTER } from '../rules/numbers.ts'
import { noteEverywhere } from '../rules/places.ts'
import { addUnit, airLimit, airRoom, hasKind, ownerOf } from '../rules/stacks.ts'
import { placeUnits } from '../setup.ts'
import { AIR_PLACES, LAND_PLACES, type OstkriegState } from '../state.ts'
import { BI, FI, HI, II, isAir, isPartisan, KIND, NEUTRAL, RI, SIDE_NAMES, SOVIET, sideOf } from '../units.ts'
import { areaName, readArea } from './names.ts'
import type { PositionText } from './schema.ts'
import { parseUnits } from './units-text.ts'

/** Who holds what, and who stands where. */
export function loadAreas(state: OstkriegState, text: PositionText): void {
  const listed = new Set<number>()
  const areas = Object.entries(text.areas ?? {}).map(([name, area]) => {
    const number = readArea(state.content, name)
    if (number < 0)
      throw new PositionError(`areas.${name}`, 'There is no such area; write its number, its name or both, like "84 Berlin".')
    if (listed.has(number)) throw new PositionError(`areas.${name}`, 'This area is listed twice.')
    listed.add(number)
    return { number, ...area }
  })
  if (text.board !== 'listed') {
    placeUnits(state)
    for (const { number, units } of areas) if (units !== undefined) empty(state, number)
    state.raised.fill(0)
  }
  for (const { number, control, units } of areas) {
    if (state.content.home[number] === NEUTRAL && ((control ?? 'neutral') !== 'neutral' || (units ?? '') !== ''))
      throw new PositionError(`areas.${areaName(state.content, number)}`, 'Sweden and Turkey are closed to both sides.')
    if (control === 'neutral' && state.content.home[number] !== NEUTRAL)
      throw new PositionError(`areas.${areaName(state.content, number)}.control`, 'Only Sweden and Turkey are neutral.')
    if (control !== undefined) state.control[number] = control === 'neutral' ? NEUTRAL : sideOf(control)
  }
  for (const { number, units, control } of areas) if (units !== undefined) stand(state, number, units, control === undefined)
  noteEverywhere(state)
  checkStacks(state, text)
}

function empty(state: OstkriegState, area: number): void {
  state.land.fill(0, area * LAND_PLACES, (area + 1) * LAND_PLACES)
  state.air.fill(0, area * AIR_PLACES, (area + 1) * AIR_PLACES)
  state.partisans.fill(0, area * 2, area * 2 + 2)
  state.landCount[area] = 0
  state.airCount[area] = 0
}

/** Puts units into an area; where the position does not say who holds it, they do. */
function stand(state: OstkriegState, area: number, units: string, takes: boolean): void {
  const where = `areas.${areaName(state.content, area)}.units`
  const list = parseUnits(units)
  if (list === undefined)
    throw new PositionError(
      where,
      `"${units}" is not a list of units; write them like "3GI 1GIe 2GA 1GLx", e for entrenched Infantry and x for air on its Moved side.`,
    )
  const land = list.filter((unit) => !isAir(unit) && !isPartisan(unit)).length
  if (land > LAND_PLACES) throw new PositionError(where, `No more than ${LAND_PLACES} land points can stand in an area.`)
  const crowded = new PositionError(where, `No more than ${airLimit(state, area)} air points can stand here.`)
  if (list.filter((unit) => isAir(unit)).length > AIR_PLACES) throw crowded
  for (const unit of list) addUnit(state, area, unit)
  const ground = list.find((unit) => !isAir(unit))
  if (takes && ground !== undefined) state.control[area] = ownerOf(state, ground & KIND)
  // Air of either side may stand where its base was taken from what is in a battle.
  if (airRoom(state, area) < 0) throw crowded
}

/** [8.1], [8.3.10]: who stands in an area controls it, and some never stand together. */
function checkStacks(state: OstkriegState, text: PositionText): void {
  for (let area = 1; area < AREAS; area++) {
    const where = `areas.${areaName(state.content, area)}.units`
    const owners = new Set<number>()
    for (let at = area * LAND_PLACES; at < area * LAND_PLACES + state.landCount[area]; at++)
      owners.add(ownerOf(state, state.land[at] & KIND))
    if (state.partisans[area * 2] + state.partisans[area * 2 + 1] > 0) owners.add(SOVIET)
    // In the middle of a card, air may still have to leave an area that has been taken.
    if (text.agenda === undefined && state.airCount[area] > 0) owners.add(ownerOf(state, state.air[area * AIR_PLACES] & KIND))
    for (const owner of owners)
      if (state.control[area] !== owner)
        throw new PositionError(where, `Units of the ${SIDE_NAMES[owner]} side stand in an area that it does not control.`)
    if (hasKind(state, area, HI) && hasKind(state, area, RI))
      throw new PositionError(where, 'Hungarian and Romanian units never stand together.')
    for (let at = area * LAND_PLACES; at < area * LAND_PLACES + state.landCount[area]; at++) {
      const kind = state.land[at] & KIND
      if (nationalBan(state, kind, area) !== OK) throw new PositionError(where, AT_HOME[kind])
      if (kind === II && state.year > ITALY_LEAVES_AFTER)
        throw new PositionError(where, 'Italian units leave the map at the end of 1943.')
    }
  }
}

/** [8.3.10]: where a nationality can be. */
const AT_HOME: Readonly<Record<number, string>> = {
  [FI]: 'Finnish units never stand more than two areas away from Finland.',
  [HI]: 'Hungarian units never stand in Romania.',
  [RI]: 'Romanian units never stand in Hungary.',
  [BI]: 'Bulgarian units stand only in Bulgaria, Greece and Yugoslavia.',
}

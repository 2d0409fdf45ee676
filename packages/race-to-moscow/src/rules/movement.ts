import { AMMO, ARMORED_RANGE, FIELD_RANGE, FOOD, FORCED_MARCH_RANGE, FUEL, NONE } from '../constants.ts'
import type { AreaId, ArmyId, LineId } from '../ids.ts'
import * as no from '../reasons.ts'
import { AIR_SUPPORT, ENCIRCLEMENT_TIMING, FIRST, SECOND } from '../settings.ts'
import { AIR_ON_AREA, AIR_ON_PURSUIT, AIR_ON_SOVIET, HALTED, MOVED, STOWED, type State } from '../state.ts'
import { STEP } from '../steps/frames.ts'
import { resolveEncirclement } from './encirclement.ts'
import { armyAt, isPlaying, lineBetween, lineOpenTo } from './map.ts'
import { onCard, spend } from './supply.ts'

/** Movement from its activation to its end, and what it allows: predicates that both list the legal steps and say why another is none. */

/** [2024:8.2] [2021:7] An army is activated once a turn, and not while it is halted. */
export function whyNotActivate(s: State, seat: number, army: ArmyId): no.Why {
  if (s.content.armySeat[army] !== seat) return no.NOT_YOUR_ARMY
  if (s.armyFlags[army] & HALTED) return no.ARMY_HALTED
  if (s.armyFlags[army] & MOVED) return no.ARMY_HAS_MOVED
  // [2024:8.2] An armored army spends 1 fuel of its card to move at all.
  if (s.content.armyArmored[army] === 1 && onCard(s, army, FUEL) === 0) return no.NO_FUEL_TO_MOVE
  return hasFirstStep(s, army) ? no.ALLOWED : no.NO_WAY_OPEN
}

/** Activates an army: it counts as moved from now on; an armored army pays its fuel [2024:8.2]. */
export function activate(s: State, army: ArmyId): void {
  s.armyFlags[army] = (s.armyFlags[army] | MOVED) & ~STOWED
  if (s.content.armyArmored[army] === 1) spend(s, army, FUEL)
  s.tell?.({ type: 'army-activated', army: s.content.armyIds[army], area: s.content.areaIds[s.armyArea[army]] })
  s.movement.army = army
  s.agenda.push(STEP['move-army'])
}

/** The movement is over: pockets are closed now, where they were not at every marker [2024:8.2]. */
export function finishMovement(s: State): void {
  const { army, captured } = s.movement
  forgetMovement(s)
  s.armyFlags[army] &= ~STOWED
  if (captured === 1 && s.settings[ENCIRCLEMENT_TIMING] === FIRST) resolveEncirclement(s)
}

/** No army is moving. */
export function forgetMovement({ movement }: State): void {
  movement.army = movement.steps = 0
  movement.stopped = movement.captured = movement.over = 0
  movement.pionieren = movement.schnellkampfgruppe = 0
}

/** Areas that the moving army may enter in its activation, at most. */
export const rangeOf = (s: State): number => {
  if (s.content.armyArmored[s.movement.army] === 0) return FORCED_MARCH_RANGE
  return s.movement.schnellkampfgruppe === 1 ? s.content.fartherRange : ARMORED_RANGE
}

/** Why the moving army may not go one area further, wherever that is. */
export function whyNotGoOn(s: State): no.Why {
  const { army, steps, stopped } = s.movement
  if (s.content.armyArmored[army] === 1) {
    if (steps >= rangeOf(s)) return no.RANGE_EXHAUSTED
    // [2024:8.2] After a halt or a combat an armored army goes on for 1 fuel.
    return stopped === 1 && onCard(s, army, FUEL) === 0 ? no.NO_FUEL_TO_GO_ON : no.ALLOWED
  }
  // [2024:8.1] A field army goes on once, if nothing stopped it, for 1 food.
  if (steps >= FORCED_MARCH_RANGE) return no.MARCH_EXHAUSTED
  if (stopped === 1) return no.HALTED_ON_THE_WAY
  if (steps >= FIELD_RANGE && onCard(s, army, FOOD) === 0) return no.NO_FOOD_FOR_FORCED_MARCH
  return no.ALLOWED
}

/** [2021:15] Air support on the deck that will be drawn pays the bunker, where the ruling says so. */
export function airSupportPaysBunker(s: State, seat: number, area: AreaId): boolean {
  return s.settings[AIR_SUPPORT] === SECOND && supportsDraw(s, seat, area)
}

/** [2024:9.1] The seat's air support marker lies on the card (or marker) that entering the area will reveal. */
export function supportsDraw(s: State, seat: number, area: AreaId): boolean {
  if (s.air[seat] === AIR_ON_AREA) return s.airArea[seat] === area
  return s.soviet[area] !== 0 ? s.air[seat] === AIR_ON_SOVIET : s.air[seat] === AIR_ON_PURSUIT
}

/** [2024:8.2] [2021:7] Why the army may not enter the area over the line, all else being well. `freeBunkers` cost it nothing. */
export function whyNotEnter(s: State, army: ArmyId, area: AreaId, line: LineId, freeBunkers: boolean): no.Why {
  const seat = s.content.armySeat[army]
  if ((s.content.colours[area] & (1 << seat)) === 0) return no.AREA_NOT_YOUR_COLOUR
  if (!lineOpenTo(s, seat, line)) return no.LINE_NOT_YOUR_COLOUR
  const owner = s.control[area]
  if (owner !== 0 && owner !== seat + 1) return isPlaying(s, owner - 1) ? no.FOREIGN_MARKER : no.AREA_BLOCKED
  if (armyAt(s, area) !== NONE) return no.AREA_OCCUPIED
  // [2024:8.2] A bunker costs 1 ammo; who cannot pay cannot enter. [2024:9.4] Pionieren pay nothing.
  if (owner === 0 && s.bunker[area] === 1 && !freeBunkers) {
    if (onCard(s, army, AMMO) === 0 && !airSupportPaysBunker(s, seat, area)) return no.NO_AMMO_FOR_BUNKER
  }
  return no.ALLOWED
}

/** Why the moving army may not step to the area. */
export function whyNotStep(s: State, area: AreaId): no.Why {
  const { army, pionieren } = s.movement
  const line = lineBetween(s, s.armyArea[army], area)
  if (line === NONE) return no.NO_LINE
  const tired = whyNotGoOn(s)
  return tired === no.ALLOWED ? whyNotEnter(s, army, area, line, pionieren === 1) : tired
}

/** Could the army, activated now, step anywhere? A bunker counts: ammo may still be loaded or a card played for it. */
function hasFirstStep(s: State, army: ArmyId): boolean {
  const { start, area, line } = s.content.roads[s.content.armySeat[army]]
  const at = s.armyArea[army]
  for (let i = start[at]; i < start[at + 1]; i++) {
    if (whyNotEnter(s, army, area[i], line[i], true) === no.ALLOWED) return true
  }
  return false
}

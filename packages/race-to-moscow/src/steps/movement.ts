import { AMMO, ARMORED_RANGE, FIELD_RANGE, FOOD, FORCED_MARCH_RANGE, FUEL, NONE, SCHNELLKAMPFGRUPPE_RANGE } from '../constants.ts'
import * as no from '../reasons.ts'
import { armyAt, isPlaying, lineBetween, lineOpenTo } from '../rules/map.ts'
import { onCard } from '../rules/supply.ts'
import { AIR_SUPPORT, SECOND } from '../settings.ts'
import { AIR_ON_AREA, AIR_ON_PURSUIT, AIR_ON_SOVIET, HALTED, MOVED, type State } from '../state.ts'

/** What movement allows: predicates that both list the legal steps and say why another is none. */

/** Bytes of a MOVE frame. */
export const ARMY_ARG = 0
export const STEPS_ARG = 1
export const FLAGS_ARG = 2
/** Flags of a MOVE frame. */
export const STOPPED = 1
export const WITH_PIONIEREN = 2
export const WITH_SCHNELLKAMPFGRUPPE = 4
export const MARKER_PLACED = 8

/** [2024:8.2] [2021:7] An army is activated once a turn, and not while it is halted. */
export function whyNotActivate(s: State, seat: number, army: number): number {
  if (s.content.armySeat[army] !== seat) return no.NOT_YOUR_ARMY
  if (s.armyArea[army] === NONE) return no.NO_SUCH_ARMY
  if (s.armyFlags[army] & HALTED) return no.ARMY_HALTED
  if (s.armyFlags[army] & MOVED) return no.ARMY_HAS_MOVED
  // [2024:8.2] An armored army spends 1 fuel of its card to move at all.
  if (s.content.armyArmored[army] === 1 && onCard(s, army, FUEL) === 0) return no.NO_FUEL_TO_MOVE
  return hasFirstStep(s, army) ? no.ALLOWED : no.NO_WAY_OPEN
}

/** Areas that the army may enter in its activation, at most. */
export const rangeOf = (s: State, army: number, flags: number): number => {
  if (s.content.armyArmored[army] === 0) return FORCED_MARCH_RANGE
  return flags & WITH_SCHNELLKAMPFGRUPPE ? SCHNELLKAMPFGRUPPE_RANGE : ARMORED_RANGE
}

/** Why the army may not go one area further, wherever that is. */
export function whyNotGoOn(s: State, army: number, steps: number, flags: number): number {
  if (s.content.armyArmored[army] === 1) {
    if (steps >= rangeOf(s, army, flags)) return no.RANGE_EXHAUSTED
    // [2024:8.2] After a halt or a combat an armored army goes on for 1 fuel.
    return flags & STOPPED && onCard(s, army, FUEL) === 0 ? no.NO_FUEL_TO_GO_ON : no.ALLOWED
  }
  // [2024:8.1] A field army goes on once, if nothing stopped it, for 1 food.
  if (steps >= FORCED_MARCH_RANGE) return no.MARCH_EXHAUSTED
  if (flags & STOPPED) return no.HALTED_ON_THE_WAY
  if (steps >= FIELD_RANGE && onCard(s, army, FOOD) === 0) return no.NO_FOOD_FOR_FORCED_MARCH
  return no.ALLOWED
}

/** [2021:15] Air support on the deck that will be drawn pays the bunker, where the ruling says so. */
export function airSupportPaysBunker(s: State, seat: number, area: number): boolean {
  return s.settings[AIR_SUPPORT] === SECOND && supportsDraw(s, seat, area)
}

/** [2024:9.1] The seat's air support marker lies on the card (or marker) that entering the area will reveal. */
export function supportsDraw(s: State, seat: number, area: number): boolean {
  if (s.air[seat] === AIR_ON_AREA) return s.airArea[seat] === area
  return s.soviet[area] !== 0 ? s.air[seat] === AIR_ON_SOVIET : s.air[seat] === AIR_ON_PURSUIT
}

/** [2024:8.2] [2021:7] Why the army may not enter the area over the line, all else being well. */
export function whyNotEnter(s: State, seat: number, army: number, area: number, line: number, flags: number): number {
  if ((s.content.colours[area] & (1 << seat)) === 0) return no.AREA_NOT_YOUR_COLOUR
  if (!lineOpenTo(s, seat, line)) return no.LINE_NOT_YOUR_COLOUR
  const owner = s.control[area]
  if (owner !== 0 && owner !== seat + 1) return isPlaying(s, owner - 1) ? no.FOREIGN_MARKER : no.AREA_BLOCKED
  if (armyAt(s, area) !== NONE) return no.AREA_OCCUPIED
  // [2024:8.2] A bunker costs 1 ammo; who cannot pay cannot enter. [2024:9.4] Pionieren pay nothing.
  if (owner === 0 && s.bunker[area] === 1 && (flags & WITH_PIONIEREN) === 0) {
    if (onCard(s, army, AMMO) === 0 && !airSupportPaysBunker(s, seat, area)) return no.NO_AMMO_FOR_BUNKER
  }
  return no.ALLOWED
}

/** Why the moving army may not step to the area. */
export function whyNotStep(s: State, army: number, steps: number, flags: number, area: number): number {
  const line = lineBetween(s, s.armyArea[army], area)
  if (line === NONE) return no.NO_LINE
  const tired = whyNotGoOn(s, army, steps, flags)
  if (tired !== no.ALLOWED) return tired
  return whyNotEnter(s, s.content.armySeat[army], army, area, line, flags)
}

/** Could the army, activated now, step anywhere? A bunker counts: ammo may still be loaded or a card played for it. */
function hasFirstStep(s: State, army: number): boolean {
  const { start, area, line } = s.content.land
  const at = s.armyArea[army]
  const seat = s.content.armySeat[army]
  for (let i = start[at]; i < start[at + 1]; i++) {
    if (whyNotEnter(s, seat, army, area[i], line[i], WITH_PIONIEREN) === no.ALLOWED) return true
  }
  return false
}

import { AMMO, EVERYBODY, faceName, INFANTRY, NONE, SEAT_NAMES } from '../constants.ts'
import { pursuitEffect } from '../effects/index.ts'
import type { Entry } from '../effects/pursuit-effect.ts'
import type { AreaId, ArmyId } from '../ids.ts'
import { beginCombat, foughtSoviet } from '../rules/combat.ts'
import { drawPursuit, drawSoviet, useAirSupport, useAirSupportOnPursuit, useAirSupportOnSoviet } from '../rules/decks.ts'
import { airSupportPaysBunker, supportsDraw } from '../rules/movement.ts'
import { spend } from '../rules/supply.ts'
import { SOVIET_PLAYER } from '../settings.ts'
import { AIR_ON_AREA, type State } from '../state.ts'
import { STEP } from '../steps/frames.ts'

/** [2024:8.2] [2021:7] What an army meets in an area without a Control marker, in this order. */
const ON_ENTRY: readonly ((s: State, entry: Entry) => void)[] = [payBunker, captureLater, askForSupport, meet]

/** Used again by every entry: no two go on at the same time. */
const entry: Entry = { army: 0, from: 0, area: 0, airSupport: 0 }

export function enterUncontrolled(s: State, army: ArmyId, from: AreaId, area: AreaId): void {
  entry.army = army
  entry.from = from
  entry.area = area
  for (const stage of ON_ENTRY) stage(s, entry)
}

/** [2024:8.2] [2021:7] The bunker is paid for and removed before the draw, and never comes back. [2021:15] Air support may pay. */
function payBunker(s: State, { army, area }: Entry): void {
  if (s.bunker[area] === 0) return
  const seat = s.content.armySeat[army]
  const free = s.movement.pionieren === 1
  const byAir = !free && airSupportPaysBunker(s, seat, area)
  s.bunker[area] = 0
  if (byAir) useAirSupport(s, seat)
  else if (!free) spend(s, army, AMMO)
  s.tell?.({ type: 'bunker-taken', army: s.content.armyIds[army], area: s.content.areaIds[area], byAir })
}

/** The capture waits on the agenda until the card that is drawn is done. */
function captureLater(s: State, { army, area }: Entry): void {
  const capture = s.agenda.push(STEP.capture)
  capture.army = army
  capture.area = area
}

/** [2024:9.1] Is the army's air support on what will be met? Drawing takes the marker away. */
function askForSupport(s: State, entry: Entry): void {
  entry.airSupport = supportsDraw(s, s.content.armySeat[entry.army], entry.area) ? 1 : 0
}

function meet(s: State, entry: Entry): void {
  if (s.soviet[entry.area] !== 0) meetSoviets(s, entry)
  else pursue(s, entry)
}

/** [2024:10] A Soviet marker: combat against the top card of the Soviet deck. */
function meetSoviets(s: State, entry: Entry): void {
  const seat = s.content.armySeat[entry.army]
  const face = s.soviet[entry.area]
  if (s.settings[SOVIET_PLAYER] === 1) flipMarker(s, seat, entry.area, face)
  const drawn = drawSoviet(s, face - INFANTRY)
  // With no card left there is nobody to fight: the area is captured (see the rulings).
  if (drawn === NONE) {
    s.tell?.({ type: 'deck-empty', deck: 'soviet' })
    return
  }
  useAirSupportOnSoviet(s)
  s.tell?.({ type: 'card-drawn', seat: SEAT_NAMES[seat], deck: 'soviet', card: s.content.sovietNumber[drawn] })
  beginCombat(s, entry, foughtSoviet(s, drawn))
}

/** [2024:14.4] The marker is flipped; its face names the deck. */
function flipMarker(s: State, seat: number, area: AreaId, face: number): void {
  s.sovietSeen[area] = EVERYBODY
  s.revealed = true
  s.tell?.({ type: 'marker-flipped', area: s.content.areaIds[area], face: faceName(face) })
  if (s.air[seat] === AIR_ON_AREA && s.airArea[seat] === area) useAirSupport(s, seat)
}

/** [2024:8.2] [2021:7] The top Pursuit card and its effect. */
function pursue(s: State, entry: Entry): void {
  const seat = s.content.armySeat[entry.army]
  const drawn = drawPursuit(s, seat)
  if (drawn === NONE) {
    s.tell?.({ type: 'deck-empty', deck: 'pursuit' })
    return
  }
  useAirSupportOnPursuit(s, seat)
  s.tell?.({ type: 'card-drawn', seat: SEAT_NAMES[seat], deck: 'pursuit', card: s.content.pursuitNumber[drawn] })
  const deed = s.content.pursuitDoes[drawn]
  pursuitEffect(deed).meet(s, deed, drawn, entry)
}

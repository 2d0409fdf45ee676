import * as pick from '../choices.ts'
import { AMMO, FIELD_RANGE, FOOD, FUEL, PANZERHAUBITZEN, PIONIEREN, SCHNELLKAMPFGRUPPE } from '../constants.ts'
import * as no from '../reasons.ts'
import { useAirSupport } from '../rules/decks.ts'
import { resolveEncirclement } from '../rules/encirclement.ts'
import { controls } from '../rules/map.ts'
import { loadOf, spend } from '../rules/supply.ts'
import { ENCIRCLEMENT_TIMING, FIRST } from '../settings.ts'
import { MOVED, STOWED, type State } from '../state.ts'
import { drawOnEntry } from './entry.ts'
import { askOkhRow, takeOkh } from './hq.ts'
import {
  ARMY_ARG,
  airSupportPaysBunker,
  FLAGS_ARG,
  MARKER_PLACED,
  rangeOf,
  STEPS_ARG,
  STOPPED,
  WITH_PIONIEREN,
  WITH_SCHNELLKAMPFGRUPPE,
  whyNotEnter,
  whyNotGoOn,
} from './movement.ts'
import { playPanzerhaubitzen, takeFromHand, whyNotPlayOkh } from './okh.ts'
import * as step from './step.ts'
import { whyNotStow } from './stow.ts'

/** Activates an army: it counts as moved from now on; an armored army pays its fuel [2024:8.2]. */
export function activate(s: State, army: number): void {
  s.armyFlags[army] = (s.armyFlags[army] | MOVED) & ~STOWED
  if (s.content.armyArmored[army] === 1) spend(s, army, FUEL)
  s.tell?.({ type: 'army-activated', army: s.content.armyIds[army], area: s.content.areaIds[s.armyArea[army]] })
  s.agenda.push(step.MOVE, army)
}

/** The movement is over: pockets are closed now, where they were not at every marker [2024:8.2]. The MOVE frame is on top. */
export function finishMove(s: State): void {
  const placed = (s.agenda.get(FLAGS_ARG) & MARKER_PLACED) !== 0
  const army = s.agenda.get(ARMY_ARG)
  s.agenda.pop()
  s.armyFlags[army] &= ~STOWED
  if (placed && s.settings[ENCIRCLEMENT_TIMING] === FIRST) resolveEncirclement(s)
}

/** [2024:8.1] [2024:8.2] The moving army's next area. */
export const move: step.Step = {
  name: 'move-army',
  kind: 'area',
  rules: (s) => [s.content.armyArmored[s.agenda.get(ARMY_ARG)] === 1 ? '8.2' : '8.1', '7'],
  seat: (s) => s.active,
  about: (s) => ({
    army: s.content.armyIds[s.agenda.get(ARMY_ARG)],
    area: s.content.areaIds[s.armyArea[s.agenda.get(ARMY_ARG)]],
    steps: s.agenda.get(STEPS_ARG),
    range: rangeOf(s, s.agenda.get(ARMY_ARG), s.agenda.get(FLAGS_ARG)),
    stopped: (s.agenda.get(FLAGS_ARG) & STOPPED) !== 0,
    card: loadOf(s, s.agenda.get(ARMY_ARG)),
  }),
  ask(s, question) {
    const army = s.agenda.get(ARMY_ARG)
    const flags = s.agenda.get(FLAGS_ARG)
    const at = s.armyArea[army]
    if (whyNotGoOn(s, army, s.agenda.get(STEPS_ARG), flags) === no.ALLOWED) {
      const { start, area, line } = s.content.land
      const seat = s.content.armySeat[army]
      for (let i = start[at]; i < start[at + 1]; i++) {
        if (whyNotEnter(s, seat, army, area[i], line[i], flags) === no.ALLOWED) question.add(pick.choice(pick.STEP, area[i]))
      }
    }
    question.add(pick.choice(pick.DONE))
    if (whyNotStow(s, army) === no.ALLOWED) question.add(pick.choice(pick.STOW, army))
    for (const card of [PANZERHAUBITZEN, PIONIEREN, SCHNELLKAMPFGRUPPE]) {
      if (whyNotPlayOkh(s, card) === no.ALLOWED) question.add(pick.choice(pick.PLAY_OKH, card))
    }
    askOkhRow(s, question)
  },
  answer(s, choice) {
    const army = s.agenda.get(ARMY_ARG)
    switch (pick.verbOf(choice)) {
      case pick.DONE:
        finishMove(s)
        break
      case pick.STOW:
        s.agenda.push(step.STOW, army)
        break
      case pick.TAKE_OKH:
        takeOkh(s, pick.firstOf(choice))
        break
      case pick.PLAY_OKH:
        playDuringMove(s, army, pick.firstOf(choice))
        break
      default:
        enter(s, army, pick.firstOf(choice))
    }
  },
}

function playDuringMove(s: State, army: number, card: number): void {
  takeFromHand(s, card)
  if (card === PANZERHAUBITZEN) playPanzerhaubitzen(s, army)
  else s.agenda.set(FLAGS_ARG, s.agenda.get(FLAGS_ARG) | (card === PIONIEREN ? WITH_PIONIEREN : WITH_SCHNELLKAMPFGRUPPE))
}

/** One step: pay for it, go there, and meet whatever is there. */
function enter(s: State, army: number, area: number): void {
  const from = s.armyArea[army]
  const seat = s.content.armySeat[army]
  const steps = s.agenda.get(STEPS_ARG)
  let flags = s.agenda.get(FLAGS_ARG)
  if (s.content.armyArmored[army] === 1) {
    if (flags & STOPPED) spend(s, army, FUEL)
  } else if (steps >= FIELD_RANGE) spend(s, army, FOOD)
  flags &= ~STOPPED
  s.agenda.set(FLAGS_ARG, flags)
  s.agenda.set(STEPS_ARG, steps + 1)
  s.armyArea[army] = area
  s.armyFlags[army] &= ~STOWED
  s.tell?.({ type: 'army-entered', army: s.content.armyIds[army], from: s.content.areaIds[from], area: s.content.areaIds[area] })
  if (controls(s, seat, area)) return
  payBunker(s, seat, army, area, flags)
  drawOnEntry(s, army, from, area)
}

/** [2024:8.2] [2021:7] The bunker is paid for and removed before the draw, and never comes back. [2021:15] Air support may pay. */
function payBunker(s: State, seat: number, army: number, area: number, flags: number): void {
  if (s.bunker[area] === 0) return
  const byAir = (flags & WITH_PIONIEREN) === 0 && airSupportPaysBunker(s, seat, area)
  s.bunker[area] = 0
  if (byAir) useAirSupport(s, seat)
  else if ((flags & WITH_PIONIEREN) === 0) spend(s, army, AMMO)
  s.tell?.({ type: 'bunker-taken', army: s.content.armyIds[army], area: s.content.areaIds[area], byAir })
}

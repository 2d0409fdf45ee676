import * as pick from '../choices.ts'
import { SEAT_NAMES, SICHERUNGS_DIVISION, SOVIET } from '../constants.ts'
import * as no from '../reasons.ts'
import { isPlaying } from '../rules/map.ts'
import { CARD_EFFECTS, SECOND, SOVIET_PLAYER } from '../settings.ts'
import { OKH_HELD, OKH_IN_BOX, type State } from '../state.ts'
import * as step from './step.ts'

/**
 * [2021:7] [2024:9.4] Partisans: an opponent's rail marker is flipped; alone, one's own. With a Soviet player he chooses among all
 * Axis markers [2024:14.6]. Printed rail is permanent.
 */
export function whyNotPartisans(s: State, area: number): number {
  const owner = s.control[area] - 1
  if (owner < 0 || s.rail[area] === 0 || s.content.printedOwner[area] !== 0 || !isPlaying(s, owner)) return no.NO_RAIL_MARKER
  if (s.settings[SOVIET_PLAYER] === 1) return no.ALLOWED
  if (s.players[0] > 1 && owner === s.active) return no.OWN_RAIL
  return no.ALLOWED
}

export function hasPartisansTarget(s: State): boolean {
  for (let area = 0; area < s.content.landCount; area++) if (whyNotPartisans(s, area) === no.ALLOWED) return true
  return false
}

/** [2021:7] An effect is applied "if you want to"; but alone a marker must be flipped, and the Soviet player decides which [2021:20.6]. */
const mayLetBe = (s: State): boolean => s.settings[CARD_EFFECTS] === SECOND && s.players[0] > 1 && s.settings[SOVIET_PLAYER] === 0

export const partisans: step.Step = {
  name: 'partisans',
  kind: 'area',
  rules: (s) => (s.settings[SOVIET_PLAYER] === 1 ? ['14.6', '20.6'] : ['8.2', '7']),
  seat: (s) => (s.settings[SOVIET_PLAYER] === 1 ? SOVIET : s.active),
  ask(s, question) {
    for (let area = 0; area < s.content.landCount; area++) {
      if (whyNotPartisans(s, area) === no.ALLOWED) question.add(pick.choice(pick.AREA, area))
    }
    if (mayLetBe(s)) question.add(pick.choice(pick.DONE))
  },
  answer(s, choice) {
    const area = pick.firstOf(choice)
    const owner = s.control[area] - 1
    s.agenda.pop()
    if (pick.verbOf(choice) === pick.DONE) return
    s.tell?.({ type: 'partisans', seat: SEAT_NAMES[owner], area: s.content.areaIds[area] })
    // The reaction comes after the target is known.
    if (s.okhPlace[SICHERUNGS_DIVISION] === OKH_HELD + owner) s.agenda.push(step.SICHERUNG, area, owner)
    else tearUp(s, area)
  },
}

function tearUp(s: State, area: number): void {
  s.rail[area] = 0
  s.tell?.({ type: 'rail-lost', area: s.content.areaIds[area] })
}

/** [2024:9.4] Sicherungs-Division: the one OKH card played in somebody else's turn. */
export const sicherung: step.Step = {
  name: 'sicherungs-division',
  kind: 'yes-no',
  rules: ['9.4', '16'],
  seat: (s) => s.agenda.get(1),
  about: (s) => ({ area: s.content.areaIds[s.agenda.get(0)] }),
  ask(_s, question) {
    question.add(pick.choice(pick.CANCEL))
    question.add(pick.choice(pick.LET_HAPPEN))
  },
  answer(s, choice) {
    const area = s.agenda.get(0)
    const owner = s.agenda.get(1)
    s.agenda.pop()
    if (pick.verbOf(choice) === pick.LET_HAPPEN) {
      tearUp(s, area)
      return
    }
    s.okhPlace[SICHERUNGS_DIVISION] = OKH_IN_BOX
    s.tell?.({ type: 'okh-played', seat: SEAT_NAMES[owner], card: s.content.okhNumber[SICHERUNGS_DIVISION] })
  },
}

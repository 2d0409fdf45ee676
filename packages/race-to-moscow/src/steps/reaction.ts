import type { Question } from '@railhead/table'
import * as pick from '../choices.ts'
import { ARMOR, FACE_NAMES, INFANTRY, NONE, SEAT_NAMES, SOVIET } from '../constants.ts'
import * as no from '../reasons.ts'
import { removeControl } from '../rules/capture.ts'
import { armyAt } from '../rules/map.ts'
import {
  advancedPlacementCandidates,
  candidates,
  counterAttackCandidates,
  leftOf,
  placementCandidates,
  poolSize,
  whyNotCounterAttack,
  whyNotPlaceMarker,
} from '../rules/reaction.ts'
import {
  ABWEHR,
  FIRST,
  FRONT_CARDS,
  LAST_ROUND_PLACING,
  MEDAL_ON_COUNTER_ATTACK,
  SOVIET_IN_BLOCKED,
  SOVIET_PLAYER,
  WINTER_COUNTER_ATTACKS,
} from '../settings.ts'
import type { State } from '../state.ts'
import * as step from './step.ts'

/** Byte 0 of a REACTION frame: what is being decided. */
const COUNTER_ATTACKS = 0
const PLACEMENT = 1

/** Somebody decides freely: the Soviet player [2024:14.8], or the active player in the Abwehr variant [2024:13.3]. */
const isFree = (s: State): boolean => s.settings[SOVIET_PLAYER] === 1 || s.settings[ABWEHR] === 1

/** [2024:6] [2021:6.1] After the last marker no more are placed, unless the ruling lets returned ones be. */
const mayPlace = (s: State): boolean => s.lastRound[0] === 0 || s.settings[LAST_ROUND_PLACING] === 1

/** Why no marker can be placed, wherever. */
function whyNoMarker(s: State): number {
  if (!mayPlace(s)) return no.NO_PLACING_IN_LAST_ROUND
  return poolSize(s) === 0 ? no.NO_MARKER_IN_POOL : no.ALLOWED
}

/** [2024:12] [2021:18] The Soviet reaction that ends every turn. */
export const reaction: step.Step = {
  name: 'soviet-reaction',
  kind: 'area',
  rules: (s) => (s.settings[SOVIET_PLAYER] === 1 ? ['14.8', '20.8'] : s.settings[ABWEHR] === 1 ? ['13.3', '19.3'] : ['12', '18']),
  seat: (s) => (s.settings[SOVIET_PLAYER] === 1 ? SOVIET : s.settings[ABWEHR] === 1 ? s.active : leftOf(s, s.active)),
  about: (s) => ({
    turn: SEAT_NAMES[s.active],
    left: SEAT_NAMES[leftOf(s, s.active)],
    pool: poolSize(s),
    ask: isFree(s) ? 'free' : s.agenda.get(0) === PLACEMENT ? 'place' : 'counter-attack',
  }),
  run: (s) => (isFree(s) ? runFree(s) : runFrontCard(s)),
  ask(s, question) {
    if (isFree(s)) {
      for (let area = 0; area < s.content.landCount; area++) {
        if (s.control[area] !== 0) {
          if (whyNotFreeAttack(s, area) === no.ALLOWED) question.add(pick.choice(pick.COUNTER_ATTACK, area))
        } else if (whyNotFreePlacement(s, area) === no.ALLOWED) question.add(pick.choice(pick.PLACE_MARKER, area))
      }
      return
    }
    const placing = s.agenda.get(0) === PLACEMENT
    if (placing) frontCardPlacement(s)
    else counterAttackCandidates(s)
    for (const area of candidates) question.add(pick.choice(placing ? pick.PLACE_MARKER : pick.COUNTER_ATTACK, area))
  },
  answer(s, choice) {
    const area = pick.firstOf(choice)
    if (pick.verbOf(choice) === pick.COUNTER_ATTACK) counterAttack(s, area)
    else {
      s.agenda.pop()
      placeMarker(s, area)
    }
  },
}

/** Free decisions keep to the rules for counter-attacks and placement [2024:12]; the Soviet player may attack anybody. */
const whyNotFreeAttack = (s: State, area: number): number => whyNotCounterAttack(s, area, s.settings[SOVIET_PLAYER] === 1)
const whyNotFreePlacement = (s: State, area: number): number => whyNotPlaceBeside(s, area, true)

function whyNotPlaceBeside(s: State, area: number, besideMarker: boolean): number {
  const none = whyNoMarker(s)
  return none === no.ALLOWED ? whyNotPlaceMarker(s, area, besideMarker) : none
}

/** Why the Soviet reaction cannot be this. */
export function whyNotReact(s: State, area: number, attack: boolean): number {
  if (area >= s.content.landCount) return no.NOT_A_COUNTER_ATTACK_TARGET
  if (isFree(s)) return attack ? whyNotFreeAttack(s, area) : whyNotFreePlacement(s, area)
  const anyOwner = s.settings[FRONT_CARDS] === 1
  const why = attack ? whyNotCounterAttack(s, area, anyOwner) : whyNotPlaceBeside(s, area, !anyOwner)
  return why === no.ALLOWED ? no.NOT_BY_FRONT_CARD : why
}

/** Why nothing happens to the area: whoever names only that means what is decided now, or what could happen there. */
export function whyNotReactIn(s: State, area: number): number {
  return whyNotReact(s, area, isFree(s) ? s.control[area] !== 0 : s.agenda.get(0) === COUNTER_ATTACKS)
}

function runFree(s: State): boolean {
  for (let area = 0; area < s.content.landCount; area++) {
    const why = s.control[area] !== 0 ? whyNotFreeAttack(s, area) : whyNotFreePlacement(s, area)
    if (why === no.ALLOWED) return false
  }
  s.agenda.pop()
  noPlacement(s)
  return true
}

/** The priorities of the Front card in their order: what leaves one area is done, what leaves several is asked. */
function runFrontCard(s: State): boolean {
  if (s.agenda.get(0) === COUNTER_ATTACKS) {
    counterAttackCandidates(s)
    if (candidates.length > 1) return false
    if (candidates.length === 1) {
      counterAttack(s, candidates[0])
      return true
    }
    s.agenda.set(0, PLACEMENT)
  }
  frontCardPlacement(s)
  if (candidates.length > 1) return false
  const area = candidates.length === 1 ? candidates[0] : NONE
  s.agenda.pop()
  if (area === NONE) noPlacement(s)
  else placeMarker(s, area)
  return true
}

function frontCardPlacement(s: State): void {
  if (whyNoMarker(s) !== no.ALLOWED) candidates.length = 0
  else if (s.settings[FRONT_CARDS] === 1) advancedPlacementCandidates(s)
  else placementCandidates(s)
}

/** The REACTION frame is on top. On the basic side one counter-attack is the whole reaction; the advanced side goes on. */
function counterAttack(s: State, area: number): void {
  s.attacked[area] = 1
  if (s.settings[FRONT_CARDS] === 0 || isFree(s)) s.agenda.pop()
  const owner = s.control[area] - 1
  s.tell?.({ type: 'counter-attack', seat: SEAT_NAMES[owner], area: s.content.areaIds[area] })
  const army = armyAt(s, area)
  if (army !== NONE) s.agenda.push(step.WINTER, area, army)
  else loseArea(s, area)
}

/** The marker is removed; the medal goes back to the supply [2024:8.2] or stays with the player; snow brings a Soviet marker [2024:13.4]. */
export function loseArea(s: State, area: number): void {
  const owner = s.control[area] - 1
  if (s.settings[MEDAL_ON_COUNTER_ATTACK] === FIRST) {
    const returned = Math.min(s.medalsTaken[area], s.medalsWon[owner])
    s.medalsWon[owner] -= returned
    if (returned > 0)
      s.tell?.({ type: 'medal-returned', seat: SEAT_NAMES[owner], area: s.content.areaIds[area], medals: returned })
  }
  removeControl(s, area)
  s.tell?.({ type: 'area-lost', seat: SEAT_NAMES[owner], area: s.content.areaIds[area] })
  if (s.settings[WINTER_COUNTER_ATTACKS] === 1 && s.content.winter[area] === 1 && whyNoMarker(s) === no.ALLOWED)
    placeMarker(s, area)
}

/** A marker from the pool; with a Soviet player he secretly chooses its face [2024:14.1]. */
function placeMarker(s: State, area: number): void {
  if (s.settings[SOVIET_PLAYER] === 1) s.agenda.push(step.FACE, area)
  else putMarker(s, area, INFANTRY)
}

function putMarker(s: State, area: number, face: number): void {
  s.pool[face - 1]--
  s.soviet[area] = face
  s.sovietSeen[area] = s.settings[SOVIET_PLAYER] === 1 ? 1 << SOVIET : 0
  s.tell?.({
    type: 'marker-placed',
    area: s.content.areaIds[area],
    pool: poolSize(s),
    ...(s.settings[SOVIET_PLAYER] === 1 ? { secret: { seats: [SEAT_NAMES[SOVIET]], facts: { face: FACE_NAMES[face] } } } : {}),
  })
  checkPool(s)
}

/** [2024:12] No valid place: the marker goes to the box. With nothing in the pool the last round has come (see the rulings). */
function noPlacement(s: State): void {
  if (!mayPlace(s)) return
  if (poolSize(s) > 0) {
    const face = s.pool[0] > 0 ? INFANTRY : ARMOR
    s.pool[face - 1]--
    s.markerBox[face - 1]++
    s.tell?.({ type: 'marker-discarded', pool: poolSize(s) })
  }
  checkPool(s)
}

/** [2024:6] The last marker of the pool: this round is the last. */
function checkPool(s: State): void {
  if (poolSize(s) > 0 || s.lastRound[0] === 1) return
  s.lastRound[0] = 1
  s.tell?.({ type: 'last-round' })
}

/** A face of which the pool has one. Asked even when only one is left: not to be asked would tell the others so. */
function askFace(s: State, question: Question): void {
  for (const face of [INFANTRY, ARMOR]) if (s.pool[face - 1] > 0) question.add(pick.choice(pick.FACE, face))
}

/** [2024:14.1] Infantry or armor, secretly. */
export const face: step.Step = {
  name: 'marker-face',
  kind: 'unit',
  rules: ['14.1', '20.1'],
  seat: () => SOVIET,
  about: (s) => ({ area: s.content.areaIds[s.agenda.get(0)] }),
  ask: askFace,
  answer(s, choice) {
    const area = s.agenda.get(0)
    s.agenda.pop()
    putMarker(s, area, pick.firstOf(choice))
  },
}

/** [2024:14.3] At set-up the Soviet player chooses the face of every marker, area by area. Byte 0: the area. */
export const sovietSetup: step.Step = {
  name: 'soviet-setup',
  kind: 'unit',
  rules: ['14.3', '20.3'],
  seat: () => SOVIET,
  about: (s) => ({ area: s.content.areaIds[s.agenda.get(0)], infantry: s.pool[0], armor: s.pool[1] }),
  run(s) {
    const area = nextUnplaced(s)
    if (area === NONE) {
      s.agenda.pop()
      return true
    }
    s.agenda.set(0, area)
    return false
  },
  ask: askFace,
  answer(s, choice) {
    setUpMarker(s, s.agenda.get(0), pick.firstOf(choice))
  },
}

/** The next Soviet symbol that waits for its marker. */
function nextUnplaced(s: State): number {
  for (let area = 0; area < s.content.landCount; area++) if (s.soviet[area] === 0 && takesMarkerAtSetup(s, area)) return area
  return NONE
}

/** [2024:4] Soviet symbols take a marker; in areas that absent groups hold unless the ruling says otherwise. */
export const takesMarkerAtSetup = (s: State, area: number): boolean =>
  s.content.soviet[area] === 1 && (s.control[area] === 0 || s.settings[SOVIET_IN_BLOCKED] === FIRST)

function setUpMarker(s: State, area: number, face: number): void {
  s.pool[face - 1]--
  s.soviet[area] = face
  s.sovietSeen[area] = 1 << SOVIET
  s.tell?.({
    type: 'marker-set-up',
    area: s.content.areaIds[area],
    secret: { seats: [SEAT_NAMES[SOVIET]], facts: { face: FACE_NAMES[face] } },
  })
}

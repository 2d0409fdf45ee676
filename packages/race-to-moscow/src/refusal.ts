import { type Choice, canonical, type JsonObject, Question, type Refusal } from '@railhead/table'
import * as pick from './choices.ts'
import { AUFTRAGSTAKTIK, FACE_NAMES, KIND_NAMES, NONE, RECON, STUKAGESCHWADER, TRANSPORTFLOTTILLE } from './constants.ts'
import * as no from './reasons.ts'
import { armyAt, lineBetween } from './rules/map.ts'
import { EDITION, SECOND, SOVIET_PLAYER } from './settings.ts'
import { AREA_SUBJECTS } from './spelling.ts'
import { GOING_ON, type State } from './state.ts'
import { whyNoAirSupport, whyNotLookAt } from './steps/air-support.ts'
import { whyNotTakeOkh } from './steps/hq.ts'
import { STEPS } from './steps/index.ts'
import { whyNotFrom, whyNotTo } from './steps/medal.ts'
import { whyNotActivate, whyNotStep } from './steps/movement.ts'
import { stukaGivesBack, whyNotAirlift, whyNotHarbour, whyNotLayRail, whyNotPlayOkh } from './steps/okh.ts'
import { whyNotPartisans } from './steps/partisans.ts'
import { whyNotRailhead } from './steps/railhead.ts'
import { whyNotReact, whyNotReactIn } from './steps/reaction.ts'
import * as step from './steps/step.ts'
import { whyNotLoad, whyNotStow } from './steps/stow.ts'
import { whyNotTake, whyNotTakeSupplies, whyNotTrim } from './steps/take-supplies.ts'
import { whyNotTakeTransport, whyNotTakeVehicles } from './steps/take-transport.ts'
import { whyNotCargo, whyNotCarryFrom, whyNotPlace, whyNotTransport } from './steps/transport.ts'
import { whyNotMoveArmored, whyNotMoveField, whyNotMoveFieldArmy, whyNotMoveFleet, whyNotPlayHeld } from './steps/turn.ts'
import { whyNotDefend, whyNotWithdraw } from './steps/winter.ts'

/** Why an attempt is not allowed. The predicates are those that build the list of legal choices. */

const question = new Question()

export function refusalOf(s: State, attempt: Choice, seat: number | undefined): Refusal | undefined {
  const why = reasonOf(s, attempt, seat)
  if (why === no.ALLOWED) return undefined
  const { code, in2024, in2021, vague } = no.REASONS[why]
  const rule = s.settings[EDITION] === SECOND ? in2021 : in2024
  const section = rule === '' ? step.sectionOf(s, STEPS[s.agenda.step]) : rule
  return { code, rule: section, subjects: subjectsOf(s, attempt), ...(vague === undefined ? {} : { vague }) }
}

function reasonOf(s: State, attempt: Choice, seat: number | undefined): number {
  if (s.ending[0] !== GOING_ON) return no.GAME_OVER
  const now = STEPS[s.agenda.step]
  if (seat !== undefined && seat !== now.seat(s)) return no.NOT_YOUR_TURN
  question.ask(now.seat(s), s.agenda.step, now.kind)
  now.ask(s, question)
  const wanted = canonical(attempt)
  for (let i = 0; i < question.count; i++) if (canonical(pick.nameOf(s, question.choices[i])) === wanted) return no.ALLOWED
  if (namesUnknown(s, attempt)) return no.UNKNOWN_ATTEMPT
  const why = attempt.action === undefined ? whyNotInside(s, attempt) : whyNotAction(s, attempt)
  // What the predicates find nothing against is still not asked at this moment.
  return why === no.ALLOWED ? no.NOT_ASKED_NOW : why
}

const areaOf = (s: State, name: Choice[string] | undefined): number => s.content.areaIds.indexOf(String(name))
const armyOf = (s: State, name: Choice[string] | undefined): number => s.content.armyIds.indexOf(String(name))
const okhOf = (s: State, number: Choice[string] | undefined): number => s.content.okhNumber.indexOf(Number(number))
const pursuitOf = (s: State, number: Choice[string] | undefined): number => s.content.pursuitNumber.indexOf(Number(number))

/** Something is named that the game does not have. */
function namesUnknown(s: State, attempt: Choice): boolean {
  if (AREA_SUBJECTS.some((subject) => attempt[subject] !== undefined && areaOf(s, attempt[subject]) < 0)) return true
  if (attempt.army !== undefined && armyOf(s, attempt.army) < 0) return true
  if (attempt.card !== undefined && okhOf(s, attempt.card) < 0 && pursuitOf(s, attempt.card) < 0) return true
  if (attempt.supply !== undefined && !KIND_NAMES.includes(String(attempt.supply))) return true
  if (attempt.face !== undefined && FACE_NAMES.indexOf(String(attempt.face)) < 1) return true
  if (attempt.deck !== undefined && attempt.deck !== 'pursuit' && attempt.deck !== 'soviet') return true
  return attempt.vehicle !== undefined && attempt.vehicle !== 'train' && attempt.vehicle !== 'truck'
}

/** What the question is about, as far as a refusal may speak of it. */
const QUESTION_SUBJECTS = ['army', 'area', 'from', 'vehicle', 'most', 'limit', 'excess']

/** Names and numbers of the attempt, and beside them those of the question that it should have answered. */
function subjectsOf(s: State, attempt: Choice): JsonObject {
  const about = s.agenda.depth === 0 ? {} : (STEPS[s.agenda.step].about?.(s) ?? {})
  const known = Object.entries(about).filter(([subject]) => QUESTION_SUBJECTS.includes(subject))
  return { ...Object.fromEntries(known), ...attempt }
}

/** Attempts at an action: the turn's, or one that the rules let in elsewhere. */
function whyNotAction(s: State, attempt: Choice): number {
  const { action } = attempt
  if (action === 'load') return attempt.army === undefined ? no.SAY_WHICH_ARMY : whyNotLoadArmy(s, armyOf(s, attempt.army))
  if (action === 'play-okh') return whyNotOkh(s, attempt)
  if (action === 'take-okh') return okhOf(s, attempt.card) < 0 ? no.CARD_NOT_IN_ROW : whyNotTakeOkh(s, okhOf(s, attempt.card))
  const actions: { readonly [name: string]: (s: State, attempt: Choice) => number } = TURN_ACTIONS
  const whyNot = Object.hasOwn(actions, String(action)) ? actions[String(action)] : undefined
  if (whyNot === undefined) return no.UNKNOWN_ATTEMPT
  // [2024:7] Each action is completed before another is taken.
  if (s.agenda.step !== step.TURN) return no.ACTION_NOT_FINISHED
  return whyNot(s, attempt)
}

function whyNotLoadArmy(s: State, army: number): number {
  const now = s.agenda.step
  if (now !== step.TURN && now !== step.TRANSPORT && now !== step.MOVE) return no.ACTION_NOT_FINISHED
  if (s.armyArea[army] === NONE) return no.NO_SUCH_ARMY
  if (now === step.MOVE && s.agenda.get(0) !== army) return no.ACTION_NOT_FINISHED
  return whyNotStow(s, army)
}

const TURN_ACTIONS = {
  'move-armored': (s: State, attempt: Choice) =>
    attempt.army === undefined ? no.SAY_WHICH_ARMY : whyNotMoveArmored(s, armyOf(s, attempt.army)),
  'move-field': whyNotMoveField,
  'move-fleet': (s: State, attempt: Choice) => whyNotMoveFleet(s, areaOf(s, attempt.to)),
  'take-supplies': (s: State, attempt: Choice) =>
    attempt.area === undefined ? no.SAY_WHICH_AREA : whyNotTakeSupplies(s, areaOf(s, attempt.area)),
  transport: whyNotTransport,
  'take-transport': whyNotTakeTransport,
  'air-support': (s: State, attempt: Choice) => {
    const marker = whyNoAirSupport(s)
    return marker === no.ALLOWED ? whyNotLook(s, attempt) : marker
  },
  'play-card': (s: State, attempt: Choice) => {
    const card = pursuitOf(s, attempt.card)
    const held = card < 0 ? no.CARD_NOT_HELD : whyNotPlayHeld(s, card)
    if (held !== no.ALLOWED || s.content.pursuitType[card] !== RECON) return held
    return whyNotLook(s, attempt)
  },
  'end-turn': () => no.ALLOWED,
}

/** Air support and Recon look at a deck, or with a Soviet player at a marker [2024:14.5]; which, must be said. */
function whyNotLook(s: State, attempt: Choice): number {
  if (attempt.area !== undefined) return whyNotLookAt(s, areaOf(s, attempt.area))
  if (attempt.deck !== undefined) return whyNotLookAt(s, attempt.deck === 'soviet' ? pick.SOVIET_DECK : pick.PURSUIT_DECK)
  return s.settings[SOVIET_PLAYER] === 1 ? no.SAY_WHICH_MARKER : no.SAY_WHICH_DECK
}

function whyNotOkh(s: State, attempt: Choice): number {
  const card = okhOf(s, attempt.card)
  if (card < 0) return no.OKH_NOT_HELD
  const why = whyNotPlayOkh(s, card)
  if (why !== no.ALLOWED || card !== STUKAGESCHWADER || stukaGivesBack(s)) return why
  return whyNotLook(s, attempt)
}

/** Attempts inside an action: what the step on top of the agenda is about. */
function whyNotInside(s: State, attempt: Choice): number {
  const whyNot = INSIDE[s.agenda.step]
  const why = whyNot === undefined ? undefined : whyNot(s, attempt)
  if (why !== undefined) return why
  return Object.keys(attempt).every((subject) => KNOWN_SUBJECTS.has(subject)) ? no.NOT_ASKED_NOW : no.UNKNOWN_ATTEMPT
}

const KNOWN_SUBJECTS = new Set([
  'action', 'area', 'to', 'from', 'army', 'card', 'deck', 'fuel', 'ammo', 'food', 'vehicle', 'trucks', 'trains', 'fight', 'supply', 'cancel', 'counterAttack',
  'place', 'face', 'defend', 'withdraw', 'done',
]) // biome-ignore format: one list

type WhyNot = (s: State, attempt: Choice) => number | undefined

/** Three whole amounts, or nothing if the attempt is not one of amounts. */
function amountsOf(attempt: Choice): [number, number, number] | undefined {
  const [fuel, ammo, food] = KIND_NAMES.map((kind) => attempt[kind])
  const whole = [fuel, ammo, food].every((amount) => typeof amount === 'number' && Number.isInteger(amount) && amount >= 0)
  return whole ? [Number(fuel), Number(ammo), Number(food)] : undefined
}

const amounts =
  (whyNot: (s: State, fuel: number, ammo: number, food: number) => number): WhyNot =>
  (s, attempt) => {
    const wanted = amountsOf(attempt)
    if (wanted !== undefined) return whyNot(s, ...wanted)
    return KIND_NAMES.some((kind) => attempt[kind] !== undefined) ? no.SAY_ALL_AMOUNTS : undefined
  }

const onArea =
  (subject: string, whyNot: (s: State, area: number) => number): WhyNot =>
  (s, attempt) =>
    attempt[subject] === undefined ? undefined : whyNot(s, areaOf(s, attempt[subject]))

/**
 * An area or an army by itself at the turn's question: an army is meant to move; an area is not asked for before an action is chosen
 * [2024:7].
 */
function whyNotPointedAt(s: State, attempt: Choice): number | undefined {
  if (attempt.army !== undefined) {
    const army = armyOf(s, attempt.army)
    const why = s.content.armyArmored[army] === 1 ? whyNotMoveArmored(s, army) : whyNotMoveFieldArmy(s, army)
    if (why !== no.ALLOWED) return why
  } else if (attempt.area === undefined) return undefined
  return s.actionsLeft[0] === 0 ? no.NO_ACTIONS_LEFT : no.CHOOSE_ACTION_FIRST
}

const INSIDE: { readonly [step: number]: WhyNot } = {
  [step.TURN]: whyNotPointedAt,
  [step.FIELD_ARMIES]: (s, attempt) => (attempt.army === undefined ? undefined : whyNotMoveFieldArmy(s, armyOf(s, attempt.army))),
  [step.MOVE]: (s, attempt) => {
    const army = s.agenda.get(0)
    // [2024:8.1] The movement of one army is completed before another one moves.
    if (attempt.army !== undefined && armyOf(s, attempt.army) !== army) return no.ACTION_NOT_FINISHED
    if (attempt.to === undefined) return undefined
    const area = areaOf(s, attempt.to)
    return area >= s.content.landCount ? no.NO_LINE : whyNotStep(s, army, s.agenda.get(1), s.agenda.get(2), area)
  },
  [step.STOW]: amounts((s, fuel, ammo, food) => whyNotLoad(s, s.agenda.get(0), fuel, ammo, food)),
  [step.TAKE_SUPPLIES]: amounts((s, fuel, ammo, food) => whyNotTake(s, s.agenda.get(0), fuel, ammo, food)),
  [step.TRIM]: amounts((s, fuel, ammo, food) => whyNotTrim(s, s.agenda.get(0), fuel, ammo, food)),
  [step.CARGO]: amounts(whyNotCargo),
  [step.TRANSPORT]: whyNotPlacement,
  [step.TAKE_TRANSPORT]: (s, attempt) => {
    const trucks = Number(attempt.trucks ?? 0)
    const trains = Number(attempt.trains ?? 0)
    if (attempt.trucks === undefined && attempt.trains === undefined) return undefined
    return trucks >= 0 && trains >= 0 ? whyNotTakeVehicles(s, trucks, trains) : no.UNKNOWN_ATTEMPT
  },
  [step.MEDAL]: (s, attempt) => {
    const [which, entered, from] = [s.agenda.get(0), s.agenda.get(1), s.agenda.get(2)]
    if (attempt.from !== undefined && from === NONE) {
      const why = whyNotFrom(s, which, entered, areaOf(s, attempt.from))
      return why === no.ALLOWED ? no.NO_PLACE_FOR_MEDAL : why
    }
    return attempt.to === undefined || from === NONE ? undefined : whyNotTo(s, which, entered, from, areaOf(s, attempt.to))
  },
  [step.PARTISANS]: onArea('area', whyNotPartisans),
  [step.RAILHEAD]: onArea('area', whyNotRailhead),
  [step.REACTION]: (s, attempt) => {
    if (attempt.counterAttack !== undefined) return whyNotReact(s, areaOf(s, attempt.counterAttack), true)
    if (attempt.place !== undefined) return whyNotReact(s, areaOf(s, attempt.place), false)
    return attempt.area === undefined ? undefined : whyNotReactIn(s, areaOf(s, attempt.area))
  },
  [step.WINTER]: (s, attempt) => {
    if (attempt.defend === true) return whyNotDefend(s, s.agenda.get(1))
    return attempt.withdraw === undefined ? undefined : whyNotWithdraw(s, s.agenda.get(1), areaOf(s, attempt.withdraw))
  },
  [step.PUSH]: onArea('withdraw', () => no.NO_ROOM_TO_WITHDRAW),
  [step.SOVIET_SETUP]: whyNotFace,
  [step.FACE]: whyNotFace,
  [step.OKH_TARGET]: (s, attempt) => {
    if (attempt.area !== undefined) {
      const area = areaOf(s, attempt.area)
      return s.agenda.get(0) === TRANSPORTFLOTTILLE ? whyNotHarbour(s, area) : whyNotLayRail(s, area)
    }
    if (attempt.supply !== undefined) return whyNotAirlift(s, armyOf(s, attempt.army), KIND_NAMES.indexOf(String(attempt.supply)))
    if (attempt.army === undefined || s.agenda.get(0) !== AUFTRAGSTAKTIK) return undefined
    return whyNotActivate(s, s.active, armyOf(s, attempt.army))
  },
}

/** Both faces are listed while the pool has both; which area is asked for is not his to say. */
function whyNotFace(s: State, attempt: Choice): number | undefined {
  if (attempt.face === undefined) return undefined
  return s.pool[FACE_NAMES.indexOf(String(attempt.face)) - 1] > 0 ? no.NOT_ASKED_NOW : no.NO_MARKER_OF_THAT_FACE
}

function whyNotPlacement(s: State, attempt: Choice): number | undefined {
  if (attempt.area !== undefined) return whyNotCarryFrom(s, areaOf(s, attempt.area))
  if (attempt.from === undefined && attempt.to === undefined && attempt.vehicle === undefined) return undefined
  if (attempt.from === undefined || attempt.to === undefined) return no.SAY_WHICH_AREA
  const from = areaOf(s, attempt.from)
  const to = areaOf(s, attempt.to)
  const line = from < s.content.landCount && to < s.content.landCount ? lineBetween(s, from, to) : NONE
  if (line === NONE) return no.NO_LINE
  if (attempt.army !== undefined && armyAt(s, from) !== armyOf(s, attempt.army)) return no.NO_SUCH_ARMY
  const direction = s.content.lineA[line] === from ? 0 : pick.BACKWARDS
  const vehicle = attempt.vehicle === 'train' ? pick.BY_TRAIN : 0
  return whyNotPlace(s, line, direction | vehicle | (attempt.army === undefined ? 0 : pick.WITH_ARMY))
}

import { NONE, SEAT_NAMES, SOVIET } from '../constants.ts'
import type { AreaId } from '../ids.ts'
import { areaIn } from '../parts/attempts.ts'
import * as no from '../reasons.ts'
import { frontCardPlacement, isFree, listOrdered, tellFrontCard } from '../rules/front-card.ts'
import { armyAt, firstArea, forEachArea } from '../rules/map.ts'
import { discardMarker, loseArea, placeMarker, whyNoMarker } from '../rules/markers.ts'
import {
  candidates,
  counterAttackCandidates,
  leftOf,
  poolSize,
  whyNotCounterAttack,
  whyNotPlaceMarker,
} from '../rules/reaction.ts'
import { ABWEHR, FRONT_CARDS, SOVIET_PLAYER } from '../settings.ts'
import type { State } from '../state.ts'
import { code, firstOf, VERBS, verbOf } from './code.ts'
import { STEP } from './frames.ts'
import { asks, type Frame } from './step.ts'

const [COUNTER_ATTACK, PLACE] = VERBS

/** [2024:12] [2021:18] The Soviet reaction that ends every turn. */
export const sovietReaction = asks<'soviet-reaction'>({
  kind: 'area',
  rules: (s) => (s.settings[SOVIET_PLAYER] === 1 ? ['14.8', '20.8'] : s.settings[ABWEHR] === 1 ? ['13.3', '19.3'] : ['12', '18']),
  liesOn: ['next-turn'],

  prepare: (s, frame) => (isFree(s) ? endIfNothing(s) : followFrontCard(s, frame)),
  seat: (s) => (s.settings[SOVIET_PLAYER] === 1 ? SOVIET : s.settings[ABWEHR] === 1 ? s.active : leftOf(s, s.active)),
  about: (s, { placing }) => ({
    turn: SEAT_NAMES[s.active],
    left: SEAT_NAMES[leftOf(s, s.active)],
    pool: poolSize(s),
    ask: isFree(s) ? 'free' : placing === 1 ? 'place' : 'counter-attack',
  }),

  ask(s, { placing }, question) {
    if (isFree(s)) {
      forEachArea(s, whyNotFree, (area) => question.add(code(s.control[area] !== 0 ? COUNTER_ATTACK : PLACE, area)))
      return
    }
    listOrdered(s, placing === 1)
    const verb = placing === 1 ? PLACE : COUNTER_ATTACK
    for (let i = 0; i < candidates.count; i++) question.add(code(verb, candidates.areas[i]))
  },
  answer(s, { placing }, choice) {
    const area = firstOf(choice)
    if (s.tell !== undefined && !isFree(s)) {
      listOrdered(s, placing === 1)
      tellFrontCard(s, area, SEAT_NAMES[leftOf(s, s.active)])
    }
    if (verbOf(choice) === COUNTER_ATTACK) {
      counterAttack(s, area)
      return
    }
    s.agenda.pop()
    placeMarker(s, area)
  },
  name(s, _frame, choice) {
    const area = s.content.areaIds[firstOf(choice)]
    return verbOf(choice) === COUNTER_ATTACK ? { counterAttack: area } : { place: area }
  },

  whyNot(s, { placing }, attempt) {
    if (attempt.counterAttack !== undefined) return whyNotReact(s, areaIn(s, attempt.counterAttack), true)
    if (attempt.place !== undefined) return whyNotReact(s, areaIn(s, attempt.place), false)
    if (attempt.area === undefined) return undefined
    // Whoever names only the area means what is decided now, or what could happen there.
    const area = areaIn(s, attempt.area)
    return whyNotReact(s, area, isFree(s) ? s.control[area] !== 0 : placing === 0)
  },
})

/** Free decisions keep to the rules for counter-attacks and placement [2024:12]; the Soviet player may attack anybody. */
const whyNotFreeAttack = (s: State, area: AreaId): no.Why => whyNotCounterAttack(s, area, s.settings[SOVIET_PLAYER] === 1)
const whyNotFreePlacement = (s: State, area: AreaId): no.Why => whyNotPlaceBeside(s, area, true)
const whyNotFree = (s: State, area: AreaId): no.Why =>
  s.control[area] !== 0 ? whyNotFreeAttack(s, area) : whyNotFreePlacement(s, area)

function whyNotPlaceBeside(s: State, area: AreaId, besideMarker: boolean): no.Why {
  const none = whyNoMarker(s)
  return none === no.ALLOWED ? whyNotPlaceMarker(s, area, besideMarker) : none
}

/** Why the Soviet reaction cannot be this. */
function whyNotReact(s: State, area: AreaId, attack: boolean): no.Why {
  if (area >= s.content.landCount) return no.NOT_A_COUNTER_ATTACK_TARGET
  if (isFree(s)) return attack ? whyNotFreeAttack(s, area) : whyNotFreePlacement(s, area)
  const anyOwner = s.settings[FRONT_CARDS] === 1
  const why = attack ? whyNotCounterAttack(s, area, anyOwner) : whyNotPlaceBeside(s, area, !anyOwner)
  return why === no.ALLOWED ? no.NOT_BY_FRONT_CARD : why
}

function endIfNothing(s: State): boolean {
  if (firstArea(s, whyNotFree) !== NONE) return false
  s.agenda.pop()
  discardMarker(s)
  return true
}

/** The priorities of the Front card in their order: what leaves one area is done, what leaves several is asked. */
function followFrontCard(s: State, frame: Frame<'soviet-reaction'>): boolean {
  if (frame.placing === 0) {
    counterAttackCandidates(s)
    if (candidates.count > 1) return false
    if (candidates.count === 1) {
      tellFrontCard(s, candidates.areas[0], undefined)
      counterAttack(s, candidates.areas[0])
      return true
    }
    frame.placing = 1
  }
  frontCardPlacement(s)
  if (candidates.count > 1) return false
  const area = candidates.count === 1 ? candidates.areas[0] : NONE
  s.agenda.pop()
  tellFrontCard(s, area, undefined)
  if (area === NONE) discardMarker(s)
  else placeMarker(s, area)
  return true
}

/** On the basic side one counter-attack is the whole reaction; the advanced side goes on. */
function counterAttack(s: State, area: AreaId): void {
  s.attacked[area] = 1
  if (s.settings[FRONT_CARDS] === 0 || isFree(s)) s.agenda.pop()
  s.tell?.({ type: 'counter-attack', seat: SEAT_NAMES[s.control[area] - 1], area: s.content.areaIds[area] })
  const army = armyAt(s, area)
  if (army === NONE) {
    loseArea(s, area)
    return
  }
  const winter = s.agenda.push(STEP['winter-counter-attack'])
  winter.area = area
  winter.army = army
}

import { hasBit } from '@railhead/table'
import { SOVIET_UNION } from '../content/content.ts'
import {
  AIR_ON_MOVED_SIDE,
  AIR_TOO_FAR,
  ALREADY_FOUGHT,
  ATTACKER_OUT_OF_SUPPLY,
  BARRED_ON_FIRST_CARD,
  CLOSED_IN_1941,
  FINNS_NEED_GERMANS,
  FOUGHT_OR_BARRED,
  HUNGARIANS_ATTACK_WITH_ROMANIANS,
  NATIONALITY_MUST_ATTACK,
  NO_ATTACKER,
  NO_ATTACKER_CHOSEN,
  NOT_NEXT_TO_TARGET,
  NOTHING_TO_ATTACK,
  OK,
  OWN_AREA,
  ROMANIANS_ATTACK_WITH_BULGARIANS,
  type Why,
} from '../refusals/reasons.ts'
import { AIR_PLACES, LAND_PLACES, type OstkriegState } from '../state.ts'
import {
  type AreaId,
  BI,
  FI,
  FOUGHT,
  HI,
  isGermanLand,
  KIND,
  type KindId,
  MOVED_SIDE,
  NEUTRAL,
  RI,
  TAKES_PART,
  type UnitPoint,
} from '../units.ts'
import { closedNow, flight } from './movement.ts'
import { holdsGround } from './stacks.ts'
import { inSupply } from './supply.ts'

/** [4.1.3]: nothing attacks from Cluj and Jassy on the first card play. */
const barredNow = (state: OstkriegState, area: AreaId): boolean =>
  state.firstCardPlay === 1 && hasBit(state.content.barredFirstCard[state.scenario], area)

/**
 * [8.4.2]: may the area be attacked by that side at all? `needs` is the kind that the card asks for, 0 for none. Areas are marked
 * supply apart, which is checked at the instant of the attack: `atOnce`.
 */
export function whyNotTarget(state: OstkriegState, side: number, area: AreaId, needs: number, atOnce = false): Why {
  if (state.control[area] === side || state.control[area] === NEUTRAL) return OWN_AREA
  if (!holdsGround(state, area)) return NOTHING_TO_ATTACK
  if (closedNow(state, area)) return CLOSED_IN_1941
  const { control, land, landCount } = state
  const { graph, country } = state.content
  const finnsNeedGermans = country[area] === SOVIET_UNION
  let anybody = false
  let barred = false
  let finns = false
  let germans = false
  for (let i = graph.first[area]; i < graph.first[area + 1]; i++) {
    const from = graph.to[i]
    if (control[from] !== side || landCount[from] === 0 || closedNow(state, from)) continue
    if (barredNow(state, from)) {
      barred = true
      continue
    }
    const first = from * LAND_PLACES
    for (let at = first; at < first + landCount[from]; at++) {
      if ((land[at] & FOUGHT) !== 0) continue
      const kind = land[at] & KIND
      if (atOnce && !inSupply(state, kind, from)) continue
      anybody = true
      if (isGermanLand(kind)) germans = true
      if (kind === FI) finns = true
      if (needs !== 0 && kind !== needs) continue
      // [8.4.2.1]: Finns do not attack the original Soviet Union without Germans.
      if (kind !== FI || !finnsNeedGermans) return OK
    }
  }
  if (!anybody) return barred ? BARRED_ON_FIRST_CARD : NO_ATTACKER
  if (needs !== 0 && (needs !== FI || !finns)) return NATIONALITY_MUST_ATTACK
  return germans ? OK : FINNS_NEED_GERMANS
}

/** [4.1.3]: on the first card play those who began it in Cluj or Jassy are marked like those who fought. */
const spent = (state: OstkriegState, unit: UnitPoint): Why =>
  state.firstCardPlay === 1 && (unit & FOUGHT) !== 0 ? FOUGHT_OR_BARRED : ALREADY_FOUGHT

/** [8.4.2.1]: may this unit take part in the present attack? */
export function whyNotAttacker(state: OstkriegState, side: number, unit: UnitPoint, from: AreaId): Why {
  const { battle } = state
  if (state.control[from] !== side || !state.content.graph.adjacent(from, battle.target)) return NOT_NEXT_TO_TARGET
  if (barredNow(state, from)) return BARRED_ON_FIRST_CARD
  if (closedNow(state, from)) return CLOSED_IN_1941
  if ((unit & (FOUGHT | TAKES_PART)) !== 0) return spent(state, unit)
  const kind = unit & KIND
  if (!inSupply(state, kind, from)) return ATTACKER_OUT_OF_SUPPLY
  if (kind === HI && takesPart(state, RI)) return HUNGARIANS_ATTACK_WITH_ROMANIANS
  if (kind === BI && takesPart(state, RI)) return ROMANIANS_ATTACK_WITH_BULGARIANS
  if (kind === RI && takesPart(state, HI)) return HUNGARIANS_ATTACK_WITH_ROMANIANS
  if (kind === RI && takesPart(state, BI)) return ROMANIANS_ATTACK_WITH_BULGARIANS
  return OK
}

/** Does a unit of that kind take part in the attack? */
function takesPart(state: OstkriegState, kind: KindId): boolean {
  const { graph } = state.content
  const { target } = state.battle
  for (let i = graph.first[target]; i < graph.first[target + 1]; i++) {
    const first = graph.to[i] * LAND_PLACES
    for (let at = first; at < first + state.landCount[graph.to[i]]; at++) {
      if ((state.land[at] & TAKES_PART) !== 0 && (state.land[at] & KIND) === kind) return true
    }
  }
  return false
}

/** Can the attack go ahead with those chosen so far? `needs` is the kind that the card asks for. */
export function whyNotBegin(state: OstkriegState, needs: number): Why {
  const { graph, country } = state.content
  const { target } = state.battle
  let any = false
  let finns = false
  let germans = false
  let needed = needs === 0
  for (let i = graph.first[target]; i < graph.first[target + 1]; i++) {
    const first = graph.to[i] * LAND_PLACES
    for (let at = first; at < first + state.landCount[graph.to[i]]; at++) {
      const unit = state.land[at]
      if ((unit & TAKES_PART) === 0) continue
      const kind = unit & KIND
      any = true
      if (kind === FI) finns = true
      if (isGermanLand(kind)) germans = true
      if (kind === needs) needed = true
    }
  }
  if (!any) return NO_ATTACKER_CHOSEN
  // [8.4.2.1]: Finns attack the original Soviet Union only beside Germans.
  if (finns && !germans && country[target] === SOVIET_UNION) return FINNS_NEED_GERMANS
  return needed ? OK : NATIONALITY_MUST_ATTACK
}

/** [8.4.2.2]: may an air unit support the present battle? */
export function whyNotSupport(state: OstkriegState, side: number, unit: UnitPoint, base: AreaId): Why {
  const { target, attacker } = state.battle
  if (flight(state, base, target) > 1) return AIR_TOO_FAR
  if ((unit & MOVED_SIDE) !== 0) return AIR_ON_MOVED_SIDE
  if ((unit & (FOUGHT | TAKES_PART)) !== 0) return spent(state, unit)
  if (closedNow(state, base)) return CLOSED_IN_1941
  if (side !== attacker) return OK
  if (barredNow(state, base)) return BARRED_ON_FIRST_CARD
  return inSupply(state, unit & KIND, base) ? OK : ATTACKER_OUT_OF_SUPPLY
}

/** The first air unit of that base that may support, 0 if there is none. */
export function supporter(state: OstkriegState, side: number, base: AreaId): number {
  if (state.control[base] !== side) return 0
  const first = base * AIR_PLACES
  for (let at = first; at < first + state.airCount[base]; at++) {
    if (whyNotSupport(state, side, state.air[at], base) === OK) return state.air[at]
  }
  return 0
}

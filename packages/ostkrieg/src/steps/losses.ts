import { type Choice, Question, type Refusal } from '@railhead/table'
import { ARMOR_LOSS_OWED, NOT_ASKED, NOT_TAKING_PART, refuse } from '../refusals/reasons.ts'
import { eliminate } from '../rules/stacks.ts'
import { seatOf } from '../seats.ts'
import { LAND_PLACES, type OstkriegState } from '../state.ts'
import { type AreaId, isArmor, KIND, KIND_CODES, SIDE_NAMES, SP, TAKES_PART, YP } from '../units.ts'
import { areaIn, refuseUnit } from './attempts.ts'
import { areaOfCode, isOffered, nameUnit, unitAt, unitOfCode } from './code.ts'
import type { Frame } from './frames.ts'
import type { AskingStep } from './step.ts'

/** Has the side been hit by a six, and no Armor lost for it yet? */
const owesArmor = ({ battle }: OstkriegState, side: number): boolean =>
  (side === battle.attacker ? battle.attackerOwesArmor : battle.defenderOwesArmor) === 1

/** Must the next loss be Armor? Only the last one left has to be. */
const armorNow = (state: OstkriegState, side: number): boolean => owesArmor(state, side) && state.battle.owed === 1

function listArea(state: OstkriegState, area: AreaId, question: Question, armorOnly: boolean, flag: number): void {
  const first = area * LAND_PLACES
  for (let at = first; at < first + state.landCount[area]; at++) {
    const unit = state.land[at]
    if ((unit & flag) !== flag || (armorOnly && !isArmor(unit))) continue
    if (isOffered(state.land, first, state.landCount[area], at)) question.add(unitAt(area, unit))
  }
}

/** What the side can lose: the defender everything in the area, the attacker those that take part. */
function list(state: OstkriegState, side: number, question: Question, armorOnly: boolean): void {
  const { graph } = state.content
  const { target, attacker } = state.battle
  if (side === attacker) {
    for (const from of graph.around[target]) listArea(state, from, question, armorOnly, TAKES_PART)
    return
  }
  listArea(state, target, question, armorOnly, 0)
  if (armorOnly) return
  for (const kind of [SP, YP]) if (state.partisans[target * 2 + kind - SP] > 0) question.add(unitAt(target, kind))
}

function lose(state: OstkriegState, side: number, choice: number): void {
  const { battle } = state
  const unit = unitOfCode(choice)
  eliminate(state, areaOfCode(choice), unit)
  battle.owed--
  if (isArmor(unit)) {
    if (side === battle.attacker) battle.attackerOwesArmor = 0
    else battle.defenderOwesArmor = 0
  }
  state.tell?.({
    type: 'loss',
    side: SIDE_NAMES[side],
    unit: KIND_CODES[unit & KIND],
    area: areaOfCode(choice),
    battle: battle.target,
  })
}

const scratch = new Question()

/** [8.4.2.2] Resolve losses: each side removes units for the damage it took, the defender first. Frame: the side. */
export const losses: AskingStep<'losses'> = {
  liesOn: ['battle'],
  kind: 'unit',
  rule: '8.4.2.2',
  prepare(state, frame) {
    const side = frame.side
    for (;;) {
      scratch.count = 0
      if (state.battle.owed > 0) list(state, side, scratch, armorNow(state, side))
      if (scratch.count > 1) {
        if (!allMustGo(state, side)) return false
      } else if (scratch.count === 0) {
        state.battle.owed = 0
        state.agenda.pop()
        return true
      }
      lose(state, side, scratch.choices[0])
    }
  },
  seat: (state, frame) => seatOf(state, frame.side),
  ask(state, frame, question) {
    const side = frame.side
    list(state, side, question, armorNow(state, side))
  },
  answer: (state, frame, choice) => lose(state, frame.side, choice),
  name(state, frame, choice) {
    const unit = unitOfCode(choice)
    if (frame.side === state.battle.defender) return nameUnit(unit, 'retreated')
    return { from: areaOfCode(choice), ...nameUnit(unit) }
  },
  about: (state, frame) => ({
    area: state.battle.target,
    left: state.battle.owed,
    armor: owesArmor(state, frame.side),
  }),
  refuse: whyNot,
}

/** Is there at least as much damage as there are units? */
function allMustGo(state: OstkriegState, side: number): boolean {
  const { graph } = state.content
  const { target, attacker, owed } = state.battle
  if (side !== attacker) return owed >= state.landCount[target] + state.partisans[target * 2] + state.partisans[target * 2 + 1]
  let bodies = 0
  for (const from of graph.around[target]) {
    const first = from * LAND_PLACES
    for (let at = first; at < first + state.landCount[from]; at++) if ((state.land[at] & TAKES_PART) !== 0) bodies++
  }
  return owed >= bodies
}

function whyNot(state: OstkriegState, { side }: Frame<'losses'>, attempt: Choice): Refusal {
  const { attacker, target } = state.battle
  const all = new Question()
  list(state, side, all, false)
  return refuseUnit(attempt, (kind, unit) => {
    const takesPart = all.choices
      .subarray(0, all.count)
      .some((code) => (unitOfCode(code) & KIND) === kind && (side !== attacker || areaOfCode(code) === areaIn(attempt, 'from')))
    if (!takesPart) return refuse(NOT_TAKING_PART, { unit, area: target })
    return refuse(armorNow(state, side) ? ARMOR_LOSS_OWED : NOT_ASKED, { unit, area: target })
  })
}

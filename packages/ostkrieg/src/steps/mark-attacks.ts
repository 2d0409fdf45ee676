import { type Bits, hasBit, makeBits, nextBit, setBit } from '@railhead/table'
import { AREA_WORDS, AREAS, FIRST_AREA, NO_AREA } from '../content/content.ts'
import { type AttackOp, attackAt } from '../content/program.ts'
import { ALREADY_MARKED, OK, refuse, type Why } from '../refusals/reasons.ts'
import { whyNotTarget } from '../rules/attack.ts'
import { heldBy } from '../rules/places.ts'
import { seatOf } from '../seats.ts'
import type { OstkriegState } from '../state.ts'
import { type AreaId, enemyOf, type KindId, type OpId } from '../units.ts'
import { refuseArea } from './attempts.ts'
import { DONE, DONE_NAME, doneStops } from './code.ts'
import { begun } from './fitting.ts'
import { STEP } from './frames.ts'
import type { AskingStep } from './step.ts'

/** The kind that the card wants among the attackers, 0 for none. */
export const neededKind = (state: OstkriegState, op: OpId): KindId => attackAt(state.content.program, op).with

const own: Bits = makeBits(AREAS)
const targets: Bits = makeBits(AREAS)

/** The enemy's areas with ground units that border on the side's own: everything that can be marked is among them. */
function findTargets(state: OstkriegState, side: number): void {
  const held = heldBy(state, side)
  const enemies = heldBy(state, enemyOf(side))
  for (let w = 0; w < AREA_WORDS; w++) own[w] = held[w] & state.withGround[w]
  state.content.graph.borders(own, targets)
  for (let w = 0; w < AREA_WORDS; w++) targets[w] &= enemies[w] & state.withGround[w]
}

function whyNotMark(state: OstkriegState, side: number, area: AreaId, needs: number): Why {
  if (hasBit(state.marked, area)) return ALREADY_MARKED
  return whyNotTarget(state, side, area, needs)
}

export function canMarkAttack(state: OstkriegState, op: AttackOp): boolean {
  findTargets(state, state.acting)
  for (let area = nextBit(targets, FIRST_AREA); area !== NO_AREA; area = nextBit(targets, area + 1))
    if (whyNotMark(state, state.acting, area, op.with) === OK) return true
  return false
}

/** [10.2]: all attacks are marked, after all movement, before the first is resolved. Frame: how many are left, the card's step. */
export const markAttacks: AskingStep<'mark-attacks'> = {
  liesOn: ['card'],
  kind: 'area',
  rule: '8.4.1',
  seat: (state) => seatOf(state, state.acting),
  ask(state, frame, question) {
    const side = state.acting
    const needs = neededKind(state, frame.op)
    findTargets(state, side)
    for (let area = nextBit(targets, FIRST_AREA); area !== NO_AREA; area = nextBit(targets, area + 1))
      if (whyNotMark(state, side, area, needs) === OK) question.add(area)
    question.add(DONE)
  },
  answer(state, frame, choice) {
    const left = frame.left - 1
    const op = frame.op
    if (choice !== DONE) {
      setBit(state.marked, choice)
      state.tell?.({ type: 'attack-marked', area: choice })
      frame.left = left
      if (left > 0 && canMarkAttack(state, attackAt(state.content.program, op))) return
    }
    state.agenda.pop()
    state.agenda.push(STEP['choose-attack']).op = op
  },
  name: (_state, _frame, choice) => (choice === DONE ? DONE_NAME : { area: choice }),
  role: doneStops,
  about: (_state, frame) => ({ left: frame.left }),
  refuse: (state, frame, attempt) =>
    refuseArea(attempt, (area) => refuse(whyNotMark(state, state.acting, area, neededKind(state, frame.op)), { area })),
  misfit(state, { left, op }, { below }) {
    const step = begun(state, below)
    return step?.verb === 'attack' && op + 1 === below?.fields.next && left > 0 && left <= step.areas
      ? undefined
      : 'the card does not attack so'
  },
}

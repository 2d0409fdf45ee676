import { clearBit, clearBits, countBits, nextBit } from '@railhead/table'
import { FIRST_AREA, NO_AREA } from '../content/content.ts'
import { OK } from '../refusals/reasons.ts'
import { whyNotTarget } from '../rules/attack.ts'
import { holdsGround } from '../rules/stacks.ts'
import type { OstkriegState } from '../state.ts'
import { type AreaId, type OpId, SIDE_NAMES } from '../units.ts'
import { DONE } from './code.ts'
import { begun } from './fitting.ts'
import { STEP } from './frames.ts'
import { neededKind } from './mark-attacks.ts'
import { oneOfTheMarked } from './marked.ts'
import type { AskingStep } from './step.ts'

function begin(state: OstkriegState, op: OpId, target: AreaId): void {
  const { battle, agenda } = state
  clearBit(state.marked, target)
  battle.target = target
  battle.attacker = state.acting
  battle.op = op
  agenda.push(STEP.battle)
  state.tell?.({ type: 'attack', area: target, side: SIDE_NAMES[state.acting] })
}

/** The marked attacks are resolved one by one; one whose target is gone or that nobody can make any more lapses. */
export const chooseAttack: AskingStep<'choose-attack'> = {
  ...oneOfTheMarked,
  liesOn: ['card'],
  rule: '8.4.2',
  prepare(state, frame) {
    const needed = neededKind(state, frame.op)
    for (let area = nextBit(state.marked, FIRST_AREA); area !== NO_AREA; area = nextBit(state.marked, area + 1)) {
      if (whyNotTarget(state, state.acting, area, needed, true) === OK) continue
      clearBit(state.marked, area)
      const gone = state.control[area] === state.acting || !holdsGround(state, area)
      state.tell?.({ type: 'attack-lapsed', area, reason: gone ? 'no-defender' : 'no-attacker' })
    }
    const count = countBits(state.marked)
    if (count > 1) return false
    if (count === 0) state.agenda.pop()
    else begin(state, frame.op, nextBit(state.marked, FIRST_AREA))
    return true
  },
  answer(state, frame, choice) {
    if (choice === DONE) clearBits(state.marked)
    else begin(state, frame.op, choice)
  },
  misfit: (state, { op }, { below }) =>
    begun(state, below)?.verb === 'attack' && op + 1 === below?.fields.next ? undefined : 'the card does not attack so',
}

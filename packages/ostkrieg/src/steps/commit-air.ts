import { NO_UNIT_THERE, refuse } from '../refusals/reasons.ts'
import { supporter, whyNotSupport } from '../rules/attack.ts'
import { areasAroundBattle } from '../rules/combat.ts'
import { changeUnit } from '../rules/stacks.ts'
import { seatOf } from '../seats.ts'
import { AIR_PLACES, type OstkriegState } from '../state.ts'
import { type AreaId, airOf, KIND_CODES, SIDE_NAMES, TAKES_PART } from '../units.ts'
import { refuseArea } from './attempts.ts'
import { ALL, DONE, DONE_NAME, doneStops } from './code.ts'
import type { AskingStep } from './step.ts'

function commit(state: OstkriegState, side: number, base: AreaId): boolean {
  const unit = supporter(state, side, base)
  if (unit === 0) return false
  changeUnit(state, base, unit, unit | TAKES_PART)
  return true
}

/** [8.4.2.2]: air within one area supports the combat; the attacker chooses first, then the defender. Frame: the side. */
export const commitAir: AskingStep<'commit-air'> = {
  liesOn: ['battle'],
  kind: 'area',
  rule: '8.4.2.2',
  prepare(state, frame) {
    for (const base of areasAroundBattle(state)) if (supporter(state, frame.side, base) !== 0) return false
    state.agenda.pop()
    return true
  },
  seat: (state, frame) => seatOf(state, frame.side),
  ask(state, frame, question) {
    const side = frame.side
    for (const base of areasAroundBattle(state)) if (supporter(state, side, base) !== 0) question.add(base)
    question.add(ALL)
    question.add(DONE)
  },
  answer(state, frame, choice) {
    const side = frame.side
    if (choice === DONE) {
      state.agenda.pop()
      return
    }
    if (choice === ALL) for (const base of areasAroundBattle(state)) while (commit(state, side, base));
    else commit(state, side, choice)
    state.tell?.({ type: 'air-committed', side: SIDE_NAMES[side], area: state.battle.target })
  },
  name(_state, _frame, choice) {
    if (choice === DONE) return DONE_NAME
    return choice === ALL ? { all: true } : { area: choice }
  },
  role: doneStops,
  about: (state, frame) => ({ area: state.battle.target, unit: KIND_CODES[airOf(frame.side)] }),
  refuse(state, frame, attempt) {
    const side = frame.side
    return refuseArea(attempt, (at) => {
      if (state.control[at] !== side || state.airCount[at] === 0) return refuse(NO_UNIT_THERE, { area: at })
      const why = whyNotSupport(state, side, state.air[at * AIR_PLACES + state.airCount[at] - 1], at)
      return refuse(why, { area: at, from: at, unit: KIND_CODES[airOf(side)] })
    })
  },
}

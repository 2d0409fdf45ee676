import { clearBit, clearBits, countBits, nextBit } from '@railhead/table'
import { FIRST_AREA } from '../content/content.ts'
import { clearFlags } from '../rules/stacks.ts'
import type { OstkriegState } from '../state.ts'
import { type AreaId, type KindId, MOVED } from '../units.ts'
import { DONE } from './code.ts'
import { begun } from './fitting.ts'
import { STEP } from './frames.ts'
import { oneOfTheMarked } from './marked.ts'
import type { AskingStep } from './step.ts'

function activate(state: OstkriegState, who: KindId, area: AreaId): void {
  clearBit(state.marked, area)
  const moving = state.agenda.push(STEP['move-unit'])
  moving.area = area
  moving.who = who
}

/** Who moved matters only while the card has another move to come: one move per unit and card play. */
function finish(state: OstkriegState, isLast: boolean): void {
  state.agenda.pop()
  if (isLast) clearFlags(state, MOVED)
}

/** [8.3.8]: the marked areas move one after the other, each completed before the next. */
export const chooseMove: AskingStep<'choose-move'> = {
  ...oneOfTheMarked,
  liesOn: ['card'],
  rule: '8.3.8',
  prepare(state, frame) {
    const count = countBits(state.marked)
    if (count > 1) return false
    if (count === 0) finish(state, frame.last === 1)
    else activate(state, frame.who, nextBit(state.marked, FIRST_AREA))
    return true
  },
  answer(state, frame, choice) {
    if (choice === DONE) clearBits(state.marked)
    else activate(state, frame.who, choice)
  },
  misfit(state, { who }, { below }) {
    const op = begun(state, below)
    return op?.verb === 'move' && who === op.who ? undefined : 'the card does not move so'
  },
}

import { clearBit, nextBit } from '@railhead/table'
import { FIRST_AREA, NO_AREA } from '../content/content.ts'
import { NO_UNIT_THERE, refuse, UNIT_IN_SUPPLY } from '../refusals/reasons.ts'
import { eliminate, unitsIn } from '../rules/stacks.ts'
import { inSupply } from '../rules/supply.ts'
import { seatOf } from '../seats.ts'
import { AIR_PLACES, LAND_PLACES, type OstkriegState } from '../state.ts'
import { type AreaId, KIND, KIND_CODES, type KindId, type UnitPoint } from '../units.ts'
import { refuseUnit } from './attempts.ts'
import { nameUnit } from './code.ts'
import type { AskingStep } from './step.ts'

const kinds = new Uint8Array(16)

/** Units that the area could lose, one code for each kind; answers how many. */
function candidates(state: OstkriegState, area: AreaId): number {
  let count = 0
  const first = area * LAND_PLACES
  for (let at = first; at < first + state.landCount[area]; at++) {
    const unit = state.land[at]
    if (inSupply(state, unit & KIND, area)) continue
    // In descending order the last of a kind is the one that is not entrenched.
    if (count > 0 && (kinds[count - 1] & KIND) === (unit & KIND)) kinds[count - 1] = unit
    else if (!holds(count, unit & KIND)) kinds[count++] = unit
  }
  const air = area * AIR_PLACES
  // Where land units starve, air does too ([8.2.1]). Of air the one on its Moved side goes first.
  if (state.airCount[area] > 0) kinds[count++] = state.air[air]
  return count
}

function holds(count: number, kind: KindId): boolean {
  for (let i = 0; i < count; i++) if ((kinds[i] & KIND) === kind) return true
  return false
}

function lose(state: OstkriegState, area: AreaId, unit: UnitPoint): void {
  eliminate(state, area, unit)
  clearBit(state.starving, area)
  state.tell?.({ type: 'starved', area, unit: KIND_CODES[unit & KIND] })
}

/** [8.2.2]: each area out of supply loses one unit that cannot trace; its owner chooses. Control stays. */
export const attrition: AskingStep<'attrition'> = {
  liesOn: ['use-front-card'],
  kind: 'unit',
  rule: '8.2.2',
  prepare(state) {
    const area = nextBit(state.starving, FIRST_AREA)
    if (area === NO_AREA) {
      state.agenda.pop()
      return true
    }
    if (candidates(state, area) > 1) return false
    lose(state, area, kinds[0])
    return true
  },
  seat: (state) => seatOf(state, state.acting),
  ask(state, _frame, question) {
    const count = candidates(state, nextBit(state.starving, FIRST_AREA))
    for (let i = 0; i < count; i++) question.add(kinds[i])
  },
  answer: (state, _frame, choice) => lose(state, nextBit(state.starving, FIRST_AREA), choice),
  name: (_state, _frame, choice) => nameUnit(choice & KIND),
  about: (state) => ({ area: nextBit(state.starving, FIRST_AREA) }),
  refuse(state, _frame, attempt) {
    const area = nextBit(state.starving, FIRST_AREA)
    return refuseUnit(attempt, (kind, unit) => {
      const stands = unitsIn(state, area).some((point) => (point & KIND) === kind)
      return refuse(stands ? UNIT_IN_SUPPLY : NO_UNIT_THERE, { unit, area })
    })
  },
}

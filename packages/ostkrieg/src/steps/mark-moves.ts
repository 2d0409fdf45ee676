import { type Bits, hasBit, makeBits, nextBit, setBit } from '@railhead/table'
import { AREA_WORDS, AREAS, FIRST_AREA, NO_AREA } from '../content/content.ts'
import {
  ALREADY_MARKED,
  ALREADY_MOVED,
  CLOSED_IN_1941,
  NO_UNIT_THERE,
  OK,
  refuse,
  type Why,
  WRONG_NATIONALITY,
} from '../refusals/reasons.ts'
import { closedAreas, closedNow } from '../rules/movement.ts'
import { heldBy } from '../rules/places.ts'
import { seatOf } from '../seats.ts'
import { AIR_PLACES, LAND_PLACES, type OstkriegState } from '../state.ts'
import { type AreaId, KIND, KIND_CODES, MOVED } from '../units.ts'
import { refuseArea } from './attempts.ts'
import { DONE, DONE_NAME, doneStops } from './code.ts'
import { begun } from './fitting.ts'
import { STEP } from './frames.ts'
import type { AskingStep } from './step.ts'

/** [8.3]: may the area be activated, for units of that kind only if `who` is not 0? */
function whyNotMark(state: OstkriegState, area: AreaId, who: number): Why {
  if (state.control[area] !== state.acting) return NO_UNIT_THERE
  if (state.landCount[area] === 0 && state.airCount[area] === 0) return NO_UNIT_THERE
  if (closedNow(state, area)) return CLOSED_IN_1941
  return hasBit(state.marked, area) ? ALREADY_MARKED : whyNoneMoves(state, area, who)
}

function whyNoneMoves(state: OstkriegState, area: AreaId, who: number): number {
  let some = false
  const land = area * LAND_PLACES
  for (let at = land; at < land + state.landCount[area]; at++) {
    const unit = state.land[at]
    if ((unit & MOVED) !== 0) continue
    some = true
    if (who === 0 || (unit & KIND) === who) return OK
  }
  const air = area * AIR_PLACES
  for (let at = air; at < air + state.airCount[area]; at++) {
    if ((state.air[at] & MOVED) !== 0) continue
    some = true
    if (who === 0) return OK
  }
  return some ? WRONG_NATIONALITY : ALREADY_MOVED
}

const unmarked: Bits = makeBits(AREAS)

/** Everything that `whyNotMark` allows if a unit there can move. */
function findUnmarked(state: OstkriegState): void {
  const { marked, withGround, withAir } = state
  const own = heldBy(state, state.acting)
  const closed = closedAreas(state)
  for (let w = 0; w < AREA_WORDS; w++) unmarked[w] = own[w] & (withGround[w] | withAir[w]) & ~marked[w] & ~closed[w]
}

export function canMarkAny(state: OstkriegState, who: number): boolean {
  findUnmarked(state)
  for (let area = nextBit(unmarked, FIRST_AREA); area !== NO_AREA; area = nextBit(unmarked, area + 1))
    if (whyNoneMoves(state, area, who) === OK) return true
  return false
}

/** [8.3], [10.2]: the areas to move are marked first; the frame holds how many are left and whose units may move. */
export const markMoves: AskingStep<'mark-moves'> = {
  liesOn: ['card'],
  kind: 'area',
  rule: '8.3',
  seat: (state) => seatOf(state, state.acting),
  ask(state, frame, question) {
    const who = frame.who
    findUnmarked(state)
    for (let area = nextBit(unmarked, FIRST_AREA); area !== NO_AREA; area = nextBit(unmarked, area + 1))
      if (whyNoneMoves(state, area, who) === OK) question.add(area)
    question.add(DONE)
  },
  answer(state, frame, choice) {
    const { who, last } = frame
    if (choice !== DONE) {
      setBit(state.marked, choice)
      state.tell?.({ type: 'move-marked', area: choice })
      frame.left--
      if (frame.left > 0 && canMarkAny(state, who)) return
    }
    state.agenda.pop()
    const choosing = state.agenda.push(STEP['choose-move'])
    choosing.who = who
    choosing.last = last
  },
  name: (_state, _frame, choice) => (choice === DONE ? DONE_NAME : { area: choice }),
  role: doneStops,
  about: (_state, frame) => ({
    left: frame.left,
    ...(frame.who === 0 ? {} : { who: KIND_CODES[frame.who] }),
  }),
  refuse: (state, frame, attempt) => refuseArea(attempt, (area) => refuse(whyNotMark(state, area, frame.who), { area })),
  misfit(state, { left, who }, { below }) {
    const op = begun(state, below)
    return op?.verb === 'move' && left > 0 && left <= op.areas && who === op.who ? undefined : 'the card does not move so'
  },
}

import { FIRST_AREA, NO_AREA } from '../content/content.ts'
import { ALREADY_ENTRENCHED, NO_UNIT_THERE, OK, ONLY_INFANTRY_ENTRENCHES, refuse, type Why } from '../refusals/reasons.ts'
import { heldBy, nextInBoth } from '../rules/places.ts'
import { seatOf } from '../seats.ts'
import { LAND_PLACES, type OstkriegState } from '../state.ts'
import { type AreaId, ENTRENCHED, isInfantry, KIND, KIND_CODES, type KindId } from '../units.ts'
import { refuseArea } from './attempts.ts'
import { DONE, DONE_NAME, doneStops } from './code.ts'
import { begun } from './fitting.ts'
import { entrenchAll } from './move-unit.ts'
import type { AskingStep } from './step.ts'

function whyNotEntrench(state: OstkriegState, who: KindId, area: AreaId): Why {
  if (state.control[area] !== state.acting || state.landCount[area] === 0) return NO_UNIT_THERE
  const first = area * LAND_PLACES
  let infantry = false
  // In descending order those who are not entrenched stand last.
  for (let at = first + state.landCount[area] - 1; at >= first; at--) {
    const unit = state.land[at]
    if (!isInfantry(unit) || (who !== 0 && (unit & KIND) !== who)) continue
    if ((unit & ENTRENCHED) === 0) return OK
    infantry = true
  }
  return infantry ? ALREADY_ENTRENCHED : ONLY_INFANTRY_ENTRENCHES
}

/** The first area from `from` on where somebody can entrench, -1 after the last. */
function nextToEntrench(state: OstkriegState, who: KindId, from: AreaId): number {
  const own = heldBy(state, state.acting)
  let area = nextInBoth(own, state.withGround, from)
  while (area !== NO_AREA && whyNotEntrench(state, who, area) !== OK) area = nextInBoth(own, state.withGround, area + 1)
  return area
}

/** [8.3.2.1]: a card entrenches Infantry without a move. Frame: areas left, nationality. */
export const entrenchStep: AskingStep<'entrench'> = {
  liesOn: ['card'],
  kind: 'area',
  rule: '8.3.2.1',
  prepare(state, frame) {
    if (frame.left > 0 && nextToEntrench(state, frame.who, FIRST_AREA) !== NO_AREA) return false
    state.agenda.pop()
    return true
  },
  seat: (state) => seatOf(state, state.acting),
  ask(state, frame, question) {
    for (
      let area = nextToEntrench(state, frame.who, FIRST_AREA);
      area !== NO_AREA;
      area = nextToEntrench(state, frame.who, area + 1)
    )
      question.add(area)
    question.add(DONE)
  },
  answer(state, frame, choice) {
    if (choice === DONE) {
      state.agenda.pop()
      return
    }
    frame.left = frame.left - 1
    entrenchAll(state, choice, frame.who)
  },
  name: (_state, _frame, choice) => (choice === DONE ? DONE_NAME : { area: choice }),
  role: doneStops,
  about: (_state, frame) => ({
    left: frame.left,
    ...(frame.who === 0 ? {} : { who: KIND_CODES[frame.who] }),
  }),
  refuse: (state, frame, attempt) => refuseArea(attempt, (area) => refuse(whyNotEntrench(state, frame.who, area), { area })),
  misfit(state, { left, who }, { below }) {
    const op = begun(state, below)
    return op?.verb === 'entrench' && left <= op.areas && who === op.who ? undefined : 'the card does not entrench so'
  },
}

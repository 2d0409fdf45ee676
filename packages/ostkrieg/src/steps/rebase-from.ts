import { FIRST_AREA, NO_AREA } from '../content/content.ts'
import { ALREADY_MOVED, HAS_NOWHERE_TO_GO, NO_UNIT_THERE, OK, refuse, type Why } from '../refusals/reasons.ts'
import { hasFlight, whyNotStart } from '../rules/movement.ts'
import { heldBy, nextInBoth } from '../rules/places.ts'
import { seatOf } from '../seats.ts'
import { AIR_PLACES, type OstkriegState } from '../state.ts'
import { type AreaId, MOVED } from '../units.ts'
import { refuseArea } from './attempts.ts'
import { DONE, DONE_NAME, doneStops } from './code.ts'
import { begun } from './fitting.ts'
import { STEP } from './frames.ts'
import type { AskingStep } from './step.ts'

/** An air unit of the area that has not rebased yet, 0 if there is none. */
function freshAir(state: OstkriegState, area: AreaId): number {
  const first = area * AIR_PLACES
  for (let at = first; at < first + state.airCount[area]; at++) if ((state.air[at] & MOVED) === 0) return state.air[at]
  return 0
}

function whyNotFrom(state: OstkriegState, area: AreaId): Why {
  if (state.control[area] !== state.acting || state.airCount[area] === 0) return NO_UNIT_THERE
  const unit = freshAir(state, area)
  if (unit === 0) return ALREADY_MOVED
  const why = whyNotStart(state, unit, area)
  if (why !== OK) return why
  return hasFlight(state, state.acting, area) ? OK : HAS_NOWHERE_TO_GO
}

/** The first area from `from` on whose air can rebase, -1 after the last. */
function nextBase(state: OstkriegState, from: AreaId): number {
  const own = heldBy(state, state.acting)
  let area = nextInBoth(own, state.withAir, from)
  while (area !== NO_AREA && whyNotFrom(state, area) !== OK) area = nextInBoth(own, state.withAir, area + 1)
  return area
}

/** [8.3.5]: every air unit in supply may rebase once on such a card. */
export const rebaseFrom: AskingStep<'rebase-from'> = {
  liesOn: ['card'],
  kind: 'area',
  rule: '8.3.5',
  prepare(state) {
    if (nextBase(state, FIRST_AREA) !== NO_AREA) return false
    state.agenda.pop()
    return true
  },
  seat: (state) => seatOf(state, state.acting),
  ask(state, _frame, question) {
    for (let area = nextBase(state, FIRST_AREA); area !== NO_AREA; area = nextBase(state, area + 1)) question.add(area)
    question.add(DONE)
  },
  answer(state, _frame, choice) {
    if (choice === DONE) {
      state.agenda.pop()
      return
    }
    const rebase = state.agenda.push(STEP['rebase-to'])
    rebase.from = choice
    rebase.unit = freshAir(state, choice)
  },
  name: (_state, _frame, choice) => (choice === DONE ? DONE_NAME : { area: choice }),
  role: doneStops,
  about: () => ({}),
  refuse: (state, _frame, attempt) => refuseArea(attempt, (area) => refuse(whyNotFrom(state, area), { area })),
  misfit: (state, _frame, { below }) => (begun(state, below)?.verb === 'rebase' ? undefined : 'the card does not rebase'),
}

import type { Refusal } from '@railhead/table'
import type { OpOf, Placement } from '../content/program.ts'
import { ALL_PLACED, NOT_A_PLACE_OF_THE_CARD, OK, refuse } from '../refusals/reasons.ts'
import { placeUnit, whyNotPlace } from '../rules/placing.ts'
import { airRoom, landRoom } from '../rules/stacks.ts'
import { seatOf } from '../seats.ts'
import type { OstkriegState } from '../state.ts'
import { type AreaId, isAir, KIND_CODES } from '../units.ts'
import { refuseArea, refuseUnit } from './attempts.ts'
import { ALL, areaOfCode, DONE, DONE_NAME, doneStops, unitAt, unitOfCode } from './code.ts'
import { begun } from './fitting.ts'
import type { Frame } from './frames.ts'
import type { AskingStep } from './step.ts'

/** What the card places, entry by entry. */
function entries(state: OstkriegState, { op }: Frame<'place'>): readonly Placement[] {
  return (state.content.program.ops[op] as OpOf<'place'>).at
}

const left = (state: OstkriegState, entry: Placement, i: number): number => entry.count - state.placed[i]

const canPlace = (state: OstkriegState, entry: Placement, i: number): boolean =>
  left(state, entry, i) > 0 && whyNotPlace(state, state.acting, entry.kind, entry.area) === OK

/** Is there room for everything that may still be placed? Then one choice places it all. */
function allFits(state: OstkriegState, frame: Frame<'place'>): boolean {
  const list = entries(state, frame)
  for (let i = 0; i < list.length; i++) {
    const { area, kind } = list[i]
    const flies = isAir(kind)
    let needed = 0
    for (let j = 0; j < list.length; j++) {
      if (list[j].area === area && isAir(list[j].kind) === flies && canPlace(state, list[j], j)) needed += left(state, list[j], j)
    }
    if (needed > (flies ? airRoom(state, area) : landRoom(state, area))) return false
  }
  return true
}

/** [8.5]: units in the areas that the card names. The state counts what has been placed of each entry. */
export const place: AskingStep<'place'> = {
  liesOn: ['card'],
  kind: 'unit',
  rule: '8.5',
  prepare(state, frame) {
    const list = entries(state, frame)
    for (let i = 0; i < list.length; i++) if (canPlace(state, list[i], i)) return false
    finish(state)
    return true
  },
  seat: (state) => seatOf(state, state.acting),
  ask(state, frame, question) {
    if (allFits(state, frame)) question.add(ALL)
    const list = entries(state, frame)
    for (let i = 0; i < list.length; i++) if (canPlace(state, list[i], i)) question.add(unitAt(list[i].area, list[i].kind))
    question.add(DONE)
  },
  answer(state, frame, choice) {
    if (choice === DONE) {
      finish(state)
      return
    }
    entries(state, frame).forEach((entry, i) => {
      if (choice !== ALL && choice !== unitAt(entry.area, entry.kind)) return
      do {
        if (!canPlace(state, entry, i)) break
        placeUnit(state, entry.kind, entry.area)
        state.placed[i]++
      } while (choice === ALL)
    })
  },
  name(_state, _frame, choice) {
    if (choice === DONE) return DONE_NAME
    return choice === ALL ? { all: true } : { unit: KIND_CODES[unitOfCode(choice)], area: areaOfCode(choice) }
  },
  role: doneStops,
  about: (state, frame) => ({
    left: entries(state, frame).flatMap((entry, i) =>
      left(state, entry, i) > 0 ? [`${left(state, entry, i)}${KIND_CODES[entry.kind]} ${entry.area}`] : [],
    ),
  }),
  refuse(state, frame, attempt) {
    const whyNotIn = (area: AreaId): Refusal =>
      refuseUnit(attempt, (kind, unit) => {
        const subjects = { unit, area }
        const list = entries(state, frame)
        const i = list.findIndex((entry) => entry.area === area && entry.kind === kind)
        if (i < 0) return refuse(NOT_A_PLACE_OF_THE_CARD, subjects)
        return refuse(left(state, list[i], i) === 0 ? ALL_PLACED : whyNotPlace(state, state.acting, kind, area), subjects)
      })
    return refuseArea(attempt, whyNotIn)
  },
  misfit(state, { op }, { below }) {
    const step = begun(state, below)
    return step?.verb === 'place' && op + 1 === below?.fields.next && step.at.every(({ count }, i) => state.placed[i] <= count)
      ? undefined
      : 'the card does not place so'
  },
}

function finish(state: OstkriegState): void {
  state.placed.fill(0)
  state.agenda.pop()
}

import { ALL_PLACED, NO_SUCH_AREA, NO_SUCH_UNIT, NOT_A_PLACE_OF_THE_CARD, NOT_ASKED, OK, refuse } from '../refusals/reasons.ts'
import { placeUnit, whyNotPlace } from '../rules/placing.ts'
import { airRoom, landRoom } from '../rules/stacks.ts'
import type { OstkriegState } from '../state.ts'
import { IS_AIR, KIND_CODES } from '../units.ts'
import { ALL, areaIn, areaOfCode, DONE, DONE_NAME, kindIn, unitAt, unitOfCode } from './reading.ts'
import type { Asking } from './step.ts'

const FIRST = 0
const COUNT = 1
/** From here on four bits for each entry of the list: how many of it have been placed. */
const PLACED = 2

function placed(state: OstkriegState, entry: number): number {
  return (state.agenda.get(PLACED + (entry >>> 1)) >>> ((entry & 1) * 4)) & 15
}

function notePlaced(state: OstkriegState, entry: number): void {
  const byte = PLACED + (entry >>> 1)
  state.agenda.set(byte, state.agenda.get(byte) + (1 << ((entry & 1) * 4)))
}

const entryAt = (state: OstkriegState, entry: number): number => (state.agenda.get(FIRST) + entry) * 3
const left = (state: OstkriegState, entry: number): number =>
  state.content.program.placements[entryAt(state, entry) + 2] - placed(state, entry)

function canPlace(state: OstkriegState, entry: number): boolean {
  const { placements } = state.content.program
  const at = entryAt(state, entry)
  return left(state, entry) > 0 && whyNotPlace(state, state.acting, placements[at + 1], placements[at]) === OK
}

/** Is there room for everything that may still be placed? Then one choice places it all. */
function allFits(state: OstkriegState): boolean {
  const { placements } = state.content.program
  for (let i = 0; i < state.agenda.get(COUNT); i++) {
    if (!canPlace(state, i)) continue
    const area = placements[entryAt(state, i)]
    const isAir = IS_AIR[placements[entryAt(state, i) + 1]]
    let needed = 0
    for (let j = 0; j < state.agenda.get(COUNT); j++) {
      const other = entryAt(state, j)
      if (placements[other] === area && IS_AIR[placements[other + 1]] === isAir && canPlace(state, j)) needed += left(state, j)
    }
    if (needed > (isAir === 1 ? airRoom(state, area) : landRoom(state, area))) return false
  }
  return true
}

function finishIfDone(state: OstkriegState): boolean {
  for (let i = 0; i < state.agenda.get(COUNT); i++) if (canPlace(state, i)) return false
  state.agenda.pop()
  return true
}

/** [8.5]: units in the areas that the card names. */
export const place: Asking = {
  step: 'place',
  kind: 'unit',
  rule: '8.5',
  prepare: (state) => finishIfDone(state),
  side: (state) => state.acting,
  ask(state, question) {
    const { placements } = state.content.program
    if (allFits(state)) question.add(ALL)
    for (let i = 0; i < state.agenda.get(COUNT); i++) {
      const at = entryAt(state, i)
      if (canPlace(state, i)) question.add(unitAt(placements[at], placements[at + 1]))
    }
    question.add(DONE)
  },
  answer(state, choice, tell) {
    if (choice === DONE) {
      state.agenda.pop()
      return
    }
    const { placements } = state.content.program
    for (let i = 0; i < state.agenda.get(COUNT); i++) {
      const at = entryAt(state, i)
      if (choice !== ALL && choice !== unitAt(placements[at], placements[at + 1])) continue
      do {
        if (!canPlace(state, i)) break
        placeUnit(state, placements[at + 1], placements[at], tell)
        notePlaced(state, i)
      } while (choice === ALL)
    }
  },
  name(_, choice) {
    if (choice === DONE) return DONE_NAME
    return choice === ALL ? { all: true } : { unit: KIND_CODES[unitOfCode(choice)], area: areaOfCode(choice) }
  },
  about(state) {
    const { placements } = state.content.program
    const rest: string[] = []
    for (let i = 0; i < state.agenda.get(COUNT); i++) {
      const at = entryAt(state, i)
      if (left(state, i) > 0) rest.push(`${left(state, i)}${KIND_CODES[placements[at + 1]]} ${placements[at]}`)
    }
    return { left: rest }
  },
  refuse(state, attempt) {
    if (attempt.unit === undefined || attempt.area === undefined) return refuse(NOT_ASKED)
    const area = areaIn(attempt)
    const kind = kindIn(attempt)
    if (area < 0) return refuse(NO_SUCH_AREA, { area: attempt.area })
    if (kind < 0) return refuse(NO_SUCH_UNIT, { unit: attempt.unit })
    const { placements } = state.content.program
    for (let i = 0; i < state.agenda.get(COUNT); i++) {
      const at = entryAt(state, i)
      if (placements[at] !== area || placements[at + 1] !== kind) continue
      if (left(state, i) === 0) return refuse(ALL_PLACED, { unit: attempt.unit, area })
      return refuse(whyNotPlace(state, state.acting, kind, area), { unit: attempt.unit, area })
    }
    return refuse(NOT_A_PLACE_OF_THE_CARD, { unit: attempt.unit, area })
  },
}

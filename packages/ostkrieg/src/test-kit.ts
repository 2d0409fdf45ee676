import {
  attempt,
  type Choice,
  type Decision,
  type GameEvent,
  type JsonObject,
  type Position,
  type Refusal,
} from '@railhead/table'
import type { Asking } from '@railhead/table/steps'
import { ostkrieg } from './game.ts'
import { brokenInvariant } from './invariants.kit.ts'
import { readArea } from './positions/names.ts'
import { writeUnits } from './positions/units-text.ts'
import { DICE, type OstkriegState } from './state.ts'
import { FRAMES } from './steps/frames.ts'
import { STEPS } from './steps/index.ts'

/** A position over an empty board; areas that are not listed are held as at set-up, with nobody in them. */
export function position(rest: JsonObject): OstkriegState {
  return ostkrieg.load({ game: 'ostkrieg', board: 'listed', ...rest } as Position)
}

/** Steps that list areas by sets and give their reasons by predicates. */
const LISTS_AREAS: readonly string[] = [
  'mark-moves',
  'move-to',
  'forced-rebase',
  'rail-from',
  'rail-to',
  'rebase-from',
  'rebase-to',
  'place-partisan',
  'entrench',
  'mark-attacks',
]

/** The areas that are listed are those for which the step knows no reason against: which of them is not so, undefined when all are. */
function wrongArea(state: OstkriegState): number | undefined {
  const name = FRAMES.names[state.agenda.step]
  if (!LISTS_AREAS.includes(name)) return undefined
  const step = STEPS[name] as Asking<OstkriegState>
  const frame = state.agenda.top(state.agenda.step)
  const listed = new Set(asks(state).choices.flatMap(({ area, through }) => (through === true ? [] : [area])))
  const wrong = state.content.names.findIndex(
    (_, area) => area > 0 && listed.has(area) !== (step.refuse(state, frame, { area }, 0)?.code === 'not-asked'),
  )
  return wrong < 0 ? undefined : wrong
}

/** Makes the choices one after the other; throws with the refusal when one is not legal. */
export function play(state: OstkriegState, ...choices: readonly Choice[]): GameEvent[] {
  const events: GameEvent[] = []
  for (const choice of choices) {
    const made = attempt(ostkrieg, state, choice)
    if (!made.ok) {
      const { step } = asks(state)
      throw new Error(
        `${JSON.stringify(choice)} in ${step}: ${made.refusal.code}. Listed: ${JSON.stringify(asks(state).choices)}`,
      )
    }
    ostkrieg.apply(state, made.code, (event) => events.push(event), made.seat)
    const broken = brokenInvariant(state)
    if (broken !== undefined) throw new Error(`after ${JSON.stringify(choice)}: ${broken}`)
    const area = wrongArea(state)
    if (area !== undefined) throw new Error(`after ${JSON.stringify(choice)}: area ${area} is listed or not, against its reason`)
  }
  return events
}

export function asks(state: OstkriegState): Decision {
  if (ostkrieg.pending(state).over)
    return {
      seat: '',
      awaited: [],
      step: 'over',
      kind: 'action',
      rule: '',
      about: {},
      choices: [],
      roles: [],
      proposal: null,
      fillsIn: false,
    }
  return ostkrieg.describe(state, ostkrieg.pending(state))
}

export const canChoose = (state: OstkriegState, choice: Choice): boolean => attempt(ostkrieg, state, choice).ok

/** The refusal of an attempt; throws when it is legal. */
export function refused(state: OstkriegState, choice: Choice): Refusal {
  const made = attempt(ostkrieg, state, choice)
  if (made.ok) throw new Error(`${JSON.stringify(choice)} is legal`)
  return made.refusal
}

/** Fixes the coming dice. */
export function dice(state: OstkriegState, ...faces: readonly number[]): void {
  state.chance.script(
    DICE,
    faces.map((face) => face - 1),
  )
}

/** The units of an area as text, by number or name. */
export const units = (state: OstkriegState, area: string | number): string => writeUnits(state, readArea(state.content, area))

export const controls = (state: OstkriegState, area: string | number): string =>
  ['axis', 'soviet', 'neutral'][state.control[readArea(state.content, area)]]

/** All units on the map by area name, for whole boards. */
export function board(state: OstkriegState): Record<string, string> {
  const all: Record<string, string> = {}
  state.content.names.forEach((name, area) => {
    if (area > 0 && writeUnits(state, area) !== '') all[name] = writeUnits(state, area)
  })
  return all
}

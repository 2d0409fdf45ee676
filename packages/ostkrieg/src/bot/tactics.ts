import { hasBit, type Question } from '@railhead/table'
import { AREAS } from '../content/content.ts'
import { oddsNow } from '../odds.ts'
import { committedAir } from '../rules/combat.ts'
import { isRebase } from '../rules/movement.ts'
import { LAND_PLACES, type OstkriegState } from '../state.ts'
import { ALL, areaOfCode, CALL_OFF, DONE, unitOfCode } from '../steps/code.ts'
import { STEP, type StepName } from '../steps/frames.ts'
import { AXIS, BI, enemyOf, FI, HI, II, isAir, isArmor, KIND, RI, SP, TAKES_PART, YP } from '../units.ts'
import { type Aims, bordersLandOf, starvingAfter, threat } from './aims.ts'
import { attackValue, isPromising } from './assault.ts'
import { airNear, estimate, promisedTo, SURE } from './estimate.ts'
import { bestStep, digIn, idle, moveGain, movers } from './marching.ts'

/** A number for a choice; the highest is taken, the first among equals. Choices that are worth nothing are below `DONE`, which is 0. */
type Score = (choice: number) => number
/** What is the same for all choices of a question is found out once. */
export type Tactic = (state: OstkriegState, aims: Aims, question: Question) => Score

const ENTRENCH = 1
const THROUGH = 128

/** Which units are given up first. */
function dearness(unit: number): number {
  const kind = unit & KIND
  if (kind === SP || kind === YP) return 1
  if (kind === FI || kind === HI || kind === RI || kind === BI || kind === II) return 2
  if (isAir(kind)) return 4
  return isArmor(kind) ? 5 : 3
}

const cheapest: Tactic = () => (choice) => 10 - dearness(unitOfCode(choice))

const placing: Tactic = (_, aims) => (choice) => {
  if (choice === DONE) return 0
  return choice === ALL ? 1000 : 1 + aims.pull[areaOfCode(choice)]
}

/** The best attacks first, each with the units that those marked before leave it. */
const marking: Tactic = (state, aims) => {
  const { op } = state.agenda.top(STEP['mark-attacks'])
  const promised = promisedTo(state, aims.side, op)
  return (choice) => {
    if (choice === DONE) return 0
    const odds = estimate(state, aims.side, choice, op, promised)
    return odds === undefined ? -1 : attackValue(state, aims.temper, choice, aims.worth[choice], odds)
  }
}

/** Everybody joins, but of those whom another marked attack needs only as many as make this one sure. */
const joining: Tactic = (state, aims) => {
  const odds = oddsNow(state)
  const isSure = (odds?.attackerWins ?? 0) >= SURE
  return (choice) => {
    if (choice === CALL_OFF) return 0
    if (choice === DONE) return odds !== undefined && isPromising(state, aims.temper, odds) ? 1 : -1
    const isAll = unitOfCode(choice) === 0
    if (!bordersMarked(state, areaOfCode(choice))) return isAll ? 5 : 4
    return isSure ? -1 : isAll ? 2 : 3
  }
}

function bordersMarked(state: OstkriegState, area: number): boolean {
  const { graph } = state.content
  for (let i = graph.first[area]; i < graph.first[area + 1]; i++) if (hasBit(state.marked, graph.to[i])) return true
  return false
}

/** All go in who are not needed where they come from. */
const advancing: Tactic = (state, aims, question) => {
  let opens = false
  for (let i = 0; i < question.count; i++) {
    const choice = question.choices[i]
    if (choice === ALL || choice === DONE) continue
    if (staying(state, areaOfCode(choice)) < guardsOf(state, aims, areaOfCode(choice))) opens = true
  }
  const isTaken = state.control[state.battle.target] === aims.side
  return (choice) => {
    if (choice === ALL) return opens ? -1 : 5
    if (choice === DONE) return 0
    const area = areaOfCode(choice)
    if (state.landCount[area] > guardsOf(state, aims, area)) return 1 + dearness(unitOfCode(choice)) * 0.1
    // Somebody has to go in.
    return isTaken ? -1 : -0.5
  }
}

/** Who has to stay in an area from which an attack was made. */
const guardsOf = (state: OstkriegState, aims: Aims, area: number): number =>
  threat(state, area, aims.side) > 0
    ? Math.max(1, Math.min(2, aims.wanted[area]))
    : aims.worth[area] > 8
      ? Math.min(1, aims.wanted[area])
      : 0

function staying(state: OstkriegState, area: number): number {
  let count = 0
  for (let i = 0; i < state.landCount[area]; i++) if ((state.land[area * LAND_PLACES + i] & TAKES_PART) === 0) count++
  return count
}

/** The tactics of a side, step by step ([11.0]: the best move towards its objectives). */
export const TACTICS: { readonly [step in StepName]?: Tactic } = {
  attrition: () => (choice) => 10 - dearness(choice),
  'use-front-card': () => (choice) => choice,
  'front-defence': () => (choice) => choice,
  react: (_, aims) => (choice) => (choice === DONE ? 0 : aims.worth[choice]),
  'mark-moves': (state, aims) => (choice) => {
    if (choice === DONE) return 0
    const gain = bestStep(state, aims, choice)
    // A large stack on the move is worth more than a single unit.
    return Math.max(gain > 0 ? gain * Math.min(movers(state, aims, choice), 6) : -1, digIn(state, aims, choice))
  },
  'choose-move': (state, aims) => (choice) => (choice === DONE ? -1 : bestStep(state, aims, choice)),
  'move-unit': (state, aims) => (choice) => {
    if (choice === DONE) return 0
    // Who moves on afterwards loses nothing by it.
    if (choice === ENTRENCH) return aims.entrench[state.agenda.top(STEP['move-unit']).area] === 1 ? 100 : 0.1
    const from = areaOfCode(choice)
    if (isAir(unitOfCode(choice))) return bordersLandOf(state, from, enemyOf(aims.side)) ? -1 : 0.05
    return bestStep(state, aims, from, unitOfCode(choice))
  },
  'move-to': (state, aims) => {
    const { from, unit } = state.agenda.top(STEP['move-to'])
    if (isAir(unit))
      return (choice) => aims.pull[choice] - (isRebase(state, from, choice) ? 5 : 0) + (state.landCount[choice] > 0 ? 3 : 0)
    return (choice) => moveGain(state, aims, from, choice % THROUGH)
  },
  'forced-rebase': (state, aims) => (choice) => state.landCount[choice] * 2 - threat(state, choice, aims.side),
  'rail-from': (state, aims) => {
    let best = 0
    for (let area = 1; area < AREAS; area++)
      if (state.control[area] === aims.side) best = Math.max(best, railWorth(state, aims, area))
    return (choice) => {
      if (choice === DONE) return 0
      return idle(state, aims, choice) && best > aims.pull[choice] + 1 ? 1 + state.landCount[choice] : -1
    }
  },
  'rail-unit': () => (choice) => 10 - dearness(choice),
  'rail-to': (state, aims) => (choice) => railWorth(state, aims, choice),
  'rebase-from': (state, aims) => (choice) =>
    choice === DONE ? 0 : aims.pull[choice] < 4 && threat(state, choice, aims.side) === 0 ? 1 : -1,
  'rebase-to': (state, aims) => (choice) => aims.pull[choice] + (state.landCount[choice] > 0 ? 3 : 0),
  place: placing,
  'place-choice': placing,
  'place-partisan': (state, aims) => (choice) =>
    choice === DONE ? 0 : 1 + aims.worth[choice] + 3 * starvingAfter(state, choice, aims.side, enemyOf(aims.side)),
  'remove-partisan': (_, aims) => (choice) => (choice === DONE ? 0 : aims.side === AXIS ? 1 : -1),
  entrench: (state, aims) => (choice) => {
    if (choice === DONE) return 0
    const near = threat(state, choice, aims.side)
    return aims.entrench[choice] * 20 + aims.worth[choice] * (near > 0 ? 1 : 0.2) + near
  },
  'mark-attacks': marking,
  'choose-attack': (state, aims) => {
    const { op } = state.agenda.top(STEP['choose-attack'])
    return (choice) => {
      if (choice === DONE) return -2
      const odds = estimate(state, aims.side, choice, op)
      return odds === undefined ? -1 : attackValue(state, aims.temper, choice, aims.worth[choice], odds)
    }
  },
  attackers: joining,
  'commit-air': (state, aims) => {
    const { target, attacker } = state.battle
    const enemy = enemyOf(aims.side)
    // The attacker reckons with what could come, the defender with what has come.
    const against = aims.side === attacker ? airNear(state, target, enemy) : committedAir(state, enemy)
    const isWorthIt = against === 0 || airNear(state, target, aims.side) >= against
    return (choice) => (choice === DONE ? 0 : choice === ALL && isWorthIt ? 1 : -1)
  },
  losses: cheapest,
  'decide-advance': () => (choice) => choice,
  retreat: (state, aims) => (choice) => {
    const area = areaOfCode(choice)
    if (area === 0) return 10 - dearness(unitOfCode(choice))
    return aims.worth[area] + state.landCount[area] - threat(state, area, aims.side) * 0.5 + dearness(unitOfCode(choice)) * 0.1
  },
  advance: advancing,
  'land-air': (state, aims) => (choice) => {
    if (choice === DONE) return 0
    const to = unitOfCode(choice)
    return to === state.battle.target && state.landCount[to] > 2 ? 1 : state.landCount[to] - threat(state, to, aims.side) - 20
  },
}

/** Worth of another unit that comes by rail: not where many stand already. */
const railWorth = (state: OstkriegState, aims: Aims, area: number): number =>
  aims.pull[area] + aims.assault[area] - state.landCount[area] * 2

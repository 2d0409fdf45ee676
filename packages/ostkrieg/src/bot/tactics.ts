import type { Question } from '@railhead/table'
import { oddsNow } from '../odds.ts'
import { committedAir } from '../rules/combat.ts'
import { isRebase } from '../rules/movement.ts'
import { holdsGround } from '../rules/stacks.ts'
import { LAND_PLACES, type OstkriegState } from '../state.ts'
import { STEP, type StepName } from '../steps/frames.ts'
import { ALL, areaOfCode, CALL_OFF, DONE, unitOfCode } from '../steps/reading.ts'
import { AXIS, BI, enemyOf, FI, HI, II, isAir, isArmor, KIND, RI, SP, YP } from '../units.ts'
import { type Aims, bordersLandOf, starvingAfter, threat } from './aims.ts'
import { airNear, estimate } from './estimate.ts'
import { AGGRESSIVE, DEFENSIVE, triggeredGoals, triggersOf } from './plan.ts'

/** A number for a choice; the highest is taken, the first among equals. Choices that are worth nothing are below `DONE`, which is 0. */
export type Score = (state: OstkriegState, aims: Aims, choice: number, question: Question) => number

/** How likely a victory must be before the bot attacks, by personality. */
const BOLDNESS = [0.5, 0.6, 0.7]
const LOSS = 4
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

/** What an attack would be worth to the bot. */
function attackScore(state: OstkriegState, aims: Aims, target: number, op: number): number {
  const odds = estimate(state, aims.side, target, op)
  if (odds === undefined || odds.attackerWins < BOLDNESS[state.personality]) return -1
  for (const { attackWith } of triggersOf(state))
    if (attackWith?.area === target && odds.attackerDice < attackWith.dice) return -1
  return aims.worth[target] * odds.attackerWins + LOSS * (odds.defenderLosses - odds.attackerLosses)
}

/** Would the area be left open to an enemy next to it? */
function isLastGuard(state: OstkriegState, aims: Aims, area: number): boolean {
  return state.landCount[area] === 1 && bordersLandOf(state, area, enemyOf(aims.side))
}

/** The gain of a land unit that goes from one area to another. */
function moveGain(state: OstkriegState, aims: Aims, from: number, to: number): number {
  let gain = aims.pull[to] - aims.pull[from]
  if (state.control[to] !== aims.side) gain += aims.worth[to]
  if (aims.leave[from] === 1) gain += 5
  if (isLastGuard(state, aims, from)) gain -= aims.worth[from] + 4
  // A small stack should not walk up to a large one.
  if (state.landCount[to] < 2) gain -= threat(state, to, aims.side) * 0.5
  return gain
}

const placeScore: Score = (_, aims, choice) => {
  if (choice === DONE) return 0
  return choice === ALL ? 1000 : 1 + aims.pull[areaOfCode(choice)]
}

/** Best destination of a unit in an area, by the neighbours alone. */
function bestStep(state: OstkriegState, aims: Aims, from: number): number {
  const { graph } = state.content
  let best = -1
  for (let i = graph.first[from]; i < graph.first[from + 1]; i++) {
    const to = graph.to[i]
    if (state.control[to] !== aims.side && holdsGround(state, to)) continue
    const gain = moveGain(state, aims, from, to)
    if (gain > best) best = gain
  }
  return best
}

/** Units that are not needed where they stand. */
function idle(state: OstkriegState, aims: Aims, area: number): boolean {
  if (state.landCount[area] <= aims.wanted[area] || bordersLandOf(state, area, enemyOf(aims.side))) return false
  return aims.pull[area] < 20 || aims.wanted.some((wanted, other) => state.landCount[other] < wanted)
}

/** The tactics of the bot, step by step ([11.0]: the best move towards its objectives). */
export const TACTICS: { readonly [step in StepName]?: Score } = {
  attrition: (_s, _a, choice) => 10 - dearness(choice),
  'use-front-card': (_s, _a, choice) => choice,
  'front-defence': (_s, _a, choice) => choice,
  react: (_s, aims, choice) => (choice === DONE ? 0 : aims.worth[choice]),
  'mark-moves': (state, aims, choice) => (choice === DONE ? 0 : Math.max(bestStep(state, aims, choice), aims.entrench[choice])),
  'choose-move': (state, aims, choice) => (choice === DONE ? -1 : bestStep(state, aims, choice)),
  'move-unit': (state, aims, choice) => {
    if (choice === DONE) return 0
    // Who moves on afterwards loses nothing by it.
    if (choice === ENTRENCH) return aims.entrench[state.agenda.top(STEP['move-unit']).area] === 1 ? 100 : 0.1
    const from = areaOfCode(choice)
    if (isAir(unitOfCode(choice))) return bordersLandOf(state, from, enemyOf(aims.side)) ? -1 : 0.05
    return bestStep(state, aims, from) - 0.5
  },
  'move-to': (state, aims, choice) => {
    const { from, unit } = state.agenda.top(STEP['move-to'])
    if (isAir(unit)) return aims.pull[choice] - (isRebase(state, from, choice) ? 5 : 0) + (state.landCount[choice] > 0 ? 3 : 0)
    return moveGain(state, aims, from, choice % THROUGH)
  },
  'forced-rebase': (state, aims, choice) => state.landCount[choice] * 2 - threat(state, choice, aims.side),
  'rail-from': (state, aims, choice) => (choice === DONE ? 0 : idle(state, aims, choice) ? 1 + state.landCount[choice] : -1),
  'rail-unit': (_s, _a, choice) => 10 - dearness(choice),
  'rail-to': (state, aims, choice) => aims.pull[choice] - state.landCount[choice] * 2,
  'rebase-from': (state, aims, choice) =>
    choice === DONE ? 0 : aims.pull[choice] < 4 && threat(state, choice, aims.side) === 0 ? 1 : -1,
  'rebase-to': (state, aims, choice) => aims.pull[choice] + (state.landCount[choice] > 0 ? 3 : 0),
  place: placeScore,
  'place-choice': placeScore,
  'place-partisan': (state, aims, choice) =>
    choice === DONE ? 0 : 1 + aims.worth[choice] + 3 * starvingAfter(state, choice, aims.side, enemyOf(aims.side)),
  'remove-partisan': (_s, aims, choice) => (choice === DONE ? 0 : aims.side === AXIS ? 1 : -1),
  entrench: (state, aims, choice) => {
    if (choice === DONE) return 0
    const near = threat(state, choice, aims.side)
    return aims.entrench[choice] * 20 + aims.worth[choice] * (near > 0 ? 1 : 0.2) + near
  },
  'mark-attacks': (state, aims, choice) =>
    choice === DONE ? 0 : attackScore(state, aims, choice, state.agenda.top(STEP['mark-attacks']).op),
  'choose-attack': (state, aims, choice) =>
    choice === DONE ? -2 : attackScore(state, aims, choice, state.agenda.top(STEP['choose-attack']).op),
  attackers: (state, _a, choice) => {
    if (choice === CALL_OFF) return 0
    if (choice === DONE) return (oddsNow(state)?.attackerWins ?? 0) >= BOLDNESS[state.personality] ? 1 : -1
    return unitOfCode(choice) === 0 ? 3 : 2
  },
  'commit-air': (state, aims, choice) => {
    const { target, attacker } = state.battle
    const enemy = enemyOf(aims.side)
    // The attacker reckons with what could come, the defender with what has come.
    const against = aims.side === attacker ? airNear(state, target, enemy) : committedAir(state, enemy)
    const mine = airNear(state, target, aims.side)
    if (choice === DONE) return 0
    return choice === ALL && (against === 0 || mine >= against) ? 1 : -1
  },
  losses: (_s, _a, choice) => 10 - dearness(unitOfCode(choice)),
  'decide-advance': (_s, _a, choice) => choice,
  retreat: (state, aims, choice) => {
    const area = areaOfCode(choice)
    if (area === 0) return 10 - dearness(unitOfCode(choice))
    return aims.worth[area] + state.landCount[area] - threat(state, area, aims.side) * 0.5 + dearness(unitOfCode(choice)) * 0.1
  },
  advance: (state, aims, choice, question) => {
    // All go in, unless that would open an area worth guarding.
    const opens = guarded(state, aims, question)
    if (choice === ALL) return opens ? -1 : 5
    if (choice === DONE) return 0
    return opens && lastOut(state, aims, areaOfCode(choice)) && state.control[state.battle.target] === aims.side ? -1 : 1
  },
  'land-air': (state, aims, choice) => {
    if (choice === DONE) return 0
    const to = unitOfCode(choice)
    return to === state.battle.target && state.landCount[to] > 2 ? 1 : state.landCount[to] - threat(state, to, aims.side) - 20
  },
}

const lastOut = (state: OstkriegState, aims: Aims, area: number): boolean =>
  state.landCount[area] === 1 && aims.worth[area] > 5 && threat(state, area, aims.side) > 0

function guarded(state: OstkriegState, aims: Aims, question: Question): boolean {
  for (let i = 0; i < question.count; i++) {
    const choice = question.choices[i]
    if (choice === ALL || choice === DONE) continue
    const area = areaOfCode(choice)
    const staying = state.landCount[area] - attackersIn(state, area)
    if (staying === 0 && aims.worth[area] > 5 && threat(state, area, aims.side) > 0) return true
  }
  return false
}

function attackersIn(state: OstkriegState, area: number): number {
  let count = 0
  for (let i = 0; i < state.landCount[area]; i++) if (state.land[area * LAND_PLACES + i] >= 128) count++
  return count
}

/** [12.0] Two boxes without an attack: does a card event trigger ask for entrenchment? */
export const wantsToEntrench = (state: OstkriegState): boolean =>
  triggeredGoals(state).some((goal) => 'entrench' in goal || ('do' in goal && goal.do === 'entrench-front'))

/** [8.0] Two boxes: an aggressive bot takes the one with the attack, a defensive one the other, a balanced one if it promises well. */
export function takesAttackBox(state: OstkriegState, best: number): boolean {
  if (state.personality === AGGRESSIVE) return true
  return state.personality === DEFENSIVE ? false : best >= 1
}

import { AREAS } from '../content/content.ts'
import { type Odds, oddsOf } from '../odds.ts'
import { type Forces, noForces, readDefence } from '../rules/combat.ts'
import { LAST_YEAR } from '../rules/numbers.ts'
import { heldBy, nextInBoth } from '../rules/places.ts'
import { victoryPoints } from '../rules/victory.ts'
import type { OstkriegState } from '../state.ts'
import { STEP } from '../steps/frames.ts'
import { AXIS, enemyOf } from '../units.ts'
import { allForces } from './estimate.ts'
import type { Temper } from './temper.ts'

/** How likely a victory must be before a side attacks, by personality. */
const BOLDNESS = [0.5, 0.6, 0.7]
/** Also a less likely one is worth trying where the enemy loses no less than oneself. */
const EXCHANGE = 0.35
/** When the last year ends as it stands, nothing is left to lose. */
const DESPERATE = 0.2
/** What a unit is worth. */
const LOSS = 4
/** A unit more is reckoned as a third of three more: dice come by twos to sixes. */
const MORE = 3

/** What an attack with these odds would be worth; below 0 when it should not be made. */
export function attackValue(state: OstkriegState, temper: Temper, target: number, worth: number, odds: Odds): number {
  for (const { area, dice } of temper.attackWith) if (area === target && odds.attackerDice < dice) return -1
  if (!isPromising(state, temper, odds)) return -1
  return worth * odds.attackerWins + LOSS * (odds.defenderLosses - odds.attackerLosses)
}

export function isPromising(state: OstkriegState, temper: Temper, odds: Odds): boolean {
  if (odds.attackerWins >= BOLDNESS[temper.personality]) return true
  if (odds.attackerWins >= EXCHANGE && odds.defenderLosses >= odds.attackerLosses) return true
  return odds.attackerWins >= DESPERATE && isLosing(state, temper.side)
}

const isLosing = (state: OstkriegState, side: number): boolean =>
  state.year === LAST_YEAR && victoryPoints(state, side) <= victoryPoints(state, enemyOf(side))

/** Before the attacks of a card units go where they make one possible, or likelier. */
export function findAssault(state: OstkriegState, temper: Temper, worth: Float64Array): Float64Array {
  const gains = new Float64Array(AREAS)
  const op = attackAhead(state)
  if (op === 0) return gains
  const { side } = temper
  const { graph } = state.content
  const enemies = heldBy(state, enemyOf(side))
  for (
    let target = nextInBoth(enemies, state.withGround, 1);
    target > 0;
    target = nextInBoth(enemies, state.withGround, target + 1)
  ) {
    const forces = allForces(state, side, target, op) ?? unopposed(state, side, target)
    const now = forces.attackerUnits === 0 ? 0 : Math.max(0, attackValue(state, temper, target, worth[target], oddsOf(forces)))
    forces.attackerUnits += MORE
    if (side === AXIS) forces.attackerGermans += MORE
    const gain = (attackValue(state, temper, target, worth[target], oddsOf(forces)) - now) / MORE
    if (gain <= 0) continue
    for (let i = graph.first[target]; i < graph.first[target + 1]; i++) {
      const from = graph.to[i]
      if (gain > gains[from]) gains[from] = gain
    }
  }
  return gains
}

/** The defenders of an area that nobody stands before yet. */
function unopposed(state: OstkriegState, side: number, target: number): Forces {
  const forces = noForces()
  forces.attacker = side
  forces.year = state.year
  readDefence(state, target, forces)
  return forces
}

/** The attack that the card in play still has before it, 0 for none. */
function attackAhead(state: OstkriegState): number {
  const { ops } = state.content.program
  const card = state.agenda.nearest(STEP.card)
  for (let at: number = card?.next ?? 0; ops[at].verb !== 'end'; at++) if (ops[at].verb === 'attack') return at
  return 0
}

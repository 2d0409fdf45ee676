import { attackAt } from '../content/program.ts'
import { type Odds, oddsOf } from '../odds.ts'
import { type Forces, noForces, readDefence } from '../rules/combat.ts'
import { inSupply } from '../rules/supply.ts'
import { AIR_PLACES, LAND_PLACES, type OstkriegState } from '../state.ts'
import { AXIS, FI, FOUGHT, isArmor, isGermanLand, KIND, MOVED_SIDE } from '../units.ts'

/** Aircraft of a side that could come to the area. */
export function airNear(state: OstkriegState, area: number, side: number): number {
  const { graph } = state.content
  let count = readyAir(state, area, side)
  for (let i = graph.first[area]; i < graph.first[area + 1]; i++) count += readyAir(state, graph.to[i], side)
  return count
}

function readyAir(state: OstkriegState, area: number, side: number): number {
  if (state.control[area] !== side) return 0
  let count = 0
  for (let i = 0; i < state.airCount[area]; i++) if ((state.air[area * AIR_PLACES + i] & (MOVED_SIDE | FOUGHT)) === 0) count++
  return count
}

/** The odds of an attack with everybody who could join in; undefined when nobody can. */
export function estimate(state: OstkriegState, side: number, target: number, op: number): Odds | undefined {
  const forces = allForces(state, side, target, op)
  return forces === undefined ? undefined : oddsOf(forces)
}

/** Everybody who could join in an attack, and all who defend, after air combat; undefined when nobody can attack. */
export function allForces(state: OstkriegState, side: number, target: number, op: number): Forces | undefined {
  const f = noForces()
  f.attacker = side
  f.year = state.year
  countAttackers(state, side, target, f)
  if (f.attackerUnits === 0) return undefined
  readDefence(state, target, f)
  const mine = airNear(state, target, side)
  const theirs = airNear(state, target, 1 - side)
  f.attackerAir = Math.max(0, mine - theirs)
  f.defenderAir = Math.max(0, theirs - mine)
  f.cardDice = attackAt(state.content.program, op).dice
  return f
}

function countAttackers(state: OstkriegState, side: number, target: number, f: Forces): void {
  const { graph } = state.content
  for (let i = graph.first[target]; i < graph.first[target + 1]; i++) {
    const area = graph.to[i]
    if (state.control[area] !== side) continue
    for (let n = 0; n < state.landCount[area]; n++) {
      const unit = state.land[area * LAND_PLACES + n]
      const kind = unit & KIND
      // Finns need Germans beside them; the estimate leaves them out.
      if ((unit & FOUGHT) !== 0 || kind === FI || !inSupply(state, kind, area)) continue
      f.attackerUnits++
      f.attackerArmor += isArmor(kind) ? 1 : 0
      if (side === AXIS) f.attackerGermans += isGermanLand(kind) ? 1 : 0
    }
  }
}

import { hasBit, nextBit } from '@railhead/table'
import { AREAS, SOVIET_UNION } from '../content/content.ts'
import { attackAt } from '../content/program.ts'
import { type Odds, oddsOf } from '../odds.ts'
import { type Forces, noForces, readDefence, tieIsSoviet } from '../rules/combat.ts'
import { closedNow } from '../rules/movement.ts'
import { inSupply } from '../rules/supply.ts'
import { AIR_PLACES, LAND_PLACES, type OstkriegState } from '../state.ts'
import { AXIS, BI, FI, FOUGHT, HI, isArmor, isGermanLand, KIND, MOVED_SIDE, RI } from '../units.ts'

/** More force than this chance of victory needs is left for other attacks. */
export const SURE = 0.9

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

/** How many land units of each area are needed for other attacks. */
export type Promised = Uint8Array
const NONE: Promised = new Uint8Array(AREAS)

/** The odds of an attack with everybody who could join in; undefined when nobody can. */
export function estimate(
  state: OstkriegState,
  side: number,
  target: number,
  op: number,
  promised: Promised = NONE,
): Odds | undefined {
  const forces = allForces(state, side, target, op, promised)
  return forces === undefined ? undefined : oddsOf(forces)
}

/** Everybody who could join in an attack, and all who defend, after air combat; undefined when nobody can attack. */
export function allForces(
  state: OstkriegState,
  side: number,
  target: number,
  op: number,
  promised: Promised = NONE,
): Forces | undefined {
  const f = noForces()
  f.attacker = side
  f.year = state.year
  countAttackers(state, target, f, promised)
  if (f.attackerUnits === 0) return undefined
  readDefence(state, target, f)
  const mine = airNear(state, target, side)
  const theirs = airNear(state, target, 1 - side)
  f.attackerAir = Math.max(0, mine - theirs)
  f.defenderAir = Math.max(0, theirs - mine)
  const { dice, diceAgainst, ties, ignoreEntrenchment } = attackAt(state.content.program, op)
  f.cardDice = diceAgainst === 0 || (diceAgainst & f.defenderKinds) !== 0 ? dice : 0
  f.sovietTie = tieIsSoviet(ties, f.defenderKinds)
  if (ignoreEntrenchment) f.entrenched = false
  return f
}

function countAttackers(state: OstkriegState, target: number, f: Forces, promised: Promised): void {
  const { graph, country } = state.content
  let finns = 0
  let romanians = 0
  let othersThan = 0
  for (let i = graph.first[target]; i < graph.first[target + 1]; i++) {
    const area = graph.to[i]
    if (state.control[area] !== f.attacker || closedNow(state, area)) continue
    for (let n = promised[area]; n < state.landCount[area]; n++) {
      const unit = state.land[area * LAND_PLACES + n]
      const kind = unit & KIND
      if ((unit & FOUGHT) !== 0 || !inSupply(state, kind, area)) continue
      if (kind === FI) {
        finns++
        continue
      }
      if (kind === RI) romanians++
      if (kind === HI || kind === BI) othersThan++
      f.attackerUnits++
      f.attackerArmor += isArmor(kind) ? 1 : 0
      if (f.attacker === AXIS) f.attackerGermans += isGermanLand(kind) ? 1 : 0
    }
  }
  // [8.4.2.1]: Romanians attack without Hungarians and Bulgarians, Finns at home or beside Germans.
  if (romanians > 0 && othersThan > 0) f.attackerUnits -= Math.min(romanians, othersThan)
  if (f.attackerGermans > 0 || country[target] !== SOVIET_UNION) f.attackerUnits += finns
}

/** Who is needed for the attacks that are marked: of each target's neighbours as many as make it sure, those first that no other mark wants. */
export function promisedTo(state: OstkriegState, side: number, op: number): Promised {
  const promised = new Uint8Array(AREAS)
  for (let target = nextBit(state.marked, 0); target >= 0; target = nextBit(state.marked, target + 1))
    promise(state, side, op, target, promised)
  return promised
}

function promise(state: OstkriegState, side: number, op: number, target: number, promised: Promised): void {
  const { graph } = state.content
  // Units elsewhere are held back first, then let go one by one until the attack is sure without the rest.
  const held = promised.slice()
  const near: number[] = []
  for (let i = graph.first[target]; i < graph.first[target + 1]; i++) {
    const area = graph.to[i]
    if (state.control[area] !== side || state.landCount[area] === 0) continue
    near.push(area)
    held[area] = state.landCount[area]
  }
  near.sort((a, b) => otherTargets(state, a, target, side) - otherTargets(state, b, target, side) || a - b)
  for (const area of near)
    while (held[area] > promised[area]) {
      if ((estimate(state, side, target, op, held)?.attackerWins ?? 0) >= SURE) break
      held[area]--
    }
  for (const area of near) promised[area] += state.landCount[area] - held[area]
}

/** How many other areas with enemies an area borders on. */
function otherTargets(state: OstkriegState, area: number, target: number, side: number): number {
  const { graph } = state.content
  let count = 0
  for (let i = graph.first[area]; i < graph.first[area + 1]; i++) {
    const to = graph.to[i]
    if (to !== target && state.control[to] === 1 - side && hasBit(state.withGround, to)) count++
  }
  return count
}

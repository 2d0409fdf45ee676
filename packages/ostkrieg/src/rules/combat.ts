import { attackAt, type Ties } from '../content/program.ts'
import { AIR_PLACES, LAND_PLACES, type OstkriegState } from '../state.ts'
import {
  type AreaId,
  AXIS,
  airOf,
  FI,
  GERMAN_LAND_KINDS,
  isArmor,
  isGermanLand,
  KIND,
  RETREATED,
  SOVIET,
  TAKES_PART,
} from '../units.ts'
import { ALLIED_DIVISOR, FINNISH_DEFENCE_DIVISOR, GERMAN_DIVISOR, HIT, SIX, SOVIET_DIVISORS } from './numbers.ts'
import { hasEntrenched, partisansIn } from './stacks.ts'
import { landStarves } from './supply.ts'

/** What decides the dice and the damage of a battle ([8.4.2.2]). */
export type Forces = {
  /** Side of the attacker. */
  attacker: number
  year: number
  attackerUnits: number
  attackerArmor: number
  attackerGermans: number
  /** Air units left after air combat. */
  attackerAir: number
  /** Units that roll: those that retreated in this card play do not ([8.4.2.3]). */
  defenderUnits: number
  defenderArmor: number
  defenderGermans: number
  defenderFinns: number
  defenderAir: number
  /** Everything in the area that can be lost. */
  defenderBodies: number
  /** Armor that can be lost, with those that retreated. */
  defenderArmorBodies: number
  outOfSupply: boolean
  entrenched: boolean
  /** Kinds of Infantry and Armor among the defenders, as bits: some cards ask for them. */
  defenderKinds: number
  cardDice: number
  defenceDice: number
  /** Does a tie go to the Soviets? */
  sovietTie: boolean
}

export const noForces = (): Forces => ({
  attacker: AXIS,
  year: 0,
  attackerUnits: 0,
  attackerArmor: 0,
  attackerGermans: 0,
  attackerAir: 0,
  defenderUnits: 0,
  defenderArmor: 0,
  defenderGermans: 0,
  defenderFinns: 0,
  defenderAir: 0,
  defenderBodies: 0,
  defenderArmorBodies: 0,
  outOfSupply: false,
  entrenched: false,
  defenderKinds: 0,
  cardDice: 0,
  defenceDice: 0,
  sovietTie: false,
})

/** Units per die, by nationality and year. */
function divisor(side: number, year: number, germans: number, onlyFinnsDefend: boolean): number {
  if (side === SOVIET) return SOVIET_DIVISORS[year]
  if (germans > 0) return GERMAN_DIVISOR
  return onlyFinnsDefend ? FINNISH_DEFENCE_DIVISOR : ALLIED_DIVISOR
}

/** All fractions are rounded up. */
const perDie = (units: number, by: number): number => Math.floor((units + by - 1) / by)

export function attackDice(f: Forces): number {
  const units = perDie(f.attackerUnits, divisor(f.attacker, f.year, f.attackerGermans, false))
  return units + (f.attackerArmor > f.defenderArmor ? 1 : 0) + (f.attackerAir > 0 ? 1 : 0) + f.cardDice
}

export function defenceDice(f: Forces): number {
  const onlyFinns = f.defenderFinns > 0 && f.defenderFinns === f.defenderUnits
  const units = perDie(f.defenderUnits, divisor(1 - f.attacker, f.year, f.defenderGermans, onlyFinns))
  const armor = f.defenderArmor > f.attackerArmor ? 1 : 0
  const dice = units + armor + (f.defenderAir > 0 ? 1 : 0) + f.defenceDice
  // One die less without supply, to a minimum of one; nobody who can roll leaves nothing to reduce.
  return f.outOfSupply && dice > 1 ? dice - 1 : dice
}

/** Damage to the defender: doubled without supply, then one less for entrenchment. */
export function damageToDefender(f: Forces, hits: number): number {
  const damage = f.outOfSupply ? hits * 2 : hits
  return f.entrenched && damage > 0 ? damage - 1 : damage
}

/** The side that did more damage wins; the Axis wins ties unless a card says otherwise. */
export function winnerOf(f: Forces, toDefender: number, toAttacker: number): number {
  if (toDefender > toAttacker) return f.attacker
  if (toAttacker > toDefender) return 1 - f.attacker
  return f.sovietTie ? SOVIET : AXIS
}

/**
 * A six that a side without Armor suffers costs it one of the air points left after air combat, "in addition to all other
 * losses", also when those are everybody. It counts only with damage.
 */
export const sixCostsAir = (damage: number, armor: number, air: number): boolean => damage > 0 && armor === 0 && air > 0

export const isHit = (die: number): boolean => die >= HIT
export const isSix = (die: number): boolean => die === SIX

/** [8.4.2.2]: the areas within one of the combat, from which air supports it and where it lands: the area itself, then its neighbours. */
export const areasAroundBattle = ({ battle, content }: OstkriegState): number[] => [
  battle.target,
  ...content.graph.around[battle.target],
]

/** Air units of a side committed to the present battle. */
export function committedAir(state: OstkriegState, side: number): number {
  const { graph } = state.content
  const { target } = state.battle
  let count = committedFrom(state, target, side)
  for (let i = graph.first[target]; i < graph.first[target + 1]; i++) count += committedFrom(state, graph.to[i], side)
  return count
}

/** Those of the side that came from that base, whoever holds it by now. */
export function committedFrom(state: OstkriegState, base: AreaId, side: number): number {
  const committed = airOf(side) | TAKES_PART
  const first = base * AIR_PLACES
  let count = 0
  for (let at = first; at < first + state.airCount[base]; at++) if ((state.air[at] & (KIND | TAKES_PART)) === committed) count++
  return count
}

/** Reads the forces of the present battle from the map, air after its losses. */
export function readForces(state: OstkriegState, into: Forces): Forces {
  const { battle } = state
  const { graph, program } = state.content
  const f = into
  f.attacker = battle.attacker
  f.year = state.year
  f.attackerUnits = 0
  f.attackerArmor = 0
  f.attackerGermans = 0
  for (let i = graph.first[battle.target]; i < graph.first[battle.target + 1]; i++) {
    const area = graph.to[i]
    const first = area * LAND_PLACES
    for (let at = first; at < first + state.landCount[area]; at++) {
      if ((state.land[at] & TAKES_PART) === 0) continue
      const kind = state.land[at] & KIND
      f.attackerUnits++
      f.attackerArmor += isArmor(kind) ? 1 : 0
      f.attackerGermans += isGermanLand(kind) ? 1 : 0
    }
  }
  readDefence(state, battle.target, f)
  f.attackerAir = committedAir(state, battle.attacker)
  f.defenderAir = committedAir(state, battle.defender)
  const { diceAgainst, dice, ties, ignoreEntrenchment } = attackAt(program, battle.op)
  f.cardDice = diceAgainst === 0 || (diceAgainst & f.defenderKinds) !== 0 ? dice : 0
  f.defenceDice = battle.defenceDice
  f.sovietTie = battle.sovietTie === 1 || tieIsSoviet(ties, f.defenderKinds)
  if (ignoreEntrenchment) f.entrenched = false
  return f
}

/** Does the card give a tie to the Soviets against defenders of these kinds? */
export const tieIsSoviet = (ties: Ties, defenderKinds: number): boolean =>
  ties === 'soviet' || (ties === 'soviet-if-no-german-defends' && (defenderKinds & GERMAN_LAND_KINDS) === 0)

/** The defender's half: everything that stands in the area. */
export function readDefence(state: OstkriegState, area: AreaId, f: Forces): void {
  const partisans = partisansIn(state, area)
  f.defenderUnits = partisans
  f.defenderBodies = state.landCount[area] + partisans
  f.defenderArmor = 0
  f.defenderArmorBodies = 0
  f.defenderGermans = 0
  f.defenderFinns = 0
  f.defenderKinds = 0
  const first = area * LAND_PLACES
  for (let at = first; at < first + state.landCount[area]; at++) {
    const unit = state.land[at]
    const kind = unit & KIND
    f.defenderKinds |= 1 << kind
    f.defenderArmorBodies += isArmor(kind) ? 1 : 0
    // [8.4.2.1], [8.4.2.3]: who retreated in this card play adds nothing.
    if ((unit & RETREATED) !== 0) continue
    f.defenderUnits++
    f.defenderArmor += isArmor(kind) ? 1 : 0
    f.defenderGermans += isGermanLand(kind) ? 1 : 0
    if (kind === FI) f.defenderFinns++
  }
  f.outOfSupply = landStarves(state, area)
  f.entrenched = hasEntrenched(state, area)
}

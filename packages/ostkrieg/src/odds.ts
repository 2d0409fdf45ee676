import {
  attackDice,
  damageToDefender,
  defenceDice,
  type Forces,
  noForces,
  readForces,
  sixCostsAir,
  winnerOf,
} from './rules/combat.ts'
import type { OstkriegState } from './state.ts'

/** What a battle will bring, exactly. Chances from 0 to 1, losses as expected numbers of units. */
export type Odds = {
  readonly attackerDice: number
  readonly defenderDice: number
  readonly attackerWins: number
  readonly attackerLosses: number
  readonly defenderLosses: number
  /** Air points lost to sixes, on top of the losses. */
  readonly attackerAirLosses: number
  readonly defenderAirLosses: number
  /** The attacker wins and somebody is left to be driven out. */
  readonly defenderRetreats: number
  readonly defenderEliminated: number
  readonly attackerEliminated: number
}

const CHANCE_OF_HIT = 1 / 2
const CHANCE_OF_HIT_BUT_NOT_SIX = 1 / 3

/** Chance of each number of hits, with and without a six among them. */
type Hits = {
  readonly all: readonly number[]
  readonly withoutSix: readonly number[]
}

function hitsOf(dice: number): Hits {
  const all: number[] = []
  const withoutSix: number[] = []
  let ways = 1
  for (let hits = 0; hits <= dice; hits++) {
    const misses = power(CHANCE_OF_HIT, dice - hits)
    all.push(ways * power(CHANCE_OF_HIT, hits) * misses)
    withoutSix.push(ways * power(CHANCE_OF_HIT_BUT_NOT_SIX, hits) * misses)
    ways = (ways * (dice - hits)) / (hits + 1)
  }
  return { all, withoutSix }
}

function power(base: number, exponent: number): number {
  let result = 1
  for (let i = 0; i < exponent; i++) result *= base
  return result
}

/** Battles are alike in a few numbers, and a search meets the same again and again. */
const known = new Map<number, Odds>()

/** [8.4.2.2]: every pair of hits, weighed by its chance. The forces are those after air combat. */
export function oddsOf(f: Forces): Odds {
  const attackerDice = attackDice(f)
  const defenderDice = defenceDice(f)
  const key = keyOf(f, attackerDice, defenderDice)
  let odds = known.get(key)
  if (odds === undefined) {
    odds = reckon(f, attackerDice, defenderDice)
    known.set(key, odds)
  }
  return odds
}

/** All that the odds hang on. Of units that no dice can reach one stands for all. */
function keyOf(f: Forces, attackerDice: number, defenderDice: number): number {
  const flags =
    (f.outOfSupply ? 1 : 0) +
    (f.entrenched ? 2 : 0) +
    (winnerOf(f, 0, 0) === f.attacker ? 4 : 0) +
    (sixCostsAir(1, f.defenderArmorBodies, f.defenderAir) ? 8 : 0) +
    (sixCostsAir(1, f.attackerArmor, f.attackerAir) ? 16 : 0)
  const bodies = Math.min(f.defenderBodies, 2 * attackerDice + 1)
  const units = Math.min(f.attackerUnits, defenderDice + 1)
  return (((attackerDice * 64 + defenderDice) * 128 + bodies) * 64 + units) * 32 + flags
}

function reckon(f: Forces, attackerDice: number, defenderDice: number): Odds {
  const struck = hitsOf(attackerDice)
  const back = hitsOf(defenderDice)
  let attackerWins = 0
  let attackerLosses = 0
  let defenderLosses = 0
  let attackerAirLosses = 0
  let defenderAirLosses = 0
  let defenderRetreats = 0
  let defenderEliminated = 0
  let attackerEliminated = 0
  struck.all.forEach((chance, hits) => {
    const damage = damageToDefender(f, hits)
    const lost = Math.min(damage, f.defenderBodies)
    defenderLosses += chance * lost
    if (lost === f.defenderBodies) defenderEliminated += chance
    // A six costs Armor within the losses; without Armor, an air point more.
    if (sixCostsAir(damage, f.defenderArmorBodies, f.defenderAir)) defenderAirLosses += chance - struck.withoutSix[hits]
    back.all.forEach((chanceBack, hitsBack) => {
      const both = chance * chanceBack
      if (winnerOf(f, damage, hitsBack) !== f.attacker) return
      attackerWins += both
      if (lost < f.defenderBodies && hitsBack < f.attackerUnits) defenderRetreats += both
    })
  })
  back.all.forEach((chance, hits) => {
    const lost = Math.min(hits, f.attackerUnits)
    attackerLosses += chance * lost
    if (lost === f.attackerUnits) attackerEliminated += chance
    if (sixCostsAir(hits, f.attackerArmor, f.attackerAir)) attackerAirLosses += chance - back.withoutSix[hits]
  })
  return {
    attackerDice,
    defenderDice,
    attackerWins,
    attackerLosses,
    defenderLosses,
    attackerAirLosses,
    defenderAirLosses,
    defenderRetreats,
    defenderEliminated,
    attackerEliminated,
  }
}

/**
 * The odds of the battle that is being prepared, with those who take part so far; undefined when there is none. Air that
 * both sides have committed is taken off first, as it will be.
 */
export function oddsNow(state: OstkriegState): Odds | undefined {
  if (state.battle.target === 0) return undefined
  const f = readForces(state, noForces())
  if (f.attackerUnits === 0) return undefined
  const fought = Math.min(f.attackerAir, f.defenderAir)
  return oddsOf({ ...f, attackerAir: f.attackerAir - fought, defenderAir: f.defenderAir - fought })
}

import { looseChance } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { ostkrieg } from './game.ts'
import { type Odds, oddsNow, oddsOf } from './odds.ts'
import { attackDice, damageToDefender, defenceDice, type Forces, isHit, isSix, noForces, winnerOf } from './rules/combat.ts'
import { play, position } from './test-kit.ts'
import { AXIS, SOVIET } from './units.ts'

const forces = (given: Partial<Forces>): Forces => ({ ...noForces(), ...given })
const cases: readonly (readonly [string, Forces])[] = [
  [
    'Bialystok in the example',
    forces({
      attackerUnits: 7,
      attackerArmor: 4,
      attackerGermans: 7,
      attackerAir: 3,
      defenderUnits: 3,
      defenderBodies: 3,
      defenderArmor: 1,
      defenderArmorBodies: 1,
      cardDice: 1,
    }),
  ],
  [
    'an entrenched city',
    forces({
      year: 1,
      attackerUnits: 5,
      attackerGermans: 3,
      attackerArmor: 1,
      attackerAir: 1,
      defenderUnits: 7,
      defenderBodies: 7,
      defenderArmor: 2,
      defenderArmorBodies: 2,
      entrenched: true,
    }),
  ],
  [
    'a pocket',
    forces({
      attacker: SOVIET,
      year: 2,
      attackerUnits: 9,
      attackerArmor: 2,
      defenderUnits: 4,
      defenderBodies: 4,
      defenderGermans: 4,
      outOfSupply: true,
      entrenched: true,
      defenderAir: 1,
    }),
  ],
  [
    'a lone unit with air',
    forces({
      attacker: SOVIET,
      year: 4,
      attackerUnits: 1,
      attackerAir: 1,
      defenderUnits: 1,
      defenderBodies: 1,
      defenderFinns: 1,
      defenceDice: 2,
      sovietTie: true,
    }),
  ],
]
const BATTLES = 250_000

/** Throws the dice of many battles. */
function simulate(f: Forces, seed: number): Partial<Odds> {
  const chance = looseChance(seed)
  const sums = {
    attackerWins: 0,
    attackerLosses: 0,
    defenderLosses: 0,
    attackerAirLosses: 0,
    defenderAirLosses: 0,
    defenderRetreats: 0,
    defenderEliminated: 0,
    attackerEliminated: 0,
  }
  const [dice, diceBack] = [attackDice(f), defenceDice(f)]
  for (let n = 0; n < BATTLES; n++) {
    let [hits, hitsBack] = [0, 0]
    let [six, sixBack] = [false, false]
    for (let i = 0; i < dice; i++) {
      const die = chance.pick(0, 6) + 1
      if (isHit(die)) hits++
      if (isSix(die)) six = true
    }
    for (let i = 0; i < diceBack; i++) {
      const die = chance.pick(0, 6) + 1
      if (isHit(die)) hitsBack++
      if (isSix(die)) sixBack = true
    }
    const damage = damageToDefender(f, hits)
    const won = winnerOf(f, damage, hitsBack) === f.attacker
    const left = f.defenderBodies - Math.min(damage, f.defenderBodies)
    if (won) sums.attackerWins++
    if (won && left > 0 && hitsBack < f.attackerUnits) sums.defenderRetreats++
    if (left === 0) sums.defenderEliminated++
    if (hitsBack >= f.attackerUnits) sums.attackerEliminated++
    sums.attackerLosses += Math.min(hitsBack, f.attackerUnits)
    sums.defenderLosses += f.defenderBodies - left
    if (six && damage > 0 && f.defenderArmorBodies === 0 && f.defenderAir > 0) sums.defenderAirLosses++
    if (sixBack && hitsBack > 0 && f.attackerArmor === 0 && f.attackerAir > 0) sums.attackerAirLosses++
  }
  return Object.fromEntries(Object.entries(sums).map(([key, sum]) => [key, sum / BATTLES]))
}

describe('exact odds', () => {
  test.each(cases)('%s: a quarter of a million battles agree [8.4.2.2]', (_, f) => {
    const exact = oddsOf(f)
    for (const [key, found] of Object.entries(simulate(f, 7)))
      expect(Math.abs((found as number) - exact[key as keyof Odds]), key).toBeLessThan(0.008)
  })

  test('one die against one: the Axis wins three times in four', () => {
    const odds = oddsOf(forces({ attacker: AXIS, attackerUnits: 1, attackerGermans: 1, defenderUnits: 1, defenderBodies: 1 }))
    expect(odds).toMatchObject({
      attackerDice: 1,
      defenderDice: 1,
      attackerWins: 0.75,
      attackerLosses: 0.5,
      defenderLosses: 0.5,
      defenderEliminated: 0.5,
    })
  })

  test('real battles of the engine agree', () => {
    const before = position({
      year: 1942,
      cards: { axis: { hand: [9] }, soviet: { hand: [] } },
      areas: { Warsaw: { units: '4GI 1GA' }, Brest: { units: '3SIe' } },
    })
    play(before, { card: 9 }, { done: true }, { area: 66 }, { from: 81, all: true })
    const odds = oddsNow(before)
    let won = 0
    let lost = 0
    const battles = 4000
    for (let n = 0; n < battles; n++) {
      const state = ostkrieg.copy(before)
      state.chance.quicken(n + 1)
      ostkrieg.apply(state, 0, (event) => {
        if (event.type === 'battle' && event.winner === 'axis') won++
        if (event.type === 'loss' && event.side === 'soviet') lost++
      })
      while (ostkrieg.describe(state, ostkrieg.pending(state)).step === 'losses')
        ostkrieg.apply(state, ostkrieg.pending(state).choices[0], (event) => {
          if (event.type === 'loss' && event.side === 'soviet') lost++
        })
    }
    expect(Math.abs(won / battles - (odds?.attackerWins ?? 0))).toBeLessThan(0.03)
    expect(Math.abs(lost / battles - (odds?.defenderLosses ?? 0))).toBeLessThan(0.06)
  })

  test('there are none without a battle', () => {
    expect(oddsNow(ostkrieg.setup({}, 'x'))).toBeUndefined()
  })
})

import { OK } from '../refusals/reasons.ts'
import {
  attackDice,
  committedAir,
  committedFrom,
  damageToDefender,
  defenceDice,
  type Forces,
  isHit,
  isSix,
  noForces,
  readForces,
  sixCostsAir,
  winnerOf,
} from '../rules/combat.ts'
import { forceRebase, nationalBan } from '../rules/movement.ts'
import { changeUnit, eliminate } from '../rules/stacks.ts'
import { AIR_PLACES, DICE, LAND_PLACES, type OstkriegState } from '../state.ts'
import { type AreaId, airOf, FOUGHT, KIND, KIND_CODES, SIDE_NAMES, SP, TAKES_PART, YP } from '../units.ts'
import { STEP, type StepName } from './frames.ts'
import type { RunningStep } from './step.ts'

interface Stage {
  /** What is asked in it, and of which side where either may be. */
  readonly asks?: StepName
  readonly of?: 'attacker' | 'defender'
  /** It comes only when the attacker advances. */
  readonly advancing?: true
  begin(state: OstkriegState): void
}

const asks = (step: 'attackers' | 'front-defence'): Stage => ({
  asks: step,
  begin: (state) => void state.agenda.push(STEP[step]),
})

const asksSide = (
  step: 'commit-air' | 'losses' | 'land-air',
  of: 'attacker' | 'defender',
  first?: (state: OstkriegState) => void,
): Stage => ({
  asks: step,
  of,
  begin(state) {
    first?.(state)
    state.agenda.push(STEP[step]).side = state.battle[of]
  },
})

/** [8.4.2.2] Resolution, in its order. The frame holds how far it has come. */
const STAGES: readonly Stage[] = [
  asks('attackers'),
  asksSide('commit-air', 'attacker'),
  asksSide('commit-air', 'defender'),
  asks('front-defence'),
  { begin: roll },
  asksSide('losses', 'defender', ({ battle }) => {
    battle.owed = battle.defenderDamage
  }),
  asksSide('losses', 'attacker', ({ battle }) => {
    battle.owed = battle.attackerDamage
  }),
  {
    asks: 'decide-advance',
    begin(state) {
      if (state.battle.winner === state.battle.attacker && canAdvance(state)) state.agenda.push(STEP['decide-advance'])
    },
  },
  {
    asks: 'retreat',
    advancing: true,
    begin(state) {
      if (state.battle.advances === 1) state.agenda.push(STEP.retreat)
    },
  },
  asksSide('land-air', 'defender', (state) => {
    if (state.battle.advances === 1) dropPartisans(state)
  }),
  {
    asks: 'forced-rebase',
    advancing: true,
    begin(state) {
      if (state.battle.advances === 1 && state.airCount[state.battle.target] > 0)
        forceRebase(state, state.battle.target, state.battle.defender)
    },
  },
  {
    asks: 'advance',
    advancing: true,
    begin(state) {
      if (state.battle.advances === 1) state.agenda.push(STEP.advance)
    },
  },
  asksSide('land-air', 'attacker'),
]

/** How far the battle has come while that is asked. */
const whileAsked = (step: StepName): number => STAGES.findIndex(({ asks }) => asks === step) + 1
const RETREAT = whileAsked('retreat')
const ADVANCE = whileAsked('advance')

export const battle: RunningStep<'battle'> = {
  liesOn: ['choose-attack'],
  run(state, frame) {
    // An attack that was called off has left no battle.
    if (state.battle.target === 0 || frame.stage === STAGES.length) {
      finish(state)
      return
    }
    STAGES[frame.stage++].begin(state)
  },
  misfit(state, { stage }, { below, above }) {
    const { target, attacker, defender, op, advances, winner } = state.battle
    if (target === 0) return 'there is no battle'
    if (attacker !== state.acting) return 'who acts is the attacker'
    if (op !== below?.fields.op) return 'the attack is not that of the card'
    const now: Stage | undefined = STAGES[stage - 1]
    if (now?.asks === undefined || now.asks !== above?.step) return 'the battle is not at that stage'
    if (now.of !== undefined && above.fields.side !== state.battle[now.of]) return 'the other side is asked'
    const taken = state.control[target] === attacker
    if (taken ? stage < ADVANCE : state.control[target] !== defender) return 'the area is not the defender’s'
    if (advances === 1 && (winner !== attacker || stage < RETREAT)) return 'nobody advances yet'
    return now.advancing === true && advances === 0 ? 'nobody advances' : undefined
  },
}

const forces: Forces = noForces()

/** Dice of the present battle, air combat first: attacker's dice, then the defender's. */
function roll(state: OstkriegState): void {
  const { battle, chance } = state
  airCombat(state)
  const f = readForces(state, forces)
  f.cardDice += handicapDice(state)
  battle.attackerDice = attackDice(f)
  battle.defenderDice = defenceDice(f)
  let hits = 0
  let sixes = 0
  const attackerDice: number[] | undefined = state.tell === undefined ? undefined : []
  for (let i = 0; i < battle.attackerDice; i++) {
    const die = chance.pick(DICE, 6) + 1
    if (isHit(die)) hits++
    if (isSix(die)) sixes++
    attackerDice?.push(die)
  }
  let hitsBack = 0
  let sixesBack = 0
  const defenderDice: number[] | undefined = state.tell === undefined ? undefined : []
  for (let i = 0; i < battle.defenderDice; i++) {
    const die = chance.pick(DICE, 6) + 1
    if (isHit(die)) hitsBack++
    if (isSix(die)) sixesBack++
    defenderDice?.push(die)
  }
  state.revealed = true
  battle.defenderDamage = damageToDefender(f, hits)
  battle.attackerDamage = hitsBack
  battle.winner = winnerOf(f, battle.defenderDamage, battle.attackerDamage)
  state.tell?.({
    type: 'battle',
    area: battle.target,
    attacker: SIDE_NAMES[battle.attacker],
    attackerDice: attackerDice ?? [],
    defenderDice: defenderDice ?? [],
    defenderDamage: battle.defenderDamage,
    attackerDamage: battle.attackerDamage,
    winner: SIDE_NAMES[battle.winner],
    outOfSupply: f.outOfSupply,
    entrenched: f.entrenched,
    ties: SIDE_NAMES[winnerOf(f, 0, 0)],
  })
  // A six costs Armor, or without Armor an air point on top of everything else.
  if (sixes > 0 && battle.defenderDamage > 0 && f.defenderArmorBodies > 0) battle.defenderOwesArmor = 1
  if (sixes > 0 && sixCostsAir(battle.defenderDamage, f.defenderArmorBodies, f.defenderAir)) loseAir(state, battle.defender)
  if (sixesBack > 0 && f.attackerArmor > 0) battle.attackerOwesArmor = 1
  if (sixesBack > 0 && sixCostsAir(battle.attackerDamage, f.attackerArmor, f.attackerAir)) loseAir(state, battle.attacker)
}

/** Handicap of the bot: more dice in its first attack of the year. */
function handicapDice(state: OstkriegState): number {
  if (state.bot !== state.battle.attacker || state.botAttacked === 1) return 0
  state.botAttacked = 1
  if (state.handicap === 0) return 0
  return state.content.sources.solitaire.handicaps[state.handicap - 1].firstAttackDice
}

/** If both sides have air in the combat, each loses as many as the other has there. */
function airCombat(state: OstkriegState): void {
  const { attacker, defender } = state.battle
  const losses = Math.min(committedAir(state, attacker), committedAir(state, defender))
  for (let i = 0; i < losses; i++) {
    loseAir(state, attacker)
    loseAir(state, defender)
  }
}

/** One committed air point of the side is lost. All are in the combat area, so it does not matter from where it came. */
function loseAir(state: OstkriegState, side: number): void {
  const { graph } = state.content
  const { target } = state.battle
  const near = graph.around[target].find((area) => committedFrom(state, area, side) > 0)
  const base = committedFrom(state, target, side) > 0 ? target : (near ?? target)
  // Committed air has the highest bit and so stands first.
  const unit = state.air[base * AIR_PLACES]
  eliminate(state, base, unit)
  state.tell?.({ type: 'air-lost', area: target, unit: KIND_CODES[unit & KIND] })
}

/** The attacker advances only with a land unit that took part and may be in the area ([8.3.10]). */
function canAdvance(state: OstkriegState): boolean {
  const { graph } = state.content
  const { target } = state.battle
  for (const from of graph.around[target]) {
    const first = from * LAND_PLACES
    for (let at = first; at < first + state.landCount[from]; at++) {
      if ((state.land[at] & TAKES_PART) !== 0 && nationalBan(state, state.land[at] & KIND, target) === OK) return true
    }
  }
  return false
}

/** Partisans cannot move ([8.3.6]), so they are eliminated when the attacker advances. */
function dropPartisans(state: OstkriegState): void {
  const { target } = state.battle
  for (const kind of [SP, YP]) {
    while (state.partisans[target * 2 + kind - SP] > 0) {
      eliminate(state, target, kind)
      state.tell?.({ type: 'partisan-removed', area: target, unit: KIND_CODES[kind] })
    }
  }
}

/** Whoever attacked or supported the attack has fought: once per card play ([8.4.2.1]). The defender's air may come again. */
function finish(state: OstkriegState): void {
  const { graph } = state.content
  const { target } = state.battle
  markFought(state, target)
  for (const area of graph.around[target]) markFought(state, area)
  state.battle.clear()
  state.agenda.pop()
}

function markFought(state: OstkriegState, area: AreaId): void {
  // Those who take part have the highest bit and so stand first.
  while ((state.land[area * LAND_PLACES] & TAKES_PART) !== 0) {
    const unit = state.land[area * LAND_PLACES]
    changeUnit(state, area, unit, (unit & ~TAKES_PART) | FOUGHT)
  }
  const attackers = airOf(state.battle.attacker)
  while ((state.air[area * AIR_PLACES] & TAKES_PART) !== 0) {
    const unit = state.air[area * AIR_PLACES]
    changeUnit(state, area, unit, (unit & ~TAKES_PART) | ((unit & KIND) === attackers ? FOUGHT : 0))
  }
}

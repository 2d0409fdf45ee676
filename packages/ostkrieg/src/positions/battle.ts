import { PositionError } from '@railhead/table'
import type { OstkriegState } from '../state.ts'
import { SIDE_NAMES, SOVIET, sideOf } from '../units.ts'
import type { BattleInView } from '../view.ts'

const COUNTS = ['defenceDice', 'attackerDice', 'defenderDice', 'attackerDamage', 'defenderDamage', 'owed'] as const
const FLAGS = ['sovietTie', 'attackerOwesArmor', 'defenderOwesArmor', 'advances'] as const

/** The battle that is being fought, by names; what is nothing yet is left out. Undefined when there is none. */
export function saveBattle({ battle, content: { graph } }: OstkriegState): BattleInView | undefined {
  const { target, attacker, op, winner, origins } = battle
  if (target === 0) return undefined
  const from = [...graph.to.subarray(graph.first[target], graph.first[target + 1])].filter((_, i) => (origins & (1 << i)) !== 0)
  // Before the dice have rolled there is no winner.
  const isRolled = battle.attackerDice + battle.defenderDice > 0 || winner === SOVIET
  return {
    area: target,
    attacker: SIDE_NAMES[attacker],
    op,
    ...(from.length === 0 ? {} : { origins: from }),
    ...Object.fromEntries(COUNTS.flatMap((name) => (battle[name] === 0 ? [] : [[name, battle[name]]]))),
    ...Object.fromEntries(FLAGS.flatMap((name) => (battle[name] === 0 ? [] : [[name, true]]))),
    ...(isRolled ? { winner: SIDE_NAMES[winner] } : {}),
  }
}

export function loadBattle({ battle, content: { graph } }: OstkriegState, said: BattleInView): void {
  battle.target = said.area
  battle.attacker = sideOf(said.attacker)
  battle.op = said.op
  if (said.winner !== undefined) battle.winner = sideOf(said.winner)
  for (const name of COUNTS) battle[name] = said[name] ?? 0
  for (const name of FLAGS) battle[name] = said[name] === true ? 1 : 0
  const neighbours = graph.to.subarray(graph.first[said.area], graph.first[said.area + 1])
  for (const area of said.origins ?? []) {
    const place = neighbours.indexOf(area)
    if (place < 0) throw new PositionError('now.battle.origins', `Area ${area} does not border on area ${said.area}.`)
    battle.origins |= 1 << place
  }
}

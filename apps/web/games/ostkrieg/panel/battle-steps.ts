/**
 * Questions that belong to a battle (8.4.2), and the stage of it in which they are asked: whether to advance decides on the retreat, which
 * comes before. Aircraft may have to leave without a battle, too.
 */
export const STAGES = ['forces', 'dice', 'losses', 'retreat', 'advance'] as const
export type Stage = (typeof STAGES)[number]

export const BATTLE_STEPS: Readonly<Record<string, Stage>> = {
  attackers: 'forces',
  'commit-air': 'forces',
  'front-defence': 'forces',
  losses: 'losses',
  'decide-advance': 'retreat',
  retreat: 'retreat',
  advance: 'advance',
  'land-air': 'advance',
}

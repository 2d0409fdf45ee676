/** Questions that belong to a battle (8.4.2), and the stage of it in which they are asked. Aircraft may have to leave without one, too. */
export const STAGES = ['forces', 'dice', 'losses', 'retreat', 'advance'] as const
export type Stage = (typeof STAGES)[number]

export const BATTLE_STEPS: Readonly<Record<string, Stage>> = {
  attackers: 'forces',
  'commit-air': 'forces',
  'front-defence': 'forces',
  losses: 'losses',
  'decide-advance': 'advance',
  retreat: 'retreat',
  advance: 'advance',
  'land-air': 'advance',
}

/** Questions that belong to a battle (8.4.2), and the stage of it in which they are asked. */
export const STAGES = ['Forces', 'Dice', 'Losses', 'Retreat', 'Advance'] as const
export type Stage = (typeof STAGES)[number]

export const BATTLE_STEPS: Readonly<Record<string, Stage>> = {
  attackers: 'Forces',
  'commit-air': 'Forces',
  'front-defence': 'Forces',
  losses: 'Losses',
  'decide-advance': 'Advance',
  retreat: 'Retreat',
  advance: 'Advance',
  'land-air': 'Advance',
  'forced-rebase': 'Retreat',
}

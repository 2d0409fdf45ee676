/** Words of the Soviet player's set-up (14.1, 14.3, 14.4). */
export const setUpWords = {
  title: 'Set up your markers',
  help: 'Only you know their faces until an army enters. An area changes its face when it is clicked.',
  infantry: 'Infantry draws from the infantry deck: 2 ammo to win, Shock Armies 3 and a medal.',
  armor: 'Armor draws from the armored deck: 2 ammo and 1 fuel, strong corps 3 and 1 and a medal.',
  ways: 'Quick ways, the rest is infantry:',
  border: 'armor at the border',
  behind: 'armor behind it',
  objectives: 'armor on objectives',
  none: 'as little armor as can be',
  face: (area: string, armored: boolean): string => `${area}: ${armored ? 'armor' : 'infantry'}`,
  sum: (infantry: number, ofInfantry: number, armor: number, ofArmor: number): string =>
    `${infantry} of ${ofInfantry} infantry and ${armor} of ${ofArmor} armor are placed; the others stay in the pool.`,
  moreArmor: (n: number): string => `There is not so much infantry: ${n} more must be armor.`,
  lessArmor: (n: number): string => `There is not so much armor: ${n} more must be infantry.`,
  carryOut: (n: number): string => `Set up ${n} markers`,
}

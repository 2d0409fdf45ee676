/** The words of the key to Race to Moscow's map; only the open key loads them. */
const en = {
  groups: { title: 'Army groups', gray: 'North, gray', white: 'Centre, white', brown: 'South, brown' },
  areas: {
    title: 'Areas',
    free: 'free: who may enter',
    shared: 'free: two may enter',
    held: 'held',
    rail: 'held, with rail',
    soviet: 'Soviet marker: a fight',
    fortified: 'fortified: 1 ammo to enter',
    base: 'supply base',
    victory: 'victory area',
    medal: '1 medal to win',
    medals: '2 medals to win',
    harbour: 'harbour',
    sea: 'sea area',
    winter: 'winter zone',
  },
  pieces: {
    title: 'Pieces',
    armored: 'armored army; below, its load of 6',
    field: 'field army',
    moved: 'has moved',
    halted: 'halted: needs food',
    plate: 'supplies in an area',
    train: 'train',
    truck: 'truck',
    fleet: 'fleet of North',
  },
  goods: { title: 'Supplies, and how a load shows them', fuel: 'fuel', ammo: 'ammo', food: 'food' },
  lines: { title: 'Lines', own: 'for that colour', railway: 'railway: trains run', soviet: 'Soviets only', sea: 'for the fleet' },
}

export const legendWords = en

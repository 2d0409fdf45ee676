import type { Options } from '@railhead/table'
import type { Case } from '@railhead/table/kit'

const ORDERS = [
  ['gray', 'white', 'brown'],
  ['brown', 'gray', 'white'],
  ['white', 'gray'],
  ['gray', 'brown'],
  ['brown', 'white'],
  ['gray'],
  ['white'],
  ['brown'],
]

/** Player counts, editions and options, each alone and together. */
const OPTIONS: readonly Options[] = [
  ...ORDERS.flatMap((order) => ['2024', '2021'].map((edition) => ({ order, edition }))),
  { basicGame: true },
  { frontCards: 'advanced' },
  { difficulty: 'hard', order: ['white', 'brown'] },
  { difficulty: 'veteran' },
  { armyRedeployment: true },
  { abwehr: true },
  { winterCounterAttacks: true, frontCards: 'advanced' },
  { totalWar: true },
  { sovietPlayer: true },
  { sovietPlayer: true, edition: '2021', order: ['brown'], difficulty: 'hard' },
  { sovietPlayer: true, order: ['gray', 'white'], winterCounterAttacks: true, totalWar: true, difficulty: 'veteran' },
  {
    edition: '2021',
    frontCards: 'advanced',
    armyRedeployment: true,
    winterCounterAttacks: true,
    totalWar: true,
    difficulty: 'hard',
  },
  {
    abwehr: true,
    armyRedeployment: true,
    winterCounterAttacks: true,
    order: ['brown', 'gray'],
    sovietInBlocked: 'no',
    fullStock: 'yes',
  },
  { missingSupply: 'lost', fuelTotal: '28', fuehrerbefehlAnyPair: 'yes', encircledScore: 'yes', lastRoundPlacing: 'yes' },
]
export const CASES: readonly Case[] = OPTIONS.map((options) => ({ name: JSON.stringify(options), options }))

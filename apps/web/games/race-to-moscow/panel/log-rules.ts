import type { RuleOf } from '../../../src/game/client.ts'

/** Where one may wonder why: the rule of 2024 and that of 2021. */
const RULES: { readonly [type: string]: readonly [in2024: string, in2021: string] | undefined } = {
  'area-encircled': ['8.2', '9'],
  'card-encircled': ['8.2', '9'],
  partisans: ['3.1', '3.1'],
  'combat-won': ['10', '8'],
  'combat-lost': ['10', '8'],
  'army-withdrew': ['10', '8'],
  reorganization: ['8.7', '14'],
  'army-halted': ['8.7', '14'],
  'rail-laid': ['11', '17'],
  'counter-attack': ['12', '18'],
  'marker-placed': ['12', '18'],
  'marker-discarded': ['12', '18'],
  victory: ['5', '6.2'],
  'last-round': ['5', '6.2'],
}

export const ruleOf: RuleOf = ({ type }, { edition }) => RULES[type]?.[edition === '2021' ? 1 : 0]

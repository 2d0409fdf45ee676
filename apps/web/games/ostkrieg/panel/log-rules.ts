import type { RuleOf } from '../../../src/game/client.ts'

/** Where one may wonder why. */
const RULES: { readonly [type: string]: string | undefined } = {
  starved: '8.2.2',
  overrun: '8.3.3.1',
  entrenched: '8.3.2.1',
  control: '8.1',
  'attack-called-off': '8.4',
  'attack-lapsed': '8.4.2',
  battle: '8.4.2.2',
  'retreat-lost': '8.4.2.2',
  advanced: '8.4.2.2',
  'year-over': '9.1',
  'country-changed': '9.2',
  'country-out': '9.2',
  removed: '9.2',
  production: '9.4',
  points: '9.4',
  bought: '9.5',
  'bot-personality': '11.1',
}

export const ruleOf: RuleOf = ({ type }) => RULES[type]

import type { Options, OptionsOf, OptionsSpec } from '@railhead/table'

/**
 * Options and rulings of the game as data; their words are in `texts/options.ts`. Where the 2021 and the 2024 rulebooks differ, the difference is one
 * named ruling with both readings; an edition is a preset over them. `docs/rulings/race-to-moscow.md` gives the reasons.
 *
 * Options can be used alone or together [2024:13] [2021:19]; a Soviet player is one of them [2024:14] [2021:20].
 */

const toggle = <const Key extends string>(key: Key, rule: string) => ({ type: 'toggle', key, rule, default: false }) as const

/** Of the two readings the first is that of the 2024 rules, and the second that of the 2021 rules, unless they have the first too. */
const ruling = <const Key extends string, const Value extends string>(
  key: Key,
  rule: string,
  values: readonly [Value, Value],
  in2021: 'first' | 'second' = 'second',
) =>
  ({
    type: 'choice',
    key,
    rule,
    values,
    default: { of: 'edition', values: { '2024': values[0], '2021': values[in2021 === 'first' ? 0 : 1] } },
  }) as const

export const OPTIONS = {
  options: [
    { type: 'choice', key: 'edition', values: ['2024', '2021'], default: '2024' },
    {
      type: 'order',
      key: 'order',
      rule: '4',
      values: ['gray', 'white', 'brown'],
      atLeast: 1,
      default: ['gray', 'white', 'brown'],
    },
    toggle('sovietPlayer', '14'),
    toggle('basicGame', '4'),
    { type: 'choice', key: 'frontCards', rule: '12', values: ['basic', 'advanced'], default: 'basic' },
    { type: 'choice', key: 'difficulty', rule: '13.2', values: ['standard', 'hard', 'veteran'], default: 'standard' },
    toggle('armyRedeployment', '13.1'),
    toggle('abwehr', '13.3'),
    toggle('winterCounterAttacks', '13.4'),
    toggle('totalWar', '13.5'),
    ruling('soloBlocking', '4', ['double-areas', 'foreign-groups']),
    ruling('sovietInBlocked', '4', ['yes', 'no'], 'first'),
    ruling('auxiliariesPerTurn', '9.2', ['any', 'one']),
    ruling('airSupport', '9.1', ['combat', 'fort-or-combat']),
    ruling('airMarker', '9.1', ['drawn', 'revealed']),
    ruling('cardEffects', '8.2', ['must', 'may']),
    ruling('haltedByRail', '13.1', ['yes', 'no']),
    ruling('stuka', '9.4', ['without-spending', 'though-spent']),
    ruling('hqTiming', '9.3', ['between-actions', 'any-time']),
    ruling('encirclementTiming', '8.2', ['end-of-movement', 'each-marker']),
    ruling('seaChain', '8.2', ['baltic', 'all-seas']),
    ruling('fleetBlocks', '8.3', ['harbours', 'passage']),
    ruling('transitLimit', '8.5', ['always', 'end-of-action']),
    ruling('trainConnection', '8.5', ['railed', 'controlled']),
    ruling('medalOnCounterAttack', '8.2', ['returned', 'kept']),
    ruling('victoryCheck', '5', ['any-placement', 'at-capture']),
    ruling('tieBreak', '5', ['later-in-order', 'shared']),
    ruling('lastRoundPlacing', '6', ['no', 'yes'], 'first'),
    ruling('missingSupply', '8.2', ['card', 'lost'], 'first'),
    ruling('fuelTotal', '1', ['29', '28'], 'first'),
    ruling('fullStock', '4', ['no', 'yes'], 'first'),
    ruling('fuehrerbefehlAnyPair', '8.2', ['no', 'yes'], 'first'),
    ruling('encircledScore', '5', ['no', 'yes'], 'first'),
  ],
  presets: [
    { key: 'first-game', options: { basicGame: true } },
    { key: '2024', options: { edition: '2024' } },
    { key: '2021', options: { edition: '2021' } },
    { key: 'solitaire', options: { order: ['white'] } },
    { key: 'soviet-player', options: { sovietPlayer: true } },
  ],
  conflict: (options: Options) => {
    if (options.abwehr === true && (options.order as readonly string[]).length === 1) {
      return 'The Abwehr variant is for two or three players (13.3). Choose more army groups in "order" or switch "abwehr" off.'
    }
    return undefined
  },
} as const satisfies OptionsSpec

export type RaceOptions = OptionsOf<typeof OPTIONS>

import type { Options, OptionsSpec } from '@railhead/table'
import { NOBODY, type OstkriegState } from './state.ts'
import { SIDE_NAMES } from './units.ts'

const SCENARIOS = ['barbarossa', 'uranus'] as const
const BOTS = ['none', 'axis', 'soviet'] as const

export const optionsSpec: OptionsSpec = {
  options: [
    {
      key: 'scenario',
      type: 'choice',
      label: 'Scenario',
      help: 'Barbarossa begins in June 1941, Operation Uranus in November 1942.',
      group: 'Scenario',
      rule: '4.0',
      values: [
        { value: 'barbarossa', label: 'Barbarossa' },
        { value: 'uranus', label: 'Operation Uranus' },
      ],
      default: 'barbarossa',
    },
    {
      key: 'bidding',
      type: 'toggle',
      label: 'Bid for sides',
      help: 'Players bid build points for the side they want; otherwise seats are sides.',
      group: 'Set-up',
      rule: '5.0',
      default: false,
    },
    {
      key: 'bot',
      type: 'choice',
      label: 'Booklet bot',
      help: 'One side is played by the solitaire bot of the booklet.',
      group: 'Solitaire',
      rule: '11.0',
      values: [
        { value: 'none', label: 'No bot' },
        { value: 'axis', label: 'Axis' },
        { value: 'soviet', label: 'Soviet' },
      ],
      default: 'none',
    },
    {
      key: 'handicap',
      type: 'integer',
      label: 'Help for the bot',
      help: 'Build points that the bot gets on top each year; 3 also gives it a die in its first attack of a year.',
      group: 'Solitaire',
      rule: '11.3',
      min: 0,
      max: 3,
      default: 1,
    },
    {
      key: 'partisansSpareCities',
      type: 'toggle',
      label: 'Partisans stay out of cities',
      help: 'Partisans are not placed in Victory Point areas.',
      group: 'Variants',
      rule: '8.5',
      default: false,
    },
  ],
  presets: [
    { key: 'barbarossa', label: 'Barbarossa', help: 'The whole war, two players.', options: { scenario: 'barbarossa' } },
    { key: 'uranus', label: 'Operation Uranus', help: 'From November 1942 on, two players.', options: { scenario: 'uranus' } },
    {
      key: 'solo-axis',
      label: 'Alone against the Soviet bot',
      help: 'You have the Axis, the booklet has the Soviets.',
      options: { scenario: 'barbarossa', bot: 'soviet' },
    },
    {
      key: 'solo-soviet',
      label: 'Alone against the Axis bot',
      help: 'You have the Soviets, the booklet has the Axis.',
      options: { scenario: 'barbarossa', bot: 'axis' },
    },
  ],
  conflict: (options) =>
    options.bidding === true && options.bot !== 'none'
      ? 'Nobody can bid against the bot: choose either bidding or the bot, not both.'
      : undefined,
}

export function writeOptions(state: OstkriegState, options: Options): void {
  state.scenario = SCENARIOS.indexOf(options.scenario as (typeof SCENARIOS)[number])
  state.bidding = options.bidding === true ? 1 : 0
  const bot = BOTS.indexOf(options.bot as (typeof BOTS)[number])
  state.bot = bot === 0 ? NOBODY : bot - 1
  state.handicap = options.handicap as number
  state.partisansSpareCities = options.partisansSpareCities === true ? 1 : 0
}

export function readOptions(state: OstkriegState): Options {
  return {
    scenario: SCENARIOS[state.scenario],
    bidding: state.bidding === 1,
    bot: state.bot === NOBODY ? 'none' : SIDE_NAMES[state.bot],
    handicap: state.handicap,
    partisansSpareCities: state.partisansSpareCities === 1,
  }
}

import type { Options, OptionsOf, OptionsSpec } from '@railhead/table'
import { NOBODY, type OstkriegState } from './state.ts'
import { SIDE_NAMES } from './units.ts'

const SCENARIOS = ['barbarossa', 'uranus'] as const
const BOTS = ['none', 'axis', 'soviet'] as const

export const optionsSpec = {
  options: [
    { key: 'scenario', type: 'choice', rule: '4.0', values: SCENARIOS, default: 'barbarossa' },
    { key: 'bidding', type: 'toggle', rule: '5.0', default: false },
    { key: 'bot', type: 'choice', rule: '11.0', values: BOTS, default: 'none' },
    { key: 'handicap', type: 'integer', rule: '11.3', min: 0, max: 3, default: 1 },
    { key: 'partisansSpareCities', type: 'toggle', rule: '8.5', default: false },
  ],
  presets: [
    { key: 'barbarossa', options: { scenario: 'barbarossa' } },
    { key: 'uranus', options: { scenario: 'uranus' } },
    { key: 'solo-axis', options: { scenario: 'barbarossa', bot: 'soviet' } },
    { key: 'solo-soviet', options: { scenario: 'barbarossa', bot: 'axis' } },
  ],
  conflict: (options: Options) =>
    options.bidding === true && options.bot !== 'none'
      ? 'Nobody can bid against the bot: choose either bidding or the bot, not both.'
      : undefined,
} as const satisfies OptionsSpec

export type OstkriegOptions = OptionsOf<typeof optionsSpec>

export function writeOptions(state: OstkriegState, options: Options): void {
  state.scenario = SCENARIOS.indexOf(options.scenario as (typeof SCENARIOS)[number])
  state.bidding = options.bidding === true ? 1 : 0
  const bot = BOTS.indexOf(options.bot as (typeof BOTS)[number])
  state.bot = bot === 0 ? NOBODY : bot - 1
  state.handicap = options.handicap as number
  state.partisansSpareCities = options.partisansSpareCities === true ? 1 : 0
}

export function readOptions(state: OstkriegState): OstkriegOptions {
  return {
    scenario: SCENARIOS[state.scenario],
    bidding: state.bidding === 1,
    bot: state.bot === NOBODY ? 'none' : SIDE_NAMES[state.bot],
    handicap: state.handicap,
    partisansSpareCities: state.partisansSpareCities === 1,
  }
}

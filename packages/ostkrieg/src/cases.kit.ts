import type { Options } from '@railhead/table'
import type { Case } from '@railhead/table/kit'

const SCENARIOS = ['barbarossa', 'uranus']

/** Both scenarios between people, with bidding, against either bot, with every option; a handicap without a bot only makes another game. */
const OPTIONS: readonly Options[] = SCENARIOS.flatMap((scenario): Options[] => [
  { scenario },
  { scenario, handicap: 0 },
  { scenario, handicap: 2 },
  { scenario, partisansSpareCities: true },
  { scenario, bidding: true },
  { scenario, bidding: true, handicap: 3, partisansSpareCities: true },
  { scenario, bot: scenario === 'uranus' ? 'axis' : 'soviet', handicap: 3 },
])
export const CASES: readonly Case[] = OPTIONS.map((options) => ({ name: JSON.stringify(options), options }))

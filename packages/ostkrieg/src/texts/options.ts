import type { WordsFor } from '@railhead/table'
import type { optionsSpec } from '../options.ts'

export const OPTIONS_TEXT: WordsFor<typeof optionsSpec> = {
  options: {
    scenario: {
      label: 'Scenario',
      help: 'Barbarossa begins in June 1941, Operation Uranus in November 1942.',
      group: 'Scenario',
      values: { barbarossa: 'Barbarossa', uranus: 'Operation Uranus' },
    },
    bidding: {
      label: 'Bid for sides',
      help: 'Players bid build points for the side they want; otherwise seats are sides.',
      group: 'Set-up',
    },
    bot: {
      label: 'Booklet bot',
      help: 'One side is played by the solitaire bot of the booklet.',
      group: 'Solitaire',
      values: { none: 'No bot', axis: 'Axis', soviet: 'Soviet' },
    },
    handicap: {
      label: 'Help for the bot',
      help: 'Build points that the bot gets on top each year; 3 also gives it a die in its first attack of a year.',
      group: 'Solitaire',
    },
    partisansSpareCities: {
      label: 'Partisans stay out of cities',
      help: 'Partisans are not placed in Victory Point areas.',
      group: 'Variants',
    },
  },
  presets: {
    barbarossa: { label: 'Barbarossa', help: 'The whole war, two players.' },
    uranus: { label: 'Operation Uranus', help: 'From November 1942 on, two players.' },
    'solo-axis': { label: 'Alone against the Soviet bot', help: 'You have the Axis, the booklet has the Soviets.' },
    'solo-soviet': { label: 'Alone against the Axis bot', help: 'You have the Soviets, the booklet has the Axis.' },
  },
}

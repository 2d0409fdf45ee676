import type { OptionsSpec } from '@railhead/table'

export const OPTIONS: OptionsSpec = {
  options: [
    {
      key: 'players',
      type: 'integer',
      label: 'Players',
      help: 'How many take part.',
      group: 'Game',
      rule: '1.2',
      min: 2,
      max: 3,
      default: 2,
    },
    {
      key: 'rounds',
      type: 'integer',
      label: 'Rounds',
      help: 'How long it lasts.',
      group: 'Game',
      rule: '5.1',
      min: 1,
      max: 4,
      default: 3,
    },
    {
      key: 'blocking',
      type: 'toggle',
      label: 'Blocking',
      help: 'May a raid be blocked?',
      group: 'Game',
      rule: '3.3',
      default: true,
    },
  ],
  presets: [{ key: 'short', label: 'Short', help: 'One round.', options: { rounds: 1 } }],
}

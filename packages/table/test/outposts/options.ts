import type { OptionsSpec } from '@railhead/table'

export const OPTIONS = {
  options: [
    { key: 'players', type: 'integer', rule: '1.2', min: 2, max: 3, default: 2 },
    { key: 'rounds', type: 'integer', rule: '5.1', min: 1, max: 4, default: 3 },
    { key: 'blocking', type: 'toggle', rule: '3.3', default: true },
  ],
  presets: [{ key: 'short', options: { rounds: 1 } }],
} as const satisfies OptionsSpec

import type { Outcome } from '@railhead/table'
import type { GameEnding } from '../../../src/game/client.ts'

export const ending: GameEnding = {
  // Who wins.
  endRule: (_, { edition }) => (edition === '2021' ? '6.2' : '5'),
  breakdown,
}

const PARTS = [
  ['tokens', 'Medals from objective areas'],
  ['cards', 'Medals on Soviet cards won'],
  ['ammoMedals', 'One for every 3 ammo on other cards won'],
  ['victoryAreas', 'Victory area without a chain to the base'],
  ['encircled', 'Encircled cards (break ties)'],
] as const

function breakdown({ detail, scores }: Outcome): ReturnType<NonNullable<GameEnding['breakdown']>> {
  return PARTS.map(([key, label]) => ({
    label,
    values: Object.fromEntries(
      Object.keys(scores).map((seat) => {
        const parts = detail[seat]
        const value =
          typeof parts === 'object' && parts !== null && !Array.isArray(parts)
            ? (parts as { [key: string]: unknown })[key]
            : undefined
        return [seat, typeof value === 'number' ? value : '']
      }),
    ),
  }))
}

import type { Outcome } from '@railhead/table'
import type { GameEnding } from '../../../src/game/client.ts'
import { medalsByRound, turningPoints } from './course.ts'
import { seatLook } from './words.ts'

export const ending: GameEnding = {
  // Who wins.
  endRule: (_, { edition }) => (edition === '2021' ? '6.2' : '5'),
  course(events, { detail }) {
    const { rounds, medals } = medalsByRound(events)
    const lines = [...medals].map(([seat, won]) => {
      const { tokens = 0, cards = 0, ammoMedals = 0 } = (detail[seat] ?? {}) as { readonly [part: string]: number }
      return { seat, won, first: tokens + cards + ammoMedals - (won.at(-1) ?? 0) }
    })
    // 3.2: later players begin with a medal. Where more or less is missing, medals were paid with or counted otherwise.
    if (lines.length === 0 || lines.some(({ first }) => first !== 0 && first !== 1)) return undefined
    return {
      title: 'Medals after each round',
      moments: rounds,
      lines: lines.map(({ seat, won, first }) => ({ look: seatLook(seat), values: won.map((value) => first + value) })),
    }
  },
  turningPoints: (told) => turningPoints(told, SAID),
  breakdown,
}

const medalsInWords = (n: number): string => (n === 1 ? '1 medal' : `${n} medals`)
const SAID = {
  won: (round: number, who: string, areas: readonly string[], medals: number): string =>
    `Round ${round}: ${who} takes ${areas.join(', ')}, ${medalsInWords(medals)}.`,
  lost: (round: number, who: string, area: string, medals: number): string =>
    `Round ${round}: ${who} loses ${area}, and ${medalsInWords(medals)} with it.`,
}

const PARTS = [
  ['tokens', 'Medals from objective areas'],
  ['cards', 'Medals on Soviet cards won'],
  ['ammoMedals', 'One for every 3 ammo on other cards won'],
  ['victoryAreas', 'Victory area without a chain to the base'],
  ['encircled', 'Encircled cards (break ties)'],
] as const

function breakdown({ detail, scores }: Outcome): ReturnType<NonNullable<GameEnding['breakdown']>> {
  // 14.9: what nobody has won is the Soviet player's.
  const { soviet } = scores
  const left = soviet === undefined ? [] : [{ label: 'Medals left on the map', values: { soviet } }]
  const won = PARTS.map(([key, label]) => ({
    label,
    values: Object.fromEntries(
      Object.keys(scores).map((seat) => {
        const parts = detail[seat]
        const value =
          typeof parts === 'object' && parts !== null && !Array.isArray(parts)
            ? (parts as { [key: string]: unknown })[key]
            : undefined
        return [seat, typeof value === 'number' ? value : '–']
      }),
    ),
  }))
  return [...won, ...left]
}

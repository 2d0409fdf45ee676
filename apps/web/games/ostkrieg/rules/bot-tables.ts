import solitaire from '@railhead/ostkrieg/solitaire.json' with { type: 'json' }
import type { Block } from '../../../src/game/rules-book.ts'
import { areaById } from '../board/areas.ts'

/** What the bot is after, year by year, made from the data that it plays by. */

interface Goal {
  readonly take?: readonly number[]
  readonly hold?: readonly number[]
  readonly entrench?: readonly number[]
  readonly garrison?: number
  readonly land?: number
  readonly reserve?: number
  readonly armor?: number
  readonly do?: string
}

const DOINGS: { readonly [doing: string]: string } = {
  'attack-allies': 'attack the allies of the Germans',
  'clear-partisans': 'clear partisans',
  'counter-attack': 'counter-attack',
  'cover-points': 'cover Victory Points',
  'cut-supply': 'cut supply lines',
  'destroy-largest': 'destroy the largest enemy stack that can be beaten',
  'entrench-front': 'dig in along the front',
  'fall-back': 'fall back to Victory Points',
  'open-supply': 'open supply lines again',
  'retake-own-points': 'take back own Victory Points',
}

const name = (area: number): string => areaById(String(area))?.name ?? String(area)
const names = (areas: readonly number[]): string => areas.map(name).join(', ')

function inWords(goal: Goal): string {
  if (goal.take !== undefined) return `take ${names(goal.take)}`
  if (goal.hold !== undefined) return `hold ${names(goal.hold)}`
  if (goal.entrench !== undefined) return `dig in at ${names(goal.entrench)}`
  if (goal.garrison !== undefined) return `keep ${goal.land} land units in ${name(goal.garrison)}`
  if (goal.reserve !== undefined) return `keep ${goal.armor} armor near ${name(goal.reserve)}`
  return DOINGS[goal.do ?? ''] ?? goal.do ?? ''
}

/** What the bot is after now: what the enemy's last cards call for, then the priorities of its year and personality. */
export function aimsInWords(side: string, year: number, personality: string, enemyCards: readonly number[]): string {
  const called = enemyCards.flatMap((card) => solitaire.triggers.filter(({ cards }) => cards.includes(card)))
  const row = solitaire.priorities.find((one) => one.side === side && one.year === year && one.personality === personality)
  return goalsInWords([
    ...called.flatMap(({ goals, areas }): Goal[] => [...goals, ...(areas === undefined ? [] : [{ hold: areas }])]),
    ...(row?.goals ?? []),
  ])
}

const goalsInWords = (goals: readonly Goal[]): string => goals.map(inWords).join('; then ')

const SIDES = ['axis', 'soviet'] as const
const SIDE_NAMES = { axis: 'Axis', soviet: 'Soviets' }

/** Which roll makes it what, at the start of a year. */
export const characters: Block = {
  table: [
    ['At the start of', 'Defensive', 'Balanced', 'Aggressive'],
    ...SIDES.flatMap((side) =>
      Object.entries(solitaire.plan[side]).map(([year, [balanced, aggressive]]) => [
        `${year}, ${SIDE_NAMES[side]}`,
        `below ${balanced}`,
        aggressive === balanced + 1 ? `${balanced}` : `${balanced} to ${aggressive - 1}`,
        `${aggressive} or more`,
      ]),
    ),
  ],
}

export const objectives: readonly Block[] = SIDES.flatMap((side): Block[] => [
  { p: `*${SIDE_NAMES[side]}*` },
  {
    table: [
      ['Year', 'Aggressive', 'Balanced', 'Defensive'],
      ...[1941, 1942, 1943, 1944, 1945].map((year) => [
        String(year),
        ...['aggressive', 'balanced', 'defensive'].map((personality) => {
          const row = solitaire.priorities.find(
            (one) => one.side === side && one.year === year && one.personality === personality,
          )
          return row === undefined ? '' : goalsInWords(row.goals)
        }),
      ]),
    ],
  },
])

export const handicaps: Block = {
  table: [
    ['Level', 'Build points more each year', 'Dice more in its first attack of the year'],
    ...solitaire.handicaps.map(({ level, points, firstAttackDice }) => [
      String(level),
      String(points),
      firstAttackDice === 0 ? 'none' : String(firstAttackDice),
    ]),
  ],
}

import type { Player } from '../player.ts'
import type { LevelId } from './levels.ts'

const level = (id: LevelId, title: string, about: string): Player => ({
  ...{ id, title, about, game: 'race-to-moscow' },
  mind: async () => {
    const [{ planner }, { MANNERS }] = await Promise.all([import('./mind.ts'), import('./levels.ts')])
    return planner(MANNERS[id])
  },
})

/** The players of Race to Moscow, the weakest first. What they think with is fetched when one of them is wanted. */
export const raceToMoscowPlayers: readonly Player[] = [
  level('rtm-1', 'Cadet', 'A first opponent: thinks of one action at a time, and takes any that makes some sense.'),
  level('rtm-2', 'Lieutenant', 'Thinks of one action at a time, and often takes the second best.'),
  { ...level('rtm-3', 'Captain', 'Thinks of one action at a time, and mostly takes a good one.'), proposed: true },
  level('rtm-4', 'Colonel', 'Plans two actions together, and takes any of the good plans that it finds.'),
  level('rtm-5', 'General', 'Plans the whole turn, and mostly takes the best plan that it finds.'),
  level(
    'rtm-6',
    'Field Marshal',
    'Compares plans for this turn and the next over what the cards may bring and rivals may do. As good as it gets here.',
  ),
]

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
  level('rtm-1', 'Cadet', 'A first opponent: thinks of one action at a time, and often takes the second best.'),
  level('rtm-2', 'Lieutenant', 'Thinks of one action at a time, and does it well enough.'),
  { ...level('rtm-3', 'Captain', 'Plans both actions of a turn together and looks after its supplies.'), proposed: true },
  level('rtm-4', 'Colonel', 'Plans the whole turn, and tries its plans against what the cards may bring.'),
  level('rtm-5', 'General', 'Compares more plans over more of what may come.'),
  level('rtm-6', 'Field Marshal', 'As good as it gets here; may take some seconds for a turn.'),
]

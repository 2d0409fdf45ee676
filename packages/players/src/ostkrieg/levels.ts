import type { Player } from '../player.ts'
import type { Effort } from './search.ts'

/** How each level thinks: fewer lines of play, a shorter look ahead, and content with what is not much worse than the best it sees. */
interface Level extends Pick<Player, 'id' | 'title' | 'about'> {
  readonly effort: Effort
  /** The booklet's bot can be foreseen many cards ahead; whom else one meets one can only guess at, and looking further was no better there. */
  readonly againstBot?: Pick<Effort, 'lines' | 'ahead'>
  readonly proposed?: true
}

const LEVELS: readonly Level[] = [
  {
    id: 'ost-1',
    title: 'Cadet',
    about:
      'For a first game: knows how to fight, hardly looks beyond the card in hand, and is content with the first idea that is not bad.',
    effort: { lines: 12, ahead: 0, foci: 0, regret: 0.3 },
  },
  {
    id: 'ost-2',
    title: 'Lieutenant',
    about: 'Looks at what a card brings at once, and often takes the second best.',
    effort: { lines: 24, ahead: 0, foci: 1, regret: 0.12 },
  },
  {
    id: 'ost-3',
    title: 'Captain',
    about: 'Thinks of your answer to each card, with a little carelessness.',
    effort: { lines: 48, ahead: 1, foci: 1, regret: 0.05 },
  },
  {
    id: 'ost-4',
    title: 'Colonel',
    about: 'Compares every card with what you may answer, and holds cards back when waiting pays.',
    effort: { lines: 100, ahead: 1, foci: 3, regret: 0 },
    againstBot: { lines: 100, ahead: 3 },
    proposed: true,
  },
  {
    id: 'ost-5',
    title: 'General',
    about: 'As the Colonel, with more aims for each card and many more throws of the dice.',
    effort: { lines: 400, ahead: 1, foci: 5, regret: 0 },
    againstBot: { lines: 200, ahead: 5 },
  },
  {
    id: 'ost-6',
    title: 'Marshal',
    about: 'Thinks for a second or more; against the bot so many cards ahead that it often sees the end of the year.',
    effort: { lines: 1000, ahead: 1, foci: 5, regret: 0 },
    againstBot: { lines: 240, ahead: 9 },
  },
]

/** The players of Ostkrieg, either side, both scenarios; the weakest first. */
export const ostkriegPlayers: readonly Player[] = LEVELS.map(({ effort, againstBot, ...player }) => ({
  ...player,
  game: 'ostkrieg',
  mind: async () => {
    const [{ ostkriegMind }, { shipped }] = await Promise.all([import('./mind.ts'), import('./shipped.ts')])
    return ostkriegMind(effort, shipped, { ...effort, ...againstBot })
  },
}))

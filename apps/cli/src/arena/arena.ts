import { playInOrder, type Where } from '../threads.ts'
import { type Counted, Counter, type Tallied } from './counter.ts'
import type { Report, Work } from './worker.ts'

export interface ArenaPlan extends Counted, Where {
  readonly games: number
  readonly onGame?: (played: number) => void
}

/** Plays a bout. Games are counted in the order of their numbers, so that it changes nothing who plays them. */
export async function playBout(plan: ArenaPlan): Promise<Tallied> {
  const counter = new Counter(plan)
  const { games, onGame, game, options, seed, player, rival } = plan
  const work: Work = { game: game.id, options, seed, player, rival }
  await playInOrder<Report>({
    kind: 'arena',
    work,
    workers: plan.workers,
    database: plan.database,
    from: 0,
    to: games,
    numberOf: (report) => ('played' in report ? report.played.number : report.number),
    take: (report) => counter.add(report),
    isEnough: () => counter.isDecided,
    onReport: onGame,
  })
  return counter.tally()
}

import type { Game, Options } from '@railhead/table'
import { seatsIn } from '../simulation.ts'

/** One game of an arena: who sits where, in which order, from which seed. */
export interface Fixture {
  readonly number: number
  readonly seed: string
  readonly options: Options
  /** Ids of the players, one for each seat that takes part. */
  readonly players: readonly string[]
  /** The seat of the one that is measured; undefined where all are the same. */
  readonly seat: number | undefined
}

/** What is played: one of `player` against others that are all `rival`, or equal players all round. */
export interface Bout {
  readonly game: Game
  readonly options: Options
  readonly seed: string
  readonly player: string
  readonly rival: string
}

/** Every order of the seats, where the game lets one choose it; otherwise the one there is. */
export function ordersOf(game: Game, options: Options): readonly Options[] {
  const spec = game.options.options.find(({ type }) => type === 'order')
  const order = spec === undefined ? undefined : options[spec.key]
  if (spec === undefined || !Array.isArray(order) || order.length < 2) return [options]
  return permutations(order as readonly string[]).map((turns) => ({ ...options, [spec.key]: turns }))
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((first, at) => permutations(items.toSpliced(at, 1)).map((rest) => [first, ...rest]))
}

/** Game `number` of the bout, from 0. The player sits once in every seat with the same seed and order; then the next order comes, from another seed. */
export function fixture({ game, options, seed, player, rival }: Bout, number: number): Fixture {
  const orders = ordersOf(game, options)
  const seats = seatsIn(game, options).length
  const isEqual = player === rival
  const round = isEqual ? number : Math.floor(number / seats)
  const seat = isEqual ? undefined : number % seats
  return {
    number,
    seed: `${seed}/${round}`,
    options: orders[round % orders.length],
    players: Array.from({ length: seats }, (_, at) => (at === seat ? player : rival)),
    seat,
  }
}

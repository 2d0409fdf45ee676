import { type Contestant, Dice } from './contestant.ts'

/** Code gets quicker while it runs: what is measured before so much CPU time is spent on it says little. In milliseconds. */
export const WARM_UP = 2000

const BETWEEN_CLOCKS = 2000

export interface Rate {
  readonly name: string
  readonly perCpuSecond: number
  /** This rate beside the yardstick's. */
  readonly ratio: number
}

export interface Turns {
  readonly rounds: number
  /** CPU time that each contestant gets in each round, in milliseconds. */
  readonly slice: number
  /** CPU time of each contestant that does not count. */
  readonly warmUp: number
}

/**
 * Lets the contestants play in turns, a slice of CPU time each, round after round: whatever else the machine does in the
 * meantime falls on all of them. Before that each of them warms up. Medians over the rounds; ratios are taken round by round.
 */
export function race(contestants: readonly Contestant[], yardstick: string, { rounds, slice, warmUp }: Turns): Rate[] {
  const rates: number[][] = contestants.map(() => [])
  for (const contestant of contestants) actionsPerCpuSecond(contestant, warmUp, 0)
  for (let round = 1; round <= rounds; round++)
    contestants.forEach((contestant, i) => {
      rates[i].push(actionsPerCpuSecond(contestant, slice, round))
    })
  const at = contestants.findIndex((contestant) => contestant.name === yardstick)
  return contestants.map(({ name }, i) => ({
    name,
    perCpuSecond: median(rates[i]),
    ratio: median(rates[i].map((rate, round) => rate / rates[at][round])),
  }))
}

function actionsPerCpuSecond(contestant: Contestant, slice: number, round: number): number {
  const dice = new Dice((round + 1) * 7919)
  let actions = 0
  const start = cpuMs()
  let spent = 0
  while (spent < slice) {
    // Asking for the time takes as long as many choices: games differ in length, so it is asked after so many choices, not after a game.
    for (const until = actions + BETWEEN_CLOCKS; actions < until; ) actions += contestant.playGame(dice)
    spent = cpuMs() - start
  }
  return (1000 * actions) / spent
}

/** CPU nanoseconds that one call takes: the median of several batches. */
export function costOf(call: () => void, batch = 20_000, batches = 9): number {
  const costs: number[] = []
  for (let i = 0; i < batches; i++) {
    const start = cpuMs()
    for (let n = 0; n < batch; n++) call()
    costs.push(((cpuMs() - start) * 1e6) / batch)
  }
  return Math.round(median(costs))
}

/** CPU time of this process so far, in milliseconds. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

export function rounded(value: number): number {
  return Number(value.toPrecision(3))
}

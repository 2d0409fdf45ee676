import { type Contestant, Dice } from './contestant.ts'

export interface Rate {
  readonly name: string
  /** Median over the rounds. */
  readonly perCpuSecond: number
  /** Median over the rounds of this rate beside the yardstick's rate in the same round. */
  readonly ratio: number
}

export interface Effort {
  readonly rounds: number
  /** CPU time that each contestant gets in each round, in milliseconds. */
  readonly slice: number
}

/**
 * Lets the contestants play in turns, a slice of CPU time each, round after round: whatever else the machine does in the
 * meantime falls on all of them. The first round warms up and does not count.
 */
export function race(contestants: readonly Contestant[], yardstick: string, { rounds, slice }: Effort): Rate[] {
  const rates: number[][] = contestants.map(() => [])
  for (let round = 0; round <= rounds; round++) {
    contestants.forEach((contestant, i) => {
      const rate = actionsPerCpuSecond(contestant, slice, round + 1)
      if (round > 0) rates[i].push(rate)
    })
  }
  const at = contestants.findIndex((contestant) => contestant.name === yardstick)
  return contestants.map(({ name }, i) => ({
    name,
    perCpuSecond: Math.round(median(rates[i])),
    ratio: rounded(median(rates[i].map((rate, round) => rate / rates[at][round]))),
  }))
}

function actionsPerCpuSecond(contestant: Contestant, slice: number, seed: number): number {
  const dice = new Dice(seed * 7919)
  let actions = 0
  const start = cpuMs()
  let spent = 0
  while (spent < slice) {
    actions += contestant.playGame(dice)
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

function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

function rounded(ratio: number): number {
  return Number(ratio.toPrecision(3))
}

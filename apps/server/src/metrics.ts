import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Upper ends of the ranges in which waits are counted, in seconds. */
const RANGES = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** What a server counts of itself, in the text format of Prometheus. */
export class Metrics {
  readonly #counters = new Map<string, number>()
  readonly #gauges = new Map<string, () => number>()
  readonly #waits = { ranges: RANGES.map(() => 0), count: 0, sum: 0 }
  readonly #delay = monitorEventLoopDelay({ resolution: 20 })

  constructor() {
    this.#delay.enable()
  }

  /** Something happened. */
  count(name: Counted): void {
    this.#counters.set(name, (this.#counters.get(name) ?? 0) + 1)
  }

  /** How much there is of something, whenever somebody asks. */
  watch(name: Watched, value: () => number): void {
    this.#gauges.set(name, value)
  }

  /** A change was stored so many seconds after it came. */
  waited(seconds: number): void {
    this.#waits.count++
    this.#waits.sum += seconds
    const range = RANGES.findIndex((end) => seconds <= end)
    if (range >= 0) this.#waits.ranges[range]++
  }

  text(): string {
    const lines: string[] = []
    const say = (name: string, type: string, about: string, values: readonly string[]): void => {
      lines.push(`# HELP ${name} ${about}`, `# TYPE ${name} ${type}`, ...values)
    }
    for (const [name, about] of Object.entries(COUNTED))
      say(`railhead_${name}_total`, 'counter', about, [`railhead_${name}_total ${this.#counters.get(name) ?? 0}`])
    for (const [name, about] of Object.entries(WATCHED))
      say(`railhead_${name}`, 'gauge', about, [`railhead_${name} ${this.#gauges.get(name)?.() ?? 0}`])
    const { ranges, count, sum } = this.#waits
    let upTo = 0
    const buckets = ranges.map((more, i) => {
      upTo += more
      return `railhead_change_seconds_bucket{le="${RANGES[i]}"} ${upTo}`
    })
    say('railhead_change_seconds', 'histogram', 'Time from the arrival of a change until it was stored and answered.', [
      ...buckets,
      `railhead_change_seconds_bucket{le="+Inf"} ${count}`,
      `railhead_change_seconds_sum ${sum}`,
      `railhead_change_seconds_count ${count}`,
    ])
    const { rss, heapUsed } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    say('process_resident_memory_bytes', 'gauge', 'Memory of the process.', [`process_resident_memory_bytes ${rss}`])
    say('nodejs_heap_size_used_bytes', 'gauge', 'Memory of the heap that is used.', [`nodejs_heap_size_used_bytes ${heapUsed}`])
    say('process_cpu_seconds_total', 'counter', 'CPU time of the process.', [
      `process_cpu_seconds_total ${(user + system) / 1e6}`,
    ])
    const lag = Number.isNaN(this.#delay.mean) ? 0 : this.#delay.percentile(99) / 1e9
    say('nodejs_eventloop_lag_p99_seconds', 'gauge', 'How late the event loop is in 1 of 100 cases.', [
      `nodejs_eventloop_lag_p99_seconds ${lag}`,
    ])
    return `${lines.join('\n')}\n`
  }

  close(): void {
    this.#delay.disable()
  }
}

const COUNTED = {
  sockets_opened: 'Sockets of pages that were opened.',
  messages: 'Messages that came over sockets.',
  changes: 'Changes that were stored and acknowledged.',
  refused: 'Messages that were answered with a problem.',
  notices: 'Messages that were delivered to people who are away.',
  notices_failed: 'Tries to deliver one that failed.',
  defects: 'Things that went wrong and must not.',
} as const
const WATCHED = {
  sockets: 'Sockets of pages that are open.',
  tables: 'Tables in memory.',
  thoughts: 'Questions that computers think about, or that wait for them.',
} as const
type Counted = keyof typeof COUNTED
type Watched = keyof typeof WATCHED

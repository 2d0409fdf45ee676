import type { Json } from '@railhead/table'
import { type Delta, deltaOf, fingerprint, withDelta } from './delta.ts'
import type { Host } from './host.ts'
import type { Bare, Snapshot } from './messages.ts'
import { type News, undressed } from './snapshot.ts'
import type { ToldLine } from './story.ts'

/*
 * How somebody far away is kept up to date: once they are shown all, and from then on told only what is other. Both ends keep what the
 * far one has; a number that follows from it shows whether they agree.
 */

/** What is new since the last step. */
export interface Step {
  /** What is other in what they have. */
  readonly delta?: Delta
  /** The log is this from that line on, counted from 1: choice, whose, turn, fact. Left out where nothing was added or taken back. */
  readonly log?: readonly [number, readonly (readonly [number, string, number, ToldLine['event']])[]]
  /** The fingerprint of what they have then. */
  readonly check: number
}

/** Tells those who look with the same eyes. */
export class Teller {
  #host: Host
  #told: Bare
  #lines: number

  /** `host` is a device of theirs, with which nobody else is told anything. */
  constructor(host: Host) {
    this.#host = host
    this.#told = host.bare()
    this.#lines = linesUpTo(host.news())
  }

  get host(): Host {
    return this.#host
  }

  /** The table was taken up anew. */
  moveTo(host: Host): void {
    this.#host = host
  }

  /** What is new to them; undefined if nothing is. */
  step(): Step | undefined {
    const bare = this.#host.bare()
    const news = this.#host.news()
    const delta = deltaOf(asJson(this.#told), asJson(bare))
    const sameLog = news.lines.length === 0 && news.logFrom === this.#lines + 1
    this.#told = bare
    this.#lines = linesUpTo(news)
    if (delta === undefined && sameLog) return undefined
    const lines = news.lines.map(({ choice, by, turn, event }) => [choice, by, turn, event] as const)
    return {
      ...(delta === undefined ? {} : { delta }),
      ...(sameLog ? {} : { log: [news.logFrom, lines] as const }),
      check: fingerprint(asJson(bare)),
    }
  }
}

/** What somebody has who is told. */
export class Told {
  readonly bare: Bare
  /** The whole log. */
  readonly log: readonly ToldLine[]

  private constructor(bare: Bare, log: readonly ToldLine[]) {
    this.bare = bare
    this.log = log
  }

  /** Somebody was shown all of it. */
  static whole(snapshot: Snapshot): Told {
    return new Told(undressed(snapshot), snapshot.lines)
  }

  /** What they have after a step, and what of the log is new; undefined where the step does not fit to what they have. */
  after({ delta, log, check }: Step): { readonly told: Told; readonly news: News } | undefined {
    const bare = delta === undefined ? this.bare : changed(this.bare, delta)
    if (bare === undefined || fingerprint(asJson(bare)) !== check) return undefined
    const [logFrom, added] = log ?? [this.log.length + 1, []]
    if (logFrom > this.log.length + 1) return undefined
    const lines = added.map(([choice, by, turn, event], i) => ({ n: logFrom + i, choice, by, turn, event }))
    return { told: new Told(bare, [...this.log.slice(0, logFrom - 1), ...lines]), news: { logFrom, lines } }
  }
}

function changed(bare: Bare, delta: Delta): Bare | undefined {
  try {
    return withDelta(asJson(bare), delta) as unknown as Bare // the fingerprint shows whether it is one
  } catch {
    return undefined
  }
}

const linesUpTo = ({ logFrom, lines }: News): number => logFrom - 1 + lines.length

/** Everything that is shown is JSON; only its type says more. */
const asJson = (bare: Bare): Json => bare as unknown as Json

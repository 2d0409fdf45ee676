/** So many at once, and then so many a second. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

/** What is left of a rate: an allowance that fills up again with time. */
export class Allowance {
  readonly #rate: Rate
  readonly #now: () => number
  #left: number
  #at: number

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate
    this.#now = now
    this.#left = rate.burst
    this.#at = now()
  }

  /** Takes so much of it, if so much is left. */
  take(amount = 1): boolean {
    const { burst, perSecond } = this.#rate
    const now = this.#now()
    this.#left = Math.min(burst, this.#left + (Math.max(0, now - this.#at) / 1000) * perSecond)
    this.#at = now
    if (this.#left < amount) return false
    this.#left -= amount
    return true
  }

  /** Nothing has been taken of it that has not come back. */
  get isFull(): boolean {
    const { burst, perSecond } = this.#rate
    return this.#left + ((this.#now() - this.#at) / 1000) * perSecond >= burst
  }
}

/** More than so many who ask at the same time are not told apart. */
const MOST = 10_000

/** An allowance for each who asks. */
export class Allowances {
  readonly #rate: Rate
  readonly #now: () => number
  readonly #of = new Map<string, Allowance>()

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate
    this.#now = now
  }

  take(who: string, amount = 1): boolean {
    if (this.#of.size >= MOST) this.#forget()
    const key = this.#of.size < MOST || this.#of.has(who) ? who : ''
    const allowance = this.#of.get(key) ?? new Allowance(this.#rate, this.#now)
    this.#of.set(key, allowance)
    return allowance.take(amount)
  }

  #forget(): void {
    for (const [who, allowance] of this.#of) if (allowance.isFull) this.#of.delete(who)
  }
}

/** How much one may ask. A household behind one address must not notice it, and nobody can try passwords by the thousand. */
export interface Limits {
  /** By address: requests of any kind, sockets, people who come, passwords that are tried, passkeys that are asked for, whole games. */
  readonly requests: Rate
  readonly sockets: Rate
  readonly newcomers: Rate
  readonly passwords: Rate
  readonly passkeys: Rate
  readonly records: Rate
  /** By the name to sign in with: passwords that are tried for it, from wherever. */
  readonly guesses: Rate
  /** By person, and by address: tables that are set up. */
  readonly tables: Rate
  /** By person: what is asked of the others, and what is said. */
  readonly doings: Rate
  readonly talk: Rate
  /** By person, and by mail address that is written to: mails that ask whether an address is right, and trials. */
  readonly letters: Rate
  /** The same by address, whoever asks there. */
  readonly lettersFrom: Rate
  /** By socket: a page that hovers over the whole map asks less. An address may ask as much as a few busy pages. */
  readonly messages: Rate
  /** By address: pages that are at tables at the same time. */
  readonly pages: number
}

export const LIMITS: Limits = {
  requests: { burst: 300, perSecond: 30 },
  sockets: { burst: 60, perSecond: 1 },
  newcomers: { burst: 30, perSecond: 0.1 },
  passwords: { burst: 5, perSecond: 0.1 },
  passkeys: { burst: 20, perSecond: 0.2 },
  records: { burst: 10, perSecond: 0.5 },
  guesses: { burst: 20, perSecond: 0.02 },
  tables: { burst: 30, perSecond: 0.1 },
  doings: { burst: 20, perSecond: 0.2 },
  talk: { burst: 20, perSecond: 0.5 },
  letters: { burst: 5, perSecond: 0.001 },
  lettersFrom: { burst: 20, perSecond: 0.005 },
  messages: { burst: 200, perSecond: 40 },
  pages: 250,
}

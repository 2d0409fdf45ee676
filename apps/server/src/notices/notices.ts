import type { Log } from '../log.ts'
import type { Pending, Way } from '../store/notices.ts'
import { DamagedError, type SeatedTable, type Store } from '../store/store.ts'
import { type Channels, Gone } from './channels.ts'
import { type Saying, saying } from './sayings.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** For so long one process has a way to itself: more than any delivery takes. If it dies, another takes over then. */
const LEASE = 60 * SECOND
/** Ways on which something is told at the same time. */
const AT_ONCE = 32
/** After the first failure, the second and so on. */
const AGAIN = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR]
/** After so many in a row what could not be told is forgotten. */
const MOST_FAILURES = 8
/** What would be mailed within that time anyway goes along. */
const ALONG = 10 * MINUTE

interface Sending {
  readonly store: Store
  readonly now: () => number
  readonly log: Log
  readonly channels: Channels
  readonly count: (what: 'notices' | 'notices_failed') => void
}

/**
 * Tells people what happens while they are away: what is due in the outbox, to each on the way that they chose. Nobody at a table waits for it. Something may
 * be told twice if a process dies while it tells it, and is never forgotten for that.
 */
export class Notices {
  readonly #sending: Sending
  readonly #telling = new Set<Promise<void>>()

  constructor(sending: Sending) {
    this.#sending = sending
  }

  /** Begins to tell what is due, as far as not too much is being told already: one who does not answer keeps nobody else waiting. */
  async look(): Promise<void> {
    const { store, now, log } = this.#sending
    const free = AT_ONCE - this.#telling.size
    if (free <= 0) return
    for (const way of await store.notices.due(now(), free)) {
      const told: Promise<void> = this.#serve(way)
        .catch((error: unknown) => log.error('a notice failed', error, { way: way.id }))
        .finally(() => this.#telling.delete(told))
      this.#telling.add(told)
    }
  }

  /** Everything that is being told is told, or could not be. */
  async settled(): Promise<void> {
    await Promise.all(this.#telling)
  }

  async #serve(way: Way): Promise<void> {
    const { store, now, channels, log, count } = this.#sending
    const deliver = channels[way.channel]
    // Another server may have what this one does not have.
    if (deliver === undefined || !(await store.notices.lease(way, now() + LEASE))) return
    const until = now() + (way.channel === 'mail' ? ALONG : 0)
    const pending = (await store.notices.pending(way.id, until)).filter(({ kind }) => way.confirmed || kind === 'confirm')
    const { true: sayings, told } = await this.#whatIsTrue(way, pending)
    const { failures, quietUntil } = way
    try {
      if (told.length > 0) await deliver(way, sayings)
      if (told.length > 0) count('notices')
      await store.notices.remove(way.id, told)
      const quiet = way.daily && sayings.some(({ kind }) => kind !== 'trial') ? now() + 24 * HOUR : quietUntil
      await store.notices.release(way.id, { failures: told.length > 0 ? 0 : failures, busyUntil: now(), quietUntil: quiet })
    } catch (error) {
      count('notices_failed')
      log.info('a notice was not delivered', { way: way.id, channel: way.channel, failures: failures + 1, why: whyOf(error) })
      if (error instanceof Gone) await store.notices.removeWay(way.id)
      else {
        if (failures + 1 >= MOST_FAILURES) await store.notices.remove(way.id, told)
        const busyUntil = now() + AGAIN[Math.min(failures, AGAIN.length - 1)]
        await store.notices.release(way.id, { failures: failures + 1, busyUntil, quietUntil })
      }
    }
  }

  /** What is still true of it, to be told now; the rest is forgotten, or waits. */
  async #whatIsTrue(
    way: Way,
    pending: readonly Pending[],
  ): Promise<{ readonly true: readonly Saying[]; readonly told: readonly Pending[] }> {
    const { store, now } = this.#sending
    const sayings: Saying[] = []
    const told: Pending[] = []
    const untrue: Pending[] = []
    for (const one of pending) {
      const said = saying(one, one.table === '' ? undefined : await this.#table(one.table), way.person, now())
      if (one.kind === 'confirm' && !way.confirmed) told.push(one)
      else if (said === undefined) untrue.push(one)
      else if ('later' in said) await store.notices.postpone(way.id, one, said.later)
      else {
        sayings.push(said)
        told.push(one)
      }
    }
    await store.notices.remove(way.id, untrue)
    return { true: sayings, told }
  }

  /** Of a table that cannot be read there is nothing to tell. */
  #table(id: string): Promise<SeatedTable | undefined> {
    return this.#sending.store.table(id).catch((error: unknown) => {
      if (error instanceof DamagedError) return undefined
      throw error
    })
  }
}

/** What went wrong, without the address that a message may have in it. */
function whyOf(error: unknown): string {
  const { code } = error as { readonly code?: unknown }
  return typeof code === 'string' ? code : error instanceof Error ? error.message : String(error)
}

import type { Game, GameState, Json, LoggedEvent, SeatName } from '@railhead/table'
import { difference } from './comparison.ts'
import { fingerprint } from './delta.ts'
import type { Host } from './host.ts'
import type { CommonFacts, Facts, OwnFacts } from './messages.ts'
import { Copied, type PatchFound } from './patch.ts'
import { Reader } from './story.ts'
import { toldLog } from './told-log.ts'

/** What those who look with the same eyes have been told. */
interface Eyes {
  device: Host
  facts: OwnFacts
  /** What lies on the board, where others may know something else of it. */
  readonly bytes: Copied | undefined
  /** The fingerprint of all that they have. */
  check: number
}

/** A part of a step, as JSON, and by how much it changes the fingerprint of what they have. */
interface Part {
  readonly text: string
  readonly change: number
}
const NOTHING: Part = { text: '', change: 0 }

/**
 * Tells everybody who looks at a table, as `telling.ts` says. At every choice each pair of eyes is told something; what is the same for all of them is worked out
 * and written once.
 */
export class Tellers {
  #table: Host
  readonly #eyes = new Map<SeatName | null, Eyes>()
  #facts: CommonFacts
  /** What lies on the board, where everybody may know the same. */
  #bytes: Copied | undefined
  readonly #reader = new Reader()
  #lines = 0

  constructor(table: Host) {
    this.#table = table
    this.#facts = table.commonFacts()
  }

  /** Whoever looks with these eyes is shown the table at this moment, and all others have been told what has happened until now. */
  add(seat: SeatName | null): void {
    if (this.#eyes.has(seat)) return
    if (this.#eyes.size === 0) this.#begin()
    const device = this.#table.device(seat)
    const bytes = this.#bytes === undefined ? new Copied(maskedOf(device)) : undefined
    const facts = device.facts()
    const check = (fingerprint(asJson(facts)) + (bytes ?? this.#bytes ?? NO_BYTES).fingerprint) >>> 0
    this.#eyes.set(seat, { device, facts: device.ownFacts(), bytes, check })
  }

  /** Nobody looks with any eyes but these. */
  keep(seats: ReadonlySet<SeatName | null>): void {
    for (const seat of this.#eyes.keys()) if (!seats.has(seat)) this.#eyes.delete(seat)
  }

  /** The table was taken up anew. */
  moveTo(table: Host): void {
    this.#table = table
    for (const [seat, eyes] of this.#eyes) eyes.device = table.device(seat)
  }

  /** The step, as JSON, for each pair of eyes to which something is new. */
  steps(): ReadonlyMap<SeatName | null, string> {
    const steps = new Map<SeatName | null, string>()
    if (this.#eyes.size === 0) return steps
    const common = this.#commonNews()
    const board = this.#bytes === undefined ? undefined : patchText(this.#bytes.follow(maskedOf(this.#table)))
    const logOf = this.#logs()
    for (const [seat, eyes] of this.#eyes) {
      const own = ownNews(eyes)
      const bytes = board ?? patchText(eyes.bytes?.follow(maskedOf(eyes.device)))
      const log = logOf(eyes.device)
      eyes.check = (eyes.check + common.change + own.change + bytes.change) >>> 0
      const between = common.text !== '' && own.text !== '' ? ',' : ''
      const delta = `${common.text}${between}${own.text}`
      if (delta === '' && bytes.text === '' && log === '') continue
      steps.set(seat, `{${delta === '' ? '' : `"delta":{${delta}},`}${bytes.text}${log}"check":${eyes.check}}`)
    }
    return steps
  }

  /** From now on everything is new. */
  #begin(): void {
    const { match, game } = this.#table
    this.#facts = this.#table.commonFacts()
    this.#bytes = game.open === true ? new Copied(maskedOf(this.#table)) : undefined
    this.#reader.next(match.log, null)
    this.#lines = match.log.length
  }

  #commonNews(): Part {
    const before = this.#facts
    this.#facts = this.#table.commonFacts()
    return partText(before, this.#facts)
  }

  /** What is new in the log, for each pair of eyes; the same for all where nothing of it is secret. */
  #logs(): (device: Host) => string {
    const { log } = this.#table.match
    const from = this.#reader.next(log, null)
    const isSame = from === this.#lines + 1 && log.length === this.#lines
    this.#lines = log.length
    if (isSame) return () => ''
    const textFor = (device: Host): string => `"log":${JSON.stringify(toldLog(from, device.linesFrom(from), log))},`
    if (hasSecrets(log, from)) return textFor
    const text = textFor(this.#table)
    return () => text
  }
}

function hasSecrets(log: readonly LoggedEvent[], from: number): boolean {
  for (let i = from - 1; i < log.length; i++) if (log[i].event.secret !== undefined) return true
  return false
}

function ownNews(eyes: Eyes): Part {
  const before = eyes.facts
  eyes.facts = eyes.device.ownFacts()
  return partText(before, eyes.facts)
}

/** What is other, without the braces around it. */
function partText(before: CommonFacts | OwnFacts, after: CommonFacts | OwnFacts): Part {
  const other = difference(asJson(before), asJson(after))
  return other === undefined ? NOTHING : { text: JSON.stringify(other.delta).slice(1, -1), change: other.change }
}

const patchText = (found: PatchFound | undefined): Part =>
  found === undefined ? NOTHING : { text: `"bytes":${JSON.stringify(found.patch)},`, change: found.change }

/** What lies on the board as the host's viewer may know it, until the next is asked for: there is room for one of each game. */
function maskedOf(host: Host): Uint8Array {
  const room = host.masked(rooms.get(host.game))
  rooms.set(host.game, room)
  return room.bytes
}
const rooms = new WeakMap<Game, GameState>()
const NO_BYTES = new Copied(new Uint8Array())

/** Everything that is shown is JSON; only its type says more. */
const asJson = (facts: Facts | CommonFacts | OwnFacts): Json => facts as unknown as Json

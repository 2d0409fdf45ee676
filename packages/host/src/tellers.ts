import type { Game, GameState, LoggedEvent, SeatName } from '@railhead/table'
import { difference } from './comparison.ts'
import { fingerprint } from './delta.ts'
import type { Host } from './host.ts'
import type { CommonFacts, OwnFacts } from './messages.ts'
import { Copied, type PatchFound } from './patch.ts'
import { asJson } from './snapshot.ts'
import { Reader } from './story.ts'
import { toldLog } from './told-log.ts'

/** What everybody who looks has been told alike. */
interface Shared {
  facts: CommonFacts
  /** What lies on the board, where everybody may know the same. */
  readonly bytes: Copied | undefined
  readonly reader: Reader
  /** Of the log. */
  lines: number
}

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
  /** Undefined while nobody looks. */
  #shared: Shared | undefined

  constructor(table: Host) {
    this.#table = table
  }

  /** Whoever looks with these eyes is shown the table at this moment, and all others have been told what has happened until now. */
  add(seat: SeatName | null): void {
    if (this.#eyes.has(seat)) return
    this.#shared ??= sharedOf(this.#table)
    const device = this.#table.device(seat)
    const open = this.#shared.bytes
    const bytes = open === undefined ? new Copied(maskedOf(device)) : undefined
    const check = fingerprint(asJson(device.facts())) + (bytes ?? open ?? NO_BYTES).fingerprint
    this.#eyes.set(seat, { device, facts: device.ownFacts(), bytes, check })
  }

  /** Nobody looks with any eyes but these. */
  keep(seats: ReadonlySet<SeatName | null>): void {
    for (const seat of this.#eyes.keys()) if (!seats.has(seat)) this.#eyes.delete(seat)
    if (this.#eyes.size === 0) this.#shared = undefined
  }

  /** The table was taken up anew. */
  moveTo(table: Host): void {
    this.#table = table
    for (const [seat, eyes] of this.#eyes) eyes.device = table.device(seat)
  }

  /** The step, as JSON, for each pair of eyes to which something is new. */
  steps(): ReadonlyMap<SeatName | null, string> {
    const steps = new Map<SeatName | null, string>()
    const [shared, table] = [this.#shared, this.#table]
    if (shared === undefined) return steps
    const common = commonNews(shared, table)
    const board = shared.bytes === undefined ? undefined : patchText(shared.bytes.follow(maskedOf(table)))
    const logOf = newLines(shared, table)
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
}

/** What whoever comes first is shown. */
function sharedOf(table: Host): Shared {
  const { log } = table.match
  const reader = new Reader()
  reader.next(log, null)
  const bytes = table.game.open === true ? new Copied(maskedOf(table)) : undefined
  return { facts: table.commonFacts(), bytes, reader, lines: log.length }
}

function commonNews(shared: Shared, table: Host): Part {
  const before = shared.facts
  shared.facts = table.commonFacts()
  return partText(before, shared.facts)
}

/** What is new in the log, for each pair of eyes; the same for all where nothing of it is secret. */
function newLines(shared: Shared, table: Host): (device: Host) => string {
  const { log } = table.match
  const from = shared.reader.next(log, null)
  const isSame = from === shared.lines + 1 && log.length === shared.lines
  shared.lines = log.length
  if (isSame) return () => ''
  const textFor = (device: Host): string => `"log":${JSON.stringify(toldLog(from, device.linesFrom(from), log))},`
  if (hasSecrets(log, from)) return textFor
  const text = textFor(table)
  return () => text
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

import type { Reasoned, Saved, SeatPlan } from '@railhead/host'
import type { SeatName } from '@railhead/table'

/** A game as this browser keeps it. The record is the game; everything else is for the list. */
export interface StoredGame extends Saved {
  readonly format: 1
  readonly id: string
  readonly game: string
  readonly title: string
  readonly seats: SeatPlan
  /** Cover the board when the device is passed. */
  readonly handover: boolean
  /** JSON lines with the seed, as `Match.record({ withSeed: true })` writes them. */
  readonly record: string
  readonly created: number
  readonly updated: number
  readonly length: number
  readonly over: boolean
  /** Whose answer is awaited; null when the game is over. */
  readonly turnOf: SeatName | null
  /** Why computers chose what they chose; left out of games from before it was kept. */
  readonly reasons?: readonly Reasoned[]
  /** The last thing that happened, in a sentence that everybody may read. */
  readonly summary: string
}

/** What changes of a game while it is played. */
export type KeptState = Required<Omit<StoredGame, 'format' | 'id' | 'game' | 'title' | 'seats' | 'handover' | 'created'>>

/** Something in the store that is not a game any more: kept as it is until the person decides. */
export interface DamagedGame {
  readonly damaged: true
  readonly id: string
  readonly raw: unknown
}

const isObject = (value: unknown): value is { [key: string]: unknown } => typeof value === 'object' && value !== null

/** What came out of the store, checked: a browser may have been killed, an extension may have meddled. */
export function checkedGame(id: string, raw: unknown): StoredGame | DamagedGame {
  return isStoredGame(raw) ? raw : { damaged: true, id, raw }
}

function isStoredGame(raw: unknown): raw is StoredGame {
  if (!isObject(raw)) return false
  const texts = ['id', 'game', 'title', 'record', 'summary'].every((key) => typeof raw[key] === 'string')
  const numbers = ['created', 'updated', 'length'].every((key) => typeof raw[key] === 'number')
  const flags = ['handover', 'over'].every((key) => typeof raw[key] === 'boolean')
  const held = raw.held === undefined || typeof raw.held === 'boolean'
  const gestures = raw.gestures === undefined || Array.isArray(raw.gestures)
  const reasons = raw.reasons === undefined || Array.isArray(raw.reasons)
  const question = raw.question === undefined || Number.isSafeInteger(raw.question)
  const turn = raw.turnOf === null || typeof raw.turnOf === 'string'
  return raw.format === 1 && texts && numbers && flags && held && gestures && reasons && question && turn && isSeatPlan(raw.seats)
}

function isSeatPlan(value: unknown): value is SeatPlan {
  return (
    isObject(value) &&
    Object.values(value).every(
      (holder) => isObject(holder) && typeof holder.name === 'string' && (holder.kind === 'person' || holder.kind === 'computer'),
    )
  )
}

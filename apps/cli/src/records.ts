import { games } from '@railhead/host/games'
import { type Game, type GameRecord, parseRecord } from '@railhead/table'
import { Fault } from './fault.ts'
import { readText } from './input.ts'

export interface OpenedRecord {
  readonly text: string
  readonly record: GameRecord
  readonly game: Game
}

/** Reads a record and finds its game. Throws `Fault` when there is no such file or game, `RecordError` when it is no record. */
export function openRecord(path: string): OpenedRecord {
  const text = readText(path)
  const record = parseRecord(text)
  const game = games.find((known) => known.id === record.header.game)
  if (game === undefined)
    throw new Fault(`${path}: this is a record of ${JSON.stringify(record.header.game)}, a game that is not known here.`)
  return { text, record, game }
}

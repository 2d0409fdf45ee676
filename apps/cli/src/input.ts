import { closeSync, openSync, readSync } from 'node:fs'
import { games } from '@railhead/host/games'
import { type Player, playerOf, playersOf } from '@railhead/players'
import {
  completeOptions,
  type Game,
  type Json,
  JsonError,
  LONGEST_TEXT,
  type Options,
  OptionsError,
  type OptionValue,
  readJson,
  TOO_LONG,
} from '@railhead/table'
import { InvalidArgumentError } from 'commander'
import { Fault } from './fault.ts'

export function gameNamed(id: string): Game {
  const game = games.find((known) => known.id === id)
  if (game === undefined) throw new Fault(`There is no game "${id}". Known games: ${games.map((known) => known.id).join(', ')}.`)
  return game
}

/** `edition=2024`, collected by commander one after the other. */
export function collectOption(text: string, before: readonly string[] = []): readonly string[] {
  if (!/^[^=]+=/.test(text)) throw new InvalidArgumentError('Write it as key=value, for instance edition=2024.')
  return [...before, text]
}

/** Complete options from `key=value` texts; how a value is read follows from the option's own description. */
export function optionsFrom(game: Game, texts: readonly string[]): Options {
  const given = Object.fromEntries(
    texts.map((text): [string, OptionValue] => {
      const key = text.slice(0, text.indexOf('='))
      return [key, optionValue(game, key, text.slice(key.length + 1))]
    }),
  )
  try {
    return completeOptions(game.options, given)
  } catch (error) {
    if (error instanceof OptionsError) throw new Fault(error.message)
    throw error
  }
}

function optionValue(game: Game, key: string, text: string): OptionValue {
  switch (game.options.options.find((option) => option.key === key)?.type) {
    case 'toggle':
      return text === 'true' || text === 'false' ? text === 'true' : text
    case 'integer':
      return /^-?\d+$/.test(text) ? Number(text) : text
    case 'order':
      return text === '' ? [] : text.split(',')
    default:
      return text
  }
}

/** One player per seat, from `a,b,c`; a single name is for all seats. */
export function playersFrom(text: string, game: Game, seats: readonly string[]): readonly Player[] {
  const found = text.split(',').map((id) => playerNamed(id.trim(), game))
  if (found.length === 1) return seats.map(() => found[0])
  if (found.length !== seats.length) {
    throw new Fault(
      `${found.length} players are named for ${seats.length} seats (${seats.join(', ')}). Name one for each, or one for all.`,
    )
  }
  return found
}

export function playerNamed(id: string, game: Game): Player {
  const player = playerOf(game.id, id)
  if (player !== undefined) return player
  const known = playersOf(game.id).map((other) => other.id)
  throw new Fault(`There is no player "${id}". Known players: ${known.join(', ')}.`)
}

/** A whole number of at least `least`, for commander. */
export const wholeNumber = (least: number) => (text: string) => {
  const value = Number(text)
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < least) {
    throw new InvalidArgumentError(`It must be a whole number from ${least} up.`)
  }
  return value
}

/** The text of a file, or one sentence why there is none. */
export function readText(path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(path))
  } catch (error) {
    throw new Fault(`${path}: ${error instanceof JsonError ? error.message : unreadable(error)}`)
  }
}

/** A file, a pipe or a device, as far as texts are read. */
function bytesOf(path: string): Uint8Array {
  const file = openSync(path, 'r')
  try {
    const parts: Uint8Array[] = []
    for (let size = 0; ; ) {
      const part = new Uint8Array(64 * 1024)
      const read = readSync(file, part)
      if (read === 0) return Buffer.concat(parts)
      parts.push(part.subarray(0, read))
      size += read
      if (size > LONGEST_TEXT) throw new JsonError(TOO_LONG, true)
    }
  } finally {
    closeSync(file)
  }
}

/** The JSON in a file, or one sentence why there is none. */
export function readDocument(path: string): Json {
  const text = readText(path)
  try {
    return readJson(text)
  } catch (error) {
    if (error instanceof JsonError) throw new Fault(`${path}: ${error.message}`)
    throw error
  }
}

function unreadable(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'ENOENT':
      return 'there is no such file.'
    case 'EISDIR':
      return 'this is a folder; name a file.'
    case 'EACCES':
      return 'this file may not be read; check its permissions.'
    case 'ERR_ENCODING_INVALID_ENCODED_DATA':
      return 'this is not a text file.'
    default:
      return `this file cannot be read (${error instanceof Error ? error.message : error}).`
  }
}

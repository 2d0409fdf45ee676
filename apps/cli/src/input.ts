import { readFileSync } from 'node:fs'
import { type Player, playerById, players } from '@railhead/players'
import { completeOptions, type Game, type Options, OptionsError, type OptionValue } from '@railhead/table'
import { InvalidArgumentError } from 'commander'
import { Fault } from './fault.ts'
import { games } from './games.ts'

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
  const given: Record<string, OptionValue> = {}
  for (const text of texts) {
    const key = text.slice(0, text.indexOf('='))
    given[key] = optionValue(game, key, text.slice(key.length + 1))
  }
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
export function playersFrom(text: string, seats: readonly string[]): readonly Player[] {
  const ids = text.split(',').map((id) => id.trim())
  const found = ids.map((id) => {
    const player = playerById(id)
    if (player === undefined)
      throw new Fault(`There is no player "${id}". Known players: ${players.map((known) => known.id).join(', ')}.`)
    return player
  })
  if (found.length === 1) return seats.map(() => found[0])
  if (found.length !== seats.length) {
    throw new Fault(
      `${found.length} players are named for ${seats.length} seats (${seats.join(', ')}). Name one for each, or one for all.`,
    )
  }
  return found
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
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))
  } catch (error) {
    throw new Fault(`${path}: ${unreadable(error)}`)
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

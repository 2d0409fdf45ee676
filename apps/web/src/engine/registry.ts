import type { Staff } from '@railhead/host'
import { type Game, type Options, type Reading, type View, wholeGame } from '@railhead/table'
import { engineOf as listedEngine } from '../../games/index.ts'
import type { GameEngine } from '../game/engine.ts'
import { said } from '../texts/engine.ts'
import { EngineProblem } from './problem.ts'

function engineOf(id: string): GameEngine {
  const engine = listedEngine(id)
  if (engine === undefined) throw new EngineProblem('unknown-game', said.unknownGame(id))
  return engine
}

const UNREAD: Reading = {
  imagine: () => unread(),
  reimagine: () => unread(),
  masked: () => unread(),
  load: () => unread(),
  // Without a network it may not come: then no more is known than that the rules are against it.
  texts: { refusal: () => said.notAllowed, options: { options: {}, presets: {} } },
}

function unread(): never {
  throw new Error('what reads positions has not been loaded: see `completeGame`')
}

/**
 * The rules, enough to play with these options, or any, from a record. They know neither positions nor bills, and no reasons in words, before
 * `completeGame`.
 */
export async function gameById(id: string, options: Options | undefined): Promise<Game> {
  const engine = engineOf(id)
  const playable = await engine.playable(options)
  return engine.reading === undefined ? (playable as Game) : wholeGame(playable, UNREAD)
}

/** The game with all that it can do, whatever the options. */
export const wholeGameById = async (id: string): Promise<Game> => completeGame(await gameById(id, undefined))

/** Adds all that the game can do; the object stays the same, since tables hold it. */
export async function completeGame(game: Game): Promise<Game> {
  const reading = await engineOf(game.id).reading?.()
  if (reading === undefined) return game
  return Object.assign(game, reading, { texts: { ...game.texts, ...reading.texts } })
}

/** What can be worked out from a view as a page has it; null where a game does nothing of the kind. */
export async function surveyOf(id: string, shown: View): Promise<object | null> {
  // The report follows from the view, and is no part of it.
  const { report: _, ...view } = shown
  return (await engineOf(id).survey?.())?.survey(view as View) ?? null
}

/** Those who propose, loaded with the first choice; a game need not have any. */
export async function staffOf(id: string): Promise<Staff | undefined> {
  return engineOf(id).staff?.()
}

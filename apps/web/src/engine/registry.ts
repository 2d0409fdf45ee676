import { type Decision, type Game, type Playable, type Reading, type View, wholeGame } from '@railhead/table'
import { said } from '../texts/engine.ts'
import { EngineProblem } from './problem.ts'
import type { Suggestion } from './protocol.ts'

interface Source {
  /** Loaded when the first table of the game is opened. */
  playable(): Promise<Playable>
  /** Loaded with the first choice, or where a position is read; undefined where it comes with the rules. */
  reading?(): Promise<Reading>
}

const sources: { readonly [id: string]: Source } = {
  'race-to-moscow': {
    playable: () => import('@railhead/race-to-moscow/playable').then(({ playable }) => playable as unknown as Playable),
    reading: () => import('@railhead/race-to-moscow/reading').then(({ reading }) => reading as unknown as Reading),
  },
  ostkrieg: { playable: () => import('@railhead/ostkrieg').then((module) => module.ostkrieg as unknown as Playable) },
}

function sourceOf(id: string): Source {
  if (!Object.hasOwn(sources, id)) throw new EngineProblem('unknown-game', said.unknownGame(id))
  return sources[id]
}

const UNREAD: Reading = {
  imagine: () => unread(),
  load: () => unread(),
}

function unread(): never {
  throw new Error('what reads positions has not been loaded: see `completeGame`')
}

/** The rules, enough to play from a record. They know neither positions nor bills before `completeGame`. */
export async function gameById(id: string): Promise<Game> {
  const source = sourceOf(id)
  const playable = await source.playable()
  return source.reading === undefined ? (playable as Game) : wholeGame(playable, UNREAD)
}

/** The game with all that it can do; the object stays the same, since tables hold it. */
export async function completeGame(game: Game): Promise<Game> {
  const reading = await sourceOf(game.id).reading?.()
  return reading === undefined ? game : Object.assign(game, reading)
}

/** Answers that are proposed for what is asked, from what the viewer can see. */
export interface Staff {
  /** Whole plans for the question. */
  suggest(view: View): readonly Suggestion[]
  /**
   * The answer to a question that only fills in what was just chosen, such as the cargo of a truck: it is given at once, can be
   * changed afterwards, and is taken back together with what it belongs to.
   */
  fill(view: View, decision: Decision): number | undefined
}

const staffs: { readonly [id: string]: () => Promise<Staff> } = {
  'race-to-moscow': () => import('@railhead/race-to-moscow/staff'),
}

/** Those who propose, loaded with the first choice; a game need not have any. */
export async function staffOf(id: string): Promise<Staff | undefined> {
  return Object.hasOwn(staffs, id) ? staffs[id]() : undefined
}

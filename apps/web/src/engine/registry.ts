import type { Game, View } from '@railhead/table'
import { said } from '../texts/engine.ts'
import { EngineProblem } from './problem.ts'
import type { Suggestion } from './protocol.ts'

/** The rules of every game, loaded when the first table of it is opened. */
const loaders: { readonly [id: string]: () => Promise<Game> } = {
  'race-to-moscow': () => import('@railhead/race-to-moscow').then((module) => module.raceToMoscow as unknown as Game),
  ostkrieg: () => import('@railhead/ostkrieg').then((module) => module.ostkrieg as unknown as Game),
}

export async function gameById(id: string): Promise<Game> {
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined
  if (load === undefined) throw new EngineProblem('unknown-game', said.unknownGame(id))
  return load()
}

/** Those who propose whole plans, loaded when the first one is asked for. */
const staffs: { readonly [id: string]: () => Promise<(view: View) => readonly Suggestion[]> } = {
  'race-to-moscow': () => import('@railhead/race-to-moscow/staff').then(({ suggest }) => suggest),
}

export async function suggestionsFor(id: string, view: View): Promise<readonly Suggestion[]> {
  const load = Object.hasOwn(staffs, id) ? staffs[id] : undefined
  return load === undefined ? [] : (await load())(view)
}

import { ostkriegPlayers } from './ostkrieg/levels.ts'
import type { Player } from './player.ts'
import { raceToMoscowPlayers } from './race-to-moscow/index.ts'
import { random } from './random.ts'

/** Every computer player, the weakest of a game first. */
export const players: readonly Player[] = [random, ...raceToMoscowPlayers, ...ostkriegPlayers]

/** The players of one game, the weakest first. */
export const playersOf = (game: string): readonly Player[] =>
  players.filter((player) => player.game === undefined || player.game === game)

/** Undefined where there is none of that id for the game. */
export const playerOf = (game: string, id: string): Player | undefined => playersOf(game).find((player) => player.id === id)

/** The player that a new table of the game begins with. */
export const proposedFor = (game: string): Player => playersOf(game).find((player) => player.proposed === true) ?? random

import { playersOf, proposedFor } from '@railhead/players'
import { completeOptions, type Game, type Options, OptionsError, optionsInWords } from '@railhead/table'
import type { CheckedOptions, GameInfo } from './protocol.ts'

/** What a page must know of a game before there is a table. */
export function describe(game: Game): GameInfo {
  return {
    id: game.id,
    title: game.title,
    seats: game.seats,
    open: game.open === true,
    options: optionsInWords(game.options, game.texts.options),
    ...computersOf(game.id),
  }
}

/** The computer players of a game, and the one that a new table begins with. */
export const computersOf = (game: string): Pick<GameInfo, 'players' | 'proposed'> => ({
  players: playersOf(game).map(({ id, title, about }) => ({ id, title, about })),
  proposed: proposedFor(game).id,
})

/** The options completed, or what is wrong with them. */
export function check(game: Game, given: Options): CheckedOptions {
  try {
    const options = completeOptions(game.options, given)
    const state = game.setup(options, 'seats')
    return { ok: true, options, seated: game.seated(state).map((seat) => game.seats[seat]) }
  } catch (error) {
    if (error instanceof OptionsError) return { ok: false, key: error.key, sentence: error.message }
    throw error
  }
}

import { playersOf, proposedFor } from '@railhead/players'
import {
  completeOptions,
  type Game,
  type OptionField,
  type Options,
  OptionsError,
  type OptionsForm,
  optionsInWords,
  type SeatName,
} from '@railhead/table'
import type { CheckedOptions, GameInfo } from './protocol.ts'

/** What a page must know of a game before there is a table. */
export function describe(game: Game): GameInfo {
  const options = optionsInWords(game.options, game.texts.options)
  return {
    id: game.id,
    title: game.title,
    seats: game.seats,
    open: game.open === true,
    options,
    company: inCompany(game, options),
    ...computersOf(game.id),
  }
}

function inCompany(game: Game, { options, presets }: OptionsForm): OptionsForm {
  const hasPlace = (given: Options): boolean => seatedWith(game, given).length > 1
  const left = options.map((field): OptionField => {
    if (field.type !== 'choice') return field
    return { ...field, values: field.values.filter(({ value }) => hasPlace({ [field.key]: value })) }
  })
  // Where nothing is left to choose from nothing is asked, nor what belongs to it.
  const gone = new Set(left.flatMap((field) => (field.type === 'choice' && field.values.length < 2 ? [field.group] : [])))
  return {
    presets: presets.filter((preset) => hasPlace(preset.options)),
    options: left.filter(({ group }) => !gone.has(group)),
  }
}

/** The seats that take part with these options. */
const seatedWith = (game: Game, options: Options): SeatName[] =>
  game.seated(game.setup(completeOptions(game.options, options), 'seats')).map((seat) => game.seats[seat])

/** The computer players of a game, and the one that a new table begins with. */
export const computersOf = (game: string): Pick<GameInfo, 'players' | 'proposed'> => ({
  players: playersOf(game).map(({ id, title, about }) => ({ id, title, about })),
  proposed: proposedFor(game).id,
})

/** The options completed, or what is wrong with them. */
export function check(game: Game, given: Options): CheckedOptions {
  try {
    const options = completeOptions(game.options, given)
    return { ok: true, options, seated: seatedWith(game, options) }
  } catch (error) {
    if (error instanceof OptionsError) return { ok: false, key: error.key, sentence: error.message }
    throw error
  }
}

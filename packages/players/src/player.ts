import { Carver, Chance, type Decision, type Game, type GameState, type Question, type View } from '@railhead/table'

/** All that a computer player is given: what a person in that seat would see, the question, and dice of its own. */
export interface Seen {
  /** What the seat may know. */
  readonly view: View
  /** The question, with every legal choice by name. */
  readonly decision: Decision
  /** The player's own chance, never that of the game. Only stream 0. */
  readonly chance: Chance
}

export interface Player {
  readonly id: string
  readonly title: string
  /** One sentence for the form where opponents are picked. */
  readonly about: string
  /** Index of the chosen one in `seen.decision.choices`. */
  choose(seen: Seen): number
}

/**
 * Asks a player for an answer to the question. This is the only door between a state and a player: what goes through it is
 * made of names and numbers, and nothing of it is part of the state.
 */
export function consult(
  player: Player,
  game: Pick<Game, 'view' | 'describe'>,
  state: GameState,
  question: Question,
  chance: Chance,
): number {
  return answerOf(player, { view: game.view(state, question.seat), decision: game.describe(state, question), chance })
}

/** The player's answer, checked to be in the list. */
export function answerOf(player: Player, seen: Seen): number {
  const index = player.choose(seen)
  if (!Number.isInteger(index) || index < 0 || index >= seen.decision.choices.length) {
    throw new RangeError(`player ${player.id} answered ${index} where ${seen.decision.choices.length} choices are listed`)
  }
  return index
}

const CHANCE_BYTES = 256

/** Dice for a player. The same seed gives the same throws, and they tell nothing of the seed. */
export function playerChance(seed: string): Chance {
  const chance = new Chance(new Carver(CHANCE_BYTES), 1)
  chance.seal(`player\n${seed}`)
  chance.quicken(chance.word(0))
  return chance
}

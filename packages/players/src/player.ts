import {
  Carver,
  Chance,
  type Choice,
  type Decision,
  type Game,
  type GameState,
  type JsonObject,
  type Question,
  type View,
} from '@railhead/table'

/** All that a computer player is given: what a person in that seat would see, the question, and dice of its own. */
export interface Seen {
  /** What the seat may know. */
  readonly view: View
  /** The question, with every legal choice by name. */
  readonly decision: Decision
  /** The player's own chance, never that of the game. Only stream 0. */
  readonly chance: Chance
}

/** Why a player chose what it chose, from what it may know: a type and its facts. `Mind.say` puts it into words. */
export interface Reason extends JsonObject {
  readonly type: string
}

export interface Answer {
  /** Index of the chosen one in `seen.decision.choices`. */
  readonly index: number
  /**
   * What the same seat means to choose next, by name, as far as nothing hidden comes out and nobody else is asked in between: so that whoever
   * asks need not let it think again. Empty or left out where it has no plan.
   */
  readonly plan?: readonly Choice[]
  readonly reason?: Reason
}

/** How far a player has thought. */
export interface Progress {
  readonly done: number
  readonly of: number
}

/**
 * Thinking as a series of short steps, a few milliseconds each at most. Whoever runs it may do something else between two steps, and stops it by
 * not taking the next one. How much is thought is counted, never timed: the same view, decision and chance give the same answer on every machine.
 */
export type Thinking = Generator<Progress, Answer, void>

/** What a player thinks with. */
export interface Mind {
  think(seen: Seen): Thinking
  /** A reason of this mind in one or two sentences. */
  say?(reason: Reason): string
}

/** A computer player as forms and commands list it. All that is heavy comes with its mind. */
export interface Player {
  readonly id: string
  readonly title: string
  /** One sentence for the form where opponents are picked. */
  readonly about: string
  /** The id of the only game that it plays; left out where it plays every game. */
  readonly game?: string
  /** It is what a new table of its game begins with. */
  readonly proposed?: true
  /** Fetched when the player is first wanted, and the same for every table. */
  mind(): Promise<Mind>
}

/** A mind with its player's name, ready to be asked at once. */
export interface ReadyPlayer {
  readonly player: Player
  readonly mind: Mind
}

export const ready = async (player: Player): Promise<ReadyPlayer> => ({ player, mind: await player.mind() })

/** What a player is told of a state. This is the only door between the two: it is made of names and numbers, and nothing of it is part of the state. */
export function seenBy(game: Pick<Game, 'view' | 'describe'>, state: GameState, question: Question, chance: Chance): Seen {
  return { view: game.view(state, question.seat), decision: game.describe(state, question), chance }
}

/** The player's answer, thought out at once. */
export const answerOf = (asked: ReadyPlayer, seen: Seen): Answer => thoughtOut(checked(asked, seen))

/** Takes every step of a thinking at once. */
export function thoughtOut(thinking: Thinking): Answer {
  for (;;) {
    const step = thinking.next()
    if (step.done === true) return step.value
  }
}

/** The same thinking, its answer checked to be in the list. */
export function* checked({ player, mind }: ReadyPlayer, seen: Seen): Thinking {
  const answer = yield* mind.think(seen)
  const { index } = answer
  if (!Number.isInteger(index) || index < 0 || index >= seen.decision.choices.length) {
    throw new RangeError(`player ${player.id} answered ${index} where ${seen.decision.choices.length} choices are listed`)
  }
  return answer
}

const CHANCE_BYTES = 256

/** Dice for a player. The same seed gives the same throws, and they tell nothing of the seed. */
export function playerChance(seed: string): Chance {
  const chance = new Chance(new Carver(CHANCE_BYTES), 1)
  chance.seal(`player\n${seed}`)
  chance.quicken(chance.word(0))
  return chance
}

import {
  completeOptions,
  type Json,
  type JsonObject,
  type Options,
  OptionsError,
  type Pile,
  type Position,
  PositionError,
} from '@railhead/table'
import { type SortWriters, writeAgenda } from '@railhead/table/steps'
import { readAgenda, type SortReaders } from '@railhead/table/steps/reading'
import { CARDS, cardNumber } from './cards.ts'
import { OPTIONS } from './options.ts'
import { SEATS, STREAMS, type State, seatedIn } from './state.ts'
import { HIGHEST_STAKE } from './steps/stake.ts'
import { SEQUENCE } from './steps.ts'

const WRITTEN: SortWriters<State> = { seat: (_, seat) => SEATS[seat], points: (_, points) => points }
const READ: SortReaders<State> = {
  seat(state, name, where) {
    const seat = SEATS.indexOf(String(name))
    if (!seatedIn(state).includes(seat)) throw new PositionError(where, 'must be a seat that takes part')
    return seat
  },
  points(_, value, where) {
    const points = numberAt(value, where)
    if (points < 1 || points > HIGHEST_STAKE) throw new PositionError(where, 'must be a stake: 1, 2 or 3')
    return points
  },
}

/** What everybody may see, in the words of a position. Views and saves share it. */
export function writeOpen(state: State): JsonObject {
  return {
    options: { players: state.players[0], rounds: state.rounds[0], blocking: state.blocking[0] === 1 },
    round: state.round[0],
    ended: state.ended[0] === 1,
    scores: Object.fromEntries(seatedIn(state).map((seat) => [SEATS[seat], state.score[seat]])),
    discard: cardNames(state.discard),
    agenda: writeAgenda(state, WRITTEN),
  }
}

export function save(state: State): Position {
  return {
    game: 'outposts',
    ...writeOpen(state),
    deck: cardNames(state.deck),
    hands: Object.fromEntries(seatedIn(state).map((seat) => [SEATS[seat], cardNames(state.hands[seat])])),
    pledged: Object.fromEntries(
      seatedIn(state).map((seat) => [SEATS[seat], state.pledge[seat] === 0 ? null : CARDS[state.pledge[seat] - 1]]),
    ),
    chance: state.chance.save(STREAMS),
  }
}

export const cardNames = (pile: Pile): string[] => Array.from(pile.entries(), (card) => CARDS[card])

/**
 * Reads a position over a state that is already set up with the position's options: what is not said stays as it is.
 * Cards are said all together or not at all.
 */
export function readPosition(state: State, position: JsonObject): void {
  readOpen(state, position)
  if (position.hands !== undefined || position.deck !== undefined) {
    readPile(state.deck, position.deck, 'deck')
    const hands = objectAt(position.hands, 'hands')
    const pledged = objectAt(position.pledged ?? {}, 'pledged')
    for (const seat of seatedIn(state)) {
      const name = SEATS[seat]
      readPile(state.hands[seat], hands[name], `hands.${name}`)
      state.hands[seat].sort()
      state.pledge[seat] = pledged[name] == null ? 0 : cardAt(pledged[name], `pledged.${name}`) + 1
    }
    checkEachCardOnce(state)
  }
  readSteps(state, position)
  if (position.chance !== undefined) state.chance.load(position.chance, STREAMS)
}

/** The part that views have as well. */
export function readOpen(state: State, position: JsonObject): void {
  if (position.round !== undefined) state.round[0] = numberAt(position.round, 'round')
  if (position.ended !== undefined) state.ended[0] = position.ended === true ? 1 : 0
  if (position.scores !== undefined) {
    const scores = objectAt(position.scores, 'scores')
    for (const seat of seatedIn(state)) state.score[seat] = numberAt(scores[SEATS[seat]], `scores.${SEATS[seat]}`)
  }
  if (position.discard !== undefined) readPile(state.discard, position.discard, 'discard')
}

/** Last of all: what is asked is held against everything else. */
export function readSteps(state: State, { agenda }: JsonObject): void {
  if (agenda !== undefined) readAgenda(state, agenda, SEQUENCE, READ)
}

export function readOptions(position: JsonObject): Options {
  if (position.game !== 'outposts') throw new PositionError('game', 'must be "outposts"')
  try {
    return completeOptions(OPTIONS, objectAt(position.options ?? {}, 'options') as Options)
  } catch (error) {
    if (error instanceof OptionsError) throw new PositionError(`options.${error.key}`, error.message)
    throw error
  }
}

function readPile(pile: Pile, names: Json | undefined, where: string): void {
  if (!Array.isArray(names) || names.length > pile.most)
    throw new PositionError(where, `must be a list of at most ${pile.most} cards`)
  pile.clear()
  names.forEach((name: Json, i) => {
    pile.push(cardAt(name, `${where}.${i}`))
  })
}

function checkEachCardOnce(state: State): void {
  const cards = [state.deck, state.discard, ...state.hands].flatMap((pile) => [...pile.entries()])
  for (const pledged of state.pledge) if (pledged > 0) cards.push(pledged - 1)
  if (cards.length !== CARDS.length || new Set(cards).size !== CARDS.length)
    throw new PositionError('', 'each of the twelve cards must lie in exactly one place')
}

function cardAt(name: Json | undefined, where: string): number {
  const card = cardNumber(name)
  if (card < 0) throw new PositionError(where, `there is no card ${JSON.stringify(name)}`)
  return card
}

function numberAt(value: Json | undefined, where: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) throw new PositionError(where, 'must be a whole number')
  return value
}

export function objectAt(value: Json | undefined, where: string): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new PositionError(where, 'must be an object')
  return value as JsonObject
}

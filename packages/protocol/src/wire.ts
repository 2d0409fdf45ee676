import type { Choice, Decision, Game, GameEvent, Match, Outcome, Refusal } from '@railhead/table'
import type { ListedChoice, WireDecision, WireEvent, WireOutcome, WireRefusal } from './answers.ts'

/** The facts of a game with the words for them, as answers carry them. */

export function wireDecision(game: Game, decision: Decision): WireDecision {
  const { choices, ...rest } = decision
  return {
    ...rest,
    prompt: game.texts.prompt(decision),
    choices: choices.map((choice) => wireChoice(game, decision, choice)),
  }
}

export function wireChoice(game: Game, decision: Decision, choice: Choice): ListedChoice {
  return { ...choice, text: game.texts.choice(decision, choice) }
}

export const wireOutcome = (game: Game, outcome: Outcome): WireOutcome => ({ ...outcome, text: game.texts.outcome(outcome) })

/** `text` says what everybody may know; the words of what only some may know stand beside their facts, so that both go when `secret` is taken off. */
export function wireEvent(game: Game, event: GameEvent): WireEvent {
  const { secret, ...open } = event
  const told = { ...open, text: game.texts.event(open as GameEvent) }
  return secret === undefined ? told : { ...told, secret: { ...secret, text: game.texts.event(event) } }
}

export const wireRefusal = (table: Match, refusal: Refusal): WireRefusal => ({ ...refusal, sentence: table.sentence(refusal) })

/** A choice as it was listed, without its words. */
export function unworded(choice: Choice): Choice {
  const { text: _, ...subjects } = choice
  return subjects
}

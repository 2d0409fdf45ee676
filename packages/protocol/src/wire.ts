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

export const wireEvent = (game: Game, event: GameEvent): WireEvent => ({ ...event, text: game.texts.event(event) })

export const wireRefusal = (table: Match, refusal: Refusal): WireRefusal => ({ ...refusal, sentence: table.sentence(refusal) })

/** A choice as it was listed, without its words. */
export function unworded(choice: Choice): Choice {
  const { text: _, ...subjects } = choice
  return subjects
}

import type { Decision, Game, GameRecord, Match, SeatName, View } from '@railhead/table'
import type { ProgressOf, ResultOf } from './answers.ts'
import { Trouble } from './trouble.ts'
import { wireChoice } from './wire.ts'

/** A plan as whoever advises tells it: plain JSON, its choices by name with the words for each. */
export interface Suggested {
  readonly choices: readonly { readonly [subject: string]: string | number | boolean }[]
  readonly words: readonly string[]
  readonly worlds: number
}

/** Whoever advises on a game: shown what a seat may know and nothing else. The same seed gives the same answers. */
export interface Advisor {
  readonly game: string
  readonly calibrated: boolean
  suggest(view: View, decision: Decision, seed: string): Work<{ readonly plans: readonly Suggested[] }>
  evaluate(view: View, seed: string): { readonly chances: { readonly [seat: SeatName]: number }; readonly nobody: number }
  analyse(game: Game, record: GameRecord): Work<object>
}

/** Something that takes a while: it says how far it is, and ends with what it comes to. */
type Work<T> = Generator<{ readonly done: number; readonly of: number }, T, void>

/** An answer that takes a while. */
export type Working<M extends 'suggest' | 'analyse'> = Generator<ProgressOf, ResultOf<M>, void>

/** Throws where nobody may be advised; of a game that is over everything may be said. */
export function checkAllowed(match: Match): void {
  if (match.forbidsSuggestions && !('outcome' in match.pending()))
    throw new Trouble('suggestions-forbidden', 'Suggestions are forbidden at this table.')
}

/** Plans for a decision; with `worlds` as soon as the best was tried in so many. */
export function* suggested(
  advisor: Advisor,
  table: { readonly id: string; readonly match: Match },
  decision: Decision,
  seed: string,
  worlds: number | undefined,
): Working<'suggest'> {
  const { match, id } = table
  checkAllowed(match)
  match.advise(decision.seat)
  const thinking = advisor.suggest(match.view(decision.seat), decision, seed)
  const plansOf = (plans: readonly Suggested[]) =>
    plans.map((plan) => ({ ...plan, first: wireChoice(match.game, decision, plan.choices[0]) }))
  for (;;) {
    const { done, value } = thinking.next()
    const plans = 'plans' in value ? (value.plans as readonly Suggested[]) : []
    const enough = worlds !== undefined && (plans[0]?.worlds ?? 0) >= worlds
    if (done === true || enough) return { table: id, seat: decision.seat, plans: plansOf(plans), calibrated: advisor.calibrated }
    yield { done: value.done, of: value.of }
  }
}

export function* analysed(advisor: Advisor, game: Game, record: GameRecord): Working<'analyse'> {
  const analysis = yield* advisor.analyse(game, record)
  return { analysis: analysis as { [field: string]: unknown }, calibrated: advisor.calibrated }
}

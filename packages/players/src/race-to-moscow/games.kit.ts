import { raceToMoscow as game } from '@railhead/race-to-moscow'
import type { State } from '@railhead/race-to-moscow/inside'
import { completeOptions, type Options, Question } from '@railhead/table'
import { Opponent, playerChance, playerOf, ready, seenBy, thoughtOut } from '../index.ts'

/** A question as its seat was told it, and what it chose. */
export type Told = ReturnType<typeof game.describe> & { readonly chosen: ReturnType<typeof game.name> }

/** Plays a game with these players, one for each seat or one for all, and tells each choice before it is carried out. Answers how it ended. */
export async function play(
  options: Options,
  ids: readonly string[],
  seed: string,
  most = Number.POSITIVE_INFINITY,
  hear?: (told: Told, state: State) => void,
) {
  const state = game.setup(completeOptions(game.options, options), seed)
  const seated = game.seated(state)
  const opponents = new Map<number, Opponent>()
  for (const [at, seat] of seated.entries()) {
    const player = playerOf(game.id, ids[at] ?? ids[0])
    if (player !== undefined) opponents.set(seat, new Opponent(await ready(player)))
  }
  const question = new Question()
  let made = 0
  for (; made < most && !game.pending(state, question).over; made++) {
    const seen = seenBy(game, state, question, playerChance(`${seed} ${made}`))
    const answer = thoughtOut((opponents.get(question.seat) as Opponent).answer(seen, made))
    hear?.({ ...seen.decision, chosen: seen.decision.choices[answer.index] }, state)
    game.apply(state, question.choices[answer.index], undefined, question.seat)
  }
  return { outcome: game.outcome(state), made, state }
}

import { type Choice, type Game, type GameState, Question, type Seat, sameJson } from '@railhead/table'

/** Choices of a seat by name as numbers, as far as they are listed one after the other; the state is changed by them. */
export function numbersOf<S extends GameState>(
  game: Pick<Game<S>, 'pending' | 'apply' | 'name'>,
  state: S,
  seat: Seat,
  choices: readonly Choice[],
): number[] {
  const question = new Question()
  const numbers: number[] = []
  for (const choice of choices) {
    if (game.pending(state, question, seat).over || question.seat !== seat) break
    const listed = question.choices.subarray(0, question.count)
    const number = listed.find((one) => sameJson(game.name(state, one, seat), choice))
    if (number === undefined) break
    numbers.push(number)
    if (game.apply(state, number, undefined, seat)) break
  }
  return numbers
}

/** Numbers of a seat's choices by name, with the words for each; the state is changed by them. Ends where something hidden comes out or somebody else is asked. */
export function namesOf<S extends GameState>(
  game: Pick<Game<S>, 'pending' | 'apply' | 'name' | 'describe' | 'texts'>,
  state: S,
  seat: Seat,
  numbers: readonly number[],
): { readonly choices: Choice[]; readonly words: string[] } {
  const question = new Question()
  const choices: Choice[] = []
  const words: string[] = []
  for (const number of numbers) {
    if (game.pending(state, question, seat).over || question.seat !== seat || !question.has(number)) break
    const choice = game.name(state, number, seat)
    choices.push(choice)
    words.push(game.texts.choice(game.describe(state, question), choice))
    if (game.apply(state, number, undefined, seat)) break
  }
  return { choices, words }
}

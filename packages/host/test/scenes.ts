import { type Choice, type Game, type JsonObject, Question, type Seat, seatNames } from '@railhead/table'
import { depot, SEATS } from './depot.ts'

/** What is asked, of whom and about what; each choice leads to the scene of that number, and may bring something hidden out. */
export interface Scene {
  readonly seat?: Seat
  readonly about?: JsonObject
  readonly choices: readonly { readonly name: Choice; readonly next: number; readonly reveals?: boolean }[]
}

type State = ReturnType<typeof depot.setup>

/** The game that plays these scenes, from the first on. Without a scene it is over. An attempt that is not listed is refused, with the attempt for a reason. */
export function scenes(all: readonly Scene[]): Game<State> {
  const sceneOf = (state: State): Scene => {
    const scene = all[state.turn[0]]
    if (scene === undefined) throw new Error('nobody is asked any more')
    return scene
  }
  return {
    ...depot,
    texts: { ...depot.texts, refusal: ({ subjects }) => JSON.stringify(subjects) },
    pending(state, question = new Question()) {
      const scene = all[state.turn[0]]
      if (scene === undefined) return question.end()
      question.ask(scene.seat ?? 0, 0, 'action')
      for (const i of scene.choices.keys()) question.add(i)
      return question
    },
    apply(state, choice) {
      const { next, reveals = false } = sceneOf(state).choices[choice]
      state.turn[0] = next
      return reveals
    },
    describe: (state, question) => ({
      seat: SEATS[question.seat],
      awaited: seatNames(depot, question.awaited),
      step: 'scene',
      kind: 'action',
      rule: '1',
      about: sceneOf(state).about ?? {},
      choices: sceneOf(state).choices.map(({ name }) => name),
      roles: sceneOf(state).choices.map(() => 'go'),
      proposal: null,
      fillsIn: false,
    }),
    name: (state, choice) => sceneOf(state).choices[choice].name,
    refusal: (state, attempt) => {
      const isListed = sceneOf(state).choices.some(({ name }) => JSON.stringify(name) === JSON.stringify(attempt))
      return isListed ? undefined : { code: 'not-there', rule: '1', subjects: { ...attempt } }
    },
    outcome: (state) => (all[state.turn[0]] === undefined ? { winners: [], reason: 'over', scores: {}, detail: {} } : undefined),
    save: (state) => ({ game: 'depot', turn: state.turn[0] }),
  }
}

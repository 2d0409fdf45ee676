import { type Game, PositionError } from '@railhead/table'
import { STEP } from '../outposts/frames.ts'
import { outposts } from '../outposts/index.ts'
import { SEATS, type State, seatedIn } from '../outposts/state.ts'

// States that do not behave: set-up, copies, saves, taking back, the end.

export function shufflesByItself(): Game<State> {
  let setUps = 0
  return { ...outposts, setup: (options, seed) => outposts.setup(options, `${seed} ${setUps++}`) }
}

export function sharesModuleState(): Game<State> {
  let current: State
  return {
    ...outposts,
    setup(options, seed) {
      current = outposts.setup(options, seed)
      return current
    },
    apply(state, choice, emit, seat) {
      current.score[0]++
      return outposts.apply(state, choice, emit, seat)
    },
  }
}

export function drawsWhenAsked(): Game<State> {
  return {
    ...outposts,
    pending(state, question, seat) {
      state.chance.word(0)
      return outposts.pending(state, question, seat)
    },
  }
}

export function changesWhenViewed(): Game<State> {
  return {
    ...outposts,
    view(state, seat) {
      if (state.discard.count > 3) state.discard.pop()
      return outposts.view(state, seat)
    },
  }
}

export function copiesNothing(): Game<State> {
  return { ...outposts, copy: (state, into) => (into === undefined ? state : outposts.copy(state, into)) }
}

export function copiesWithoutScores(): Game<State> {
  return {
    ...outposts,
    copy(state, into) {
      const copy = outposts.copy(state, into)
      copy.score.fill(0)
      return copy
    },
  }
}

export function savesWithoutScores(): Game<State> {
  return { ...outposts, save: (state) => ({ ...outposts.save(state), scores: undefined }) }
}

export function savesWithoutChance(): Game<State> {
  return { ...outposts, save: (state) => ({ ...outposts.save(state), chance: undefined }) }
}

export function savesNonsense(): Game<State> {
  return { ...outposts, save: (state) => ({ ...outposts.save(state), luck: Number.NaN }) }
}

export function trustsPositions(): Game<State> {
  return {
    ...outposts,
    load(position) {
      const hands = position.hands as { readonly [seat: string]: readonly string[] }
      if (hands.red.length > 20) throw new PositionError('hands.red', 'too many cards')
      return outposts.load(position)
    },
  }
}

export function announcesOnce(): Game<State> {
  const announced = new WeakSet<State>()
  return {
    ...outposts,
    apply(state, choice, emit, seat) {
      if (emit !== undefined && !announced.has(state)) emit({ type: 'first-choice' })
      announced.add(state)
      return outposts.apply(state, choice, emit, seat)
    },
  }
}

export function neverEnds(): Game<State> {
  return {
    ...outposts,
    apply: (state, choice, emit, seat) => state.agenda.step !== STEP.target && outposts.apply(state, choice, emit, seat),
  }
}

export function leavesSeatOut(): Game<State> {
  return {
    ...outposts,
    outcome(state) {
      const outcome = outposts.outcome(state)
      if (outcome === undefined) return undefined
      const { red, ...others } = outcome.scores
      return { ...outcome, scores: others, detail: { red } }
    },
  }
}

export function paysTwice(): Game<State> {
  return {
    ...outposts,
    apply(state, choice, emit, seat) {
      const before = [...state.score]
      const revealed = outposts.apply(state, choice, emit, seat)
      for (const s of seatedIn(state)) state.score[s] += state.score[s] - before[s]
      return revealed
    },
  }
}

/** Points are earned and lost with stakes, of which there is at most one a round (3.2). */
export function atMostThreeARound(state: State): string | undefined {
  const most = 3 * state.round[0]
  const seat = state.score.findIndex((score) => Math.abs(score) > most)
  return seat < 0 ? undefined : `${SEATS[seat]} has ${state.score[seat]} points after ${state.round[0]} rounds`
}

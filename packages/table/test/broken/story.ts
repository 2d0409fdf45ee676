import type { Game, GameEvent } from '@railhead/table'
import { outposts } from '../outposts/index.ts'
import type { State } from '../outposts/state.ts'

// Events that tell too little, too much, or not always the same.

/** The game with something done to each event. */
export function telling(change: (event: GameEvent) => GameEvent): Game<State> {
  return {
    ...outposts,
    apply: (state, choice, emit, seat) => outposts.apply(state, choice, emit && ((event) => emit(change(event))), seat),
  }
}

export function numbersItsEvents(): Game<State> {
  let events = 0
  return {
    ...outposts,
    apply: (state, choice, emit, seat) =>
      outposts.apply(state, choice, emit && ((event) => emit({ ...event, number: events++ })), seat),
  }
}

export function tellsNothing(): Game<State> {
  return { ...outposts, apply: (state, choice, _, seat) => outposts.apply(state, choice, undefined, seat) }
}

export function listeningEarns(): Game<State> {
  return {
    ...outposts,
    apply(state, choice, emit, seat) {
      if (emit !== undefined) state.score[0]++
      return outposts.apply(state, choice, emit, seat)
    },
  }
}

export function revealsToListeners(): Game<State> {
  return {
    ...outposts,
    apply: (state, choice, emit, seat) => outposts.apply(state, choice, emit, seat) && emit !== undefined,
  }
}

export function forgetsAtLoading(): Game<State> {
  const loaded = new WeakSet<State>()
  return {
    ...outposts,
    load(position) {
      const state = outposts.load(position)
      loaded.add(state)
      return state
    },
    apply(state, choice, emit, seat) {
      if (!loaded.has(state)) emit?.({ type: 'as-you-all-remember' })
      return outposts.apply(state, choice, emit, seat)
    },
  }
}

export function tellsEverybody(): Game<State> {
  return telling(({ secret, ...open }) => ({ ...open, ...(open.type === 'drew' ? secret?.facts : { secret }) }) as GameEvent)
}

export function repeatsItsSecret(): Game<State> {
  return telling((event) => (event.type === 'drew' ? { ...event, ...event.secret?.facts } : event))
}

import { type Game, type GameEvent, looseChance } from '@railhead/table'
import { STEP } from '../outposts/frames.ts'
import { outposts } from '../outposts/index.ts'
import { cardNames } from '../outposts/position.ts'
import { SEATS, STREAMS, type State, seatedIn } from '../outposts/state.ts'
import { telling } from './story.ts'

// Views and imagined worlds that give something away or get something wrong.

export function showsTheKey(): Game<State> {
  return { ...outposts, view: (state, seat) => ({ ...outposts.view(state, seat), chance: state.chance.save(STREAMS) }) }
}

export function showsTheDeck(): Game<State> {
  return { ...outposts, view: (state, seat) => ({ ...outposts.view(state, seat), next: cardNames(state.deck).at(-1) ?? null }) }
}

/** The leak and the imagining agree with each other, so only the secret events tell that hands are not open. */
export function showsEveryHand(): Game<State> {
  return {
    ...outposts,
    view: (state, seat) => ({
      ...outposts.view(state, seat),
      hands: Object.fromEntries(seatedIn(state).map((s) => [SEATS[s], cardNames(state.hands[s])])),
    }),
  }
}

export function imaginesOwnHand(): Game<State> {
  return {
    ...outposts,
    imagine(view, random) {
      const hands = Object.entries(view.hands as object).map(([seat, hand]) => [seat, Array.isArray(hand) ? hand.length : hand])
      return outposts.imagine({ ...view, hands: Object.fromEntries(hands) }, random)
    },
  }
}

export function forgetsPledges(): Game<State> {
  return {
    ...outposts,
    imagine(view, random) {
      const state = outposts.imagine(view, random)
      state.pledge.fill(0)
      return state
    },
  }
}

export function redealsOwnHand(): Game<State> {
  return { ...outposts, reimagine: (state, _, random, into) => outposts.reimagine(state, null, random, into) }
}

export function redealsInPlace(): Game<State> {
  return {
    ...outposts,
    reimagine: (state, seat, random, into) => outposts.copy(outposts.reimagine(state, seat, random, state), into),
  }
}

export function masksNothing(): Game<State> {
  return { ...outposts, masked: (state, _, into) => outposts.copy(state, into) }
}

/** Whatever lies hidden is dealt anew, but from where it lay. */
export function masksByShuffling(): Game<State> {
  return { ...outposts, masked: (state, seat, into) => outposts.reimagine(state, seat, looseChance(1), into) }
}

export function masksOwnHand(): Game<State> {
  return { ...outposts, masked: (state, _, into) => outposts.masked(state, null, into) }
}

export function masksInPlace(): Game<State> {
  return { ...outposts, masked: (state, seat, into) => outposts.copy(outposts.masked(state, seat, state), into) }
}

export function imaginesSealed(): Game<State> {
  return {
    ...outposts,
    imagine(view, random) {
      const state = outposts.imagine(view, random)
      state.chance.seal('imagined')
      return state
    },
  }
}

export function rollsQuietly(): Game<State> {
  return {
    ...outposts,
    apply(state, choice, emit, seat) {
      const rolls = state.agenda.step === STEP.stake || state.agenda.step === STEP.block
      return outposts.apply(state, choice, emit, seat) && !rolls
    },
  }
}

/** Every pledge is shown at once, in the event and in every view, but still said to reveal nothing. */
export function pledgesOpenly(): Game<State> {
  return {
    ...telling(({ secret, ...open }) => ({ ...open, ...(open.type === 'pledged' ? secret?.facts : { secret }) }) as GameEvent),
    view: (state, seat) => ({ ...outposts.view(state, seat), pledged: outposts.save(state).pledged }),
  }
}

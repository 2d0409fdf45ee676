import { type Game, Question } from '@railhead/table'
import { STEP } from '../outposts/frames.ts'
import { outposts } from '../outposts/index.ts'
import { SEATS, type State } from '../outposts/state.ts'

// Questions, choices and refusals that do not fit together.

/** The game with something done to each question that goes on. */
function asking(change: (question: Question) => void): Game<State> {
  return {
    ...outposts,
    pending(state, question = new Question(), seat) {
      outposts.pending(state, question, seat)
      if (!question.over) change(question)
      return question
    },
  }
}

export function listsTwice(): Game<State> {
  return asking((question) => question.add(question.choices[0]))
}

export function listsTooMany(): Game<State> {
  return asking((question) => {
    if (question.step === STEP.stake) for (let points = 4; points < 400; points++) question.add(points)
  })
}

export function listsNothing(): Game<State> {
  return asking((question) => {
    if (question.step === STEP.stake) question.count = 0
  })
}

export function fillsInUnasked(): Game<State> {
  return { ...outposts, describe: (state, question) => ({ ...outposts.describe(state, question), proposal: 0, fillsIn: true }) }
}

export function asksTheAbsent(): Game<State> {
  return asking((question) => {
    question.awaited |= 1 << SEATS.indexOf('green')
  })
}

export function describesBackwards(): Game<State> {
  return {
    ...outposts,
    describe(state, question) {
      const decision = outposts.describe(state, question)
      return { ...decision, choices: decision.choices.toReversed() }
    },
  }
}

export function throwsAtThree(): Game<State> {
  return {
    ...outposts,
    apply(state, choice, emit, seat) {
      if (state.agenda.step === STEP.stake && choice === 3) throw new TypeError('undefined is not a function')
      return outposts.apply(state, choice, emit, seat)
    },
  }
}

export function refusesThree(): Game<State> {
  return {
    ...outposts,
    refusal: (state, attempt, seat) =>
      attempt.number === 3 ? { code: 'one-to-three', rule: '3.2', subjects: {} } : outposts.refusal(state, attempt, seat),
  }
}

export function refusingCosts(): Game<State> {
  return {
    ...outposts,
    refusal(state, attempt, seat) {
      const refusal = outposts.refusal(state, attempt, seat)
      if (refusal !== undefined) state.score[0]--
      return refusal
    },
  }
}

export function allowsFour(): Game<State> {
  return {
    ...outposts,
    refusal: (state, attempt, seat) =>
      state.agenda.step === STEP.stake && attempt.number === 4 ? undefined : outposts.refusal(state, attempt, seat),
  }
}

export function refusesWithoutRule(): Game<State> {
  return {
    ...outposts,
    refusal(state, attempt, seat) {
      const refusal = outposts.refusal(state, attempt, seat)
      return refusal && { ...refusal, rule: '' }
    },
  }
}

export function refusesWithoutWords(): Game<State> {
  return { ...outposts, texts: { ...outposts.texts, refusal: () => '' } }
}

export function throwsAtJunk(): Game<State> {
  return {
    ...outposts,
    refusal(state, attempt, seat) {
      if (Object.keys(attempt).length === 0) throw new TypeError('cannot read properties of undefined')
      return outposts.refusal(state, attempt, seat)
    },
  }
}

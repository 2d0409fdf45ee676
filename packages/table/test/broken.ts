import { type Game, type GameEvent, Question } from '@railhead/table'
import type { PROPERTIES } from '@railhead/table/kit'
import { outposts } from './outposts/index.ts'
import { cardNames } from './outposts/position.ts'
import { SEATS, STREAMS, type State, seatedIn } from './outposts/state.ts'
import { STAKE, TARGET } from './outposts/step.ts'

/** The model game with one thing wrong. */
export interface BrokenGame {
  /** What is wrong with it. */
  readonly wrong: string
  /** The property that must name it. */
  readonly breaks: (typeof PROPERTIES)[number]['name']
  readonly game: Game<State>
}

/** One mistake each, of the kinds that games really make. */
export const BROKEN: readonly BrokenGame[] = [
  { wrong: 'every set-up shuffles differently', breaks: 'deterministic', game: shufflesByItself() },
  { wrong: 'the events differ from time to time', breaks: 'deterministic', game: numbersItsEvents() },
  { wrong: 'points go to the game set up last', breaks: 'games-do-not-touch', game: sharesModuleState() },
  {
    wrong: 'a copy is the state itself',
    breaks: 'copies-are-whole-and-apart',
    game: copiesNothing(),
  },
  { wrong: 'a copy lacks the scores', breaks: 'copies-are-whole-and-apart', game: copiesWithoutScores() },
  { wrong: 'asking draws a number', breaks: 'reading-changes-nothing', game: drawsWhenAsked() },
  { wrong: 'viewing forgets a discarded card', breaks: 'reading-changes-nothing', game: changesWhenViewed() },
  { wrong: 'a choice is listed twice', breaks: 'questions-are-sound', game: listsTwice() },
  { wrong: 'more than 300 choices', breaks: 'questions-are-sound', game: listsTooMany() },
  { wrong: 'a question without choices', breaks: 'questions-are-sound', game: listsNothing() },
  { wrong: 'a seat is asked that is empty', breaks: 'questions-are-sound', game: asksTheAbsent() },
  { wrong: 'choices are described in another order', breaks: 'questions-are-sound', game: describesBackwards() },
  { wrong: 'a listed choice throws', breaks: 'listed-choices-apply', game: throwsAtThree() },
  { wrong: 'a listed choice is refused', breaks: 'listed-choices-apply', game: refusesThree() },
  {
    wrong: 'a save loses the scores',
    breaks: 'saves-round-trip',
    game: { ...outposts, save: (state) => ({ ...outposts.save(state), scores: undefined }) },
  },
  {
    wrong: 'a save loses the chance',
    breaks: 'saves-round-trip',
    game: { ...outposts, save: (state) => ({ ...outposts.save(state), chance: undefined }) },
  },
  {
    wrong: 'a save is not JSON',
    breaks: 'saves-round-trip',
    game: { ...outposts, save: (state) => ({ ...outposts.save(state), luck: Number.NaN }) },
  },
  { wrong: 'what was announced is remembered beside the state', breaks: 'undo-restores', game: announcesOnce() },
  { wrong: 'a refusal costs a point', breaks: 'unlisted-is-refused', game: refusingCosts() },
  { wrong: 'a stake of four is not refused', breaks: 'unlisted-is-refused', game: allowsFour() },
  { wrong: 'a refusal names no rule', breaks: 'unlisted-is-refused', game: refusesWithoutRule() },
  {
    wrong: 'a refusal has no sentence',
    breaks: 'unlisted-is-refused',
    game: { ...outposts, texts: { ...outposts.texts, refusal: () => '' } },
  },
  { wrong: 'junk is answered with an exception', breaks: 'unlisted-is-refused', game: throwsAtJunk() },
  { wrong: 'a view contains the key', breaks: 'views-keep-the-key', game: showsTheKey() },
  { wrong: 'a view shows the top of the deck', breaks: 'imagined-views-agree', game: showsTheDeck() },
  { wrong: 'imagining deals the own hand anew', breaks: 'imagined-views-agree', game: imaginesOwnHand() },
  { wrong: 'imagining forgets who has pledged', breaks: 'imagined-views-agree', game: forgetsPledges() },
  { wrong: 'imagining keeps a sealed chance', breaks: 'imagined-views-agree', game: imaginesSealed() },
  { wrong: 'a view shows every hand', breaks: 'views-keep-secrets', game: showsEveryHand() },
  {
    wrong: 'nothing is ever told',
    breaks: 'events-rebuild-the-log',
    game: { ...outposts, apply: (state, choice, _, seat) => outposts.apply(state, choice, undefined, seat) },
  },
  { wrong: 'listening earns a point', breaks: 'events-rebuild-the-log', game: listeningEarns() },
  { wrong: 'an event is told only to those who were there', breaks: 'events-rebuild-the-log', game: forgetsAtLoading() },
  { wrong: 'an event tells everybody which card was drawn', breaks: 'events-keep-secrets', game: tellsEverybody() },
  { wrong: 'an event repeats its secret openly', breaks: 'events-keep-secrets', game: repeatsItsSecret() },
  { wrong: 'rolling a die is said to reveal nothing', breaks: 'revealed-is-honest', game: neverReveals() },
  { wrong: 'an open pledge is said to reveal nothing', breaks: 'revealed-is-honest', game: pledgesOpenly() },
  { wrong: 'the leader is asked for a target for ever', breaks: 'games-end', game: neverEnds() },
  { wrong: 'the outcome leaves a seat out', breaks: 'games-end', game: leavesSeatOut() },
  { wrong: 'points are paid twice', breaks: 'invariants-hold', game: paysTwice() },
]

/** Points are earned and lost with stakes, of which there is at most one a round (3.2). */
export function atMostThreeARound(state: State): string | undefined {
  const most = 3 * state.round[0]
  const seat = state.score.findIndex((score) => Math.abs(score) > most)
  return seat < 0 ? undefined : `${SEATS[seat]} has ${state.score[seat]} points after ${state.round[0]} rounds`
}

function shufflesByItself(): Game<State> {
  let setUps = 0
  return { ...outposts, setup: (options, seed) => outposts.setup(options, `${seed} ${setUps++}`) }
}

function numbersItsEvents(): Game<State> {
  let events = 0
  return {
    ...outposts,
    apply: (state, choice, emit, seat) =>
      outposts.apply(state, choice, emit && ((event) => emit({ ...event, number: events++ })), seat),
  }
}

function sharesModuleState(): Game<State> {
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

function copiesNothing(): Game<State> {
  return { ...outposts, copy: (state, into) => (into === undefined ? state : outposts.copy(state, into)) }
}

function copiesWithoutScores(): Game<State> {
  return {
    ...outposts,
    copy(state, into) {
      const copy = outposts.copy(state, into)
      copy.score.fill(0)
      return copy
    },
  }
}

function drawsWhenAsked(): Game<State> {
  return {
    ...outposts,
    pending(state, question, seat) {
      state.chance.word(0)
      return outposts.pending(state, question, seat)
    },
  }
}

function changesWhenViewed(): Game<State> {
  return {
    ...outposts,
    view(state, seat) {
      if (state.discard.count > 3) state.discard.pop()
      return outposts.view(state, seat)
    },
  }
}

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

function listsTwice(): Game<State> {
  return asking((question) => question.add(question.choices[0]))
}

function listsTooMany(): Game<State> {
  return asking((question) => {
    if (question.step === STAKE) for (let points = 4; points < 400; points++) question.add(points)
  })
}

function listsNothing(): Game<State> {
  return asking((question) => {
    if (question.step === STAKE) question.count = 0
  })
}

function asksTheAbsent(): Game<State> {
  return asking((question) => {
    question.awaited |= 1 << SEATS.indexOf('green')
  })
}

function describesBackwards(): Game<State> {
  return {
    ...outposts,
    describe(state, question) {
      const decision = outposts.describe(state, question)
      return { ...decision, choices: decision.choices.toReversed() }
    },
  }
}

function throwsAtThree(): Game<State> {
  return {
    ...outposts,
    apply(state, choice, emit, seat) {
      if (state.agenda.step === STAKE && choice === 3) throw new TypeError('undefined is not a function')
      return outposts.apply(state, choice, emit, seat)
    },
  }
}

function refusesThree(): Game<State> {
  return {
    ...outposts,
    refusal: (state, attempt, seat) =>
      attempt.number === 3 ? { code: 'one-to-three', rule: '3.2', subjects: {} } : outposts.refusal(state, attempt, seat),
  }
}

function announcesOnce(): Game<State> {
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

function refusingCosts(): Game<State> {
  return {
    ...outposts,
    refusal(state, attempt, seat) {
      const refusal = outposts.refusal(state, attempt, seat)
      if (refusal !== undefined) state.score[0]--
      return refusal
    },
  }
}

function allowsFour(): Game<State> {
  return {
    ...outposts,
    refusal: (state, attempt, seat) =>
      state.agenda.step === STAKE && attempt.number === 4 ? undefined : outposts.refusal(state, attempt, seat),
  }
}

function refusesWithoutRule(): Game<State> {
  return {
    ...outposts,
    refusal(state, attempt, seat) {
      const refusal = outposts.refusal(state, attempt, seat)
      return refusal && { ...refusal, rule: '' }
    },
  }
}

function throwsAtJunk(): Game<State> {
  return {
    ...outposts,
    refusal(state, attempt, seat) {
      if (Object.keys(attempt).length === 0) throw new TypeError('cannot read properties of undefined')
      return outposts.refusal(state, attempt, seat)
    },
  }
}

function showsTheKey(): Game<State> {
  return { ...outposts, view: (state, seat) => ({ ...outposts.view(state, seat), chance: state.chance.save(STREAMS) }) }
}

function showsTheDeck(): Game<State> {
  return { ...outposts, view: (state, seat) => ({ ...outposts.view(state, seat), next: cardNames(state.deck).at(-1) ?? null }) }
}

function imaginesOwnHand(): Game<State> {
  return {
    ...outposts,
    imagine(view, random) {
      const hands = Object.entries(view.hands as object).map(([seat, hand]) => [seat, Array.isArray(hand) ? hand.length : hand])
      return outposts.imagine({ ...view, hands: Object.fromEntries(hands) }, random)
    },
  }
}

function forgetsPledges(): Game<State> {
  return {
    ...outposts,
    imagine(view, random) {
      const state = outposts.imagine(view, random)
      state.pledge.fill(0)
      return state
    },
  }
}

function imaginesSealed(): Game<State> {
  return {
    ...outposts,
    imagine(view, random) {
      const state = outposts.imagine(view, random)
      state.chance.seal('imagined')
      return state
    },
  }
}

/** The leak and the imagining agree with each other, so only the secret events tell that hands are not open. */
function showsEveryHand(): Game<State> {
  return {
    ...outposts,
    view: (state, seat) => ({
      ...outposts.view(state, seat),
      hands: Object.fromEntries(seatedIn(state).map((s) => [SEATS[s], cardNames(state.hands[s])])),
    }),
  }
}

function listeningEarns(): Game<State> {
  return {
    ...outposts,
    apply(state, choice, emit, seat) {
      if (emit !== undefined) state.score[0]++
      return outposts.apply(state, choice, emit, seat)
    },
  }
}

function forgetsAtLoading(): Game<State> {
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

/** The game with something done to each event. */
function telling(change: (event: GameEvent) => GameEvent): Game<State> {
  return {
    ...outposts,
    apply: (state, choice, emit, seat) => outposts.apply(state, choice, emit && ((event) => emit(change(event))), seat),
  }
}

function tellsEverybody(): Game<State> {
  return telling(({ secret, ...open }) => ({ ...open, ...(open.type === 'drew' ? secret?.facts : { secret }) }) as GameEvent)
}

function repeatsItsSecret(): Game<State> {
  return telling((event) => (event.type === 'drew' ? { ...event, ...event.secret?.facts } : event))
}

function neverReveals(): Game<State> {
  return {
    ...outposts,
    apply(state, choice, emit, seat) {
      outposts.apply(state, choice, emit, seat)
      return false
    },
  }
}

/** Every pledge is shown at once, in the event and in every view, but still said to reveal nothing. */
function pledgesOpenly(): Game<State> {
  return {
    ...telling(({ secret, ...open }) => ({ ...open, ...(open.type === 'pledged' ? secret?.facts : { secret }) }) as GameEvent),
    view: (state, seat) => ({ ...outposts.view(state, seat), pledged: outposts.save(state).pledged }),
  }
}

function neverEnds(): Game<State> {
  return {
    ...outposts,
    apply: (state, choice, emit, seat) => state.agenda.step !== TARGET && outposts.apply(state, choice, emit, seat),
  }
}

function leavesSeatOut(): Game<State> {
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

function paysTwice(): Game<State> {
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

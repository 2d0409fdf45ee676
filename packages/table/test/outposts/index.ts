import { completeOptions, type Game, type Options, type Outcome } from '@railhead/table'
import { stepEngine } from '@railhead/table/steps'
import { CARDS } from './cards.ts'
import { STEP } from './frames.ts'
import { OPTIONS } from './options.ts'
import { readOptions, readPosition, save } from './position.ts'
import { DECK_STREAM, SEATS, STREAMS, State, seatedIn } from './state.ts'
import { SEQUENCE } from './steps.ts'
import { TEXTS } from './texts.ts'
import { imagineInto, redeal, view } from './view.ts'

const CARDS_EACH = 3
/** At most four rounds, each of three pledges, a target, a stake and a block. */
const LONGEST = 4 * 6

const { settle: _, ...asking } = stepEngine(SEQUENCE)

/** The small game of `rules.md`: a model of how a game is written, and what the kit is tested on. */
export const outposts: Game<State> = {
  ...asking,
  id: 'outposts',
  title: 'Outposts',
  rulesVersion: '1',
  contentHash: 'twelve-birds',
  seats: SEATS,
  options: OPTIONS,
  streams: STREAMS,
  turnsBeginWith: ['pledges-shown'],
  longestGame: LONGEST,
  texts: TEXTS,

  setup(given, seed) {
    const state = new State()
    const options = completeOptions(OPTIONS, given)
    state.players[0] = Number(options.players)
    state.rounds[0] = Number(options.rounds)
    state.blocking[0] = options.blocking === true ? 1 : 0
    state.chance.seal(seed)
    CARDS.forEach((_, card) => {
      state.deck.push(card)
    })
    state.chance.shuffle(DECK_STREAM, state.deck.entries())
    for (const seat of seatedIn(state)) {
      for (let i = 0; i < CARDS_EACH; i++) state.hands[seat].push(state.deck.pop())
      state.hands[seat].sort()
    }
    state.agenda.push(STEP.pledge)
    return state
  },

  seated: seatedIn,
  optionsOf: (state): Options => ({ players: state.players[0], rounds: state.rounds[0], blocking: state.blocking[0] === 1 }),

  outcome(state): Outcome | undefined {
    if (state.ended[0] === 0) return undefined
    const seated = seatedIn(state)
    // 5.2 Most points win; ties are shared.
    const most = Math.max(...seated.map((seat) => state.score[seat]))
    return {
      winners: seated.filter((seat) => state.score[seat] === most).map((seat) => SEATS[seat]),
      reason: state.round[0] === state.rounds[0] ? 'last-round' : 'out-of-cards',
      scores: Object.fromEntries(seated.map((seat) => [SEATS[seat], state.score[seat]])),
      detail: {},
    }
  },

  view,
  reimagine(state, seat, random, into) {
    into.bytes.set(state.bytes)
    redeal(into, seat, random)
    return into
  },
  masked(state, seat, into) {
    into.bytes.set(state.bytes)
    redeal(into, seat, undefined)
    return into
  },
  imagine(seen, random) {
    const state = outposts.setup(readOptions(seen), '')
    imagineInto(state, seen, random)
    return state
  },
  save,
  load(position) {
    const state = outposts.setup(readOptions(position), '')
    readPosition(state, position)
    return state
  },
  copy(state, into = new State()) {
    into.bytes.set(state.bytes)
    return into
  },
}

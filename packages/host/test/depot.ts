import {
  Carver,
  Chance,
  type Choice,
  type Decision,
  type Emit,
  type Game,
  type GameState,
  type Position,
  Question,
  type Refusal,
  type Seat,
  seatNames,
  type View,
} from '@railhead/table'

/**
 * The smallest game in which everything can be done that a history is about. The seats take turns at a depot: as often as they like
 * they take a thing, and then say how much of it, which is proposed; they may also look into a crate, which brings something hidden out. Every
 * third turn ends with a bid of all at the same time, each another number. With the fourth turn the game is over.
 */
class DepotState implements GameState {
  readonly bytes: Uint8Array
  readonly chance: Chance
  readonly stock: Uint8Array
  readonly turn: Uint8Array
  /** The thing that was taken and not yet counted + 1. */
  readonly taken: Uint8Array
  /** Bids + 1, and whether there is bidding. */
  readonly bids: Uint8Array
  readonly bidding: Uint8Array
  /** How much each has of each thing. */
  readonly had: Uint8Array

  constructor() {
    const carve = new Carver(512)
    this.chance = new Chance(carve, 1)
    this.stock = carve.u8(1)
    this.turn = carve.u8(1)
    this.taken = carve.u8(1)
    this.bids = carve.u8(3)
    this.bidding = carve.u8(1)
    this.had = carve.u8(6)
    this.bytes = carve.bytes()
  }
}

export const SEATS = ['red', 'blue', 'green'] as const
export const THINGS = ['fuel', 'food'] as const
const TURNS = 4
const STOCK = 12
const MOST = 3
const [TURN, AMOUNT, BID] = [0, 1, 2]
export const STEPS = ['turn', 'amount', 'bid'] as const
const [LOOK, DONE] = [2, 3]

const nameOf = (step: number, choice: number): Choice => {
  if (step !== TURN) return { number: choice }
  return choice === LOOK ? { look: true } : choice === DONE ? { done: true } : { thing: THINGS[choice] }
}

function pending(state: DepotState, question = new Question(), seat?: Seat): Question {
  if (state.turn[0] === TURNS) return question.end()
  if (state.bidding[0] === 1) {
    const awaited = state.bids.reduce((mask, bid, of) => (bid === 0 ? mask | (1 << of) : mask), 0)
    const asked = seat !== undefined && (awaited & (1 << seat)) !== 0 ? seat : state.bids.indexOf(0)
    question.ask(asked, BID, 'number', awaited)
    for (let bid = 0; bid <= MOST; bid++) if (!state.bids.includes(bid + 1)) question.add(bid)
    return question
  }
  question.ask(state.turn[0] % SEATS.length, state.taken[0] > 0 ? AMOUNT : TURN, state.taken[0] > 0 ? 'number' : 'action')
  question.fillsIn = question.step === AMOUNT
  const most = state.taken[0] > 0 ? Math.min(MOST, state.stock[0]) : DONE
  for (let choice = 0; choice <= most; choice++) question.add(choice)
  return question
}

function apply(state: DepotState, choice: number, emit?: Emit, seat?: Seat): boolean {
  const { seat: by, step } = pending(state, undefined, seat)
  emit?.({ type: step === TURN && choice === DONE ? 'turn-over' : 'did', seat: SEATS[by], ...nameOf(step, choice) })
  if (step === BID) {
    state.bids[by] = choice + 1
    if (state.bids.includes(0)) return false
    state.bids.fill(0)
    state.bidding[0] = 0
    state.turn[0]++
    return true
  }
  if (step === AMOUNT) {
    state.had[by * THINGS.length + state.taken[0] - 1] += choice
    state.stock[0] -= choice
    state.taken[0] = 0
    return false
  }
  if (choice === LOOK) {
    state.stock[0] = Math.min(STOCK, state.stock[0] + state.chance.pick(0, MOST))
    return true
  }
  if (choice !== DONE) state.taken[0] = choice + 1
  else if (state.turn[0] % SEATS.length === SEATS.length - 1) state.bidding[0] = 1
  else state.turn[0]++
  return false
}

function setup(seed: string): DepotState {
  const state = new DepotState()
  state.stock[0] = STOCK
  state.chance.seal(seed)
  return state
}

const refused = (): Refusal => ({ code: 'not-there', rule: '1', subjects: {} })

export const depot: Game<DepotState> = {
  id: 'depot',
  title: 'Depot',
  rulesVersion: '1',
  contentHash: 'none',
  seats: SEATS,
  options: { options: [], presets: [] },
  turnsBeginWith: ['turn-over'],
  streams: ['crate'],
  longestGame: 10_000,
  texts: {
    options: { options: {}, presets: {} },
    prompt: ({ step }) => step,
    choice: (_, choice) => JSON.stringify(choice),
    refusal: () => 'It is not there.',
    event: (event) => event.type,
    outcome: () => 'Over.',
  },
  setup: (_, seed) => setup(seed),
  seated: () => [0, 1, 2],
  optionsOf: () => ({}),
  pending,
  apply,
  describe: (_, question): Decision => ({
    seat: SEATS[question.seat],
    awaited: seatNames(depot, question.awaited),
    step: STEPS[question.step],
    kind: question.kind,
    rule: '1',
    about: {},
    choices: Array.from(question.choices.subarray(0, question.count), (choice) => nameOf(question.step, choice)),
    roles: Array.from({ length: question.count }, (_, i) => (question.step === TURN && i === DONE ? 'stop' : 'go')),
    proposal: question.step === AMOUNT ? Math.min(2, question.count - 1) : null,
    fillsIn: question.step === AMOUNT,
  }),
  name: (state, choice, seat) => nameOf(pending(state, undefined, seat).step, choice),
  refusal: (state, attempt, seat) => {
    const question = pending(state, undefined, seat)
    const names = Array.from(question.choices.subarray(0, question.count), (choice) => nameOf(question.step, choice))
    return names.some((name) => JSON.stringify(name) === JSON.stringify(attempt)) ? undefined : refused()
  },
  outcome: (state) => (state.turn[0] < TURNS ? undefined : { winners: [], reason: 'over', scores: {}, detail: {} }),
  view: (state, seat): View => ({
    game: 'depot',
    viewer: seat === null ? null : SEATS[seat],
    stock: state.stock[0],
    had: [...state.had],
    bid: seat === null ? 0 : state.bids[seat],
  }),
  imagine: () => unwanted(),
  reimagine: () => unwanted(),
  // Bids are all that is hidden, and the crate.
  masked: (state, seat, into) => {
    into.bytes.set(state.bytes)
    into.chance.quicken(0)
    into.bids.forEach((bid, of) => {
      if (of !== seat && bid > 0) into.bids[of] = 1
    })
    return into
  },
  save: (): Position => unwanted(),
  load: () => unwanted(),
  copy: (state, into = new DepotState()) => {
    into.bytes.set(state.bytes)
    return into
  },
}

function unwanted(): never {
  throw new Error('nobody searches this game or writes positions of it')
}

import {
  Carver,
  Chance,
  type Choice,
  completeOptions,
  type Decision,
  type Emit,
  type Game,
  type GameState,
  type Options,
  type OptionsSpec,
  type Outcome,
  type Position,
  PositionError,
  Question,
  type Refusal,
  type Seat,
  type SeatName,
  type View,
} from '@railhead/table'

/**
 * The smallest game that has everything messages are about. Each round both seats secretly bid 0 to 5 at the same time; then a die is
 * thrown. Whoever bid higher (on a tie: red on an even throw) twice says whether to take a point, which can be taken back.
 */
class DuelState implements GameState {
  readonly bytes: Uint8Array
  readonly chance: Chance
  readonly rounds: Uint8Array
  readonly round: Uint8Array
  /** Bid + 1, 0 for none yet. */
  readonly bids: Uint8Array
  readonly scores: Uint8Array
  /** The seat that may take points + 1, 0 while bidding; and how many answers it still owes. */
  readonly ahead: Uint8Array
  readonly owed: Uint8Array

  constructor() {
    const carve = new Carver(512)
    this.chance = new Chance(carve, 1)
    this.rounds = carve.u8(1)
    this.round = carve.u8(1)
    this.bids = carve.u8(2)
    this.scores = carve.u8(2)
    this.ahead = carve.u8(1)
    this.owed = carve.u8(1)
    this.bytes = carve.bytes()
  }
}

const SEATS: readonly SeatName[] = ['red', 'blue', 'umpire']
const BID = 0
const TAKE = 1
const HIGHEST_BID = 5

const options: OptionsSpec = {
  options: [
    { key: 'rounds', type: 'integer', min: 1, max: 9, default: 3 },
    { key: 'loud', type: 'toggle', default: false },
  ],
  presets: [{ key: 'short', options: { rounds: 1 } }],
}

function pending(state: DuelState, question = new Question(), seat?: Seat): Question {
  if (state.round[0] === state.rounds[0]) return question.end()
  if (state.ahead[0] > 0) {
    question.ask(state.ahead[0] - 1, TAKE, 'yes-no')
    question.add(1)
    question.add(0)
    return question
  }
  const awaited = (state.bids[0] === 0 ? 1 : 0) | (state.bids[1] === 0 ? 2 : 0)
  question.ask(seat !== undefined && (awaited & (1 << seat)) !== 0 ? seat : awaited & 1 ? 0 : 1, BID, 'number', awaited)
  for (let bid = 0; bid <= HIGHEST_BID; bid++) question.add(bid)
  return question
}

function apply(state: DuelState, choice: number, emit?: Emit, seat?: Seat): boolean {
  const { seat: by, step } = pending(state, undefined, seat)
  if (step === TAKE) {
    state.scores[by] += choice
    emit?.({ type: choice === 1 ? 'took' : 'declined', seat: SEATS[by] })
    if (--state.owed[0] > 0) return false
    state.ahead[0] = 0
    state.round[0]++
    return false
  }
  state.bids[by] = choice + 1
  emit?.({ type: 'bid', seat: SEATS[by], secret: { seats: [SEATS[by]], facts: { bid: choice } } })
  if (state.bids[0] === 0 || state.bids[1] === 0) return false
  const die = 1 + state.chance.pick(0, 6)
  const ahead = state.bids[0] > state.bids[1] || (state.bids[0] === state.bids[1] && die % 2 === 0) ? 0 : 1
  emit?.({ type: 'thrown', die, red: state.bids[0] - 1, blue: state.bids[1] - 1 })
  state.bids.fill(0)
  state.ahead[0] = ahead + 1
  state.owed[0] = 2
  return true
}

const name = (step: number, choice: number): Choice =>
  step === TAKE ? { yes: choice === 1 } : { number: choice, unit: 'crowns' }

function save(state: DuelState): Position {
  const { rounds, round, bids, scores, ahead, owed } = state
  return {
    game: 'duel',
    ...{ rounds: rounds[0], round: round[0], bids: [...bids], scores: [...scores], ahead: ahead[0], owed: owed[0] },
    chance: { ...state.chance.save(['die']), next: null },
  }
}

function setup(given: Options, seed: string): DuelState {
  const state = new DuelState()
  state.rounds[0] = completeOptions(options, given).rounds as number
  state.chance.seal(seed)
  return state
}

function load(position: Position): DuelState {
  if (position.rounds !== undefined && typeof position.rounds !== 'number')
    throw new PositionError('rounds', 'must be a whole number')
  const state = setup({ rounds: position.rounds ?? 3 }, 'loaded')
  const { round = 0, bids = [0, 0], scores = [0, 0], ahead = 0, owed = 0, chance } = position
  state.round[0] = round as number
  state.bids.set(bids as number[])
  state.scores.set(scores as number[])
  state.ahead[0] = ahead as number
  state.owed[0] = owed as number
  if (chance !== undefined) {
    const { kind, key, drawn } = chance as { kind: 'sealed'; key: number[]; drawn: number[] }
    state.chance.load({ kind, key, drawn }, ['die'])
  }
  return state
}

function outcome(state: DuelState): Outcome | undefined {
  if (state.round[0] < state.rounds[0]) return undefined
  const [red, blue] = state.scores
  const winners = red === blue ? ['red', 'blue'] : [red > blue ? 'red' : 'blue']
  return { winners, reason: red === blue ? 'tie' : 'points', scores: { red, blue }, detail: { rounds: state.rounds[0] } }
}

function refusal(state: DuelState, attempt: Choice, seat?: Seat): Refusal | undefined {
  const question = pending(state, undefined, seat)
  const { number, unit, ...rest } = attempt
  if (question.step === BID && typeof number === 'number' && unit === 'crowns' && Object.keys(rest).length === 0) {
    if (Number.isInteger(number) && number >= 0 && number <= HIGHEST_BID) return undefined
    return { code: 'no-such-bid', rule: '1.1', subjects: { number, highest: HIGHEST_BID } }
  }
  if (question.step === TAKE && typeof attempt.yes === 'boolean' && Object.keys(attempt).length === 1) return undefined
  return { code: 'not-asked', rule: '1', subjects: {} }
}

export const duel: Game<DuelState> = {
  id: 'duel',
  title: 'Duel',
  rulesVersion: '1',
  contentHash: 'none',
  seats: SEATS,
  options,
  streams: ['die'],
  turnsBeginWith: [],
  longestGame: 9 * 4,
  texts: {
    options: {
      options: {
        rounds: { label: 'Rounds', help: 'How many.', group: 'Length' },
        loud: { label: 'Loud', help: 'No difference.', group: 'Length' },
      },
      presets: { short: { label: 'Short', help: 'One round.' } },
    },
    prompt: (decision) => (decision.step === 'bid' ? `${decision.seat}: bid secretly.` : `${decision.seat}: take a point?`),
    choice: (_, choice) => ('yes' in choice ? (choice.yes ? 'Take it' : 'Leave it') : `${choice.number} crowns`),
    refusal: ({ code, subjects }) =>
      code === 'no-such-bid' ? `Bids go from 0 to ${subjects.highest}.` : 'That is not asked now.',
    event: ({ type, seat, secret }) => `${[seat, type, secret?.facts.bid].filter((word) => word !== undefined).join(' ')}.`,
    outcome: ({ winners }) => `Won by ${winners.join(' and ')}.`,
  },
  setup,
  seated: () => [0, 1],
  optionsOf: (state) => ({ rounds: state.rounds[0], loud: false }),
  pending,
  apply,
  describe: (_, question): Decision => ({
    seat: SEATS[question.seat],
    awaited: SEATS.filter((_, seat) => (question.awaited & (1 << seat)) !== 0),
    step: question.step === BID ? 'bid' : 'take',
    kind: question.kind,
    rule: question.step === BID ? '1.1' : '1.2',
    about: {},
    choices: Array.from(question.choices.subarray(0, question.count), (choice) => name(question.step, choice)),
    roles: Array.from({ length: question.count }, () => 'go'),
    proposal: null,
    fillsIn: false,
  }),
  name: (state, choice, seat) => name(pending(state, undefined, seat).step, choice),
  refusal,
  outcome,
  view: (state, seat): View => {
    const { chance: _, bids, ...open } = save(state)
    const shown = (bids as number[]).map((bid, of) => (of === seat ? bid : Math.min(bid, 1) - 1))
    return { ...open, game: 'duel', bids: shown, viewer: seat === null ? null : SEATS[seat] }
  },
  imagine: () => {
    throw new Error('nobody searches this game')
  },
  reimagine: () => {
    throw new Error('nobody searches this game')
  },
  masked: () => {
    throw new Error('nobody is told of this game')
  },
  save,
  load,
  copy: (state, into = new DuelState()) => {
    into.bytes.set(state.bytes)
    return into
  },
}

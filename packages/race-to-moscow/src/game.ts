import { type Decision, type Game, type Options, PositionError, Question } from '@railhead/table'
import { nameOf } from './choices.ts'
import { AXIS_SEATS, SEAT_NAMES, SOVIET } from './constants.ts'
import { CONTENT, type Content, checkContent, contentHash, RAW_CONTENT } from './content/index.ts'
import { forecastOf } from './forecast.ts'
import { imagineFrom, readPosition } from './positions/read.ts'
import { writePosition, writeView } from './positions/write.ts'
import { refusalOf } from './refusal.ts'
import { isPlaying } from './rules/map.ts'
import { outcomeOf } from './rules/scoring.ts'
import { decodeSettings, OPTIONS, SOVIET_PLAYER } from './settings.ts'
import { setUp } from './setup.ts'
import { spell } from './spelling.ts'
import { GOING_ON, STREAMS, State } from './state.ts'
import { STEPS } from './steps/index.ts'
import { sectionOf } from './steps/step.ts'
import { texts } from './texts/en.ts'

/** Lets the agenda run until somebody must be asked or the game is over. */
function settle(s: State): State {
  while (s.ending[0] === GOING_ON) {
    const step = STEPS[s.agenda.step]
    if (step.run === undefined || !step.run(s)) return s
  }
  s.agenda.clear()
  return s
}

const orderOf = (s: State): string[] => [...s.order.subarray(0, s.players[0])].map((seat) => SEAT_NAMES[seat])

/** A hand-written agenda may hold a frame that its step cannot make sense of: that is a fault of the position. */
function settled(s: State): State {
  try {
    settle(s)
    const question = raceToMoscow.pending(s)
    if (!question.over && question.count === 0) throw new PositionError('agenda', 'leaves nothing to decide')
    return s
  } catch (error) {
    if (error instanceof PositionError) throw error
    throw new PositionError('agenda', 'does not fit the rest of the position')
  }
}

const content: Content = CONTENT

/** 1941: Race to Moscow, on the table's contract. */
export const raceToMoscow: Game<State> = {
  id: 'race-to-moscow',
  title: '1941: Race to Moscow',
  rulesVersion: '1',
  get contentHash() {
    return contentHash(RAW_CONTENT)
  },
  seats: SEAT_NAMES,
  options: OPTIONS,
  streams: STREAMS,
  longestGame: 100_000,
  texts,

  setup: (options: Options, seed: string) => settle(setUp(content, options, seed)),
  seated(s) {
    const axis = Array.from({ length: AXIS_SEATS }, (_, seat) => seat).filter((seat) => isPlaying(s, seat))
    return s.settings[SOVIET_PLAYER] === 1 ? [...axis, SOVIET] : axis
  },
  optionsOf: (s) => decodeSettings(s.settings, orderOf(s)),

  pending(s, question = new Question()) {
    if (s.ending[0] !== GOING_ON) return question.end()
    const number = s.agenda.step
    const step = STEPS[number]
    question.ask(step.seat(s), number, step.kind)
    step.ask(s, question)
    return question
  },
  apply(s, choice, emit) {
    s.tell = emit
    s.revealed = false
    STEPS[s.agenda.step].answer(s, choice)
    settle(s)
    s.tell = undefined
    return s.revealed
  },
  describe(s, question): Decision {
    const step = STEPS[question.step]
    const choices = Array.from(question.choices.subarray(0, question.count), (choice) => nameOf(s, choice))
    return {
      seat: SEAT_NAMES[question.seat],
      awaited: [SEAT_NAMES[question.seat]],
      step: step.name,
      kind: question.kind,
      rule: sectionOf(s, step),
      about: step.about?.(s) ?? {},
      choices,
    }
  },
  name: nameOf,
  spell,
  refusal: refusalOf,
  outcome: outcomeOf,

  view: writeView,
  imagine: (view, random) => imagineFrom(content, view, random),
  forecast: (view, choice) => forecastOf(content, view, choice),
  save: writePosition,
  load: (position) => settled(readPosition(content, position)),
  copy(s, into = new State(content)) {
    into.bytes.set(s.bytes)
    return into
  },
  checkContent: () => checkContent(RAW_CONTENT),
}

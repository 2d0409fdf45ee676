import { type Decision, type Options, type Playable, Question } from '@railhead/table'
import { nameOf } from './choices.ts'
import { AXIS_SEATS, SEAT_NAMES, SOVIET } from './constants.ts'
import { CONTENT, contentHash } from './content/index.ts'
import { writePosition, writeView } from './positions/write.ts'
import { refusalOf } from './refusal.ts'
import { redeal } from './reimagine.ts'
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
export function settle(s: State): State {
  while (s.ending[0] === GOING_ON) {
    const step = STEPS[s.agenda.step]
    if (step.run === undefined || !step.run(s)) return s
  }
  s.agenda.clear()
  return s
}

const orderOf = (s: State): string[] => [...s.order.subarray(0, s.players[0])].map((seat) => SEAT_NAMES[seat])

/** The rules alone, which a game needs to be played from its record. */
export const playable: Playable<State> = {
  id: 'race-to-moscow',
  title: '1941: Race to Moscow',
  rulesVersion: '2',
  contentHash,
  seats: SEAT_NAMES,
  options: OPTIONS,
  streams: STREAMS,
  turnsBeginWith: ['turn-began'],
  longestGame: 100_000,
  texts,

  setup: (options: Options, seed: string) => settle(setUp(CONTENT, options, seed)),
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
      roles: choices.map(({ done, action, cancel }) =>
        done === true || action === 'end-turn' || cancel === false ? 'stop' : 'go',
      ),
      proposal: null,
      fillsIn: false,
    }
  },
  name: nameOf,
  spell,
  refusal: refusalOf,
  outcome: outcomeOf,

  view: writeView,
  reimagine(s, seat, random, into) {
    into.bytes.set(s.bytes)
    into.chance.quicken(random.word(0))
    redeal(into, seat, random)
    return into
  },
  save: writePosition,
  copy(s, into = new State(CONTENT)) {
    into.bytes.set(s.bytes)
    return into
  },
}

import { type Choice, type Decision, type Game, Question } from '@railhead/table'
import { nameOf } from './choices.ts'
import { SEAT_NAMES, SOVIET } from './constants.ts'
import { CONTENT, type Content } from './content/index.ts'
import { outcomeOf } from './rules/scoring.ts'
import { decodeSettings, EDITION, OPTIONS, SECOND, SOVIET_PLAYER } from './settings.ts'
import { setUp } from './setup.ts'
import { GOING_ON, State, STREAMS } from './state.ts'
import { STEPS } from './steps/index.ts'

/** Lets the agenda run until somebody must be asked or the game is over. */
function settle(s: State): void {
  while (s.ending[0] === GOING_ON) {
    const step = STEPS[s.agenda.step]
    if (step.run === undefined || !step.run(s)) return
  }
  s.agenda.clear()
}

export function makeGame(content: Content) {
  const pending = (s: State, question: Question = new Question()): Question => {
    if (s.ending[0] !== GOING_ON) return question.end()
    const number = s.agenda.step
    const step = STEPS[number]
    question.ask(step.seat(s), number, step.kind)
    step.ask(s, question)
    return question
  }
  const name = (s: State, choice: number): Choice => nameOf(s, choice)
  return {
    setup: (options: Parameters<Game['setup']>[0], seed: string): State => {
      const s = setUp(content, options, seed)
      settle(s)
      return s
    },
    pending,
    apply(s: State, choice: number, emit?: Parameters<Game['apply']>[2]): boolean {
      s.tell = emit
      s.revealed = false
      STEPS[s.agenda.step].answer(s, choice)
      settle(s)
      s.tell = undefined
      return s.revealed
    },
    name,
  }
}
void CONTENT
void outcomeOf
void decodeSettings
void [EDITION, OPTIONS, SECOND, SOVIET_PLAYER, SEAT_NAMES, SOVIET, STREAMS]
export type { Decision }

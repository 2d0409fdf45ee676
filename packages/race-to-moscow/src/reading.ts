import { PositionError, type Reading } from '@railhead/table'
import { CONTENT } from './content/index.ts'
import { forecastOf } from './forecast.ts'
import { playable } from './playable.ts'
import { imagineFrom, readPosition } from './positions/read.ts'
import type { State } from './state.ts'
import { engine } from './steps/index.ts'

/** Lets run what runs by itself. A step that is left with nothing to ask is a fault of the position. */
function settled(s: State): State {
  engine.settle(s)
  const question = playable.pending(s)
  if (!question.over && question.count === 0) throw new PositionError('agenda', 'leaves nothing to decide')
  return s
}

/** What reads positions and views. */
export const reading: Reading<State> = {
  // Steps that look for the next thing to ask about find it again.
  imagine: (view, random) => engine.settle(imagineFrom(CONTENT, view, random)),
  forecast: (view, choice) => forecastOf(CONTENT, view, choice),
  load: (position) => settled(readPosition(CONTENT, position)),
}

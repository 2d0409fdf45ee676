import { PositionError, type Reading } from '@railhead/table'
import { CONTENT } from './content/index.ts'
import { forecastOf } from './forecast.ts'
import { playable } from './playable.ts'
import { imagineFrom, loadPosition } from './positions/load.ts'
import { redeal } from './reimagine.ts'
import { engine } from './sequence.ts'
import { spell } from './spelling.ts'
import type { State } from './state.ts'
import { forecastText } from './texts/forecasts.ts'
import { OPTIONS_TEXT } from './texts/options.ts'
import { refusalText } from './texts/refusals.ts'

/** Lets run what runs by itself. A step that is left with nothing to ask is a fault of the position. */
function settled(s: State): State {
  engine.settle(s)
  const question = playable.pending(s)
  if (!question.over && question.count === 0) throw new PositionError('agenda', 'leaves nothing to decide')
  return s
}

/** What reads positions, views and attempts, and answers them. */
export const reading: Reading<State> = {
  // Steps that look for the next thing to ask about find it again.
  imagine: (view, random) => engine.settle(imagineFrom(CONTENT, view, random)),
  reimagine(s, seat, random, into) {
    into.bytes.set(s.bytes)
    into.chance.quicken(random.word(0))
    redeal(into, seat, random)
    return into
  },
  masked(s, seat, into) {
    into.bytes.set(s.bytes)
    into.chance.quicken(0)
    redeal(into, seat, undefined)
    return into
  },
  forecast: (view, choice) => forecastOf(CONTENT, view, choice),
  load: (position) => settled(loadPosition(CONTENT, position)),
  spell,
  texts: { refusal: refusalText, forecast: forecastText, options: OPTIONS_TEXT },
}

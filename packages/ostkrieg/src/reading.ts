import type { Chance, Position, Reading } from '@railhead/table'
import { loadPosition } from './positions/load.ts'
import { spelled } from './spelling.ts'
import type { OstkriegState } from './state.ts'
import { OPTIONS_TEXT } from './texts/options.ts'
import { refusalText } from './texts/refusals.ts'

/** What reads positions, views and attempts, and answers them. */
export const reading: Reading<OstkriegState> = {
  imagine: (view, random) => redealt(loadPosition(view as Position), random),
  reimagine(state, _seat, random, into) {
    into.bytes.set(state.bytes)
    return redealt(into, random)
  },
  masked(state, _seat, into) {
    into.bytes.set(state.bytes)
    into.chance.quicken(0)
    into.stack.subarray(0, into.stackCount).sort()
    return into
  },
  load: (position) => loadPosition(position),
  spell: spelled,
  texts: { refusal: refusalText, options: OPTIONS_TEXT },
}

/** What nobody can know, anew: the dice to come, and the order of the bot's stack. */
function redealt(state: OstkriegState, random: Chance): OstkriegState {
  state.chance.quicken(random.word(0))
  random.shuffle(0, state.stack, 0, state.stackCount)
  return state
}

import { SEAT_NAMES } from '../constants.ts'
import * as no from '../reasons.ts'
import { discardPursuit, keepPursuit } from '../rules/decks.ts'
import { AUXILIARIES_PER_TURN, FIRST } from '../settings.ts'
import type { State } from '../state.ts'
import { tellNoEffect } from './nothing.ts'
import type { PursuitEffect } from './pursuit-effect.ts'

/**
 * [2024:9.2] [2021:7] Axis Auxiliaries: one more action. With the hand symbol they are kept; without it they must be used this turn:
 * their action is added at once and can be taken when the movement is over.
 */
export const addAction: PursuitEffect<'add-action'> = {
  meet(s, _deed, card) {
    if (s.content.pursuitHold[card] === 1) {
      keepPursuit(s, card)
      return
    }
    discardPursuit(s, card)
    if (mayBeUsed(s)) use(s)
    else tellNoEffect(s, card, { because: 'one-a-turn' })
  },
  kept: { whyNot: (s) => (mayBeUsed(s) ? no.ALLOWED : no.ONE_AUXILIARIES_A_TURN), play: use },
}

/** [2021:5] One Axis Auxiliaries card a turn, where the ruling says so. */
const mayBeUsed = (s: State): boolean => s.settings[AUXILIARIES_PER_TURN] === FIRST || s.auxiliariesUsed[0] === 0

function use(s: State): void {
  s.actionsLeft[0]++
  s.auxiliariesUsed[0]++
  s.tell?.({ type: 'action-gained', seat: SEAT_NAMES[s.active] })
}

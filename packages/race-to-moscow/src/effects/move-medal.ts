import { NONE } from '../constants.ts'
import type { AreaId, MedalMove } from '../ids.ts'
import * as no from '../reasons.ts'
import { discardPursuit } from '../rules/decks.ts'
import { hasMedalMove, MEDAL_MOVES } from '../rules/medals.ts'
import type { State } from '../state.ts'
import { STEP } from '../steps/frames.ts'
import { tellNoEffect } from './nothing.ts'
import type { OkhEffect } from './okh-effect.ts'
import type { PursuitEffect } from './pursuit-effect.ts'

/** [2021:7] Halder and Führerbefehl, [2024:9.4] Wolfsschanze: a medal moves to another objective area. */

/** Drawn in the area that the army has entered. */
export const moveMedalWhenDrawn: PursuitEffect<'move-medal'> = {
  meet(s, { between }, card, { area }) {
    const move = MEDAL_MOVES.indexOf(between)
    discardPursuit(s, card)
    if (hasMedalMove(s, move, area)) begin(s, move, area)
    else tellNoEffect(s, card, { because: 'no-medal' })
  },
}

export const moveMedal: OkhEffect<'move-medal'> = {
  whyNot: (s, { between }) => (hasMedalMove(s, MEDAL_MOVES.indexOf(between), NONE) ? no.ALLOWED : no.CARD_WITHOUT_TARGET),
  play(s, { between }) {
    begin(s, MEDAL_MOVES.indexOf(between), NONE)
  },
}

function begin(s: State, move: MedalMove, entered: AreaId): void {
  const medal = s.agenda.push(STEP['move-medal'])
  medal.card = move
  medal.entered = entered
  medal.from = NONE
}

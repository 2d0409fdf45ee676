import { armyIn } from '../parts/attempts.ts'
import * as no from '../reasons.ts'
import { activate as activateArmy, whyNotActivate } from '../rules/movement.ts'
import { codeOf, firstOf } from '../steps/code.ts'
import { STEP } from '../steps/frames.ts'
import type { OkhEffect } from './okh-effect.ts'

/** [2024:9.4] Auftragstaktik: any army that could be activated and go somewhere. */
export const activate: OkhEffect<'activate'> = {
  whyNot(s) {
    for (let army = 0; army < s.armyArea.length; army++) {
      if (whyNotActivate(s, s.active, army) === no.ALLOWED) return no.ALLOWED
    }
    return no.CARD_WITHOUT_TARGET
  },

  play(s, _deed, card) {
    s.agenda.push(STEP['okh-target']).card = card
  },

  target: {
    kind: 'army',
    list(s, _deed, question) {
      for (let army = 0; army < s.armyArea.length; army++) {
        if (whyNotActivate(s, s.active, army) === no.ALLOWED) question.add(codeOf(army))
      }
    },
    choose(s, _deed, choice) {
      activateArmy(s, firstOf(choice))
    },
    name: (s, choice) => ({ army: s.content.armyIds[firstOf(choice)] }),
    whyNot: (s, _deed, attempt) =>
      attempt.army === undefined ? undefined : whyNotActivate(s, s.active, armyIn(s, attempt.army)),
  },
}

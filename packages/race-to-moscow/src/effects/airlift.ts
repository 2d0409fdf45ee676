import { KIND_NAMES, KINDS } from '../constants.ts'
import type { ArmyId, Kind } from '../ids.ts'
import { armyIn, kindIn } from '../parts/attempts.ts'
import * as no from '../reasons.ts'
import { roomOnCard, stockToCard } from '../rules/supply.ts'
import type { State } from '../state.ts'
import { codeOf, firstOf, secondOf } from '../steps/code.ts'
import { STEP } from '../steps/frames.ts'
import type { OkhEffect } from './okh-effect.ts'

/** [2024:9.4] Luftbrücke: a supply of any kind from the stock to one of the own armies. */
export const airlift: OkhEffect<'airlift'> = {
  whyNot(s) {
    for (let army = 0; army < s.armyArea.length; army++) {
      for (let kind = 0; kind < KINDS; kind++) if (whyNotAirlift(s, army, kind) === no.ALLOWED) return no.ALLOWED
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
        for (let kind = 0; kind < KINDS; kind++) {
          if (whyNotAirlift(s, army, kind) === no.ALLOWED) question.add(codeOf(army, kind))
        }
      }
    },
    choose(s, _deed, choice) {
      const army = firstOf(choice)
      const kind = secondOf(choice)
      s.tell?.({ type: 'airlift', army: s.content.armyIds[army], supply: KIND_NAMES[kind] })
      stockToCard(s, kind, army)
    },
    name: (s, choice) => ({ army: s.content.armyIds[firstOf(choice)], supply: KIND_NAMES[secondOf(choice)] }),
    whyNot: (s, _deed, attempt) =>
      attempt.supply === undefined ? undefined : whyNotAirlift(s, armyIn(s, attempt.army), kindIn(attempt.supply)),
  },
}

function whyNotAirlift(s: State, army: ArmyId, kind: Kind): no.Why {
  if (s.content.armySeat[army] !== s.active) return no.NOT_YOUR_ARMY
  if (s.stock[kind] === 0) return no.NOT_THAT_MUCH_IN_STOCK
  return roomOnCard(s, army) === 0 ? no.CARD_LIMIT : no.ALLOWED
}

import { FOOD, NONE } from '../constants.ts'
import type { ArmyId } from '../ids.ts'
import { areaToStock, inArea, onCard, spend } from '../rules/supply.ts'
import { HALTED, type State } from '../state.ts'
import { code, VERBS, verbOf } from './code.ts'
import { asks } from './step.ts'

const [FROM_CARD, FROM_AREA] = VERBS

/**
 * [2024:8.7] [2021:14] Each army eats 1 food, from its card or its area as its owner likes; who has none is halted. The frame holds the next
 * army.
 */
export const feedArmy = asks<'feed-army'>({
  kind: 'yes-no',
  rules: ['8.7', '14'],
  liesOn: ['turn'],

  prepare(s, frame) {
    for (let army = frame.army; army < s.armyArea.length; army++) {
      frame.army = army
      if (s.armyArea[army] === NONE || s.armyFlags[army] & HALTED) continue
      const card = onCard(s, army, FOOD) > 0
      const area = inArea(s, s.armyArea[army], FOOD) > 0
      if (card && area) return false
      if (card || area) eat(s, army, card)
      else halt(s, army)
    }
    s.agenda.pop()
    return true
  },
  seat: (s, { army }) => s.content.armySeat[army],
  about: (s, { army }) => ({ army: s.content.armyIds[army], area: s.content.areaIds[s.armyArea[army]] }),

  ask(_s, _frame, question) {
    question.add(code(FROM_CARD))
    question.add(code(FROM_AREA))
  },
  answer(s, frame, choice) {
    eat(s, frame.army, verbOf(choice) === FROM_CARD)
    frame.army++
  },
  name: (_s, _frame, choice) => ({ food: verbOf(choice) === FROM_CARD ? 'card' : 'area' }),

  whyNot: () => undefined,
})

function eat(s: State, army: ArmyId, fromCard: boolean): void {
  if (fromCard) spend(s, army, FOOD)
  else areaToStock(s, s.armyArea[army], FOOD, 1)
  s.tell?.({ type: 'army-fed', army: s.content.armyIds[army], area: s.content.areaIds[s.armyArea[army]], lifted: false })
}

function halt(s: State, army: ArmyId): void {
  s.armyFlags[army] |= HALTED
  s.tell?.({ type: 'army-halted', army: s.content.armyIds[army], area: s.content.areaIds[s.armyArea[army]] })
}

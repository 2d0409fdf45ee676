import { FIELD_RANGE, FOOD, FUEL } from '../constants.ts'
import type { AreaId, ArmyId } from '../ids.ts'
import { armyIn, onArea } from '../parts/attempts.ts'
import { enterUncontrolled } from '../parts/entry.ts'
import { beginLoad, LOAD, listLoad, nameLoad, whyNotLoadIn } from '../parts/load.ts'
import { listOkhCards, namePlayOkh, PLAY_OKH, playOkh, whyNotPlayIn } from '../parts/play-okh.ts'
import { listOkhRow, nameTakeOkh, TAKE_OKH, takeOkh, whyNotTakeIn } from '../parts/take-okh.ts'
import * as no from '../reasons.ts'
import { controls } from '../rules/map.ts'
import { finishMovement, rangeOf, whyNotEnter, whyNotGoOn, whyNotStep } from '../rules/movement.ts'
import { loadOf, spend } from '../rules/supply.ts'
import { HALTED, STOWED, type State } from '../state.ts'
import { code, firstOf, VERBS, verbOf } from './code.ts'
import { asks } from './step.ts'

export const [ENTER, DONE] = VERBS

/** [2024:8.1] [2024:8.2] The moving army's next area. What it has done so far is in the state's `movement`. */
export const moveArmy = asks<'move-army'>({
  kind: 'area',
  rules: (s) => [s.content.armyArmored[s.movement.army] === 1 ? '8.2' : '8.1', '7'],
  liesOn: ['turn', 'field-armies'],

  prepare(s) {
    if (s.movement.over === 0) return false
    finish(s)
    return true
  },
  seat: (s) => s.active,
  about: (s) => ({
    army: s.content.armyIds[s.movement.army],
    area: s.content.areaIds[s.armyArea[s.movement.army]],
    steps: s.movement.steps,
    range: rangeOf(s),
    stopped: s.movement.stopped === 1,
    card: loadOf(s, s.movement.army),
  }),

  ask(s, _frame, question) {
    const { army, pionieren } = s.movement
    if (whyNotGoOn(s) === no.ALLOWED) {
      const { start, area, line } = s.content.roads[s.content.armySeat[army]]
      const at = s.armyArea[army]
      for (let i = start[at]; i < start[at + 1]; i++) {
        if (whyNotEnter(s, army, area[i], line[i], pionieren === 1) === no.ALLOWED) question.add(code(ENTER, area[i]))
      }
    }
    question.add(code(DONE))
    listLoad(s, question, army)
    listOkhCards(s, question, s.content.okhAt.movement)
    listOkhRow(s, question, 'inside')
  },

  answer(s, _frame, choice) {
    switch (verbOf(choice)) {
      case DONE:
        finish(s)
        break
      case LOAD:
        beginLoad(s, choice)
        break
      case TAKE_OKH:
        takeOkh(s, choice)
        break
      case PLAY_OKH:
        playOkh(s, choice)
        break
      default:
        enter(s, s.movement.army, firstOf(choice))
    }
  },

  name(s, _frame, choice) {
    switch (verbOf(choice)) {
      case DONE:
        return { done: true }
      case LOAD:
        return nameLoad(s, choice)
      case TAKE_OKH:
        return nameTakeOkh(s, choice)
      case PLAY_OKH:
        return namePlayOkh(s, choice)
      default:
        return { to: s.content.areaIds[firstOf(choice)] }
    }
  },
  role: (_s, _frame, choice) => (verbOf(choice) === DONE ? 'stop' : 'go'),

  whyNot(s, _frame, attempt) {
    // [2024:8.1] The movement of one army is completed before another one moves.
    if (attempt.army !== undefined && armyIn(s, attempt.army) !== s.movement.army) return no.ACTION_NOT_FINISHED
    return onArea(s, attempt, 'to', whyNotStep)
  },
  whyNotAction(s, _frame, attempt) {
    if (attempt.action === 'load') return whyNotLoadIn(s, attempt, s.movement.army)
    if (attempt.action === 'take-okh') return whyNotTakeIn(s, attempt, 'inside')
    return attempt.action === 'play-okh' ? whyNotPlayIn(s, attempt, 'movement') : undefined
  },

  misfit(s) {
    const { army, steps } = s.movement
    if (s.content.armySeat[army] !== s.active) return ['army', 'the army must be of the group whose turn it is']
    if (s.armyFlags[army] & HALTED) return ['army', 'a halted army does not move']
    return steps > rangeOf(s) ? ['steps', 'the army has come further than it can'] : undefined
  },
})

function finish(s: State): void {
  s.agenda.pop()
  finishMovement(s)
}

/** One step: pay for it, go there, and meet whatever is there. */
function enter(s: State, army: ArmyId, area: AreaId): void {
  const from = s.armyArea[army]
  const { movement } = s
  if (s.content.armyArmored[army] === 1) {
    if (movement.stopped === 1) spend(s, army, FUEL)
  } else if (movement.steps >= FIELD_RANGE) spend(s, army, FOOD)
  movement.stopped = 0
  movement.steps++
  s.armyArea[army] = area
  s.armyFlags[army] &= ~STOWED
  s.tell?.({ type: 'army-entered', army: s.content.armyIds[army], from: s.content.areaIds[from], area: s.content.areaIds[area] })
  if (!controls(s, s.content.armySeat[army], area)) enterUncontrolled(s, army, from, area)
}

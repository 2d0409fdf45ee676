import type { Choice } from '@railhead/table'
import { armyIn } from '../parts/attempts.ts'
import { allowLoading, beginLoad, LOAD, listLoads, nameLoad, whyNotLoadIn } from '../parts/load.ts'
import { listOkhCards, namePlayOkh, PLAY_OKH, PLAY_OKH_AT, playOkh, whyNotPlayIn } from '../parts/play-okh.ts'
import { listOkhRow, nameTakeOkh, TAKE_OKH, takeOkh, whyNotTakeIn } from '../parts/take-okh.ts'
import { endActions } from '../parts/turns.ts'
import type { TurnChoice } from '../questions.ts'
import * as no from '../reasons.ts'
import type { State } from '../state.ts'
import { code, verbOf } from './code.ts'
import { asks } from './step.ts'
import type { TurnAction } from './turn/action.ts'
import { airSupport, playCard } from './turn/bonus.ts'
import {
  moveArmored,
  moveField,
  moveFleet,
  takeSupplies,
  takeTransport,
  transport,
  whyNotMoveArmored,
  whyNotMoveFieldArmy,
} from './turn/core.ts'

/** [2024:8] Core actions, in the order of the rulebook. The place in the list is the verb of their choices. */
export const MOVE_ARMORED = 0
export const MOVE_FIELD = 1
export const MOVE_FLEET = 2
export const TAKE_SUPPLIES = 3
export const TRANSPORT = 4
export const TAKE_TRANSPORT = 5
const CORE: readonly TurnAction[] = [moveArmored, moveField, moveFleet, takeSupplies, transport, takeTransport]
/** [2024:9] Bonus actions; OKH cards are taken and played inside other steps too. */
export const PLAY_CARD = TAKE_TRANSPORT + 1
export const AIR_SUPPORT = PLAY_CARD + 1
export const END_TURN = AIR_SUPPORT + 1

/** [2024:7] [2021:5] The turn: two core actions and any number of bonus actions, in any order. */
export const turn = asks<'turn'>({
  kind: 'action',
  rules: ['7', '5'],
  liesOn: ['ground'],

  seat: (s) => s.active,
  about: (s) => ({ actionsLeft: s.actionsLeft[0], round: s.round[0] }),

  ask(s, _frame, question) {
    if (s.actionsLeft[0] > 0) for (let verb = 0; verb < CORE.length; verb++) CORE[verb].list(s, question, verb)
    playCard.list(s, question, PLAY_CARD)
    airSupport.list(s, question, AIR_SUPPORT)
    listOkhRow(s, question, 'between')
    listOkhCards(s, question, s.content.okhAt.turn)
    listLoads(s, question)
    question.add(code(END_TURN))
  },

  answer(s, _frame, choice) {
    const verb = verbOf(choice)
    if (verb === LOAD) {
      beginLoad(s, choice)
      return
    }
    allowLoading(s)
    if (verb < CORE.length) {
      s.actionsLeft[0]--
      CORE[verb].take(s, choice)
    } else takeBonus(s, verb, choice)
  },

  name(s, _frame, choice): TurnChoice {
    const verb = verbOf(choice)
    if (verb < CORE.length) return CORE[verb].name(s, choice)
    switch (verb) {
      case PLAY_CARD:
        return playCard.name(s, choice)
      case AIR_SUPPORT:
        return airSupport.name(s, choice)
      case TAKE_OKH:
        return nameTakeOkh(s, choice)
      case PLAY_OKH:
      case PLAY_OKH_AT:
        return namePlayOkh(s, choice)
      case LOAD:
        return nameLoad(s, choice)
      default:
        return { action: 'end-turn' }
    }
  },
  role: (_s, _frame, choice) => (verbOf(choice) === END_TURN ? 'stop' : 'go'),

  whyNot: whyNotPointedAt,
  whyNotAction(s, _frame, attempt) {
    const action = String(attempt.action)
    return Object.hasOwn(WHY_NOT, action) ? WHY_NOT[action as TurnChoice['action']](s, attempt) : undefined
  },
})

function takeBonus(s: State, verb: number, choice: number): void {
  switch (verb) {
    case PLAY_CARD:
      playCard.take(s, choice)
      break
    case AIR_SUPPORT:
      airSupport.take(s, choice)
      break
    case TAKE_OKH:
      takeOkh(s, choice)
      break
    case END_TURN:
      endActions(s)
      break
    default:
      playOkh(s, choice)
  }
}

/** By the names of the actions. */
const WHY_NOT: { readonly [action in TurnChoice['action']]: (s: State, attempt: Choice) => no.Why } = {
  'move-armored': moveArmored.whyNot,
  'move-field': moveField.whyNot,
  'move-fleet': moveFleet.whyNot,
  'take-supplies': takeSupplies.whyNot,
  transport: transport.whyNot,
  'take-transport': takeTransport.whyNot,
  'air-support': airSupport.whyNot,
  'play-card': playCard.whyNot,
  'take-okh': (s, attempt) => whyNotTakeIn(s, attempt, 'between'),
  'play-okh': (s, attempt) => whyNotPlayIn(s, attempt, 'turn'),
  load: (s, attempt) => whyNotLoadIn(s, attempt),
  'end-turn': () => no.ALLOWED,
}

/**
 * An area or an army by itself at the turn's question: an army is meant to move; an area is not asked for before an action is chosen
 * [2024:7].
 */
function whyNotPointedAt(s: State, _frame: unknown, attempt: Choice): no.Why | undefined {
  if (attempt.army !== undefined) {
    const army = armyIn(s, attempt.army)
    const why = s.content.armyArmored[army] === 1 ? whyNotMoveArmored(s, army) : whyNotMoveFieldArmy(s, army)
    if (why !== no.ALLOWED) return why
  } else if (attempt.area === undefined) return undefined
  return s.actionsLeft[0] === 0 ? no.NO_ACTIONS_LEFT : no.CHOOSE_ACTION_FIRST
}

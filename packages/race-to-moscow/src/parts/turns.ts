import { CORE_ACTIONS, SEAT_NAMES } from '../constants.ts'
import { wipe } from '../rules/map.ts'
import { MOVED, STOWED, type State } from '../state.ts'
import { STEP } from '../steps/frames.ts'

/** [2024:6] [2021:5] A turn: first the actions, then this. */
const AFTER_THE_ACTIONS = [STEP.railhead, STEP['soviet-reaction'], STEP['next-turn']] as const

/** Starts the turn of the player whose turn it is. */
export function beginTurn(s: State): void {
  s.actionsLeft[0] = CORE_ACTIONS
  s.auxiliariesUsed[0] = 0
  s.frontlineTaken[0] = 0
  s.fleetMoved[0] = 0
  for (let army = 0; army < s.armyFlags.length; army++) s.armyFlags[army] &= ~(MOVED | STOWED)
  s.agenda.push(STEP.turn)
  tellTurn(s)
}

/** Says whose turn begins. */
export const tellTurn = (s: State): void => s.tell?.({ type: 'turn-began', seat: SEAT_NAMES[s.active], round: s.round[0] })

/** The actions are over. */
export function endActions(s: State): void {
  s.agenda.pop()
  wipe(s.attacked, s.attacked.length)
  for (let i = AFTER_THE_ACTIONS.length - 1; i >= 0; i--) s.agenda.push(AFTER_THE_ACTIONS[i])
}

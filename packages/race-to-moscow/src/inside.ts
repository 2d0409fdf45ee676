/** The game from within, for computer players that plan with its numbers: they think on states of their own, and take no part in the rules. */
export * from './constants.ts'
export type { Content } from './content/compiled.ts'
export { amounts } from './parts/amounts.ts'
export { LOAD } from './parts/load.ts'
export { PLAY_OKH, PLAY_OKH_AT } from './parts/play-okh.ts'
export { TAKE_OKH } from './parts/take-okh.ts'
export { ALLOWED } from './reasons.ts'
export { floodOwn, isPlaying, wipe } from './rules/map.ts'
export { unplaced } from './rules/markers.ts'
export { poolSize, whyNotCounterAttack } from './rules/reaction.ts'
export { inArea, limitOf, totalInArea } from './rules/supply.ts'
export { capacityOf, markConnected, placeLimit, roomIn, TRAIN, TRUCK, whyNotLine, whyNotVehicle } from './rules/transport.ts'
export * as setting from './settings.ts'
export {
  AIR_READY,
  AIR_SPENT,
  DEFEATED,
  ENDED_BY_VICTORY_AREA,
  GOING_ON,
  HALTED,
  HELD,
  OKH_HELD,
  SOVIET_DEFEATED,
  SOVIET_ENCIRCLED,
  type State,
} from './state.ts'
export { code, firstOf, verbOf } from './steps/code.ts'
export { STEP } from './steps/frames.ts'
export { DONE as MOVED_ENOUGH, ENTER } from './steps/move-army.ts'
export { DONE as TRANSPORTED_ENOUGH, placing } from './steps/transport.ts'
export {
  AIR_SUPPORT,
  END_TURN,
  MOVE_ARMORED,
  MOVE_FIELD,
  MOVE_FLEET,
  PLAY_CARD,
  TAKE_SUPPLIES,
  TAKE_TRANSPORT,
  TRANSPORT,
} from './steps/turn.ts'
export { areaName, armyName, cardName } from './texts/names.ts'

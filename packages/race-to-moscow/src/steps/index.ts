import { capture } from './capture.ts'
import { cargo } from './cargo.ts'
import { combat } from './combat.ts'
import { feedArmy } from './feed-army.ts'
import { fieldArmies } from './field-armies.ts'
import { loadArmy } from './load-army.ts'
import { makeRoom } from './make-room.ts'
import { markerFace } from './marker-face.ts'
import { moveArmy } from './move-army.ts'
import { moveMedal } from './move-medal.ts'
import { nextTurn } from './next-turn.ts'
import { okhTarget } from './okh-target.ts'
import { partisans } from './partisans.ts'
import { railhead } from './railhead.ts'
import { removeExcess } from './remove-excess.ts'
import { sicherungsDivision } from './sicherungs-division.ts'
import { sovietReaction } from './soviet-reaction.ts'
import { sovietSetup } from './soviet-setup.ts'
import { takeSupplies } from './take-supplies.ts'
import { takeTransport } from './take-transport.ts'
import { transport } from './transport.ts'
import { turn } from './turn.ts'
import { winterCounterAttack } from './winter-counter-attack.ts'

/** All steps, in the order in which a game meets them. */
export const STEPS = {
  'next-turn': nextTurn,
  'soviet-setup': sovietSetup,
  turn,
  'field-armies': fieldArmies,
  'move-army': moveArmy,
  'load-army': loadArmy,
  combat,
  capture,
  'move-medal': moveMedal,
  partisans,
  'sicherungs-division': sicherungsDivision,
  'take-supplies': takeSupplies,
  'remove-excess': removeExcess,
  transport,
  cargo,
  'take-transport': takeTransport,
  'feed-army': feedArmy,
  railhead,
  'soviet-reaction': sovietReaction,
  'marker-face': markerFace,
  'winter-counter-attack': winterCounterAttack,
  'okh-target': okhTarget,
  'make-room': makeRoom,
}

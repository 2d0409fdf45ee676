import { capture, combat } from './combat.ts'
import { medal } from './medal.ts'
import { move } from './move.ts'
import { nextTurn } from './next-turn.ts'
import { okhTarget } from './okh.ts'
import { partisans, sicherung } from './partisans.ts'
import { railhead } from './railhead.ts'
import { face, reaction, sovietSetup } from './reaction.ts'
import type { Step } from './step.ts'
import { stow } from './stow.ts'
import { takeSupplies, trim } from './take-supplies.ts'
import { feed, takeTransport } from './take-transport.ts'
import { cargo, transport } from './transport.ts'
import { fieldArmies, turn } from './turn.ts'
import { push, winter } from './winter.ts'

/** Every step, in the order of the numbers in `step.ts`. */
export const STEPS: readonly Step[] = [
  nextTurn,
  sovietSetup,
  turn,
  fieldArmies,
  move,
  stow,
  combat,
  capture,
  medal,
  partisans,
  sicherung,
  takeSupplies,
  trim,
  transport,
  cargo,
  takeTransport,
  feed,
  railhead,
  reaction,
  face,
  winter,
  okhTarget,
  push,
]

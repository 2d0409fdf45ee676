import { advance } from './advance.ts'
import { afterCard } from './after-card.ts'
import { attackers } from './attackers.ts'
import { attrition } from './attrition.ts'
import { battle } from './battle.ts'
import { begin } from './begin.ts'
import { bid } from './bid.ts'
import { buyCard } from './buy-card.ts'
import { card } from './card.ts'
import { chooseAttack } from './choose-attack.ts'
import { chooseMove } from './choose-move.ts'
import { commitAir } from './commit-air.ts'
import { decideAdvance } from './decide-advance.ts'
import { either } from './either.ts'
import { entrenchStep } from './entrench.ts'
import { forcedRebase } from './forced-rebase.ts'
import { frontDefence } from './front-defence.ts'
import { keepInFront } from './keep-in-front.ts'
import { landAir } from './land-air.ts'
import { losses } from './losses.ts'
import { markAttacks } from './mark-attacks.ts'
import { markMoves } from './mark-moves.ts'
import { moveTo } from './move-to.ts'
import { moveUnit } from './move-unit.ts'
import { STEP_NAMES } from './numbers.ts'
import { place } from './place.ts'
import { placeChoice } from './place-choice.ts'
import { placePartisanStep } from './place-partisan.ts'
import { playAnotherStep } from './play-another.ts'
import { playCardStep } from './play-card.ts'
import { railFrom } from './rail-from.ts'
import { railTo } from './rail-to.ts'
import { railUnit } from './rail-unit.ts'
import { react } from './react.ts'
import { rebaseFrom } from './rebase-from.ts'
import { rebaseTo } from './rebase-to.ts'
import { removePartisanStep } from './remove-partisan.ts'
import { retreat } from './retreat.ts'
import type { Asking, Running } from './step.ts'
import { supply } from './supply.ts'
import { turn } from './turn.ts'
import { useFrontCard } from './use-front-card.ts'
import { yearEnd } from './year-end.ts'

const ALL_ASKING: readonly Asking[] = [
  bid,
  playCardStep,
  attrition,
  useFrontCard,
  either,
  keepInFront,
  react,
  playAnotherStep,
  markMoves,
  chooseMove,
  moveUnit,
  moveTo,
  forcedRebase,
  railFrom,
  railUnit,
  railTo,
  rebaseFrom,
  rebaseTo,
  place,
  placeChoice,
  placePartisanStep,
  removePartisanStep,
  entrenchStep,
  markAttacks,
  chooseAttack,
  attackers,
  commitAir,
  frontDefence,
  losses,
  decideAdvance,
  retreat,
  advance,
  landAir,
  buyCard,
  begin,
]
const ALL_RUNNING: readonly Running[] = [turn, supply, card, afterCard, battle, yearEnd]

/** Steps that a player answers, by number; undefined where the step runs by itself. */
export const ASKING: readonly (Asking | undefined)[] = STEP_NAMES.map((name) => ALL_ASKING.find((step) => step.step === name))
/** Steps that run by themselves, by number. */
export const RUNNING: readonly (Running | undefined)[] = STEP_NAMES.map((name) => ALL_RUNNING.find((step) => step.step === name))

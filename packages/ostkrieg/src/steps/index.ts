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
import type { AskingName, StepName } from './frames.ts'
import { frontDefence } from './front-defence.ts'
import { keepInFront } from './keep-in-front.ts'
import { landAir } from './land-air.ts'
import { losses } from './losses.ts'
import { markAttacks } from './mark-attacks.ts'
import { markMoves } from './mark-moves.ts'
import { moveTo } from './move-to.ts'
import { moveUnit } from './move-unit.ts'
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
import type { AskingStep, RunningStep } from './step.ts'
import { supply } from './supply.ts'
import { turn } from './turn.ts'
import { useFrontCard } from './use-front-card.ts'
import { yearEnd } from './year-end.ts'

export const STEPS: { readonly [name in StepName]: name extends AskingName ? AskingStep<name> : RunningStep<name> } = {
  turn,
  bid,
  'play-card': playCardStep,
  supply,
  attrition,
  'use-front-card': useFrontCard,
  card,
  either,
  'keep-in-front': keepInFront,
  'after-card': afterCard,
  react,
  'play-another': playAnotherStep,
  'mark-moves': markMoves,
  'choose-move': chooseMove,
  'move-unit': moveUnit,
  'move-to': moveTo,
  'forced-rebase': forcedRebase,
  'rail-from': railFrom,
  'rail-unit': railUnit,
  'rail-to': railTo,
  'rebase-from': rebaseFrom,
  'rebase-to': rebaseTo,
  place,
  'place-choice': placeChoice,
  'place-partisan': placePartisanStep,
  'remove-partisan': removePartisanStep,
  entrench: entrenchStep,
  'mark-attacks': markAttacks,
  'choose-attack': chooseAttack,
  battle,
  attackers,
  'commit-air': commitAir,
  'front-defence': frontDefence,
  losses,
  'decide-advance': decideAdvance,
  retreat,
  advance,
  'land-air': landAir,
  'year-end': yearEnd,
  'buy-card': buyCard,
  begin,
}

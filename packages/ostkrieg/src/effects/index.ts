import type { DefenceOp, Op, Verb } from '../content/program.ts'
import type { OstkriegState } from '../state.ts'
import type { Frame } from '../steps/frames.ts'
import { attack } from './attack.ts'
import { buildPoints } from './build-points.ts'
import { defenceDice } from './defence-dice.ts'
import type { Effect } from './effect.ts'
import { either, jump } from './either.ts'
import { entrench } from './entrench.ts'
import { keepInFront } from './keep-in-front.ts'
import { move } from './move.ts'
import { partisans } from './partisans.ts'
import { place } from './place.ts'
import { placeChoice } from './place-choice.ts'
import { playAnother } from './play-another.ts'
import { rail } from './rail.ts'
import { rebase } from './rebase.ts'
import { removePartisan } from './remove-partisan.ts'
import { ties } from './ties.ts'

const nothing: Effect<'end'> = () => {}

/** The verbs of the card vocabulary. */
const EFFECTS: { readonly [V in Verb]: Effect<V> } = {
  move,
  attack,
  place,
  'place-choice': placeChoice,
  rail,
  rebase,
  partisans,
  entrench,
  'keep-in-front': keepInFront,
  either,
  jump,
  'play-another': playAnother,
  'build-points': buildPoints,
  'remove-partisan': removePartisan,
  'defence-dice': defenceDice,
  ties,
  end: nothing,
}

/** Begins a step of a card. */
export function perform(state: OstkriegState, op: Op, card: Frame<'card'>): void {
  // Each verb gets its own operands: the table is keyed by what the step says it is.
  ;(EFFECTS[op.verb] as Effect<Verb>)(state, op, card)
}

/** What a card in front does for the defender ([10.7]). */
export function defend(state: OstkriegState, op: Op): void {
  if (isDefence(op)) op.verb === 'ties' ? ties(state, op) : defenceDice(state, op)
}

const isDefence = (op: Op): op is DefenceOp => op.verb === 'ties' || op.verb === 'defence-dice'

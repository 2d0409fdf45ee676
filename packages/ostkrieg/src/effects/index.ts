import { OP } from '../content/program.ts'
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

const nothing: Effect = () => {}

/** The verbs of the card vocabulary, by the number that compiled cards hold. */
export const EFFECTS: readonly Effect[] = Object.entries({
  end: nothing,
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
} satisfies Record<keyof typeof OP, Effect>)
  .sort(([a], [b]) => OP[a as keyof typeof OP] - OP[b as keyof typeof OP])
  .map(([, effect]) => effect)

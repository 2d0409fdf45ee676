import { AREAS } from '../content/content.ts'
import type { Op } from '../content/program.ts'
import { OK } from '../refusals/reasons.ts'
import { whyNotPartisan, whyNotPlace } from '../rules/placing.ts'
import { LAND_PLACES, type OstkriegState } from '../state.ts'
import { KIND, type KindId, SOVIET } from '../units.ts'

/** Would the card do anything if the side played it now? Partisans need an area to rise in, new units a place of their own. */
export function hasEffect(state: OstkriegState, side: number, card: number): boolean {
  const { start, ops } = state.content.program
  for (let at = start[card]; ops[at].verb !== 'end'; at++) if (does(state, side, ops[at])) return true
  return false
}

function does(state: OstkriegState, side: number, op: Op): boolean {
  switch (op.verb) {
    case 'partisans':
      return someArea((area) => whyNotPartisan(state, SOVIET, area, op.country) === OK)
    case 'place':
      return op.at.some(({ kind, area }) => whyNotPlace(state, side, kind, area) === OK)
    case 'place-choice':
      return op.units.some(({ kind }) => op.areas.some((area) => whyNotPlace(state, side, kind, area) === OK))
    case 'move':
    case 'rail':
    case 'entrench':
      return op.who === 0 || isOnMap(state, op.who)
    case 'attack':
      return op.with === 0 || isOnMap(state, op.with)
    case 'either':
    case 'jump':
    case 'remove-partisan':
      return false
    default:
      return true
  }
}

const isOnMap = (state: OstkriegState, kind: KindId): boolean =>
  someArea((area) => {
    for (let i = 0; i < state.landCount[area]; i++) if ((state.land[area * LAND_PLACES + i] & KIND) === kind) return true
    return false
  })

function someArea(is: (area: number) => boolean): boolean {
  for (let area = 1; area < AREAS; area++) if (is(area)) return true
  return false
}

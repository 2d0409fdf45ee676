import type { Events } from '../events.ts'
import type { FrontOrder } from '../rules/front-card.ts'
import { areaName, seatName } from './names.ts'

/** Front cards in words: what they order, and why there. */

/** What a line is called, as in the rules. */
const LINES: { readonly [line in NonNullable<FrontOrder['does']>]: string } = {
  'counter-attack': 'counter-attack',
  objective: 'objective protection',
  'path-to-victory-area': 'the way to the victory area',
  'near-victory-area': 'victory area protection',
}

/** Why the card preferred the area. */
const PREFERENCES: { readonly [preference in FrontOrder['by'][number]]: string } = {
  'cuts-off-army': 'where it cuts an army off',
  objective: 'an objective area',
  'holds-supplies': 'where supplies lie',
  rail: 'where there is rail',
  'nearest-to-army': 'nearest to an army',
  fortified: 'fortified',
}

const reasons = ({ does, by }: FrontOrder): string[] => [
  ...(does === 'near-victory-area' ? ['as near to the victory area as can be'] : []),
  ...by.map((preference) => PREFERENCES[preference]),
]

/** What happened by the card. */
export function frontCardText(order: Events['front-card']): string {
  const { seat, line, does, area, left } = order
  const card = `The Front card of ${seatName(seat)}`
  if (does === undefined) return `${card} found nothing to do.`
  const why = [...reasons(order), ...(left === undefined ? [] : [`chosen by ${seatName(left)} among equals`])]
  return `${card}, line ${line}, ${LINES[does]}: ${areaName(area)}, ${why.join(', ') || 'the only area possible'}.`
}

/** What it orders, before the end of the turn and after it. */
export function frontCardOrder(order: FrontOrder, areas: readonly string[]): string {
  const { line, does } = order
  if (does === undefined) return 'Soviet reaction: none is possible.'
  const where = areas.map((area) => areaName(area)).join(' or ')
  const why = [`Front card, line ${line}: ${LINES[does]}`, ...reasons(order)].join(', ')
  return `Soviet reaction: ${does === 'counter-attack' ? 'counter-attack on' : 'a marker to'} ${where} (${why}).`
}

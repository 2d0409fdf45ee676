import { AREAS, BULGARIAN_CARD, CARDS, FINNISH_CARD, FIRST_AREA, ITALIAN_CARD, ROMANIAN_CARD } from '../content/content.ts'
import { DISCARD, IN_PLAY, LAND_PLACES, LATER, NOBODY, type OstkriegState, OUT, placeOf } from '../state.ts'
import { type AreaId, AXIS, BI, type CardId, II, KIND, KIND_CODES, type KindId, RI, SIDE_NAMES, type Side } from '../units.ts'
import { takeControl } from './control.ts'
import { BUCHAREST, HELSINKI, ITALY_LEAVES_AFTER, SOFIA } from './numbers.ts'
import { countKind, eliminate, hasKind, partisansIn } from './stacks.ts'

/** [9.2] Determine country control. */
export function determineCountries(state: OstkriegState): void {
  if (state.control[BUCHAREST] !== state.romania) {
    state.romania = state.control[BUCHAREST]
    changeSides(state, ROMANIAN_CARD, RI, state.romania)
  }
  if (state.control[SOFIA] !== state.bulgaria) {
    state.bulgaria = state.control[SOFIA]
    changeSides(state, BULGARIAN_CARD, BI, state.bulgaria)
  }
  determineFinland(state)
  if (state.year === ITALY_LEAVES_AFTER) {
    moveCards(state, ITALIAN_CARD, OUT)
    for (let area = FIRST_AREA; area < AREAS; area++) if (hasKind(state, area, II)) removeFrom(state, area, II)
    state.tell?.({ type: 'country-out', country: 'italy' })
  }
}

/** The country that a card belongs to goes over: its cards to the new side's discard pile, its units with the areas where they are alone. */
function changeSides(state: OstkriegState, country: number, kind: KindId, side: Side): void {
  moveCards(state, country, placeOf(DISCARD, side))
  for (let area = FIRST_AREA; area < AREAS; area++) {
    if (!hasKind(state, area, kind)) continue
    const alone =
      countKind(state, area, kind) === state.landCount[area] && state.airCount[area] === 0 && partisansIn(state, area) === 0
    // Stacked with units that are now the enemy's they are eliminated; elsewhere the area goes over with them.
    if (alone) takeControl(state, area, side)
    else removeFrom(state, area, kind)
  }
  state.tell?.({ type: 'country-changed', country: kind === RI ? 'romania' : 'bulgaria', side: SIDE_NAMES[side] })
}

/** Finland is the Axis player's while Helsinki is; else its cards are nobody's. Its units stay on the map and with the Axis. */
function determineFinland(state: OstkriegState): void {
  const out = state.control[HELSINKI] === AXIS ? 0 : 1
  if (out === state.finlandOut) return
  state.finlandOut = out
  moveCards(state, FINNISH_CARD, out === 1 ? OUT : placeOf(DISCARD, AXIS))
  state.tell?.(
    out === 1 ? { type: 'country-out', country: 'finland' } : { type: 'country-changed', country: 'finland', side: 'axis' },
  )
}

/** Cards of later years stay where they are: they come when their year does. */
function moveCards(state: OstkriegState, country: number, place: number): void {
  for (let card = 0; card < CARDS; card++) {
    const at = state.cards[card]
    if (state.content.cardCountry[card] === country && at !== LATER && at !== IN_PLAY) state.cards[card] = place
  }
}

/** Takes the land units of a nationality off the map. */
function removeFrom(state: OstkriegState, area: AreaId, kind: KindId): void {
  state.tell?.({ type: 'removed', area, unit: KIND_CODES[kind], count: countKind(state, area, kind) })
  const first = area * LAND_PLACES
  // Backwards, since those behind a unit that is taken away move up.
  for (let at = first + state.landCount[area] - 1; at >= first; at--)
    if ((state.land[at] & KIND) === kind) eliminate(state, area, state.land[at])
}

/** Whose a card is, or will be when its year comes ([9.2], [9.3]); `NOBODY` when its country is out. */
export function receiver(state: OstkriegState, card: CardId): number {
  switch (state.content.cardCountry[card]) {
    case ROMANIAN_CARD:
      return state.romania
    case BULGARIAN_CARD:
      return state.bulgaria
    case FINNISH_CARD:
      return state.finlandOut === 1 ? NOBODY : AXIS
    case ITALIAN_CARD:
      return state.year > ITALY_LEAVES_AFTER ? NOBODY : AXIS
    default:
      return state.content.cardSide[card]
  }
}

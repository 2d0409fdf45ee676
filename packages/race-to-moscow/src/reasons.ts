import type { Refusal } from '@railhead/table'

/**
 * Every "no" of the rules: a code and the section that says so in each edition. The predicates of the rules answer with
 * one of these numbers, `ALLOWED` when there is nothing against it; the same predicate builds the list of legal
 * choices and explains why something is not in it.
 */
export interface Reason {
  readonly code: string
  /** Empty where several rules share the reason: then it is the section of the question that is asked. */
  readonly in2024: string
  readonly in2021: string
  readonly vague?: Refusal['vague']
}

export const REASONS: Reason[] = []

function reason(code: string, in2024: string, in2021: string, vague?: Refusal['vague']): number {
  return REASONS.push({ code, in2024, in2021, vague }) - 1
}

/** A reason that several rules share. */
const shared = (code: string): number => reason(code, '', '')

export const ALLOWED: number = shared('allowed')

// The turn
export const UNKNOWN_ATTEMPT: number = reason('unknown-attempt', '7', '5', 'unknown')
export const NOT_ASKED_NOW: number = reason('not-asked-now', '7', '5', 'asked')
export const CHOOSE_ACTION_FIRST: number = reason('choose-action-first', '7', '5', 'asked')
export const SAY_WHICH_ARMY: number = shared('say-which-army')
export const SAY_WHICH_AREA: number = shared('say-which-area')
export const SAY_ALL_AMOUNTS: number = shared('say-all-amounts')
export const NOT_YOUR_TURN: number = reason('not-your-turn', '6', '5')
export const GAME_OVER: number = reason('game-over', '5', '6.1')
export const NO_ACTIONS_LEFT: number = reason('no-actions-left', '7', '5')
export const ACTION_NOT_FINISHED: number = reason('action-not-finished', '7', '5')
export const NOT_YOUR_ARMY: number = reason('not-your-army', '8.2', '7')
export const NO_SUCH_ARMY: number = reason('no-such-army', '2.1', '2.1')
export const NOT_AN_ARMORED_ARMY: number = reason('not-an-armored-army', '8.2', '7')
export const NOT_A_FIELD_ARMY: number = reason('not-a-field-army', '8.1', '7')

// Movement
export const ARMY_HALTED: number = reason('army-halted', '8.7', '14')
export const ARMY_HAS_MOVED: number = reason('army-has-moved', '8.2', '7')
export const NO_FUEL_TO_MOVE: number = reason('no-fuel-to-move', '8.2', '7')
export const NO_ARMY_CAN_MOVE: number = reason('no-army-can-move', '8.1', '7')
export const NO_WAY_OPEN: number = reason('no-way-open', '8.2', '7')
export const NO_LINE: number = shared('no-line')
export const LINE_NOT_YOUR_COLOUR: number = reason('line-not-your-colour', '4', '')
export const AREA_NOT_YOUR_COLOUR: number = reason('area-not-your-colour', '8.2', '7')
export const AREA_BLOCKED: number = reason('area-blocked', '4', '4')
export const AREA_OCCUPIED: number = reason('area-occupied', '8.2', '7')
export const FOREIGN_MARKER: number = reason('foreign-marker', '8.2', '7')
export const RANGE_EXHAUSTED: number = reason('range-exhausted', '8.2', '7')
export const MARCH_EXHAUSTED: number = reason('march-exhausted', '8.1', '7')
export const HALTED_ON_THE_WAY: number = reason('halted-on-the-way', '8.1', '7')
export const NO_FUEL_TO_GO_ON: number = reason('no-fuel-to-go-on', '8.2', '7')
export const NO_FOOD_FOR_FORCED_MARCH: number = reason('no-food-for-forced-march', '8.1', '7')
export const NO_AMMO_FOR_BUNKER: number = reason('no-ammo-for-bunker', '8.2', '7')

// Fleet
export const NO_FLEET: number = reason('no-fleet', '8.3', '10')
export const FLEET_HAS_MOVED: number = reason('fleet-has-moved', '8.3', '10')
export const SEA_NOT_ADJACENT: number = reason('sea-not-adjacent', '8.3', '10')

// Loads
export const ALREADY_STOWED: number = reason('already-stowed', '8.2', '11')
export const NOTHING_TO_STOW: number = reason('nothing-to-stow', '8.2', '11')
export const CARD_LIMIT: number = reason('card-limit', '2.2', '2.2')
export const NOT_THAT_MUCH_THERE: number = shared('not-that-much-there')

// Supplies
export const AREA_LIMIT_EXCEEDED: number = reason('area-limit', '8.4', '12')
export const NOT_A_SUPPLY_BASE: number = reason('not-a-supply-base', '8.4', '12')
export const FRONTLINE_BASE_USED: number = reason('frontline-base-used', '8.4', '12')
export const STOCK_EMPTY: number = reason('stock-empty', '8.4', '12')
export const TOO_MANY_SUPPLIES: number = reason('too-many-supplies', '8.4', '12')
export const NOT_THAT_MUCH_IN_STOCK: number = shared('not-that-much-in-stock')
export const WRONG_EXCESS: number = reason('wrong-excess', '8.4', '12')

// Transport
export const NOTHING_TO_TRANSPORT: number = reason('nothing-to-transport', '8.5', '11')
export const PLACE_LIMIT: number = reason('place-limit', '8.5', '11')
export const ONE_MORE_TRUCK: number = reason('one-more-truck', '9.4', '16')
export const NO_TRUCK: number = reason('no-truck', '8.5', '11')
export const NO_TRAIN: number = reason('no-train', '8.5', '11')
export const AREA_NOT_CONTROLLED: number = shared('area-not-controlled')
export const NO_RAIL: number = reason('no-rail', '8.5', '11')
export const NOT_CONNECTED_TO_BASE: number = reason('not-connected-to-base', '8.5', '11')
export const LINE_HAS_TRUCK: number = reason('line-has-truck', '8.5', '11')
export const LINE_HAS_TRAIN: number = reason('line-has-train', '8.5', '11')
export const NO_SUPPLIES_THERE: number = reason('no-supplies-there', '8.5', '11')
export const NO_LINE_OUT: number = reason('no-line-out', '8.5', '11')
export const CARGO_LIMIT: number = reason('cargo-limit', '8.5', '11')
export const EMPTY_CARGO: number = reason('empty-cargo', '8.5', '11')
export const REDEPLOYMENT_NOT_USED: number = reason('redeployment-not-used', '13.1', '19.1')
export const ONLY_TRAINS_CARRY_ARMIES: number = reason('only-trains-carry-armies', '13.1', '19.1')
export const ONLY_FIELD_ARMIES_BY_RAIL: number = reason('only-field-armies-by-rail', '13.1', '19.1')

// Take transport
export const TAKE_LIMIT: number = reason('take-limit', '8.6', '13')
export const POSSESS_LIMIT: number = reason('possess-limit', '8.6', '13')
export const NOT_IN_TRANSPORT_STOCK: number = reason('not-in-transport-stock', '8.6', '13')
export const NOTHING_TAKEN: number = shared('nothing-taken')

// Cards
export const BASIC_GAME_ONLY: number = reason('not-in-the-basic-game', '4', '5')
export const AIR_SUPPORT_SPENT: number = reason('air-support-spent', '9.1', '15')
export const AIR_SUPPORT_PLACED: number = reason('air-support-placed', '9.1', '15')
export const SAY_WHICH_DECK: number = reason('say-which-deck', '9.1', '15')
export const SAY_WHICH_MARKER: number = reason('say-which-marker', '14.5', '20.5')
export const DECK_EMPTY: number = reason('deck-empty', '9.1', '15')
export const NO_MARKER_NEARBY: number = reason('no-marker-nearby', '14.5', '20.5')
export const DECKS_NOT_WITH_SOVIET_PLAYER: number = reason('decks-not-with-soviet-player', '14.5', '20.5')
export const CARD_NOT_HELD: number = reason('card-not-held', '9.2', '7')
export const ONE_AUXILIARIES_A_TURN: number = reason('one-auxiliaries-a-turn', '9.2', '5')
export const HQ_SPENT: number = reason('hq-spent', '9.3', '16')
export const CARD_NOT_IN_ROW: number = reason('card-not-in-row', '9.3', '16')
export const NOT_ENOUGH_MEDALS: number = reason('not-enough-medals', '13.5', '19.5')
export const NO_MORE_OKH_CARDS: number = reason('no-more-okh-cards', '13.5', '19.5')
export const OKH_NOT_HELD: number = reason('okh-not-held', '9.4', '16')
export const CARD_NOT_NOW: number = reason('card-not-now', '9.4', '16')
export const CARD_WITHOUT_TARGET: number = reason('card-without-target', '9.4', '16')
export const NO_HARBOUR: number = reason('no-harbour', '9.4', '16')
export const NO_MEDAL_THERE: number = shared('no-medal-there')
export const NO_PLACE_FOR_MEDAL: number = shared('no-place-for-medal')

// After the actions
export const HAS_RAIL: number = shared('has-rail')
export const NOT_NEXT_TO_RAIL: number = reason('not-next-to-rail', '11', '17')
export const NOT_YOUR_MARKER: number = shared('not-your-marker')
export const NO_RAIL_MARKER: number = reason('no-rail-marker', '8.2', '7')
export const OWN_RAIL: number = reason('own-rail', '8.2', '7')
export const NOT_A_COUNTER_ATTACK_TARGET: number = reason('not-a-counter-attack-target', '12', '18.1')
export const SHIELDED_BY_ARMY: number = reason('shielded-by-army', '12', '18.1')
export const SHIELDED_BY_STARTING_AREA: number = reason('shielded-by-starting-area', '12', '18.1')
export const NOT_NEXT_TO_UNCONTROLLED: number = reason('not-next-to-uncontrolled', '12', '18.1')
export const OWN_MARKER_NOT_TARGET: number = reason('own-marker-not-target', '12', '18.1')
export const PRINTED_SYMBOL: number = reason('printed-symbol', '12', '18.1')
export const HAS_SOVIET_MARKER: number = reason('has-soviet-marker', '12', '18.1')
export const AREA_CONTROLLED: number = reason('area-controlled', '12', '18.1')
export const NOT_NEXT_TO_SOVIET_MARKER: number = reason('not-next-to-soviet-marker', '12', '18.1')
export const NO_PLACING_IN_LAST_ROUND: number = reason('no-placing-in-last-round', '6', '6.1')
export const NO_MARKER_IN_POOL: number = reason('no-marker-in-pool', '12', '18.1')
export const NOT_BY_FRONT_CARD: number = reason('not-by-front-card', '12', '18.2')
export const NO_MARKER_OF_THAT_FACE: number = reason('no-marker-of-that-face', '14.1', '20.1')
export const NO_AMMO_TO_DEFEND: number = reason('no-ammo-to-defend', '13.4', '19.4')
export const NO_ROOM_TO_WITHDRAW: number = reason('no-room-to-withdraw', '13.4', '19.4')

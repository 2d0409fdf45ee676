import type { Brand, Refusal } from '@railhead/table'

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

/** By their numbers. */
export const REASONS: Reason[] = [{ code: 'allowed', in2024: '', in2021: '' }]

/** Written out, unlike the other numbers: the build puts it into every predicate and every list of choices, which are the quicker for it. */
export const ALLOWED: Why = 0

/** The number of a reason; its type says which. */
export type Why<Code extends string = string> = Brand<number, 'reason'> & { readonly code?: Code }

function reason<const Code extends string>(code: Code, in2024: string, in2021: string, vague?: Refusal['vague']): Why<Code> {
  return REASONS.push({ code, in2024, in2021, vague }) - 1
}

/** A reason that several rules share. */
const shared = <const Code extends string>(code: Code): Why<Code> => reason(code, '', '')

// The turn
export const UNKNOWN_ATTEMPT = reason('unknown-attempt', '7', '5', 'unknown')
export const NOT_ASKED_NOW = reason('not-asked-now', '7', '5', 'asked')
export const CHOOSE_ACTION_FIRST = reason('choose-action-first', '7', '5', 'asked')
export const SAY_WHICH_ARMY = shared('say-which-army')
export const SAY_WHICH_AREA = shared('say-which-area')
export const SAY_ALL_AMOUNTS = shared('say-all-amounts')
export const NO_ACTIONS_LEFT = reason('no-actions-left', '7', '5')
export const ACTION_NOT_FINISHED = reason('action-not-finished', '7', '5')
export const NOT_YOUR_ARMY = reason('not-your-army', '8.2', '7')
export const NO_SUCH_ARMY = reason('no-such-army', '2.1', '2.1')
export const NOT_AN_ARMORED_ARMY = reason('not-an-armored-army', '8.2', '7')
export const NOT_A_FIELD_ARMY = reason('not-a-field-army', '8.1', '7')

// Movement
export const ARMY_HALTED = reason('army-halted', '8.7', '14')
export const ARMY_HAS_MOVED = reason('army-has-moved', '8.2', '7')
export const NO_FUEL_TO_MOVE = reason('no-fuel-to-move', '8.2', '7')
export const NO_ARMY_CAN_MOVE = reason('no-army-can-move', '8.1', '7')
export const NO_WAY_OPEN = reason('no-way-open', '8.2', '7')
export const NO_LINE = shared('no-line')
export const LINE_NOT_YOUR_COLOUR = reason('line-not-your-colour', '4', '')
export const AREA_NOT_YOUR_COLOUR = reason('area-not-your-colour', '8.2', '7')
export const AREA_BLOCKED = reason('area-blocked', '4', '4')
export const AREA_OCCUPIED = reason('area-occupied', '8.2', '7')
export const FOREIGN_MARKER = reason('foreign-marker', '8.2', '7')
export const RANGE_EXHAUSTED = reason('range-exhausted', '8.2', '7')
export const MARCH_EXHAUSTED = reason('march-exhausted', '8.1', '7')
export const HALTED_ON_THE_WAY = reason('halted-on-the-way', '8.1', '7')
export const NO_FUEL_TO_GO_ON = reason('no-fuel-to-go-on', '8.2', '7')
export const NO_FOOD_FOR_FORCED_MARCH = reason('no-food-for-forced-march', '8.1', '7')
export const NO_AMMO_FOR_BUNKER = reason('no-ammo-for-bunker', '8.2', '7')

// Fleet
export const NO_FLEET = reason('no-fleet', '8.3', '10')
export const FLEET_HAS_MOVED = reason('fleet-has-moved', '8.3', '10')
export const SEA_NOT_ADJACENT = reason('sea-not-adjacent', '8.3', '10')

// Loads
export const ALREADY_STOWED = reason('already-stowed', '8.2', '11')
export const NOTHING_TO_STOW = reason('nothing-to-stow', '8.2', '11')
export const CARD_LIMIT = reason('card-limit', '2.2', '2.2')
export const NOT_THAT_MUCH_THERE = shared('not-that-much-there')

// Supplies
export const AREA_LIMIT_EXCEEDED = reason('area-limit', '8.4', '12')
export const NOT_A_SUPPLY_BASE = reason('not-a-supply-base', '8.4', '12')
export const FRONTLINE_BASE_USED = reason('frontline-base-used', '8.4', '12')
export const STOCK_EMPTY = reason('stock-empty', '8.4', '12')
export const TOO_MANY_SUPPLIES = reason('too-many-supplies', '8.4', '12')
export const NOT_THAT_MUCH_IN_STOCK = shared('not-that-much-in-stock')
export const WRONG_EXCESS = reason('wrong-excess', '8.4', '12')

// Transport
export const NOTHING_TO_TRANSPORT = reason('nothing-to-transport', '8.5', '11')
export const PLACE_LIMIT = reason('place-limit', '8.5', '11')
export const ONE_MORE_TRUCK = reason('one-more-truck', '9.4', '16')
export const NO_TRUCK = reason('no-truck', '8.5', '11')
export const NO_TRAIN = reason('no-train', '8.5', '11')
export const AREA_NOT_CONTROLLED = shared('area-not-controlled')
export const NO_RAIL = reason('no-rail', '8.5', '11')
export const NOT_CONNECTED_TO_BASE = reason('not-connected-to-base', '8.5', '11')
export const LINE_HAS_TRUCK = reason('line-has-truck', '8.5', '11')
export const LINE_HAS_TRAIN = reason('line-has-train', '8.5', '11')
export const NO_SUPPLIES_THERE = reason('no-supplies-there', '8.5', '11')
export const NO_LINE_OUT = reason('no-line-out', '8.5', '11')
export const CARGO_LIMIT = reason('cargo-limit', '8.5', '11')
export const EMPTY_CARGO = reason('empty-cargo', '8.5', '11')
export const REDEPLOYMENT_NOT_USED = reason('redeployment-not-used', '13.1', '19.1')
export const ONLY_TRAINS_CARRY_ARMIES = reason('only-trains-carry-armies', '13.1', '19.1')
export const ONLY_FIELD_ARMIES_BY_RAIL = reason('only-field-armies-by-rail', '13.1', '19.1')

// Take transport
export const TAKE_LIMIT = reason('take-limit', '8.6', '13')
export const POSSESS_LIMIT = reason('possess-limit', '8.6', '13')
export const NOT_IN_TRANSPORT_STOCK = reason('not-in-transport-stock', '8.6', '13')
export const NOTHING_TAKEN = shared('nothing-taken')

// Cards
export const BASIC_GAME_ONLY = reason('not-in-the-basic-game', '4', '5')
export const AIR_SUPPORT_SPENT = reason('air-support-spent', '9.1', '15')
export const AIR_SUPPORT_PLACED = reason('air-support-placed', '9.1', '15')
export const SAY_WHICH_DECK = reason('say-which-deck', '9.1', '15')
export const SAY_WHICH_MARKER = reason('say-which-marker', '14.5', '20.5')
export const DECK_EMPTY = reason('deck-empty', '9.1', '15')
export const NO_MARKER_NEARBY = reason('no-marker-nearby', '14.5', '20.5')
export const DECKS_NOT_WITH_SOVIET_PLAYER = reason('decks-not-with-soviet-player', '14.5', '20.5')
export const CARD_NOT_HELD = reason('card-not-held', '9.2', '7')
export const ONE_AUXILIARIES_A_TURN = reason('one-auxiliaries-a-turn', '9.2', '5')
export const HQ_SPENT = reason('hq-spent', '9.3', '16')
export const CARD_NOT_IN_ROW = reason('card-not-in-row', '9.3', '16')
export const NOT_ENOUGH_MEDALS = reason('not-enough-medals', '13.5', '19.5')
export const NO_MORE_OKH_CARDS = reason('no-more-okh-cards', '13.5', '19.5')
export const OKH_NOT_HELD = reason('okh-not-held', '9.4', '16')
export const CARD_NOT_NOW = reason('card-not-now', '9.4', '16')
export const CARD_WITHOUT_TARGET = reason('card-without-target', '9.4', '16')
export const NO_HARBOUR = reason('no-harbour', '9.4', '16')
export const NO_MEDAL_THERE = shared('no-medal-there')
export const NO_PLACE_FOR_MEDAL = shared('no-place-for-medal')

// After the actions
export const HAS_RAIL = shared('has-rail')
export const NOT_NEXT_TO_RAIL = reason('not-next-to-rail', '11', '17')
export const NOT_YOUR_MARKER = shared('not-your-marker')
export const NO_RAIL_MARKER = reason('no-rail-marker', '8.2', '7')
export const OWN_RAIL = reason('own-rail', '8.2', '7')
export const NOT_A_COUNTER_ATTACK_TARGET = reason('not-a-counter-attack-target', '12', '18.1')
export const SHIELDED_BY_ARMY = reason('shielded-by-army', '12', '18.1')
export const SHIELDED_BY_STARTING_AREA = reason('shielded-by-starting-area', '12', '18.1')
export const NOT_NEXT_TO_UNCONTROLLED = reason('not-next-to-uncontrolled', '12', '18.1')
export const OWN_MARKER_NOT_TARGET = reason('own-marker-not-target', '12', '18.1')
export const PRINTED_SYMBOL = reason('printed-symbol', '12', '18.1')
export const HAS_SOVIET_MARKER = reason('has-soviet-marker', '12', '18.1')
export const AREA_CONTROLLED = reason('area-controlled', '12', '18.1')
export const NOT_NEXT_TO_SOVIET_MARKER = reason('not-next-to-soviet-marker', '12', '18.1')
export const NO_PLACING_IN_LAST_ROUND = reason('no-placing-in-last-round', '6', '6.1')
export const NO_MARKER_IN_POOL = reason('no-marker-in-pool', '12', '18.1')
export const NOT_BY_FRONT_CARD = reason('not-by-front-card', '12', '18.2')
export const NO_MARKER_OF_THAT_FACE = reason('no-marker-of-that-face', '14.1', '20.1')
export const NO_AMMO_TO_DEFEND = reason('no-ammo-to-defend', '13.4', '19.4')
export const NO_ROOM_TO_WITHDRAW = reason('no-room-to-withdraw', '13.4', '19.4')

type CodeOf<W> = W extends { readonly code?: infer Code extends string } ? (string extends Code ? never : Code) : never
type Reasons = typeof import('./reasons.ts')
/** The code of every reason. */
export type RefusalCode = { [name in keyof Reasons]: CodeOf<Reasons[name]> }[keyof Reasons]

import type { Brand, JsonObject, Refusal } from '@railhead/table'

/**
 * Why something is not allowed. Rules answer with the number of a reason, 0 meaning that nothing forbids it; so the
 * predicate that builds the list of choices is the one that says why something is missing from it.
 */
interface Reason {
  readonly code: string
  readonly rule: string
  readonly vague?: Refusal['vague']
}

const reasons: Reason[] = [{ code: '', rule: '' }]

/** The number of a reason; its type says which. */
export type Why<Code extends string = string> = Brand<number, 'reason'> & { readonly code?: Code }

function reason<const Code extends string>(code: Code, rule: string, vague?: Refusal['vague']): Why<Code> {
  return reasons.push({ code, rule, vague }) - 1
}

/** Written out, unlike the other numbers: the build puts it into every predicate and every list of choices, which are the quicker for it. */
export const OK: Why = 0

// Anything
export const NO_SUCH_AREA = reason('no-such-area', '3.0')
export const NO_SUCH_UNIT = reason('no-such-unit', '3.0', 'unknown')
export const NO_SUCH_CARD = reason('no-such-card', '3.0')
export const NOT_ASKED = reason('not-asked', '8.0', 'asked')

// Bidding
export const BID_TOO_LOW = reason('bid-too-low', '5.0')
export const BID_OTHER_SIDE = reason('bid-other-side', '5.0')
export const BID_TOO_HIGH = reason('bid-too-high', '5.0')
export const NOTHING_TO_ACCEPT = reason('nothing-to-accept', '5.0')

// Cards
export const FIRST_CARD_FIXED = reason('first-card-fixed', '4.1.3')
export const CARD_NOT_IN_HAND = reason('card-not-in-hand', '8.0')
export const BLITZ_AFTER_BLITZ = reason('blitz-after-blitz', '8.0')
export const HUNGARIAN_CARD_BLOCKED = reason('hungarian-card-blocked', '9.2')
export const CARD_IN_FRONT = reason('card-in-front', '10.7')
export const CARD_NOT_DISCARDED = reason('card-not-in-discard', '9.5')
export const CARD_OUT = reason('card-out', '9.2')
export const CARD_TOO_DEAR = reason('card-too-dear', '9.5')

// Areas
export const NEUTRAL_COUNTRY = reason('neutral-country', '4.1.3')
export const CLOSED_IN_1941 = reason('closed-in-1941', '4.1.3')
export const BARRED_ON_FIRST_CARD = reason('barred-on-first-card', '4.1.3')
export const NOT_CONTROLLED = reason('not-controlled', '8.5')
export const ENEMY_CONTROLLED = reason('enemy-controlled', '8.3.4')
export const ALREADY_MARKED = reason('already-marked', '8.3.8')
export const NOT_MARKED = reason('not-marked', '8.3.8')
export const NO_UNIT_THERE = reason('no-unit-there', '8.3')
export const WRONG_NATIONALITY = reason('wrong-nationality', '8.0')

// Supply
export const UNIT_IN_SUPPLY = reason('unit-in-supply', '8.2.2')

// Movement
export const OUT_OF_SUPPLY = reason('out-of-supply', '8.3.1')
export const ALREADY_MOVED = reason('already-moved', '8.3')
export const PARTISANS_STAY = reason('partisans-stay', '8.3.6')
export const NOT_ADJACENT = reason('not-adjacent', '8.3.2')
export const TOO_FAR_FOR_ARMOR = reason('too-far-for-armor', '8.3.3')
export const TOO_FAR_FOR_AIR = reason('too-far-for-air', '8.3.5')
export const TOO_FAR_TO_FLEE = reason('too-far-to-flee', '8.3.9')
export const ENEMY_UNITS_THERE = reason('enemy-units-there', '8.3.2')
export const OVERRUN_NEEDS_TWO = reason('overrun-needs-two', '8.3.3.1')
export const OVERRUN_ONE_INFANTRY = reason('overrun-one-infantry', '8.3.3.1')
export const OVERRUN_ENTRENCHED = reason('overrun-entrenched', '8.3.3.1')
export const LAND_STACK_FULL = reason('land-stack-full', '8.3.7')
export const AIR_STACK_FULL = reason('air-stack-full', '8.3.7')
export const FINNS_TOO_FAR = reason('finns-too-far', '8.3.10')
export const HUNGARIANS_IN_ROMANIA = reason('hungarians-in-romania', '8.3.10')
export const ROMANIANS_IN_HUNGARY = reason('romanians-in-hungary', '8.3.10')
export const HUNGARIANS_WITH_ROMANIANS = reason('hungarians-with-romanians', '8.3.10')
export const BULGARIANS_STAY_SOUTH = reason('bulgarians-stay-south', '8.3.10')
export const ONLY_INFANTRY_ENTRENCHES = reason('only-infantry-entrenches', '8.3.2.1')
export const ALREADY_ENTRENCHED = reason('already-entrenched', '8.3.2.1')
export const NO_RAIL_ROUTE = reason('no-rail-route', '8.0')
export const HAS_NOWHERE_TO_GO = reason('nowhere-to-go', '8.3')

// Attack
export const NOTHING_TO_ATTACK = reason('nothing-to-attack', '8.4.2')
export const OWN_AREA = reason('own-area', '8.4.2')
export const NO_ATTACKER = reason('no-attacker', '8.4.2')
export const NOT_NEXT_TO_TARGET = reason('not-next-to-target', '8.4.2')
export const ALREADY_FOUGHT = reason('already-fought', '8.4.2.1')
export const FOUGHT_OR_BARRED = reason('fought-or-barred', '4.1.3')
export const PARTISANS_DO_NOT_ATTACK = reason('partisans-do-not-attack', '8.4.2.1')
export const ATTACKER_OUT_OF_SUPPLY = reason('attacker-out-of-supply', '8.4.2.2')
export const HUNGARIANS_ATTACK_WITH_ROMANIANS = reason('hungarians-attack-with-romanians', '8.4.2.1')
export const ROMANIANS_ATTACK_WITH_BULGARIANS = reason('romanians-attack-with-bulgarians', '8.4.2.1')
export const FINNS_NEED_GERMANS = reason('finns-need-germans', '8.4.2.1')
export const NATIONALITY_MUST_ATTACK = reason('nationality-must-attack', '8.0')
export const NO_ATTACKER_CHOSEN = reason('no-attacker-chosen', '8.4.2')
export const AIR_TOO_FAR = reason('air-too-far', '8.4.2.2')
export const AIR_ON_MOVED_SIDE = reason('air-on-moved-side', '8.3.5')
export const NOT_TAKING_PART = reason('not-taking-part', '8.4.2.2')
export const ARMOR_LOSS_OWED = reason('armor-loss-owed', '8.4.2.2')
export const ADVANCE_DECLARED = reason('advance-declared', '8.4.2.2')

// Retreat
export const RETREAT_FRIENDLY_FIRST = reason('retreat-friendly-first', '8.4.2.2')
export const RETREAT_INTO_ENEMY = reason('retreat-into-enemy', '8.4.2.2')
export const RETREAT_INTO_ATTACKERS = reason('retreat-into-attackers', '8.4.2.2')
export const RETREAT_NOT_ADJACENT = reason('retreat-not-adjacent', '8.4.2.2')
export const RETREAT_ROMANIA = reason('retreat-into-romania', '8.4.2.2')
export const RETREAT_WITH_ROMANIANS = reason('retreat-with-romanians', '8.4.2.2')
export const RETREAT_HUNGARY_BULGARIA = reason('retreat-into-hungary-bulgaria', '8.4.2.2')
export const RETREAT_WITH_HUNGARIANS_BULGARIANS = reason('retreat-with-hungarians-bulgarians', '8.4.2.2')
export const RETREAT_SAVES_MOST = reason('retreat-saves-most', '8.4.2.2')
export const ONLY_WINNERS_AIR_LANDS = reason('only-winners-air-lands', '8.4.2.2')
export const AIR_MUST_LEAVE = reason('air-must-leave', '8.3.9')

// Placing
export const ALL_PLACED = reason('all-placed', '8.5')
export const NOT_A_PLACE_OF_THE_CARD = reason('not-a-place-of-the-card', '8.5')
export const AREA_HAS_ITS_SHARE = reason('area-has-its-share', '8.5')
export const PARTISANS_NEED_ENEMY_AREA = reason('partisans-need-enemy-area', '8.5')
export const PARTISANS_NOT_AMONG_UNITS = reason('partisans-not-among-units', '8.5')
export const PARTISANS_OTHER_COUNTRY = reason('partisans-other-country', '8.0')
export const PARTISANS_SPARE_CITIES = reason('partisans-spare-cities', '8.5')
export const NO_PARTISAN_NEAR = reason('no-partisan-near', '8.0')

export const REASONS: readonly Reason[] = reasons

export function refuse(reason: Why, subjects: JsonObject = {}): Refusal {
  // What no rule forbids is still not what is asked.
  const { code, rule, vague } = reasons[reason === OK ? NOT_ASKED : reason]
  return { code, rule, subjects, ...(vague === undefined ? {} : { vague }) }
}

type CodeOf<W> = W extends { readonly code?: infer Code extends string } ? (string extends Code ? never : Code) : never
type Reasons = typeof import('./reasons.ts')
/** The code of every reason. */
export type RefusalCode = { [name in keyof Reasons]: CodeOf<Reasons[name]> }[keyof Reasons]

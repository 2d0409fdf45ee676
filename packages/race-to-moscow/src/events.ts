import type { SeatName } from '@railhead/table'
import type { Amounts, Face, Supply, Vehicle } from './questions.ts'
import type { FrontOrder } from './rules/front-card.ts'

/** What can happen: everything that the rules tell, with the names of areas, armies and seats, and the numbers of cards. */

/** Facts that only the named seats may know. */
type Secret<Facts> = { readonly seats: readonly SeatName[]; readonly facts: Facts }

type Facts<Types> = { readonly [type in keyof Types]: { readonly type: type } & Readonly<Types[type]> }[keyof Types]

/** By their types: what is said of each. */
export interface Events {
  // The course of the game
  'turn-began': { seat: SeatName; round: number }
  'action-gained': { seat: SeatName }
  'game-ended': { round: number }
  victory: { seat: SeatName; area: string }
  'last-round': Record<never, never>

  // Movement
  'army-activated': { army: string; area: string }
  'army-entered': { army: string; from: string; area: string }
  'army-loaded': { army: string; area: string } & Amounts
  'army-redeployed': { army: string; from: string; area: string }
  /** `byAir`: air support paid for it. */
  'bunker-taken': { army: string; area: string; byAir: boolean }
  /** `medals`: those that the new owner won. */
  'area-captured': { seat: SeatName; area: string; medals: number }
  /** `marker`: with a Soviet marker in it. */
  'area-encircled': { seat: SeatName; area: string; marker: boolean }
  'card-encircled': { seat: SeatName }
  'fleet-moved': { area: string }

  // What is met
  'card-drawn': { seat: SeatName; deck: 'pursuit' | 'soviet'; card: number }
  'card-kept': { seat: SeatName; card: number }
  'card-played': { seat: SeatName; card: number }
  'no-effect': { card: number; because?: 'no-rail' | 'no-medal' | 'one-a-turn' }
  'army-stopped': { army: string; area: string }
  'deck-empty': { deck: 'pursuit' | 'soviet' }
  'deck-reshuffled': { deck: 'pursuit'; seat: SeatName }
  /** `from`: the stock, or the card itself that stands in for a token. */
  'supply-captured': { area: string; supply: Supply; from: 'stock' | 'card' }
  'supply-missing': { area: string; supply: Supply }
  'medal-moved': { from: string; area: string }
  'medal-returned': { seat: SeatName; area: string; medals: number }
  partisans: { seat: SeatName; area: string }
  'rail-lost': { area: string }

  // Combat, with what was paid
  'combat-won': { army: string; area: string; ammo: number; fuel: number }
  'combat-lost': { army: string; area: string; ammo: number; fuel: number }
  'army-withdrew': { army: string; area: string }

  // Supplies
  'supplies-taken': { seat: SeatName; area: string } & Amounts
  'supplies-moved': { from: string; area: string } & Amounts
  'supplies-removed': { area: string } & Amounts
  'transport-placed': { seat: SeatName; vehicle: Vehicle; from: string; area: string }
  'transport-taken': { seat: SeatName; trucks: number; trains: number }
  reorganization: { first: boolean }
  /** `lifted`: it was halted and may move again. */
  'army-fed': { army: string; area: string; lifted: boolean }
  'army-halted': { army: string; area: string }

  // Cards of the headquarters, and what is looked at
  'looked-at-deck': { seat: SeatName; deck: 'pursuit' | 'soviet'; secret: Secret<{ card: number }> }
  'looked-at-marker': { seat: SeatName; area: string; secret: Secret<{ face: Face }> }
  'okh-revealed': { card: number }
  'okh-taken': { seat: SeatName; card: number }
  'okh-played': { seat: SeatName; card: number }
  airlift: { army: string; supply: Supply }

  // After the actions
  'rail-laid': { seat: SeatName; area: string }
  /** The order that the Soviets follow; `left`: who chose among the areas that it left. Without an area nothing could be done. */
  'front-card': FrontOrder & { area?: string; left?: SeatName }
  'counter-attack': { seat: SeatName; area: string }
  'area-lost': { seat: SeatName; area: string }
  'area-defended': { army: string; area: string }
  'army-formed-again': { army: string; area: string }
  /** With a Soviet player its face is his secret. */
  'marker-placed': { area: string; pool: number; secret?: Secret<{ face: Face }> }
  'marker-discarded': { pool: number }
  'marker-set-up': { area: string; secret: Secret<{ face: Face }> }
  'marker-flipped': { area: string; face: Face }
}

export type Event = Facts<Events>
export type EventType = keyof Events

const FRONT_CARD = { type: 'front-card', seat: 'gray', card: 111, side: 'basic', rule: '12' } as const

/** One of each, and another where an event can read otherwise. */
export const SAMPLES: { readonly [type in EventType]: readonly Extract<Event, { readonly type: type }>[] } = {
  'turn-began': [{ type: 'turn-began', seat: 'gray', round: 3 }],
  'action-gained': [{ type: 'action-gained', seat: 'gray' }],
  'game-ended': [{ type: 'game-ended', round: 12 }],
  victory: [{ type: 'victory', seat: 'white', area: 'moskva' }],
  'last-round': [{ type: 'last-round' }],
  'army-activated': [{ type: 'army-activated', army: '4PzGr', area: 'tilsit' }],
  'army-entered': [{ type: 'army-entered', army: '4PzGr', from: 'tilsit', area: 'kaunas' }],
  'army-loaded': [
    { type: 'army-loaded', army: '4PzGr', area: 'tilsit', fuel: 3, ammo: 2, food: 0 },
    { type: 'army-loaded', army: '4PzGr', area: 'tilsit', fuel: 0, ammo: 0, food: 0 },
  ],
  'army-redeployed': [{ type: 'army-redeployed', army: '16A', from: 'danzig', area: 'konigsberg' }],
  'bunker-taken': [
    { type: 'bunker-taken', army: '4PzGr', area: 'tallinn', byAir: false },
    { type: 'bunker-taken', army: '4PzGr', area: 'tallinn', byAir: true },
  ],
  'area-captured': [
    { type: 'area-captured', seat: 'gray', area: 'riga', medals: 1 },
    { type: 'area-captured', seat: 'gray', area: 'kaunas', medals: 0 },
  ],
  'area-encircled': [
    { type: 'area-encircled', seat: 'white', area: 'minsk', marker: true },
    { type: 'area-encircled', seat: 'white', area: 'minsk', marker: false },
  ],
  'card-encircled': [{ type: 'card-encircled', seat: 'white' }],
  'fleet-moved': [{ type: 'fleet-moved', area: 'S2' }],
  'card-drawn': [
    { type: 'card-drawn', seat: 'gray', deck: 'pursuit', card: 13 },
    { type: 'card-drawn', seat: 'gray', deck: 'soviet', card: 76 },
  ],
  'card-kept': [{ type: 'card-kept', seat: 'gray', card: 16 }],
  'card-played': [{ type: 'card-played', seat: 'gray', card: 20 }],
  'no-effect': [
    { type: 'no-effect', card: 31 },
    { type: 'no-effect', card: 25, because: 'no-rail' },
    { type: 'no-effect', card: 49, because: 'no-medal' },
    { type: 'no-effect', card: 19, because: 'one-a-turn' },
  ],
  'army-stopped': [{ type: 'army-stopped', army: '4PzGr', area: 'kaunas' }],
  'deck-empty': [{ type: 'deck-empty', deck: 'soviet' }],
  'deck-reshuffled': [{ type: 'deck-reshuffled', deck: 'pursuit', seat: 'gray' }],
  'supply-captured': [
    { type: 'supply-captured', area: 'kaunas', supply: 'ammo', from: 'stock' },
    { type: 'supply-captured', area: 'kaunas', supply: 'ammo', from: 'card' },
  ],
  'supply-missing': [{ type: 'supply-missing', area: 'kaunas', supply: 'fuel' }],
  'medal-moved': [{ type: 'medal-moved', from: 'riga', area: 'pskov' }],
  'medal-returned': [{ type: 'medal-returned', seat: 'gray', area: 'riga', medals: 1 }],
  partisans: [{ type: 'partisans', seat: 'white', area: 'minsk' }],
  'rail-lost': [{ type: 'rail-lost', area: 'minsk' }],
  'combat-won': [
    { type: 'combat-won', army: '1PzGr', area: 'kovel', ammo: 2, fuel: 1 },
    { type: 'combat-won', army: '1PzGr', area: 'kovel', ammo: 0, fuel: 0 },
  ],
  'combat-lost': [{ type: 'combat-lost', army: '1PzGr', area: 'kovel', ammo: 1, fuel: 0 }],
  'army-withdrew': [{ type: 'army-withdrew', army: '1PzGr', area: 'lublin' }],
  'supplies-taken': [{ type: 'supplies-taken', seat: 'gray', area: 'danzig', fuel: 2, ammo: 1, food: 1 }],
  'supplies-moved': [{ type: 'supplies-moved', from: 'danzig', area: 'konigsberg', fuel: 2, ammo: 2, food: 0 }],
  'supplies-removed': [{ type: 'supplies-removed', area: 'danzig', fuel: 0, ammo: 0, food: 2 }],
  'transport-placed': [{ type: 'transport-placed', seat: 'gray', vehicle: 'train', from: 'danzig', area: 'konigsberg' }],
  'transport-taken': [{ type: 'transport-taken', seat: 'gray', trucks: 1, trains: 3 }],
  reorganization: [
    { type: 'reorganization', first: true },
    { type: 'reorganization', first: false },
  ],
  'army-fed': [
    { type: 'army-fed', army: '16A', area: 'kaunas', lifted: false },
    { type: 'army-fed', army: '16A', area: 'kaunas', lifted: true },
  ],
  'army-halted': [{ type: 'army-halted', army: '16A', area: 'kaunas' }],
  'looked-at-deck': [
    { type: 'looked-at-deck', seat: 'white', deck: 'soviet', secret: { seats: ['white'], facts: { card: 70 } } },
  ],
  'looked-at-marker': [
    { type: 'looked-at-marker', seat: 'white', area: 'brest', secret: { seats: ['white'], facts: { face: 'armor' } } },
  ],
  'okh-revealed': [{ type: 'okh-revealed', card: 88 }],
  'okh-taken': [{ type: 'okh-taken', seat: 'gray', card: 89 }],
  'okh-played': [{ type: 'okh-played', seat: 'gray', card: 91 }],
  airlift: [{ type: 'airlift', army: '16A', supply: 'food' }],
  'rail-laid': [{ type: 'rail-laid', seat: 'gray', area: 'kaunas' }],
  'front-card': [
    { ...FRONT_CARD, line: 1, does: 'counter-attack', by: ['cuts-off-army'], area: 'kaunas' },
    { ...FRONT_CARD, side: 'advanced', line: 1, does: 'counter-attack', by: ['objective'], area: 'kaunas' },
    { ...FRONT_CARD, side: 'advanced', line: 1, does: 'counter-attack', by: ['holds-supplies'], area: 'kaunas' },
    { ...FRONT_CARD, side: 'advanced', line: 1, does: 'counter-attack', by: ['rail'], area: 'kaunas' },
    { ...FRONT_CARD, line: 2, does: 'objective', by: ['nearest-to-army', 'fortified'], area: 'pskov', left: 'brown' },
    { ...FRONT_CARD, side: 'advanced', line: 2, does: 'path-to-victory-area', by: ['fortified'], area: 'pskov' },
    { ...FRONT_CARD, line: 3, does: 'near-victory-area', by: [], area: 'pskov' },
    { ...FRONT_CARD, by: [] },
  ],
  'counter-attack': [{ type: 'counter-attack', seat: 'gray', area: 'kaunas' }],
  'area-lost': [{ type: 'area-lost', seat: 'gray', area: 'kaunas' }],
  'area-defended': [{ type: 'area-defended', army: '3PzGr', area: 'vyazma' }],
  'army-formed-again': [{ type: 'army-formed-again', army: '3PzGr', area: 'warschau' }],
  'marker-placed': [
    { type: 'marker-placed', area: 'pskov', pool: 4 },
    { type: 'marker-placed', area: 'pskov', pool: 4, secret: { seats: ['soviet'], facts: { face: 'infantry' } } },
  ],
  'marker-discarded': [{ type: 'marker-discarded', pool: 3 }],
  'marker-set-up': [{ type: 'marker-set-up', area: 'brest', secret: { seats: ['soviet'], facts: { face: 'armor' } } }],
  'marker-flipped': [{ type: 'marker-flipped', area: 'brest', face: 'armor' }],
}

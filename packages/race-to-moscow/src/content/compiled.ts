import type { Adjacency } from './adjacency.ts'
import type { Difficulty, OkhDeed, PlayedContent, PursuitDeed } from './schema.ts'

/** Kinds of lines. */
export const LAND_LINE = 0
export const RED_LINE = 1
export const SEA_LINE = 2
export const HARBOUR_LINE = 3

/** When OKH cards are played: between the actions of the own turn, while an army moves, in its combat, in a transport. */
export type Moment = 'turn' | 'movement' | 'combat' | 'transport'

/** The content in the form that the rules read: flat arrays by number, land areas first, then seas. */
export interface Content {
  readonly areaCount: number
  readonly landCount: number
  readonly areaIds: readonly string[]
  readonly areaNames: readonly string[]
  readonly areaIndex: ReadonlyMap<string, number>
  /** Mask of the seats that may enter; 0 for seas. */
  readonly colours: Uint8Array
  /** Main Supply Base of seat + 1, else 0. */
  readonly baseOwner: Uint8Array
  /** Frontline Supply Base of seat + 1, else 0. */
  readonly frontlineOwner: Uint8Array
  /** Printed control and rail of seat + 1, else 0. */
  readonly printedOwner: Uint8Array
  readonly soviet: Uint8Array
  readonly fort: Uint8Array
  readonly medals: Uint8Array
  readonly victory: Uint8Array
  readonly winter: Uint8Array
  /** Sea of an area's harbour, else `NONE`. */
  readonly harbourSea: Uint8Array
  /** Army that starts here, else `NONE`. */
  readonly startArmy: Uint8Array
  readonly fleetStart: number
  /** 1 for the seas that the fleet can reach. */
  readonly baltic: Uint8Array
  /** Main Supply Base by seat. */
  readonly baseOf: Uint8Array
  /** Frontline Supply Base by seat, else `NONE`. */
  readonly frontlineOf: Uint8Array

  readonly lineCount: number
  readonly lineA: Uint8Array
  readonly lineB: Uint8Array
  readonly lineKind: Uint8Array
  /** Mask of the seats that may use the line; 0 for red, sea and harbour lines. */
  readonly lineColours: Uint8Array
  /** Land areas over coloured and red lines: what "adjacent" means for the Soviets. */
  readonly land: Adjacency
  /** By seat: land areas over lines of its colour. */
  readonly roads: readonly Adjacency[]
  /** By seat: the areas of its colour, in ascending order. */
  readonly enterable: readonly Uint8Array[]
  /** By seat: the areas of its colour that hold medals, in ascending order. */
  readonly objectives: readonly Uint8Array[]
  /** The areas that hold medals at the start, whatever their colour, in ascending order. */
  readonly allObjectives: Uint8Array
  /** The Victory areas, in ascending order. */
  readonly victoryAreas: Uint8Array
  /** Lines of any colour, red ones too, between two land areas: `landCount` entries a row, NONE where there is no way. */
  readonly distance: Uint8Array
  /** 1 for areas where an army starts, and their neighbours. */
  readonly nearStart: Uint8Array
  /** The areas without a printed symbol, in ascending order: what the Soviets can win back. */
  readonly contested: Uint8Array
  /** By seat: all land areas, the nearest to the Victory area of its Front card first, those as near in ascending order. */
  readonly nearestToFront: readonly Uint8Array[]
  /** By seat: from every land area to those of its neighbours that are one step nearer to that Victory area. */
  readonly towardsFront: readonly Adjacency[]
  /** Seas over sea lines: steps of the fleet. */
  readonly sea: Adjacency
  /** From a sea to the land areas that have their harbour there. */
  readonly harbours: Adjacency

  readonly armyCount: number
  readonly armyIds: readonly string[]
  readonly armyNames: readonly string[]
  readonly armyIndex: ReadonlyMap<string, number>
  readonly armyNumber: Uint8Array
  readonly armySeat: Uint8Array
  /** By seat: its armies, in ascending order. */
  readonly armiesOf: readonly Uint8Array[]
  /** 1 for armored armies, 0 for field armies. */
  readonly armyArmored: Uint8Array
  readonly armyStart: Uint8Array
  /** Fuel, ammo and food at set-up: three entries for each army. */
  readonly armyLoad: Uint8Array

  /** Pursuit cards in order of their numbers; the first has index 0. */
  readonly pursuitCount: number
  readonly pursuitNumber: Uint8Array
  readonly pursuitNames: readonly string[]
  readonly pursuitDeck: Uint8Array
  /** Index into `PURSUIT_TYPES`. */
  readonly pursuitType: Uint8Array
  readonly pursuitHold: Uint8Array
  /** By seat: the Pursuit cards of its deck with the hand symbol, in ascending order. */
  readonly holdableOf: readonly Uint8Array[]
  readonly pursuitHalt: Uint8Array
  readonly pursuitAmmo: Uint8Array

  readonly sovietCount: number
  readonly sovietNumber: Uint8Array
  readonly sovietNames: readonly string[]
  /** Index into `SOVIET_KINDS`. */
  readonly sovietKind: Uint8Array
  readonly sovietAmmo: Uint8Array
  readonly sovietFuel: Uint8Array
  readonly sovietMedal: Uint8Array
  /** 0 green (on top), 1 blue. */
  readonly sovietEchelon: Uint8Array
  /** 1 for Mech Corps: the armored deck of the Soviet player. */
  readonly sovietArmored: Uint8Array

  /** What each Pursuit card does when it is drawn. */
  readonly pursuitDoes: readonly PursuitDeed[]
  /** The kind of supply that a Pursuit card brings, or stands in for; `NONE` for others. */
  readonly pursuitGain: Uint8Array
  /** By kind of supply: the Pursuit cards that bring it, in ascending order. */
  readonly bringing: readonly Uint8Array[]

  /** OKH cards in the order of `OKH_IDS`. */
  readonly okhCount: number
  readonly okhNumber: Uint8Array
  readonly okhNames: readonly string[]
  readonly okhDoes: readonly OkhDeed[]
  /** [2024:9.4] What Schnellkampfgruppe and Grosstransportraum allow: areas to enter, trucks above the limit, supplies on a truck. */
  readonly fartherRange: number
  readonly extraTrucks: number
  readonly enlargedCargo: number
  /** The cards that are made for each moment of a turn. */
  readonly okhAt: { readonly [moment in Moment]: readonly number[] }

  /** Victory area that each seat's Front card protects. */
  readonly frontVictoryArea: Uint8Array
  readonly fronts: PlayedContent['cards']['front']

  /** Logistics levels 1 and 2 at indices 0 and 1. */
  readonly logisticsTake: Uint8Array
  readonly logisticsPlace: Uint8Array
  readonly logisticsPossess: Uint8Array

  readonly tokens: PlayedContent['cards']['tokens']
  /** Soviet markers beside the board by difficulty and number of Axis players (1 to 3). */
  readonly pool: (difficulty: Difficulty, players: number) => number
  /** Soviet markers left in the box when there is a Soviet player. */
  readonly leftOut: (difficulty: Difficulty, players: number) => number
}

import type { Group } from '@railhead/race-to-moscow'
import type { AreaId, BoardState, BoardToken, LineId } from '../../../src/board/api.ts'

export type { Group } from '@railhead/race-to-moscow'

export type Supplies = {
  readonly fuel: number
  readonly ammo: number
  readonly food: number
}

/** What lies on an area. Everything left out is not there. */
export interface RaceArea {
  readonly control?: Group
  /** The control marker's rail side is up, or rail is printed. */
  readonly rail?: boolean
  readonly bunker?: boolean
  /** A Soviet marker, with its face for whoever knows it. */
  readonly soviet?: boolean | 'infantry' | 'armor'
  readonly medals?: number
  readonly supplies?: Supplies
}

export interface RaceArmy {
  /** The game's own id, for instance `4PzGr`. */
  readonly id: string
  readonly group: Group
  readonly armored: boolean
  readonly number: string
  readonly area: AreaId
  readonly load: Supplies
  readonly halted?: boolean
  readonly moved?: boolean
}

export interface RaceTransport {
  readonly id: string
  readonly kind: 'train' | 'truck'
  readonly group: Group
  readonly line: LineId
  /** A plan's cargo, shown beside the token, and the number of its step. */
  readonly cargo?: Supplies
  readonly step?: number
  readonly pending?: boolean
}

/** A position in the game's own terms; `raceBoard` (tokens.ts) turns it into what the board draws. */
export interface RacePosition {
  readonly areas: Readonly<Record<AreaId, RaceArea | undefined>>
  readonly armies: readonly RaceArmy[]
  readonly transports: readonly RaceTransport[]
  /** The sea area of the fleet; undefined when it is out of play. */
  readonly fleet?: AreaId
}

/** Token ids: armies have their own; an area's stock is `stock/AREA`, the fleet `fleet`, transports their own. */
export type RaceToken =
  | (BoardToken & { readonly kind: 'army'; readonly army: RaceArmy })
  | (BoardToken & { readonly kind: 'stock'; readonly supplies: Supplies })
  | (BoardToken & { readonly kind: 'transport'; readonly transport: RaceTransport })
  | (BoardToken & { readonly kind: 'fleet' })

export type RaceBoardState = BoardState<RaceArea, RaceToken>

import type { View } from '@railhead/table'
import { lineId } from '../../../src/board/api.ts'
import type { Group, RaceArea, RaceArmy, RacePosition, RaceTransport, Supplies } from '../board/state.ts'
import { armies as armyCards } from './cards.ts'

/** A view of Race to Moscow, as the game's package writes it; only what the screen reads. */
export type RaceView = View & {
  readonly options: {
    readonly order: readonly Group[]
    readonly sovietPlayer: boolean
    readonly basicGame: boolean
    readonly [key: string]: unknown
  }
  readonly viewer: string | null
  readonly round: number
  readonly turn: string
  readonly lastRound: boolean
  readonly actionsLeft: number
  readonly areas: { readonly [id: string]: AreaInView }
  readonly armies: { readonly [id: string]: ArmyInView }
  readonly fleet: { readonly area: string; readonly moved: boolean }
  readonly stock: Supplies
  readonly transport: {
    readonly level: number
    readonly stock: number
    readonly reserve: number
    readonly lines: readonly LineInView[]
  }
  readonly players: { readonly [seat: string]: PlayerInView }
  readonly soviet: {
    readonly pool: number | { readonly infantry: number; readonly armor: number }
    readonly deck?: readonly (number | null)[]
    readonly infantryDeck?: readonly (number | null)[]
    readonly armoredDeck?: readonly (number | null)[]
    readonly mixed?: boolean
    readonly drawn?: readonly number[]
  }
  readonly agenda: readonly FrameInView[]
  /** What follows by the rules; a position that was read elsewhere has none. */
  readonly report?: { readonly reaction?: ReactionInView }
  readonly okh: { readonly row: readonly number[]; readonly deck: readonly unknown[] }
}

/** What is being resolved, the innermost last. A transport says how many vehicles it has placed. */
export type FrameInView = {
  readonly step: string
  readonly army?: string
  readonly trains?: number
  readonly trucks?: number
  readonly grosstransportraum?: boolean
}

/** What the Front card of the one whose turn it is would order if it ended now. */
export type ReactionInView = {
  readonly seat: Group
  readonly card: number
  readonly side: 'basic' | 'advanced'
  readonly rule: string
  /** Counted from 1; none when nothing could be done. */
  readonly line?: number
  readonly does?: 'counter-attack' | 'objective' | 'path-to-victory-area' | 'near-victory-area'
  readonly areas: readonly string[]
}

type AreaInView = {
  readonly control: Group | null
  readonly rail?: boolean
  readonly bunker?: boolean
  readonly soviet?: boolean | 'infantry' | 'armor'
  readonly medals?: number
  readonly supplies?: Supplies
}
export interface ArmyInView extends Supplies {
  readonly area: string
  readonly moved?: boolean
  readonly halted?: boolean
}
type LineInView = {
  readonly between: readonly [string, string]
  readonly truck?: Group
  readonly train?: Group
}
export type PlayerInView = {
  readonly trucks: number
  readonly trains: number
  readonly medals: number
  readonly hq: 'ready' | 'spent'
  readonly airSupport: string | { readonly area: string }
  readonly okh: readonly number[]
  readonly held: readonly number[]
  readonly discard: readonly number[]
  readonly standingIn: readonly number[]
  readonly deck: readonly (number | null)[]
  readonly defeated: readonly number[]
  readonly encircled: readonly (number | null)[]
}

export const raceView = (view: View): RaceView => view as RaceView

const numberOf = (name: string): string => /\d+/.exec(name)?.[0] ?? ''

export function armyOf(id: string, army: ArmyInView): RaceArmy {
  const card = armyCards.get(id)
  return {
    id,
    group: (card?.seat ?? 'gray') as Group,
    armored: card?.type === 'armored',
    number: numberOf(card?.name ?? id),
    area: army.area,
    load: { fuel: army.fuel, ammo: army.ammo, food: army.food },
    ...(army.halted === true ? { halted: true } : {}),
    ...(army.moved === true ? { moved: true } : {}),
  }
}

/** What the board draws of a view. */
export function positionOf(view: RaceView): RacePosition {
  const areas: Record<string, RaceArea> = {}
  for (const [id, { control, rail, bunker, soviet, medals, supplies }] of Object.entries(view.areas)) {
    areas[id] = {
      ...(control === null ? {} : { control }),
      ...(rail === true ? { rail } : {}),
      ...(bunker === true ? { bunker } : {}),
      ...(soviet === undefined ? {} : { soviet }),
      ...(medals === undefined ? {} : { medals }),
      ...(supplies === undefined ? {} : { supplies }),
    }
  }
  const fleet = view.options.order.includes('gray') ? { fleet: view.fleet.area } : {}
  return {
    areas,
    armies: armiesOnBoard(view),
    transports: transportsOf(view),
    ...fleet,
  }
}

/** An army that is just moving has not finished: it is drawn in full. */
function armiesOnBoard(view: RaceView): RaceArmy[] {
  const moving = new Set(view.agenda.map(({ army }) => army))
  return Object.entries(view.armies).map(([id, army]) => armyOf(id, moving.has(id) ? { ...army, moved: false } : army))
}

function transportsOf(view: RaceView): RaceTransport[] {
  return view.transport.lines.flatMap(({ between: [a, b], truck, train }) => {
    const line = lineId(a, b)
    const vehicles: RaceTransport[] = []
    if (train !== undefined) vehicles.push({ id: `train/${line}`, kind: 'train', group: train, line })
    if (truck !== undefined) vehicles.push({ id: `truck/${line}`, kind: 'truck', group: truck, line })
    return vehicles
  })
}

export const sovietPool = (view: RaceView): number =>
  typeof view.soviet.pool === 'number' ? view.soviet.pool : view.soviet.pool.infantry + view.soviet.pool.armor

export const sovietCards = (view: RaceView): number =>
  (view.soviet.deck ?? [...(view.soviet.infantryDeck ?? []), ...(view.soviet.armoredDeck ?? [])]).length

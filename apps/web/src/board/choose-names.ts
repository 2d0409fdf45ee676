import type { AreaId, BoardToken, Box, LabelPlace } from './api.ts'
import { type Name, reachOf, type Spot, spotsOf, spotsOnLeaders } from './name-spots.ts'
import { overlap } from './overlap.ts'
import { boxOfPiece, type PlacedToken } from './pieces.ts'

/** What may be chosen, the front: their names come before those of others, and nothing lies on what may be chosen. */
export interface Wanted {
  readonly choosable: ReadonlySet<AreaId>
  readonly front: ReadonlySet<AreaId>
}

/** What stands on an area or lies on a line, in token units. */
export interface Standing {
  readonly area: AreaId | undefined
  readonly box: Box
}

/** What a name must reckon with: pieces, and towns that may be chosen. */
interface Around {
  readonly near: readonly Box[]
  readonly towns: readonly Box[]
}

interface Open extends Around {
  readonly open: readonly Spot[]
}
/** At each look names are chosen twice, around different pieces, and a look back is as likely as one that is new. */
const REMEMBERED = 4

interface Taken {
  readonly name: Name
  readonly spot: Spot
}

/** Names that must be shown, in the order in which they find a place; then those that are printed here, then none. */
const rankOf = ({ id, rank, printed }: Name, { choosable, front }: Wanted): number =>
  rank === 0 ? 0 : choosable.has(id) ? 1 : front.has(id) ? 2 : rank === 1 ? 3 : printed !== undefined ? PRINTED : NEVER
const PRINTED = 4
const NEVER = 5

/** Names at a zoom step that has no room for all of them: those that matter now are shown. */
export class NameChoice {
  readonly #names: readonly Name[]
  readonly #bounds: Box
  readonly #shrink: number
  readonly #spots = new Map<string, readonly Spot[]>()
  readonly #open = new WeakMap<readonly Spot[], readonly Open[]>()
  /** Where a name may reach, and the names that may come near it. */
  readonly #realms: ReadonlyMap<Name, Box>
  readonly #neighbours: ReadonlyMap<Name, readonly Name[]>

  /** `bounds` is what names stay inside of, `shrink` the size of pieces against names. */
  constructor(names: readonly Name[], bounds: Box, shrink: number) {
    this.#names = names
    this.#bounds = bounds
    this.#shrink = shrink
    this.#realms = new Map(names.map((name) => [name, realmOf(name, shrink)]))
    this.#neighbours = new Map(
      names.map((name) => [name, names.filter((other) => other !== name && meet(this.#realm(name), this.#realm(other)))]),
    )
  }

  /**
   * Names for a board with these pieces: the great ones, what may be chosen, the front, the important ones, farther off where need be, and
   * whatever has its printed place free. Those of `before` stay where nothing has come.
   */
  choose(
    standing: readonly Standing[],
    wanted: Wanted,
    before: Readonly<Record<AreaId, LabelPlace>> = {},
  ): Readonly<Record<AreaId, LabelPlace>> {
    const lit = this.#names.filter(({ id }) => wanted.choosable.has(id))
    const openOf = (name: Name, spots: readonly Spot[]): readonly Spot[] => {
      const open = this.#openAmong(name, spots, standing, lit)
      const kept = open.find(({ place }) => place === before[name.id])
      return kept === undefined ? open : [kept, ...open]
    }
    const pieces = new Map<AreaId | undefined, Box>()
    for (const { area, box } of standing) if (!pieces.has(area)) pieces.set(area, box)
    const placing = new Placing(this.#neighbours, (name) => openOf(name, this.#spotsFor(name, pieces.get(name.id))))
    const ranked = this.#names.map((name) => ({ name, rank: rankOf(name, wanted) }))
    const must = ranked.filter(({ rank }) => rank < PRINTED)
    // Those who have the fewest places come first.
    const ways = new Map(must.map(({ name }) => [name, placing.openTo(name).length]))
    must.sort((a, b) => a.rank - b.rank || (ways.get(a.name) ?? 0) - (ways.get(b.name) ?? 0))
    const left = must.filter(({ name }) => !placing.insert(name))
    for (const { name } of left) {
      const ends = openOf(name, this.#leadersFor(name))
      // Others make way for the end of a line only where none is free.
      if (!placing.insertAt(name, ends)) placing.insertAt(name, ends, 1)
    }
    for (const { name, rank } of ranked)
      if (rank === PRINTED)
        placing.insertAt(
          name,
          placing.openTo(name).filter(({ place }) => place === name.printed),
        )
    return placing.places()
  }

  /** A piece that would reach under what covers the map stands at the edge of what is open. */
  inside<Token extends BoardToken>(piece: PlacedToken<Token>, room: number): PlacedToken<Token> {
    const [x, y, width, height] = boxOfPiece(piece, room)
    const [left, top, wide, high] = this.#bounds
    const by = [
      Math.max(0, left - x) - Math.max(0, x + width - left - wide),
      Math.max(0, top - y) - Math.max(0, y + height - top - high),
    ]
    return by[0] === 0 && by[1] === 0 ? piece : { ...piece, offset: [piece.offset[0] + by[0], piece.offset[1] + by[1]] }
  }

  #realm(name: Name): Box {
    return this.#realms.get(name) ?? NOWHERE
  }

  /** Those of its places that nothing takes, first those that leave free what may be chosen; remembered for what was around it of late. */
  #openAmong(name: Name, spots: readonly Spot[], standing: readonly Standing[], lit: readonly Name[]): readonly Spot[] {
    const realm = this.#realm(name)
    const near: Box[] = []
    for (const { box } of standing) if (meet(realm, box)) near.push(box)
    const towns: Box[] = []
    for (const other of lit) {
      const town = townOf(other)
      if (other !== name && meet(realm, town)) towns.push(town)
    }
    const known = this.#open.get(spots) ?? []
    const same = known.find((one) => areSame(one.near, near) && areSame(one.towns, towns))
    if (same !== undefined) return same.open
    const clear: Spot[] = []
    const onTowns: Spot[] = []
    for (const spot of spots) if (isFree(spot.box, near)) (isFree(spot.box, towns) ? clear : onTowns).push(spot)
    const open = onTowns.length === 0 ? clear : [...clear, ...onTowns]
    this.#open.set(spots, [{ near, towns, open }, ...known.slice(0, REMEMBERED - 1)])
    return open
  }

  #leadersFor(name: Name): readonly Spot[] {
    const key = `${name.id} led`
    const spots = this.#spots.get(key) ?? spotsOnLeaders(name, this.#names, this.#bounds, this.#shrink)
    this.#spots.set(key, spots)
    return spots
  }

  #spotsFor(name: Name, piece: Box | undefined): readonly Spot[] {
    const key = `${name.id} ${piece ?? ''}`
    const spots = this.#spots.get(key) ?? spotsOf(name, this.#names, piece, this.#bounds, this.#shrink)
    this.#spots.set(key, spots)
    return spots
  }
}

/** So many others make way for a name, and so many for each of these; and no more often than this is it tried. */
const DEPTH = 2
const MAKE_WAY = 2
const TRIES = 150

/** Names that find their places one after the other. */
class Placing {
  readonly #taken = new Map<AreaId, Taken>()
  readonly #open = new Map<Name, readonly Spot[]>()
  readonly #neighbours: ReadonlyMap<Name, readonly Name[]>
  readonly #find: (name: Name) => readonly Spot[]
  #tries = 0

  constructor(neighbours: ReadonlyMap<Name, readonly Name[]>, find: (name: Name) => readonly Spot[]) {
    this.#neighbours = neighbours
    this.#find = find
  }

  /** Places that no piece takes, best first. */
  openTo(name: Name): readonly Spot[] {
    const spots = this.#open.get(name) ?? this.#find(name)
    this.#open.set(name, spots)
    return spots
  }

  /** Did it find a place? */
  insert(name: Name): boolean {
    return this.insertAt(name, this.openTo(name), DEPTH)
  }

  /** At one of these, if need be with so many that make way for it, for those who do, and so on. */
  insertAt(name: Name, spots: readonly Spot[], depth = 0): boolean {
    this.#tries = TRIES
    return this.#insert(name, spots, depth, new Set())
  }

  places(): Readonly<Record<AreaId, LabelPlace>> {
    return Object.fromEntries([...this.#taken].map(([id, { spot }]) => [id, spot.place]))
  }

  /** The best free place; else one whose holders find others, without moving those that are settled. */
  #insert(name: Name, spots: readonly Spot[], depth: number, settled: ReadonlySet<Name>): boolean {
    const held: { readonly spot: Spot; readonly holders: readonly Taken[] }[] = []
    const near = this.#takenNear(name)
    const most = depth > 0 ? MAKE_WAY : 0
    for (const spot of spots) {
      const holders = holdersOf(spot, near, most)
      if (holders.length === 0) {
        this.#taken.set(name.id, { name, spot })
        return true
      }
      if (holders.length <= most && holders.every((one) => !settled.has(one.name))) held.push({ spot, holders })
    }
    const now = new Set([...settled, name])
    for (const { spot, holders } of held) {
      if (this.#tries-- <= 0) return false
      const before = [...this.#taken]
      for (const { name: other } of holders) this.#taken.delete(other.id)
      this.#taken.set(name.id, { name, spot })
      if (holders.every(({ name: other }) => this.#insert(other, this.openTo(other), depth - 1, now))) return true
      this.#taken.clear()
      for (const [id, one] of before) this.#taken.set(id, one)
    }
    return false
  }

  /** The neighbours that have a place now. */
  #takenNear(own: Name): readonly Taken[] {
    const near: Taken[] = []
    for (const { id } of this.#neighbours.get(own) ?? []) {
      const other = this.#taken.get(id)
      if (other !== undefined) near.push(other)
    }
    return near
  }
}

/** Those whose names lie on the spot; with more of them than `most` nobody looks for the others. */
function holdersOf({ box }: Spot, near: readonly Taken[], most: number): readonly Taken[] {
  let found: Taken[] | undefined
  for (const other of near) {
    if (!overlap(box, other.spot.box)) continue
    found ??= []
    found.push(other)
    if (found.length > most) break
  }
  return found ?? NOBODY
}
const NOBODY: readonly Taken[] = []

const realmOf = (name: Name, shrink: number): Box => {
  const { x, y } = reachOf(name, shrink)
  return [name.x - x, name.y - y, 2 * x, 2 * y]
}
const NOWHERE: Box = [0, 0, 0, 0]
/** The same boxes in the same order: numbers are compared, since writing them down to compare takes much longer. */
const areSame = (some: readonly Box[], others: readonly Box[]): boolean =>
  some.length === others.length && some.every((box, i) => isSame(box, others[i]))
const isSame = (a: Box, b: Box): boolean => a[0] === b[0] && a[1] === b[1] && a[2] === b[2] && a[3] === b[3]
function isFree(box: Box, others: readonly Box[]): boolean {
  for (const other of others) if (overlap(box, other)) return false
  return true
}
const meet = (a: Box, b: Box): boolean => a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3]

const townOf = ({ x, y, clear }: Name): Box => [x - clear * 0.8, y - clear * 0.8, clear * 1.6, clear * 1.6]

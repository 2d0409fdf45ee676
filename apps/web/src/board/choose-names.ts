import type { AreaId, Box, LabelPlace } from './api.ts'
import { type Name, reachOf, type Spot, spotsOf, spotsOnLeaders } from './name-spots.ts'
import { covered } from './overlap.ts'

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
  readonly #open = new WeakMap<readonly Spot[], { readonly around: string; readonly open: readonly Spot[] }>()
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
    const placing = new Placing(this.#neighbours, (name) => openOf(name, this.#spotsFor(name, standing)))
    const ranked = this.#names.map((name) => ({ name, rank: rankOf(name, wanted) }))
    const must = ranked.filter(({ rank }) => rank < PRINTED)
    // Those who have the fewest places come first.
    const ways = new Map(must.map(({ name }) => [name, placing.openTo(name).length]))
    must.sort((a, b) => a.rank - b.rank || (ways.get(a.name) ?? 0) - (ways.get(b.name) ?? 0))
    const left = must.filter(({ name }) => !placing.insert(name))
    for (const { name } of left) placing.insertAt(name, openOf(name, this.#leadersFor(name)))
    for (const { name, rank } of ranked)
      if (rank === PRINTED)
        placing.insertAt(
          name,
          placing.openTo(name).filter(({ place }) => place === name.printed),
        )
    return placing.places()
  }

  #realm(name: Name): Box {
    return this.#realms.get(name) ?? NOWHERE
  }

  /** Those of its places that nothing takes, first those that leave free what may be chosen; remembered for as long as nothing changes around it. */
  #openAmong(name: Name, spots: readonly Spot[], standing: readonly Standing[], lit: readonly Name[]): readonly Spot[] {
    const realm = this.#realm(name)
    const near = standing.flatMap(({ box }) => (meet(realm, box) ? [box] : []))
    const towns = lit.flatMap((other) => (other !== name && meet(realm, townOf(other)) ? [townOf(other)] : []))
    const around = `${near.join(' ')}/${towns.join(' ')}`
    const known = this.#open.get(spots)
    if (known?.around === around) return known.open
    const free = spots.filter(({ box }) => near.every((other) => !covered(box, other)))
    const clear = free.filter(({ box }) => towns.every((town) => !covered(box, town)))
    const open = clear.length === free.length ? free : [...clear, ...free.filter((spot) => !clear.includes(spot))]
    this.#open.set(spots, { around, open })
    return open
  }

  #leadersFor(name: Name): readonly Spot[] {
    const key = `${name.id} led`
    const spots = this.#spots.get(key) ?? spotsOnLeaders(name, this.#names, this.#bounds, this.#shrink)
    this.#spots.set(key, spots)
    return spots
  }

  #spotsFor(name: Name, standing: readonly Standing[]): readonly Spot[] {
    const piece = standing.find(({ area }) => area === name.id)?.box
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
    this.#tries = TRIES
    return this.#insert(name, DEPTH, new Set())
  }

  /** At the first of these that nobody holds. */
  insertAt(name: Name, spots: readonly Spot[]): void {
    const spot = spots.find((one) => this.#holders(one, name).length === 0)
    if (spot !== undefined) this.#taken.set(name.id, { name, spot })
  }

  places(): Readonly<Record<AreaId, LabelPlace>> {
    return Object.fromEntries([...this.#taken].map(([id, { spot }]) => [id, spot.place]))
  }

  /** The best free place; else one whose holders find others, without moving those that are settled. */
  #insert(name: Name, depth: number, settled: ReadonlySet<Name>): boolean {
    const held: { readonly spot: Spot; readonly holders: readonly Taken[] }[] = []
    for (const spot of this.openTo(name)) {
      const holders = this.#holders(spot, name)
      if (holders.length === 0) {
        this.#taken.set(name.id, { name, spot })
        return true
      }
      if (depth > 0 && holders.length <= MAKE_WAY && holders.every((one) => !settled.has(one.name))) held.push({ spot, holders })
    }
    const now = new Set([...settled, name])
    for (const { spot, holders } of held) {
      if (this.#tries-- <= 0) return false
      const before = [...this.#taken]
      for (const { name: other } of holders) this.#taken.delete(other.id)
      this.#taken.set(name.id, { name, spot })
      if (holders.every((one) => this.#insert(one.name, depth - 1, now))) return true
      this.#taken.clear()
      for (const [id, one] of before) this.#taken.set(id, one)
    }
    return false
  }

  #holders({ box }: Spot, own: Name): Taken[] {
    const found: Taken[] = []
    for (const { id } of this.#neighbours.get(own) ?? []) {
      const other = this.#taken.get(id)
      if (other !== undefined && covered(box, other.spot.box)) found.push(other)
    }
    return found
  }
}

const realmOf = (name: Name, shrink: number): Box => {
  const { x, y } = reachOf(name, shrink)
  return [name.x - x, name.y - y, 2 * x, 2 * y]
}
const NOWHERE: Box = [0, 0, 0, 0]
const meet = (a: Box, b: Box): boolean => a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3]

const townOf = ({ x, y, clear }: Name): Box => [x - clear * 0.8, y - clear * 0.8, clear * 1.6, clear * 1.6]

import type { Without } from '@railhead/table'
import * as v from 'valibot'
import { DIFFICULTIES, OKH_IDS, PURSUIT_TYPES, SOVIET_KINDS } from './kinds.ts'

/** Shapes of `map.json` and `cards.json`. What the numbers must add up to is checked in `check.ts`. */

const text = v.pipe(v.string('must be a text'), v.nonEmpty('must not be empty'))
const count = v.pipe(v.number('must be a number'), v.integer('must be a whole number'), v.minValue(0, 'must not be negative'))
const oneOf = <const T extends readonly string[]>(...names: T) => v.picklist(names, `must be one of ${names.join(', ')}`)
/** A strict object: a misspelt key is an error and is named. */
const shape = <const T extends v.ObjectEntries>(entries: T) => v.strictObject(entries, 'must hold exactly the known keys')

const areaId = v.pipe(v.string('must be a text'), v.regex(/^[a-z][a-z_]*$/, 'must be a name of small letters and underscores'))
const seaId = v.pipe(v.string('must be a text'), v.regex(/^[A-Z][0-9]$/, 'must be a sea such as S1'))
const armyId = v.pipe(v.string('must be a text'), v.regex(/^[0-9]+(A|PzGr)$/, 'must be an army such as 16A or 4PzGr'))

const group = oneOf('gray', 'white', 'brown')

/** Where a fact comes from. */
const source = shape({ status: oneOf('printed', 'reconstructed'), from: text })
/** Sources of single properties where they differ from the source of the whole item. */
const marks = v.optional(v.record(text, source))

const features = shape({
  base: v.optional(v.literal(true)),
  frontline: v.optional(v.literal(true)),
  printed: v.optional(v.literal(true)),
  startArmy: v.optional(armyId),
  soviet: v.optional(v.literal(true)),
  fort: v.optional(v.literal(true)),
  medals: v.optional(v.pipe(count, v.minValue(1, 'must be 1 or 2'), v.maxValue(2, 'must be 1 or 2'))),
  victory: v.optional(v.literal(true)),
  harbour: v.optional(seaId),
  winter: v.optional(v.literal(true)),
})

const latitude = v.pipe(
  v.number('must be a number'),
  v.minValue(40, 'must be a latitude of the map'),
  v.maxValue(65, 'must be a latitude of the map'),
)
const longitude = v.pipe(
  v.number('must be a number'),
  v.minValue(15, 'must be a longitude of the map'),
  v.maxValue(45, 'must be a longitude of the map'),
)

const area = shape({
  id: areaId,
  name: text,
  lat: latitude,
  lon: longitude,
  colours: v.pipe(v.array(group), v.minLength(1, 'must name at least one colour')),
  features,
  source,
  marks,
})

const sea = shape({
  id: seaId,
  name: text,
  lat: latitude,
  lon: longitude,
  features: shape({ fleetStart: v.optional(v.literal(true)) }),
  source,
  marks,
})

const line = v.variant(
  'kind',
  [
    shape({
      a: areaId,
      b: areaId,
      kind: v.literal('land'),
      colours: v.pipe(v.array(group), v.minLength(1, 'must name a colour')),
      source,
    }),
    shape({ a: areaId, b: areaId, kind: v.literal('red'), source }),
    shape({ a: seaId, b: seaId, kind: v.literal('sea'), source }),
    shape({ a: areaId, b: seaId, kind: v.literal('harbour'), source }),
  ],
  'must be one of land, red, sea, harbour',
)

const MapSchema = shape({ note: text, areas: v.array(area), seas: v.array(sea), lines: v.array(line) })

const supplyKind = oneOf('fuel', 'ammo', 'food')

/** What a drawn Pursuit card does. Each verb has its file in `effects/`. */
const pursuitDeed = v.variant(
  'do',
  [
    shape({ do: v.literal('gain'), supply: supplyKind }),
    shape({ do: v.literal('stop') }),
    shape({ do: v.literal('look') }),
    shape({ do: v.literal('add-action') }),
    shape({ do: v.literal('tear-up-rail') }),
    shape({ do: v.literal('move-medal'), between: oneOf('single', 'double') }),
    shape({ do: v.literal('fight') }),
    shape({ do: v.literal('nothing') }),
  ],
  'must be a verb of the Pursuit cards',
)

/** What an OKH card does that is played. */
const okhDeed = v.variant(
  'do',
  [
    shape({ do: v.literal('ship'), each: count }),
    shape({ do: v.literal('redraw') }),
    shape({ do: v.literal('airlift'), supplies: count }),
    shape({ do: v.literal('add-ammo'), ammo: count }),
    shape({ do: v.literal('spare-bunkers') }),
    shape({ do: v.literal('enlarge-transport'), trucks: count, cargo: count }),
    shape({ do: v.literal('go-farther'), areas: count }),
    shape({ do: v.literal('activate') }),
    shape({ do: v.literal('support') }),
    shape({ do: v.literal('cancel-partisans') }),
    shape({ do: v.literal('lay-rail') }),
    shape({ do: v.literal('move-medal'), between: oneOf('any') }),
  ],
  'must be a verb of the OKH cards',
)

export type PursuitDeed = Readonly<v.InferOutput<typeof pursuitDeed>>
export type OkhDeed = Readonly<v.InferOutput<typeof okhDeed>>

const pursuit = shape({
  number: count,
  deck: group,
  type: oneOf(...PURSUIT_TYPES),
  name: text,
  /** Has the hand symbol: may be kept for a later turn. */
  hold: v.boolean('must be true or false'),
  /** Ends the movement unless an armored army pays 1 fuel. */
  halt: v.boolean('must be true or false'),
  /** Ammo to win against a Reserve Army, 0 on other cards. */
  ammo: count,
  does: pursuitDeed,
  source,
  marks,
})

const soviet = shape({
  number: count,
  name: text,
  kind: oneOf(...SOVIET_KINDS),
  ammo: count,
  fuel: count,
  medal: v.boolean('must be true or false'),
  echelon: oneOf('green', 'blue'),
  source,
  marks,
})

const okh = shape({
  number: count,
  id: oneOf(...OKH_IDS),
  name: text,
  timing: oneOf('own-turn', 'activation', 'armored-activation', 'activated-army', 'combat', 'transport', 'reaction'),
  does: okhDeed,
  source,
  marks,
})

const priority = v.variant(
  'do',
  [
    shape({
      do: v.literal('counter-attack'),
      count: oneOf('one', 'all'),
      prefer: v.array(oneOf('cuts-off-army', 'objective', 'holds-supplies', 'rail')),
    }),
    shape({
      do: v.literal('place'),
      where: oneOf('objective', 'near-victory-area', 'path-to-victory-area'),
      prefer: v.array(oneOf('nearest-to-army', 'fortified', 'objective')),
    }),
  ],
  'must be counter-attack or place',
)

const front = shape({
  number: count,
  id: oneOf('north-western', 'western', 'south-western'),
  name: text,
  seat: group,
  commander: text,
  victoryArea: areaId,
  basic: v.array(priority),
  advanced: v.array(priority),
  source,
  marks,
})

const logistics = shape({ level: count, take: count, place: count, possess: count, source })

const supplies = { fuel: count, ammo: count, food: count }

const army = shape({
  number: count,
  id: armyId,
  name: text,
  seat: group,
  type: oneOf('armored', 'field'),
  load: shape(supplies),
  source,
  marks,
})

/** Numbers for 1, 2 and 3 Axis players. */
const byPlayers = v.strictTuple([count, count, count], 'must give numbers for 1, 2 and 3 players')
const eachPlayer = shape({ eachPlayer: count, source })

const tokens = shape({
  supplies: shape({ ...supplies, fuelByDigest: count, source }),
  armySupplies: shape({ gray: shape(supplies), white: shape(supplies), brown: shape(supplies), source }),
  baseSupplies: shape({ ...supplies, source }),
  stockSupplies: shape({ ...supplies, source }),
  trains: shape({ total: count, eachPlayer: count, stock: count, reserve: byPlayers, source }),
  trucks: eachPlayer,
  controlMarkers: eachPlayer,
  sovietMarkers: shape({ total: count, onMap: count, infantry: count, armor: count, source }),
  bunkers: shape({ total: count, source }),
  medals: shape({ total: count, source }),
  halt: shape({ gray: count, white: count, brown: count, source }),
  airSupport: eachPlayer,
  hq: eachPlayer,
  okhRow: shape({ byPlayers, source }),
  startMedals: shape({ exceptFirst: count, source }),
})

const pool = shape({ difficulty: oneOf(...DIFFICULTIES), byPlayers, leftOutWithSovietPlayer: byPlayers, source })

const CardsSchema = shape({
  note: text,
  pursuit: v.array(pursuit),
  soviet: v.array(soviet),
  okh: v.array(okh),
  front: v.array(front),
  logistics: v.array(logistics),
  armies: v.array(army),
  tokens,
  pools: v.array(pool),
})

export const ContentSchema = shape({ map: MapSchema, cards: CardsSchema })

/** What is written about where facts come from. */
export const SOURCES = ['note', 'source', 'marks'] as const
/** Places on the earth are for drawing the map. */
export const NOT_PLAYED = [...SOURCES, 'lat', 'lon'] as const

export type RawContent = v.InferOutput<typeof ContentSchema>
/** What the game reads: `generated/played.ts`. */
export type PlayedContent = Without<RawContent, (typeof NOT_PLAYED)[number]>
export type PlayedArea = PlayedContent['map']['areas'][number]
export type RawArea = RawContent['map']['areas'][number]
export type RawLine = RawContent['map']['lines'][number]
export type Group = 'gray' | 'white' | 'brown'
export type Difficulty = (typeof DIFFICULTIES)[number]

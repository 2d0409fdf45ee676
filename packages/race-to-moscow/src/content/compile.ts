import { BROWN, GRAY, KIND_NAMES, NONE, SEAT_NAMES, WHITE } from '../constants.ts'
import { OKH_IDS, PURSUIT_TYPES, SOVIET_KINDS } from './kinds.ts'
import type { Difficulty, Group, OkhDeed, PlayedArea, PlayedContent, PursuitDeed } from './schema.ts'

/** Kinds of lines. */
export const LAND_LINE = 0
export const RED_LINE = 1
export const SEA_LINE = 2
export const HARBOUR_LINE = 3

/** Neighbours of a node `n`: entries `start[n]` up to `start[n + 1]` of `area` (who) and `line` (by which line). */
export interface Adjacency {
  readonly start: Uint16Array
  readonly area: Uint8Array
  readonly line: Uint8Array
}

/** The content in the form that the rules read: flat arrays by number, land areas first, then seas. */
/** When OKH cards are played: between the actions of the own turn, while an army moves, in its combat, in a transport. */
export type Moment = 'turn' | 'movement' | 'combat' | 'transport'

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

const SEATS: readonly number[] = [GRAY, WHITE, BROWN]

const seatOf = (group: Group): number => SEAT_NAMES.indexOf(group)

const maskOf = (colours: readonly Group[]): number => colours.reduce((mask, colour) => mask | (1 << seatOf(colour)), 0)

/** The places of the items that are wanted, in ascending order. */
const placesWhere = <T>(items: readonly T[], wanted: (item: T) => boolean): Uint8Array =>
  Uint8Array.from(items.flatMap((item, place) => (wanted(item) ? [place] : [])))

/** Turns checked content into arrays. Content with faults never comes here: `npm run generate` refuses it. */
export function compileContent(raw: PlayedContent): Content {
  const map = compileMap(raw)
  const cards = compileCards(raw)
  const { landCount, land } = map
  const cities = [...cards.frontVictoryArea]
  const farFrom = (city: number, area: number): number => map.distance[city * landCount + area]
  const areas = Uint8Array.from({ length: landCount }, (_, area) => area)
  return {
    ...map,
    ...cards,
    nearestToFront: cities.map((city) => areas.toSorted((a, b) => farFrom(city, a) - farFrom(city, b) || a - b)),
    towardsFront: cities.map((city) =>
      adjacency(
        map.areaCount,
        linksOf(land).filter(({ from, to }) => farFrom(city, to) < farFrom(city, from)),
      ),
    ),
  }
}

function compileMap(raw: PlayedContent) {
  const { areas, seas, lines } = raw.map
  const landCount = areas.length
  const places = [...areas, ...seas]
  const areaIndex = new Map(places.map((place, index) => [place.id, index]))
  const at = (id: string): number => areaIndex.get(id) ?? NONE
  const armyIndex = new Map(raw.cards.armies.map((army, index) => [army.id, index]))
  const perArea = (value: (area: PlayedArea) => number, otherwise = 0): Uint8Array => {
    const array = new Uint8Array(places.length).fill(otherwise)
    areas.forEach((area, index) => {
      array[index] = value(area)
    })
    return array
  }
  const owner = (area: PlayedArea, has: boolean | undefined): number => (has ? seatOf(area.colours[0] as Group) + 1 : 0)
  const baseOwner = perArea((area) => owner(area, area.features.base))
  const frontlineOwner = perArea((area) => owner(area, area.features.frontline))
  const ownedBy = (owners: Uint8Array): Uint8Array =>
    Uint8Array.from(SEATS, (seat) => {
      const index = owners.indexOf(seat + 1)
      return index < 0 ? NONE : index
    })

  const kinds = ['land', 'red', 'sea', 'harbour']
  const lineA = Uint8Array.from(lines, (line) => at(line.a))
  const lineB = Uint8Array.from(lines, (line) => at(line.b))
  const lineKind = Uint8Array.from(lines, (line) => kinds.indexOf(line.kind))
  const links = (wanted: readonly number[]): Link[] =>
    [...lineKind.keys()]
      .filter((index) => wanted.includes(lineKind[index] as number))
      .flatMap((index) => {
        const [a, b] = [lineA[index] as number, lineB[index] as number]
        return [
          { from: a, to: b, line: index },
          { from: b, to: a, line: index },
        ]
      })

  const sea = adjacency(places.length, links([SEA_LINE]))
  const fleetStart = landCount + seas.findIndex((one) => one.features.fleetStart)

  const lineColours = Uint8Array.from(lines, (line) => (line.kind === 'land' ? maskOf(line.colours) : 0))
  const land = adjacency(places.length, links([LAND_LINE, RED_LINE]))
  const isOfColour = (area: PlayedArea, seat: number): boolean => (maskOf(area.colours) & (1 << seat)) !== 0
  const neighboursOf = (area: PlayedArea): PlayedArea[] => {
    const index = at(area.id)
    return Array.from(land.area.subarray(land.start[index], land.start[index + 1]), (other) => areas[other])
  }

  return {
    areaCount: places.length,
    landCount,
    areaIds: places.map((place) => place.id),
    areaNames: places.map((place) => place.name),
    areaIndex,
    colours: perArea((area) => maskOf(area.colours)),
    baseOwner,
    frontlineOwner,
    printedOwner: perArea((area) => owner(area, area.features.printed)),
    soviet: perArea((area) => Number(area.features.soviet ?? false)),
    fort: perArea((area) => Number(area.features.fort ?? false)),
    medals: perArea((area) => area.features.medals ?? 0),
    victory: perArea((area) => Number(area.features.victory ?? false)),
    winter: perArea((area) => Number(area.features.winter ?? false)),
    harbourSea: perArea((area) => (area.features.harbour ? at(area.features.harbour) : NONE), NONE),
    startArmy: perArea((area) => armyIndex.get(area.features.startArmy ?? '') ?? NONE, NONE),
    fleetStart,
    baltic: reachedFrom(sea, fleetStart),
    baseOf: ownedBy(baseOwner),
    frontlineOf: ownedBy(frontlineOwner),
    lineCount: lines.length,
    lineA,
    lineB,
    lineKind,
    lineColours,
    land,
    roads: SEATS.map((seat) =>
      adjacency(
        places.length,
        links([LAND_LINE]).filter((link) => (lineColours[link.line] & (1 << seat)) !== 0),
      ),
    ),
    enterable: SEATS.map((seat) => placesWhere(areas, (area) => isOfColour(area, seat))),
    objectives: SEATS.map((seat) => placesWhere(areas, (area) => isOfColour(area, seat) && (area.features.medals ?? 0) > 0)),
    allObjectives: placesWhere(areas, (area) => (area.features.medals ?? 0) > 0),
    victoryAreas: placesWhere(areas, (area) => area.features.victory === true),
    distance: distancesOver(land, landCount),
    nearStart: perArea((area) => Number([area, ...neighboursOf(area)].some((one) => one.features.startArmy !== undefined))),
    contested: placesWhere(areas, (area) => area.features.printed !== true),
    sea,
    harbours: adjacency(
      places.length,
      links([HARBOUR_LINE]).filter((link) => link.from >= landCount),
    ),
  }
}

/** Steps between any two of the first `count` nodes. */
function distancesOver({ start, area }: Adjacency, count: number): Uint8Array {
  const distance = new Uint8Array(count * count).fill(NONE)
  for (let from = 0; from < count; from++) {
    const row = distance.subarray(from * count, (from + 1) * count)
    const queue = [from]
    row[from] = 0
    for (const at of queue) {
      for (let i = start[at]; i < start[at + 1]; i++) {
        if (row[area[i]] !== NONE) continue
        row[area[i]] = row[at] + 1
        queue.push(area[i])
      }
    }
  }
  return distance
}

interface Link {
  readonly from: number
  readonly to: number
  readonly line: number
}

function adjacency(nodes: number, links: readonly Link[]): Adjacency {
  const sorted = links.toSorted((one, other) => one.from - other.from || one.to - other.to)
  const start = new Uint16Array(nodes + 1)
  for (const link of sorted) start[link.from + 1] = (start[link.from + 1] as number) + 1
  for (let node = 0; node < nodes; node++) start[node + 1] = (start[node + 1] as number) + (start[node] as number)
  return { start, area: Uint8Array.from(sorted, (link) => link.to), line: Uint8Array.from(sorted, (link) => link.line) }
}

const linksOf = ({ start, area, line }: Adjacency): Link[] =>
  Array.from(start.subarray(1), (_, from) => from).flatMap((from) =>
    Array.from(area.subarray(start[from], start[from + 1]), (to, i) => ({ from, to, line: line[start[from] + i] })),
  )

/** 1 for every node that can be reached from one of them. */
function reachedFrom(near: Adjacency, from: number): Uint8Array {
  const reached = new Uint8Array(near.start.length - 1)
  const waiting = [from]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    reached[at] = 1
    for (const next of near.area.subarray(near.start[at], near.start[at + 1])) if (reached[next] === 0) waiting.push(next)
  }
  return reached
}

function compileCards(raw: PlayedContent) {
  const { armies, front, logistics, okh, pools, pursuit, soviet, tokens } = raw.cards
  const areaIds = raw.map.areas.map((area) => area.id)
  const forPool = (difficulty: Difficulty, key: 'byPlayers' | 'leftOutWithSovietPlayer', players: number): number => {
    const pool = pools.find((one) => one.difficulty === difficulty)
    return pool?.[key][players - 1] ?? 0
  }
  const okhInOrder = OKH_IDS.flatMap((id) => okh.filter((card) => card.id === id))
  const okhDoes = okhInOrder.map((card) => card.does)
  const pursuitDoes = pursuit.map((card) => card.does)
  const madeFor = (...timings: readonly (typeof okh)[number]['timing'][]): number[] =>
    okhInOrder.flatMap((card, index) => (timings.includes(card.timing) ? [index] : []))
  return {
    armyCount: armies.length,
    armyIds: armies.map((army) => army.id),
    armyNames: armies.map((army) => army.name),
    armyIndex: new Map(armies.map((army, index) => [army.id, index])),
    armyNumber: Uint8Array.from(armies, (army) => army.number),
    armySeat: Uint8Array.from(armies, (army) => seatOf(army.seat)),
    armiesOf: SEATS.map((seat) => placesWhere(armies, (army) => seatOf(army.seat) === seat)),
    armyArmored: Uint8Array.from(armies, (army) => Number(army.type === 'armored')),
    armyStart: Uint8Array.from(armies, (army) => raw.map.areas.findIndex((area) => area.features.startArmy === army.id)),
    armyLoad: Uint8Array.from(
      armies.flatMap((army) => (KIND_NAMES as readonly ('fuel' | 'ammo' | 'food')[]).map((kind) => army.load[kind])),
    ),

    pursuitCount: pursuit.length,
    pursuitNumber: Uint8Array.from(pursuit, (card) => card.number),
    pursuitNames: pursuit.map((card) => card.name),
    pursuitDeck: Uint8Array.from(pursuit, (card) => seatOf(card.deck)),
    pursuitType: Uint8Array.from(pursuit, (card) => PURSUIT_TYPES.indexOf(card.type)),
    pursuitHold: Uint8Array.from(pursuit, (card) => Number(card.hold)),
    holdableOf: SEATS.map((seat) => placesWhere(pursuit, (card) => card.hold && seatOf(card.deck) === seat)),
    pursuitHalt: Uint8Array.from(pursuit, (card) => Number(card.halt)),
    pursuitAmmo: Uint8Array.from(pursuit, (card) => card.ammo),
    pursuitDoes,
    pursuitGain: Uint8Array.from(pursuitDoes, (deed) => (deed.do === 'gain' ? KIND_NAMES.indexOf(deed.supply) : NONE)),
    bringing: KIND_NAMES.map((kind) => placesWhere(pursuitDoes, (deed) => deed.do === 'gain' && deed.supply === kind)),

    sovietCount: soviet.length,
    sovietNumber: Uint8Array.from(soviet, (card) => card.number),
    sovietNames: soviet.map((card) => card.name),
    sovietKind: Uint8Array.from(soviet, (card) => SOVIET_KINDS.indexOf(card.kind)),
    sovietAmmo: Uint8Array.from(soviet, (card) => card.ammo),
    sovietFuel: Uint8Array.from(soviet, (card) => card.fuel),
    sovietMedal: Uint8Array.from(soviet, (card) => Number(card.medal)),
    sovietEchelon: Uint8Array.from(soviet, (card) => Number(card.echelon === 'blue')),
    sovietArmored: Uint8Array.from(soviet, (card) => Number(card.kind === 'mech-corps' || card.kind === 'elite')),

    okhCount: okhInOrder.length,
    okhNumber: Uint8Array.from(okhInOrder, (card) => card.number),
    okhNames: okhInOrder.map((card) => card.name),
    okhDoes,
    fartherRange: Math.max(0, ...okhDoes.map((deed) => (deed.do === 'go-farther' ? deed.areas : 0))),
    extraTrucks: Math.max(0, ...okhDoes.map((deed) => (deed.do === 'enlarge-transport' ? deed.trucks : 0))),
    enlargedCargo: Math.max(0, ...okhDoes.map((deed) => (deed.do === 'enlarge-transport' ? deed.cargo : 0))),
    okhAt: {
      turn: madeFor('own-turn'),
      movement: madeFor('activation', 'armored-activation', 'activated-army'),
      combat: madeFor('combat', 'activated-army'),
      transport: madeFor('transport'),
    },

    frontVictoryArea: Uint8Array.from(['gray', 'white', 'brown'], (seat) =>
      areaIds.indexOf(front.find((card) => card.seat === seat)?.victoryArea ?? ''),
    ),
    fronts: front,

    logisticsTake: Uint8Array.from(logistics, (level) => level.take),
    logisticsPlace: Uint8Array.from(logistics, (level) => level.place),
    logisticsPossess: Uint8Array.from(logistics, (level) => level.possess),

    tokens,
    pool: (difficulty: Difficulty, players: number) => forPool(difficulty, 'byPlayers', players),
    leftOut: (difficulty: Difficulty, players: number) => forPool(difficulty, 'leftOutWithSovietPlayer', players),
  }
}

import { NONE } from '../constants.ts'
import { adjacency, distancesOver, type Link, reachedFrom } from './adjacency.ts'
import { placesWhere, SEATS, seatOf } from './by-number.ts'
import { HARBOUR_LINE, LAND_LINE, RED_LINE, SEA_LINE } from './compiled.ts'
import type { Group, PlayedArea, PlayedContent } from './schema.ts'

const maskOf = (colours: readonly Group[]): number => colours.reduce((mask, colour) => mask | (1 << seatOf(colour)), 0)

/** The map as arrays. */
export function compileMap(raw: PlayedContent) {
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

import type { Problem } from '@railhead/table'
import { GROUPS } from './check-map.ts'
import { distances, encircled, graphOf } from './graph.ts'
import type { Group, RawArea, RawContent, RawLine } from './schema.ts'

/** A race: the shortest way from base to city, in areas. */
const RACE = { least: 10, most: 12 }
const CITY_OF: Readonly<Record<Group, string>> = { gray: 'leningrad', white: 'moskva', brown: 'rostov' }

/** The shortest way to Leningrad leads through these countries, as both rulebooks say where they show the board (2021 section 3.3, 2024 section 4). */
const WAY_TO_LENINGRAD: readonly (readonly [string, readonly string[]])[] = [
  ['Lithuania', ['kaunas', 'kedainiai', 'siauliai', 'panevezys', 'utena', 'vilnius']],
  ['Latvia', ['liepaja', 'ventspils', 'riga', 'daugavpils', 'jekabpils', 'valmiera']],
  ['Estonia', ['parnu', 'tallinn', 'tartu', 'rakvere', 'narva']],
]

/** Whether every group has its race: connected ground, more than one road, a length worth running. */
export function checkRoutes(content: RawContent): Problem[] {
  const { map } = content
  const graph = graphOf(map)
  const where = 'map.lines'
  const problems: Problem[] = []
  const ids = map.areas.map((area) => area.id)
  const first = ids[0] as string
  const apart = ids.filter((id) => !distances(graph.near, [first]).has(id))
  if (apart.length > 0) problems.push({ where, what: `no line leads to ${apart.join(', ')}` })

  for (const group of GROUPS) {
    const own = map.areas.filter((area) => area.colours.includes(group))
    const base = own.find((area) => area.features.base && area.colours[0] === group) as RawArea
    const printed = own.filter((area) => area.features.printed).map((area) => area.id)
    const roads = graph.by(group)
    const city = CITY_OF[group]

    const reached = distances(roads, printed)
    const cut = own.filter((area) => !reached.has(area.id)).map((area) => area.id)
    if (cut.length > 0) problems.push({ where, what: `${group} has no road to ${cut.join(', ')}` })

    const far = distances(roads, [base.id]).get(city) ?? 0
    if (far < RACE.least || far > RACE.most)
      problems.push({
        where,
        what: `${group} runs ${far} areas from ${base.id} to ${city}; it must be ${RACE.least} to ${RACE.most}`,
      })

    // Two routes without a common area exist exactly when no single area can block all of them.
    const gate = own.find((area) => area.id !== city && !distances(roads, printed, (id) => id !== area.id).has(city))
    if (gate) problems.push({ where, what: `all roads of ${group} to ${city} pass ${gate.id}; there must be two separate ones` })

    const single = (id: string): boolean => id === city || graph.areas.get(id)?.colours.length === 1
    if (!distances(roads, [base.id], single).has(city))
      problems.push({ where, what: `${group} cannot reach ${city} when double-coloured areas are blocked` })
  }

  for (const [country, towns] of WAY_TO_LENINGRAD) {
    const far = (open?: (id: string) => boolean): number | undefined =>
      distances(graph.by('gray'), ['danzig'], open).get('leningrad')
    if (far((id) => !towns.includes(id)) === far())
      problems.push({ where, what: `a shortest way to leningrad passes ${country} by; the rulebooks lead it through` })
  }

  const printed = new Set(map.areas.filter((area) => area.features.printed).map((area) => area.id))
  const fleet = map.seas.find((sea) => sea.features.fleetStart)?.id ?? ''
  for (const seas of ['all-seas', 'baltic'] as const) {
    const lost = encircled(graph, printed, fleet, seas)
    if (lost.length > 0) problems.push({ where, what: `${lost.join(', ')} would be encircled at set-up (${seas})` })
  }
  return [...problems, ...checkCrossings(map)]
}

type Point = readonly [number, number]

/** Lines that cross could not be drawn or read: a place to put a truck must be one line's place. */
function checkCrossings(map: RawContent['map']): Problem[] {
  const at = new Map(map.areas.map((area): [string, Point] => [area.id, [area.lon, area.lat]]))
  const point = (id: string): Point => at.get(id) as Point
  const side = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
  const crosses = (one: RawLine, other: RawLine): boolean => {
    if ([one.a, one.b].some((end) => end === other.a || end === other.b)) return false
    const [a, b, c, d] = [point(one.a), point(one.b), point(other.a), point(other.b)]
    return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
  }
  const lines = map.lines.filter((line) => line.kind === 'land' || line.kind === 'red')
  return lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter((other) => crosses(one, other))
      .map((other) => ({ where: `map.lines[${one.a}-${one.b}]`, what: `crosses ${other.a}-${other.b}` })),
  )
}

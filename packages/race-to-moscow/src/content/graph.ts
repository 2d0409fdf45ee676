import type { Group, RawArea, RawContent, RawLine } from './schema.ts'

/** Questions to the map as it is written, for checking it. The rules have their own, faster ones. */
export interface Graph {
  readonly areas: ReadonlyMap<string, RawArea>
  /** Neighbours by lines of any colour, red ones included. */
  readonly near: ReadonlyMap<string, readonly string[]>
  /** Neighbours by lines that a group may use. */
  readonly by: (group: Group) => ReadonlyMap<string, readonly string[]>
  /** Seas one step apart, and the land areas with a harbour on a sea. */
  readonly seas: ReadonlyMap<string, readonly string[]>
}

export function graphOf(map: RawContent['map']): Graph {
  const neighbours = (keep: (line: RawLine) => boolean): Map<string, string[]> => {
    const table = new Map<string, string[]>([...map.areas, ...map.seas].map((place) => [place.id, []]))
    for (const line of map.lines.filter(keep)) {
      table.get(line.a)?.push(line.b)
      table.get(line.b)?.push(line.a)
    }
    return table
  }
  const uses = (line: RawLine, group: Group): boolean => line.kind === 'land' && line.colours.includes(group)
  return {
    areas: new Map(map.areas.map((area) => [area.id, area])),
    near: neighbours((line) => line.kind === 'land' || line.kind === 'red'),
    by: (group) => neighbours((line) => uses(line, group)),
    seas: neighbours((line) => line.kind === 'sea' || line.kind === 'harbour'),
  }
}

/** Steps from the starts to everything that can be reached through places that `open` admits. */
export function distances(
  near: ReadonlyMap<string, readonly string[]>,
  starts: readonly string[],
  open: (id: string) => boolean = () => true,
): Map<string, number> {
  const steps = new Map(starts.filter(open).map((start) => [start, 0]))
  for (const [id, step] of steps) {
    for (const next of near.get(id) ?? []) if (!steps.has(next) && open(next)) steps.set(next, step + 1)
  }
  return steps
}

/**
 * Uncontrolled areas that cannot trace a chain of uncontrolled areas to a Victory area (2021 section 9, 2024 section 8.2).
 * By sea the chain passes from harbour to harbour where the fleet is not; 2024 knows only the waters of Leningrad.
 */
export function encircled(graph: Graph, controlled: ReadonlySet<string>, fleet: string, seas: 'all-seas' | 'baltic'): string[] {
  const free = (id: string): boolean => graph.areas.has(id) && !controlled.has(id)
  const leningradSea = graph.areas.get('leningrad')?.features.harbour
  const waters =
    seas === 'baltic' ? distances(graph.seas, leningradSea ? [leningradSea] : [], (id) => !graph.areas.has(id)) : graph.seas
  const open = (id: string): boolean => free(id) || (!graph.areas.has(id) && waters.has(id) && id !== fleet)
  const both = new Map([...graph.near].map(([id, list]) => [id, [...list, ...(graph.seas.get(id) ?? [])]]))
  const cities = [...graph.areas.values()].filter((area) => area.features.victory && free(area.id)).map((area) => area.id)
  const reached = distances(both, cities, open)
  return [...graph.areas.keys()].filter((id) => free(id) && !reached.has(id))
}

/** Areas with a marker that a counter-attack may take: no start area and no army in or beside them, open ground beside them. */
export function exposed(
  graph: Graph,
  markers: readonly string[],
  armies: readonly string[],
  controlled: ReadonlySet<string>,
): string[] {
  const starts = [...graph.areas.values()].filter((area) => area.features.startArmy).map((area) => area.id)
  const shields = new Set([...armies, ...starts])
  return markers.filter((id) => {
    const beside = graph.near.get(id) ?? []
    return ![id, ...beside].some((near) => shields.has(near)) && beside.some((near) => !controlled.has(near))
  })
}

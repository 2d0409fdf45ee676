import { readFileSync } from 'node:fs'

/** An area or sea of the game's map with its true place on the globe. */
export interface Place {
  readonly id: string
  readonly name: string
  readonly lat: number
  readonly lon: number
  readonly kind: 'land' | 'sea'
  readonly colours: readonly string[]
  readonly features: Readonly<Record<string, string | number | boolean>>
}

export interface Link {
  readonly a: string
  readonly b: string
  readonly kind: 'land' | 'red' | 'sea' | 'harbour'
  readonly colours: readonly string[]
}

export interface GameMap {
  readonly places: readonly Place[]
  readonly links: readonly Link[]
}

interface AreaEntry {
  readonly id: string
  readonly name: string
  readonly lat: number
  readonly lon: number
  readonly colours?: readonly string[]
  readonly features: Readonly<Record<string, string | number | boolean>>
}

interface MapFile {
  readonly areas: readonly AreaEntry[]
  readonly seas: readonly AreaEntry[]
  readonly lines: readonly {
    readonly a: string
    readonly b: string
    readonly kind: Link['kind']
    readonly colours?: readonly string[]
  }[]
}

export function readGameMap(path: URL): GameMap {
  const file = JSON.parse(readFileSync(path, 'utf8')) as MapFile
  const place = (kind: Place['kind']) => (entry: AreaEntry) => ({
    id: entry.id,
    name: entry.name,
    lat: entry.lat,
    lon: entry.lon,
    kind,
    colours: entry.colours ?? [],
    features: entry.features,
  })
  return {
    places: [...file.areas.map(place('land')), ...file.seas.map(place('sea'))],
    links: file.lines.map(({ a, b, kind, colours }) => ({ a, b, kind, colours: colours ?? [] })),
  }
}

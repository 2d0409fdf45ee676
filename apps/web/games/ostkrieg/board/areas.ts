import { played } from '@railhead/ostkrieg/played'
import { type AreaDescription, type LineDescription, lineId } from '../../../src/board/api.ts'
import { featuresOf } from './features.ts'

/** The areas and borders of the map, as the game has them. Ids are numbers as text. */
export const areas: readonly AreaDescription[] = played.map.areas.map((area) => ({
  id: `${area.number}`,
  name: area.name,
  kind: 'land',
  colours: [],
  features: featuresOf(area),
}))
export const lines: readonly LineDescription[] = played.map.borders.map(({ between }) => {
  const [a, b] = between.map(String)
  return { id: lineId(a, b), a, b, kind: 'border', border: true, colours: [] }
})

const byId = new Map(areas.map((area) => [area.id, area]))
export const areaById = (id: string): AreaDescription | undefined => byId.get(id)

/** 2.0: Berlin, Moscow, Leningrad, Baku; all four win at once. */
export const ALL_FOUR: readonly string[] = ['84', '49', '70', '32']

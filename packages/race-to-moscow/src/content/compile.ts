import { adjacency, linksOf } from './adjacency.ts'
import { compileCards } from './compile-cards.ts'
import { compileMap } from './compile-map.ts'
import type { Content } from './compiled.ts'
import type { PlayedContent } from './schema.ts'

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

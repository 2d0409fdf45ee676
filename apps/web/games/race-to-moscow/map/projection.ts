import { geoConicConformal } from 'd3-geo'
import { boundsOf, type Point } from '../../../map/geometry.ts'
import type { Orientation } from '../../../src/board/api.ts'

export type Project = (lonLat: Point) => Point

/** Conic conformal, turned so that the wanted direction is up; only the shape counts, `fitted` gives the size. */
export function cone(orientation: Orientation): Project {
  const projection = geoConicConformal().parallels([47, 58]).rotate([-29, 0]).center([0, 52]).scale(1000).translate([0, 0])
  return ([lon, lat]) => {
    const [x, y] = projection([lon, lat]) as [number, number]
    return orientation === 'east-up' ? [y, -x] : [x, y]
  }
}

/** No axis is stretched more than this against the other: shapes stay recognisable. */
const MOST_STRETCH = 1.4

/** The projection scaled so that the towns fill `width` by `height`, as far as the stretch allows. */
export function fitted(project: Project, towns: readonly Point[], width: number, height: number): Project {
  const box = boundsOf(towns.map(project))
  let [sx, sy] = [width / box.width, height / box.height]
  sx = Math.min(sx, sy * MOST_STRETCH)
  sy = Math.min(sy, sx * MOST_STRETCH)
  return (lonLat) => {
    const [x, y] = project(lonLat)
    return [(x - box.x - box.width / 2) * sx + width / 2, (y - box.y - box.height / 2) * sy + height / 2]
  }
}

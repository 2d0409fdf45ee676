import type { Line, Point } from './geometry.ts'

interface Level {
  readonly sigma: number
  readonly background: number
  readonly shifts: readonly Point[]
}

/**
 * Coast and rivers follow their towns: a smooth field of shifts (weighted means with Gaussian weights) that carries every
 * town's home to its new place, coarse shifts first, each finer level fitting what the last one left over.
 */
export function follow(homes: readonly Point[], places: readonly Point[]): (point: Point) => Point {
  const levels: Level[] = []
  const shift = (point: Point, level: Level): Point => {
    let [weight, dx, dy] = [level.background, 0, 0]
    for (let i = 0; i < homes.length; i++) {
      const distance = (point[0] - homes[i][0]) ** 2 + (point[1] - homes[i][1]) ** 2
      const w = Math.exp(-distance / (2 * level.sigma * level.sigma))
      weight += w
      dx += w * level.shifts[i][0]
      dy += w * level.shifts[i][1]
    }
    return [dx / weight, dy / weight]
  }
  const warp = (point: Point): Point => {
    let [x, y] = point
    for (const level of levels) {
      const [dx, dy] = shift(point, level)
      x += dx
      y += dy
    }
    return [x, y]
  }
  for (const [sigma, background] of [
    [150, 0.02],
    [80, 0.05],
    [46, 0.1],
    [30, 0.3],
    [22, 0.5],
    [16, 0.5],
    [12, 0.5],
  ]) {
    const shifts = homes.map((home, i): Point => {
      const [x, y] = warp(home)
      return [places[i][0] - x, places[i][1] - y]
    })
    levels.push({ sigma, background, shifts })
  }
  return warp
}

/** Points added so that no piece is longer than `step`: a straight piece must be able to bend. */
export function densify(line: Line, step: number): Line {
  const result: Point[] = []
  line.forEach((point, i) => {
    const previous = line[i - 1]
    if (previous !== undefined) {
      const pieces = Math.ceil(Math.hypot(point[0] - previous[0], point[1] - previous[1]) / step)
      for (let n = 1; n < pieces; n++) {
        const t = n / pieces
        result.push([previous[0] + t * (point[0] - previous[0]), previous[1] + t * (point[1] - previous[1])])
      }
    }
    result.push(point)
  })
  return result
}

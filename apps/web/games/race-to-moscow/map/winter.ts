import type { Line, Point, Rect } from '../../../map/geometry.ts'

export interface Sign {
  readonly at: Point
  readonly winter: boolean
}

/** Outline of the winter zone: where the nearer towns are winter towns. Drawn on a grid and rounded off. */
export function winterZone(signs: readonly Sign[], { x, y, width, height }: Rect): Line[] {
  const cell = 10
  const columns = Math.ceil(width / cell) + 1
  const rows = Math.ceil(height / cell) + 1
  const field = (column: number, row: number): number => {
    if (column <= 0 || row <= 0 || column >= columns - 1 || row >= rows - 1) return -0.5
    const [px, py] = [x + column * cell, y + row * cell]
    let [sum, weights] = [0, 0]
    for (const { at, winter } of signs) {
      const weight = 1 / ((px - at[0]) ** 2 + (py - at[1]) ** 2 + 30) ** 2
      weights += weight
      sum += winter ? weight : -weight
    }
    return sum / weights
  }
  const values = Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => field(column, row)))
  return joined(segments(values), cell, x, y).map((ring) => rounded(rounded(ring)))
}

/** Pieces of the zero line, each from one grid edge to another; inside is to the left. */
function segments(values: readonly (readonly number[])[]): Map<string, { readonly to: string; readonly at: Point }> {
  const pieces = new Map<string, { readonly to: string; readonly at: Point }>()
  const point = (row: number, column: number, down: boolean): { readonly key: string; readonly at: Point } => {
    const [a, b] = [values[row][column], down ? values[row + 1][column] : values[row][column + 1]]
    const t = a / (a - b)
    return { key: `${row},${column},${down}`, at: down ? [column, row + t] : [column + t, row] }
  }
  for (let row = 0; row + 1 < values.length; row++) {
    for (let column = 0; column + 1 < values[row].length; column++) {
      const corners = [values[row][column], values[row][column + 1], values[row + 1][column + 1], values[row + 1][column]]
      const sides = [
        point(row, column, false),
        point(row, column + 1, true),
        point(row + 1, column, false),
        point(row, column, true),
      ]
      // Walk around the cell: the line enters where the sign turns positive and leaves where it turns negative.
      const enters: typeof sides = []
      const leaves: typeof sides = []
      corners.forEach((value, i) => {
        const next = corners[(i + 1) % 4]
        if (value <= 0 && next > 0) enters.push(sides[i])
        if (value > 0 && next <= 0) leaves.push(sides[i])
      })
      enters.forEach((from, i) => {
        pieces.set(from.key, { to: leaves[i].key, at: from.at })
      })
    }
  }
  return pieces
}

function joined(pieces: Map<string, { readonly to: string; readonly at: Point }>, cell: number, x: number, y: number): Line[] {
  const rings: Point[][] = []
  while (pieces.size > 0) {
    const ring: Point[] = []
    let [key] = pieces.keys()
    for (let piece = pieces.get(key); piece !== undefined; piece = pieces.get(key)) {
      pieces.delete(key)
      ring.push([x + piece.at[0] * cell, y + piece.at[1] * cell])
      key = piece.to
    }
    if (ring.length > 12) rings.push(ring)
  }
  return rings
}

/** Corners cut off (Chaikin). */
function rounded(ring: Line): Line {
  return ring.flatMap((point, i): Point[] => {
    const next = ring[(i + 1) % ring.length]
    return [
      [point[0] * 0.75 + next[0] * 0.25, point[1] * 0.75 + next[1] * 0.25],
      [point[0] * 0.25 + next[0] * 0.75, point[1] * 0.25 + next[1] * 0.75],
    ]
  })
}

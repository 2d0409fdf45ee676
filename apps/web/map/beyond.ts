import { type Line, type Point, type Rect, simplify } from './geometry.ts'
import { PER_UNIT } from './paths.ts'

/* What lies beyond the frame of a map: it is drawn with less detail, and runs out into the open. */

/** How wide the edges fade, in map units. */
const FADE = 110
/** Beyond the frame less is kept of lines. */
const BEYOND = 4

/** Leaves out small details, and beyond the frame larger ones too. */
export function thinning(frame: Rect): (line: Line, detail: number) => Line {
  const near = ([x, y]: Point) => x > frame.x - 30 && y > frame.y - 30 && x < frame.width + 30 && y < frame.height + 30
  const key = ([x, y]: Point) => `${x} ${y}`
  return (line, detail) => {
    const coarse = new Set(simplify(line, detail * BEYOND).map(key))
    return simplify(line, detail).filter((point) => near(point) || coarse.has(key(point)))
  }
}

export const meets = (ring: Line, { x, y, width, height }: Rect) =>
  ring.some(([px, py]) => px > x && py > y && px < x + width && py < y + height)

/** The drawing runs out into the open: a window that reaches beyond it shows no cut. */
export function fade(id: string, { x, y, width, height }: Rect): string {
  const at = (value: number) => Math.round(value * PER_UNIT)
  const sides: readonly [name: string, ends: string, x: number, y: number, width: number, height: number][] = [
    ['w', 'x2="1"', x, y, FADE, height],
    ['e', 'x1="1" x2="0"', x + width - FADE, y, FADE, height],
    ['n', 'x2="0" y2="1"', x, y, width, FADE],
    ['s', 'x2="0" y1="1"', x, y + height - FADE, width, FADE],
  ]
  return sides
    .map(
      ([name, ends, left, top, across, down]) =>
        `<linearGradient id="${id}-${name}" ${ends}><stop class="bm-fade" offset=".1"/><stop class="bm-fade" offset="1" stop-opacity="0"/></linearGradient>` +
        `<rect x="${at(left)}" y="${at(top)}" width="${at(across)}" height="${at(down)}" fill="url(#${id}-${name})"/>`,
    )
    .join('')
}

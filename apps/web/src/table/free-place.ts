/** Left, top, width, height. */
export type Rect = readonly [x: number, y: number, width: number, height: number]

export interface Place {
  readonly x: number
  readonly y: number
}

const EDGE = 10
/** Places that are tried across and down. */
const STEPS = 4

/** Is there too little room for something so high? */
export const isTight = (height: number, [, , , openHeight]: Rect): boolean => height > openHeight - 2 * EDGE

/** Where something of that size covers the fewest things; of places that are as good, one at the edge, then the rightmost. */
export function placeFor(
  [width, height]: readonly [number, number],
  [left, top, openWidth, openHeight]: Rect,
  things: readonly Rect[],
  controls: readonly Rect[],
): Place {
  const [roomX, roomY] = [Math.max(0, openWidth - width - 2 * EDGE), Math.max(0, openHeight - height - 2 * EDGE)]
  let best: { readonly x: number; readonly y: number; readonly price: number } | undefined
  for (let down = 0; down <= STEPS; down++) {
    for (let across = STEPS; across >= 0; across--) {
      const [x, y] = [left + EDGE + (roomX * across) / STEPS, top + EDGE + (roomY * down) / STEPS]
      const box: Rect = [x, y, width, height]
      const price =
        things.reduce((sum, thing) => sum + share(thing, box), 0) * 10 +
        controls.reduce((sum, thing) => sum + share(thing, box), 0) +
        (across % STEPS === 0 ? 0 : 0.2) +
        (down % STEPS === 0 ? 0 : 0.1)
      if (best === undefined || price < best.price) best = { x, y, price }
    }
  }
  return { x: best?.x ?? left, y: best?.y ?? top }
}

/** How much of a thing is covered. */
function share([x, y, width, height]: Rect, [bx, by, bw, bh]: Rect): number {
  const across = Math.min(x + width, bx + bw) - Math.max(x, bx)
  const down = Math.min(y + height, by + bh) - Math.max(y, by)
  return across <= 0 || down <= 0 ? 0 : (across * down) / Math.max(1, width * height)
}

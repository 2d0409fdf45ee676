import type { Box } from './api.ts'

export interface CardPlace {
  readonly x: number
  readonly y: number
}

export interface Covered {
  readonly box: Box
  readonly weight: number
}

const GAP = 14

/** Where a card hides the least: beside what it is about, inside the open part of the board. */
export function cardPlace(
  about: Box,
  size: { readonly width: number; readonly height: number },
  open: Box,
  things: readonly Covered[],
): CardPlace {
  const [ax, ay, aw, ah] = about
  const spots: [number, number][] = []
  for (const share of [0.5, 0, 1]) {
    const [x, y] = [ax + aw / 2 - size.width * share, ay + ah / 2 - size.height * share]
    spots.push([ax + aw + GAP, y], [ax - GAP - size.width, y], [x, ay + ah + GAP], [x, ay - GAP - size.height])
  }
  let best: { readonly place: CardPlace; readonly price: number } | undefined
  for (const [wx, wy] of spots) {
    const x = Math.min(open[0] + open[2] - size.width - 8, Math.max(open[0] + 8, wx))
    const y = Math.min(open[1] + open[3] - size.height - 8, Math.max(open[1] + 8, wy))
    const card: Box = [x, y, size.width, size.height]
    let price = shared(card, about) * 4 + (Math.abs(x - wx) + Math.abs(y - wy)) * 10
    for (const { box, weight } of things) price += shared(card, box) * weight
    if (best === undefined || price < best.price) best = { place: { x, y }, price }
  }
  return best?.place ?? { x: open[0], y: open[1] }
}

function shared(a: Box, b: Box): number {
  const width = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0])
  const height = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1])
  return width > 0 && height > 0 ? width * height : 0
}

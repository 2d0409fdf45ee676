import { pointOf } from './anchors.ts'

/** One step of a piece, and at most this for a whole walk. */
const STEP = 240
const WHOLE = 900

/** What is on its way, or lies where its way ended. */
const walking = new Set<Animation>()

/** Moves a token's element through the points and leaves it at the last; the next drawing of the token takes over. */
export async function walkToken(
  element: SVGElement | undefined,
  points: readonly (readonly [number, number])[],
  { zoom, scale }: { readonly zoom: number; readonly scale: number },
  calm: boolean,
): Promise<void> {
  const moving = element?.querySelector<SVGElement>('.token-walk')
  if (!element || !moving || points.length === 0 || calm) return
  const [x, y] = pointOf(element)
  const frames = points.map(([px, py]) => ({
    transform: `translate(${((px - x) * zoom) / scale}px,${((py - y) * zoom) / scale}px)`,
  }))
  const duration = Math.min(WHOLE, STEP * frames.length)
  element.parentElement?.append(element)
  const animation = moving.animate([{ transform: 'translate(0,0)' }, ...frames], {
    duration,
    easing: 'ease-out',
    fill: 'forwards',
  })
  walking.add(animation)
  await animation.finished.catch(() => undefined)
}

/** The tokens were drawn anew: what is left of their walks ends. Nobody else is asked, since asking computes styles. */
export function endWalks(): void {
  for (const animation of walking) animation.cancel()
  walking.clear()
}

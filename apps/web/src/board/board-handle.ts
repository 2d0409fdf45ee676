import type { AreaId, BoardHandle, BoardLayout, BoardState } from './api.ts'
import type { PanZoom } from './pan-zoom.ts'
import { elementOf } from './use-pointing.ts'
import { showing, type View, type Window, wholeView } from './view.ts'
import { walkToken } from './walk.ts'

/** How the board is shown at this moment. */
interface Now {
  readonly window: Window
  readonly motion?: boolean | undefined
  readonly tokenSize?: number
  readonly zoom: number
  readonly scale: number
}

export interface Handled {
  readonly root: { readonly current: HTMLElement | null }
  readonly layout: BoardLayout
  /** None while the board stands still. */
  readonly mover: () => PanZoom | undefined
  readonly view: () => View
  readonly now: () => Now
  /** Does it now, or as soon as areas are drawn. */
  readonly onceDrawn: (work: () => void) => void
  readonly focus: (area: AreaId) => void
  readonly prepare: (state: BoardState) => void
}

/** What a page can do with the board that is shown. */
export function boardHandle({ root, layout, mover, view, now, onceDrawn, focus, prepare }: Handled): BoardHandle {
  const quiet = () => now().motion === false
  const whole = () => wholeView(layout.frame, now().window)
  const pointsOf = (areas: readonly AreaId[]) =>
    areas.flatMap((id) => (layout.points[id] === undefined ? [] : [layout.points[id]]))
  return {
    fit: () => mover()?.go(whole(), quiet()),
    isWhole: () => view().zoom < 1.2 * whole().zoom,
    show(areas, options = {}) {
      const points = pointsOf(areas)
      if (points.length > 0) mover()?.go(showing(points, view(), layout.frame, now(), options.zoom), options.calm ?? quiet())
    },
    zoomBy: (factor) => mover()?.zoomBy(factor, quiet()),
    remember() {
      const before = view()
      return () => mover()?.go(before, quiet())
    },
    pulse: (area) =>
      onceDrawn(async () => {
        const { pulse } = await import('./pulse.ts')
        pulse(elementOf(root.current, { kind: 'area', id: area }), now().scale, quiet())
      }),
    focus,
    halfOf: (area) => (layout.points[area][0] * view().zoom + view().x < now().window.width / 2 ? 'left' : 'right'),
    boxOf: (target) => elementOf(root.current, target)?.getBoundingClientRect(),
    walk: (token, areas) => walkToken(elementOf(root.current, { kind: 'token', id: token }), pointsOf(areas), now(), quiet()),
    prepare,
  }
}

import { select } from 'd3-selection'
import { type D3ZoomEvent, type ZoomBehavior, zoom as zoomBehavior, zoomIdentity } from 'd3-zoom'
import type { BoardLayout } from './api.ts'
import { ownPart } from './use-pointing.ts'
import { between, MOST_ZOOM, openPart, type View, type Window, wholeView } from './view.ts'

/** How long after the last movement the board is drawn sharp at its new size: longer where drawing takes long, so that it never falls into a gesture. */
const REST = 130
const LONGEST_REST = 700

export interface PanZoom {
  readonly view: View
  /** Shows another view, in one go or by a short movement. */
  go(view: View, calm: boolean): void
  zoomBy(factor: number, calm: boolean): void
  /** The window or what covers it changed. */
  resized(): void
  stop(): void
}

export interface PanZoomOptions {
  readonly element: HTMLElement
  readonly layout: BoardLayout
  readonly window: () => Window
  /** Called for every movement: must be cheap. */
  readonly moved: (view: View) => void
  /** Called when the movement rests. */
  readonly rested: (view: View) => void
  /** Something there would be dragged by itself, and the map stays. */
  readonly grasps: (x: number, y: number) => boolean
}

/** One finger or the mouse on a thing; two fingers pinch the map wherever they are. */
function isGrasp(event: MouseEvent | TouchEvent, grasps: PanZoomOptions['grasps']): boolean {
  if (event.type === 'mousedown') return grasps((event as MouseEvent).clientX, (event as MouseEvent).clientY)
  if (event.type !== 'touchstart' || (event as TouchEvent).touches.length !== 1) return false
  const [touch] = (event as TouchEvent).touches
  return grasps(touch.clientX, touch.clientY)
}

/** Mouse, wheel, pinch and calls, all through d3-zoom, which knows the quirks of browsers. */
export function panZoom({ element, layout, window: size, moved, rested, grasps }: PanZoomOptions): PanZoom {
  let view: View = { x: 0, y: 0, zoom: 1 }
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0
  let patience = REST
  /** The whole map is shown: it stays so when the window changes, until somebody moves it. */
  let atHome = false
  const rest = () => {
    const start = performance.now()
    rested(view)
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        patience = Math.min(LONGEST_REST, Math.max(REST, 2 * (performance.now() - start)))
      }),
    )
  }
  const { bleed, frame: whole } = layout
  const target = select<HTMLElement, unknown>(element)
  const behavior: ZoomBehavior<HTMLElement, unknown> = zoomBehavior<HTMLElement, unknown>()
    .extent(() => {
      const { x, y, width, height } = openPart(size())
      return [
        [x, y],
        [x + width, y + height],
      ]
    })
    .translateExtent([
      [bleed.x, bleed.y],
      [bleed.x + bleed.width, bleed.y + bleed.height],
    ])
    // Controls and cards inside the board keep their own clicks and wheels.
    .filter(
      (event: MouseEvent | TouchEvent) =>
        ownPart(event) &&
        !('button' in event && event.button) &&
        (!event.ctrlKey || event.type === 'wheel') &&
        !isGrasp(event, grasps),
    )
    .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => {
      const { x, y, k } = event.transform
      view = { x, y, zoom: k }
      if (event.sourceEvent !== null) atHome = false
      moved(view)
      clearTimeout(timer)
      timer = setTimeout(rest, patience)
    })
  const limits = () => {
    const least = wholeView(whole, size()).zoom
    behavior.scaleExtent([least * 0.85, Math.max(MOST_ZOOM, least * 3)])
  }
  limits()
  target.call(behavior).on('dblclick.zoom', null)

  const set = ({ x, y, zoom }: View) => target.call(behavior.transform, zoomIdentity.translate(x, y).scale(zoom))
  /** Where it was sent it stays: nothing has to be waited for. */
  const arrive = (at: View) => {
    set(at)
    clearTimeout(timer)
    timer = setTimeout(rest)
  }
  const go = (to: View, calm: boolean) => {
    cancelAnimationFrame(frame)
    const home = wholeView(whole, size())
    atHome = to.zoom === home.zoom && to.x === home.x && to.y === home.y
    const from = view
    if (calm || document.hidden) return arrive(to)
    const start = performance.now()
    const step = (now: number) => {
      const t = Math.min(1, Math.max(0, (now - start) / 220))
      const at = between(from, to, 1 - (1 - t) ** 3, size())
      if (t === 1) return arrive(at)
      set(at)
      frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
  }
  return {
    get view() {
      return view
    },
    go,
    zoomBy(factor, calm) {
      const [least, most] = behavior.scaleExtent()
      const zoom = Math.min(most, Math.max(least, view.zoom * factor))
      const { x, y, width, height } = openPart(size())
      const [cx, cy] = [x + width / 2, y + height / 2]
      const by = zoom / view.zoom
      go({ zoom, x: cx - (cx - view.x) * by, y: cy - (cy - view.y) * by }, calm)
    },
    resized() {
      limits()
      if (atHome) return void set(wholeView(whole, size()))
      const [least, most] = behavior.scaleExtent()
      set({ ...view, zoom: Math.min(most, Math.max(least, view.zoom)) })
    },
    stop() {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      target.on('.zoom', null)
    },
  }
}

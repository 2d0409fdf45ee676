import type { BoardLayout, Insets, MapShape, Orientation, ZoomStep } from './api.ts'

/** Where the map is: a point p of the map is at (x + p.x * zoom, y + p.y * zoom) of the window. */
export interface View {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** A name's line against its letters, and where the baseline is in it. */
export const LINE_HEIGHT = 1.08
export const BASELINE = 0.82

/** Closest and, for tokens, largest. */
export const MOST_ZOOM = 8
const MOST_TOKEN = 2.2

/** Tokens and labels grow with the square root of the zoom, and words never get too small to read. */
export function tokenScale(zoom: number, size: number, least = 1): number {
  return Math.min(MOST_TOKEN * size, Math.max(least, size * Math.sqrt(zoom)))
}

/** The last step whose room is there; the first when even that is not. */
export function stepFor(layout: BoardLayout, room: number): ZoomStep {
  let found = layout.steps[0]
  for (const step of layout.steps) if (step.room <= room + 1e-6) found = step
  return found
}

/** Room at which all names are shown: where the board zooms to by itself. */
const COMFORT = 0.96

/** Under this width a window is a phone's: north stays up when it is laid on its side, and the map does not turn with it. */
const PHONE = 620

/** By the shape of the window, less what is covered. */
export function orientationFor({ width, height }: Size): Orientation {
  return width >= height && width >= PHONE ? 'east-up' : 'north-up'
}

/** Between a wide map and one that is nearly as high as wide. */
const SQUARE = 1.46

/** Of a map that is drawn in both: where the towns lie farther apart. */
export const shapeFor = ({ width, height }: Size): MapShape => (width < SQUARE * height ? 'tall' : 'wide')

export interface Window extends Size {
  readonly insets: Insets
}

/** The part of the window that nothing covers. */
export function openPart({ width, height, insets }: Window): { x: number; y: number; width: number; height: number } {
  const { top = 0, right = 0, bottom = 0, left = 0 } = insets
  return { x: left, y: top, width: Math.max(40, width - left - right), height: Math.max(40, height - top - bottom) }
}

/** Shows a rectangle of the map as large as it fits, at most at `most`. */
export function fitting(rect: { x: number; y: number; width: number; height: number }, window: Window, most = MOST_ZOOM): View {
  const open = openPart(window)
  const zoom = Math.min(most, open.width / rect.width, open.height / rect.height)
  return centred(rect.x + rect.width / 2, rect.y + rect.height / 2, zoom, window)
}

/** The buttons on the map's edge. */
const CONTROLS = 48

/** The whole map, or in a strip that is too low for it its middle. What is left beside it goes to where the buttons are, so that they hide nothing. */
export function wholeView(frame: Frame, window: Window): View {
  const view = fitting(frame, highEnough(window))
  const { width } = openPart(window)
  const spare = width < PHONE ? 0 : Math.max(0, (width - frame.width * view.zoom) / 2)
  return { ...view, x: view.x + Math.min(CONTROLS, spare) }
}

/** Where the whole map is in the window: in the open part, or as high as it needs to be with the same middle. */
export const wholePart = (window: Window): ReturnType<typeof openPart> => openPart(highEnough(window))

function highEnough(window: Window): Window {
  const { top = 0, bottom = 0, least = 0 } = window.insets
  const lack = Math.max(0, least - openPart(window).height) / 2
  return { ...window, insets: { ...window.insets, top: top - lack, bottom: bottom - lack } }
}

interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** On a small window the buttons take a strip of their own, above the map or beside it: where the whole map is shown larger. */
export function besideButtons(frame: Frame, window: Window): { readonly window: Window; readonly across: boolean } {
  const { top = 0, left = 0 } = window.insets
  const above: Window = { ...window, insets: { ...window.insets, top: top + BUTTONS } }
  const beside: Window = { ...window, insets: { ...window.insets, left: left + BUTTONS } }
  const across = fitting(frame, above).zoom > fitting(frame, beside).zoom
  return { window: across ? above : beside, across }
}
const BUTTONS = 50

/** The part of the map that a view shows in a part of the window. */
export function shownBy(view: View, { x = 0, y = 0, width, height }: Size & { readonly x?: number; readonly y?: number }): Frame {
  const { zoom } = view
  return { x: (x - view.x) / zoom, y: (y - view.y) / zoom, width: width / zoom, height: height / zoom }
}

export function centred(x: number, y: number, zoom: number, window: Window): View {
  const open = openPart(window)
  return { zoom, x: open.x + open.width / 2 - x * zoom, y: open.y + open.height / 2 - y * zoom }
}

/** A view between two others; the zoom changes by equal factors, so that the movement looks even. */
export function between(a: View, b: View, t: number, { width, height }: Size): View {
  const zoom = a.zoom * (b.zoom / a.zoom) ** t
  const centre = (view: View) => [(width / 2 - view.x) / view.zoom, (height / 2 - view.y) / view.zoom]
  const [from, to] = [centre(a), centre(b)]
  // Move in step with the change of scale, so that a fixed point of both views stays fixed.
  const share = Math.abs(b.zoom - a.zoom) < 1e-9 ? t : (1 / a.zoom - 1 / zoom) / (1 / a.zoom - 1 / b.zoom)
  const [cx, cy] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
  return { zoom, x: width / 2 - cx * zoom, y: height / 2 - cy * zoom }
}

/** The frame filled to the edges, for thumbnails. */
export function cover(frame: { x: number; y: number; width: number; height: number }, window: Window): View {
  return centred(
    frame.x + frame.width / 2,
    frame.y + frame.height / 2,
    Math.max(window.width / frame.width, window.height / frame.height),
    window,
  )
}

/** All points with their names and pieces, no nearer than where every name is shown. */
export function around(points: readonly (readonly [number, number])[], window: Window): View {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  const inner: Window = { ...window, insets: { top: EDGE, right: EDGE, bottom: EDGE, left: EDGE } }
  return fitting({ x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }, inner, NEAR)
}
/** Room for what stands around an area, in window pixels, and how near one comes to few of them. */
const EDGE = 56
const NEAR = 1.6

/** A view with all points in the open part: the present one if they are, else moved, else with less zoom, at last the whole map. */
export function showing(
  points: readonly (readonly [number, number])[],
  now: View,
  frame: Frame,
  { window, tokenSize = 1 }: { readonly window: Window; readonly tokenSize?: number },
  zoom?: number,
): View {
  const open = openPart(window)
  const visible = points.every(([x, y]) => {
    const [px, py] = [x * now.zoom + now.x, y * now.zoom + now.y]
    return px > open.x + SEEN && px < open.x + open.width - SEEN && py > open.y + SEEN && py < open.y + open.height - SEEN
  })
  const comfort = (COMFORT * tokenSize) ** 2
  if (visible && zoom === undefined && now.zoom >= comfort * 0.8) return now
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x0, y0] = [Math.min(...xs), Math.min(...ys)]
  const rect = { x: x0, y: y0, width: Math.max(...xs) - x0, height: Math.max(...ys) - y0 }
  const view = fitting(rect, within(window), zoom ?? Math.max(now.zoom, comfort))
  // What lies far apart wants an edge around it that the map itself does not have.
  const whole = wholeView(frame, window)
  if (view.zoom >= whole.zoom) return view
  // Where not even the whole map is all to be seen, the middle of what matters is.
  const isCut = openPart(window).height < (window.insets.least ?? 0)
  return isCut ? centred(x0 + rect.width / 2, y0 + rect.height / 2, whole.zoom, window) : whole
}
const SEEN = 32

/** Without an edge for the names and pieces of what lies at it, which keep their size when the map gets smaller; narrower where there is little. */
function within(window: Window): Window {
  const { x, y, width, height } = openPart(window)
  const [side, edge] = [Math.min(110, width / 3), Math.min(64, height / 4)]
  const [right, bottom] = [window.width - x - width, window.height - y - height]
  return { ...window, insets: { top: y + edge, right: right + side, bottom: bottom + edge, left: x + side } }
}

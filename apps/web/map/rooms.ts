import { besideButtons, type Size, tokenScale, type Window, wholeView } from '../src/board/view.ts'
import type { Rect } from './geometry.ts'

/* The windows that a map is made for: what is left for it on laptops, tablets and phones, and how much room names and pieces have there. */

/** The map's window on a laptop: what is left beside the panel, the bars and, if there is one, the hand (`frame.css`, `command-bar.css`, `hand.css`). */
export const laptop = (hand: boolean, width: number, height: number): Window => ({
  width: width - 384,
  height: height - 48 - 112 - (hand ? (height < 800 ? 54.4 : 100) : 0),
  insets: {},
})

/** A tablet has no panel beside the map, or a narrower one, and a higher bar (`table-view.tsx`). */
export const tablet = (hand: boolean, width: number, height: number): Window => ({
  width: width < 1024 ? width : width - 320,
  height: height - 48 - 176 - (hand ? (height < 800 ? 54 : 100) : 0),
  insets: { left: 60 },
})

/** A phone's window with the sheet half up, or lowered for the whole map (`phone-room.ts`). */
export const phone = (width: number, height: number, lowered: boolean): Window => {
  const sheet = lowered ? 160 : Math.round(Math.min(400, Math.max(320, 0.46 * height)))
  return { width, height: height - 52, insets: { top: 6, right: 6, bottom: sheet + 6, left: 6 } }
}

/** Tokens are a little larger where fingers point (`board-area.tsx`). */
export const ON_PHONE = 1.12

/** Room on the whole map: map zoom divided by the size of names. */
export const roomIn = (frame: Rect, window: Window, size = 1): number => {
  const { zoom } = wholeView(frame, window)
  return zoom / tokenScale(zoom, size)
}

export const LAPTOPS = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const
export const TABLETS = [
  [768, 1024],
  [1024, 768],
] as const
export const PHONES = [
  [360, 640],
  [360, 740],
  [390, 844],
] as const

/** Rooms of one of these windows differ by less: one step is enough. */
const SAME = 1.03
/**
 * Between two steps there is at most this much: little where everything has just found a place, since a place must do up to the next step,
 * and more where pieces grow no more, or names are chosen anyhow.
 */
const ratioFrom = (room: number, all: number): number =>
  room < all ? 1.31 : room < 1.04 * all ? 1.05 : room < AMPLE ? 1.18 : 1.34
const AMPLE = 1.3

/**
 * Steps of room for which names are placed: those that the map's windows have, so that nothing is given away there, the one from which
 * every name has a place, which large names in larger windows come to, and others between them and up to the last.
 */
export function roomsFor(frame: Rect, { windows, small }: Windows, { least, all, last }: Rooms): number[] {
  const exact = [
    ...windows.map((window) => roomIn(frame, window)),
    ...small.map((window) => roomIn(frame, besideButtons(frame, window).window, ON_PHONE)),
  ]
  const steps: number[] = [least]
  const reach = (room: number): void => {
    for (let from = steps[steps.length - 1]; from < room; from = steps[steps.length - 1]) {
      const count = Math.ceil(Math.log(room / from) / Math.log(ratioFrom(from, all)))
      steps.push(count === 1 ? room : from * (room / from) ** (1 / count))
    }
  }
  for (const room of [...exact, all, AMPLE].toSorted((a, b) => a - b)) if (room > steps[steps.length - 1] * SAME) reach(room)
  reach(last)
  return steps.map((room) => Math.floor(room * 1000) / 1000)
}

/** The first step, the one from which every name has a place, and the last. */
interface Rooms {
  readonly least: number
  readonly all: number
  readonly last: number
}

/** Where a drawing of a map is shown: in windows of laptops and tablets, and in small ones, where buttons take a strip. */
export interface Windows {
  readonly windows: readonly Window[]
  readonly small: readonly Window[]
}

/** The windows that have this shape. */
export const windowsOf = (hand: boolean, isFor: (size: Size) => boolean, phones: boolean): Windows => ({
  windows: [...LAPTOPS.map(([w, h]) => laptop(hand, w, h)), ...TABLETS.map(([w, h]) => tablet(hand, w, h))].filter(isFor),
  small: phones ? PHONES.flatMap(([width, height]) => [false, true].map((lowered) => phone(width, height, lowered))) : [],
})

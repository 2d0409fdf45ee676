/** The place for answers that may not grow: so many rows of that width. */
export interface Room {
  readonly width: number
  readonly rows: number
}

/*
 * Measures of `.command-bar .bar-choice` and its letters: common, wide and narrow ones. Near enough, a few pixels apart at most, and it
 * asks for no layout; a row too much still scrolls.
 */
const [LETTER, WIDER, NARROWER] = [6.95, 3.2, 2.95]
const WIDE = /[mwMW]/g
const NARROW = /[ijltfrI1 .:!,']/g
const AROUND = 44
const COUNT = 26
const GAP = 5

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0

export const widthOf = (label: string, counted: boolean): number =>
  label.length * LETTER + count(label, WIDE) * WIDER - count(label, NARROW) * NARROWER + AROUND + (counted ? COUNT : 0)

/** The width as it is for letters of the usual size, where the browser's are larger or smaller. */
export const inLetters = (width: number, rootSize: number): number => (width * USUAL_SIZE) / rootSize
const USUAL_SIZE = 15

/** How many of the buttons stand in the room; fewer than all leave a place for the button to the rest. */
export function fitting(widths: readonly number[], rest: number, room: Room): number {
  const stand = (list: readonly number[]): boolean => {
    let [row, at] = [1, 0]
    for (const width of list) {
      if (at > 0 && at + width > room.width) [row, at] = [row + 1, 0]
      at += width + GAP
    }
    return row <= room.rows
  }
  if (stand(widths)) return widths.length
  const most = widths.findLastIndex((_, i) => stand([...widths.slice(0, i), rest]))
  return Math.max(1, most)
}

/** The place for answers that may not grow: so many rows of that width. */
export interface Room {
  readonly width: number
  readonly rows: number
}

/* Measures of `.command-bar .bar-choice`. Counting letters is near enough and asks for no layout: one row more still scrolls. */
const LETTER = 5.9
const AROUND = 41
const COUNT = 26
const GAP = 5

export const widthOf = (label: string, counted: boolean): number => label.length * LETTER + AROUND + (counted ? COUNT : 0)

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

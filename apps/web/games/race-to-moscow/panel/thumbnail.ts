import type { BoardLayout } from '../../../src/board/api.ts'
import type { Thumbnail, ThumbnailMark } from '../../../src/store/thumbnails.ts'
import { armyOf, type RaceView } from './view.ts'
import { seatLook } from './words.ts'

/** Who holds what, where Soviet units are known to wait, and where the armies stand. */
export function thumbnail(view: RaceView, { frame, points }: BoardLayout): Thumbnail {
  const at = (area: string): readonly [number, number] | undefined => {
    const point = points[area]
    return point === undefined ? undefined : [Math.round(point[0] - frame.x), Math.round(point[1] - frame.y)]
  }
  const marks: ThumbnailMark[] = []
  const put = (area: string, colour: string, kind: ThumbnailMark[3]): void => {
    const point = at(area)
    if (point !== undefined) marks.push([...point, colour, kind])
  }
  for (const [id, { control, soviet }] of Object.entries(view.areas)) {
    if (soviet !== undefined) put(id, 'soviet', 'enemy')
    else if (control !== null) put(id, seatLook(control).colour, 'held')
  }
  for (const [id, army] of Object.entries(view.armies)) {
    const { group, armored } = armyOf(id, army)
    put(army.area, seatLook(group).colour, armored ? 'armor' : 'foot')
  }
  return { width: frame.width, height: frame.height, marks }
}

import type { BoardLayout } from '../../../src/board/api.ts'
import type { Thumbnail, ThumbnailMark, ThumbnailSign } from '../../../src/store/thumbnails.ts'
import { GROUPS, INK, PAPER, SOVIET } from '../board/colours.ts'
import type { Group } from '../board/state.ts'
import { armyOf, type RaceView } from './view.ts'

/** Triangle up, square, triangle down, small. */
const EMBLEMS: { readonly [group in Group]: string } = { gray: 'M0-6 6 5H-6Z', white: 'M-5-5H5V5H-5Z', brown: 'M0 6-6-5H6Z' }
const DISC = 'M-11 0A11 11 0 1 0 11 0A11 11 0 1 0-11 0Z'
const COUNTER = 'M-14 12H14Q17 12 17 15V33Q17 36 14 36H-14Q-17 36-17 33V15Q-17 12-14 12Z'
const FRAME = 'M-11 17H11V31H-11Z'
const CROSS = 'M-11 17 11 31M11 17-11 31'
const TRACK = 'M-7 24A7 4 0 1 0 7 24A7 4 0 1 0-7 24Z'

const ink = (group: Group): string => (group === 'white' ? INK : PAPER)

const enemy: ThumbnailSign = [{ d: 'M0-11 11 0 0 11-11 0Z', fill: SOVIET, stroke: PAPER, width: 1.5 }]
const held = (group: Group): ThumbnailSign => [
  { d: DISC, fill: GROUPS[group].fill, stroke: GROUPS[group].edge, width: 1.8 },
  { d: EMBLEMS[group], fill: ink(group), stroke: 'none', width: 0 },
]
const unit = (group: Group, armored: boolean): ThumbnailSign => [
  { d: COUNTER, fill: GROUPS[group].fill, stroke: GROUPS[group].edge, width: 1.6 },
  { d: FRAME + (armored ? TRACK : CROSS), fill: 'none', stroke: ink(group), width: 1.8 },
]

/** Who holds what, where Soviet units are known to wait, and where the armies stand. */
export function thumbnail(view: RaceView, { frame, points }: BoardLayout): Thumbnail {
  const signs: ThumbnailSign[] = []
  const numbers = new Map<string, number>()
  const marks: ThumbnailMark[] = []
  const put = (area: string, name: string, sign: () => ThumbnailSign): void => {
    const point = points[area]
    if (point === undefined) return
    const number = numbers.get(name) ?? signs.push(sign()) - 1
    numbers.set(name, number)
    marks.push([Math.round(point[0] - frame.x), Math.round(point[1] - frame.y), number])
  }
  for (const [id, { control, soviet }] of Object.entries(view.areas)) {
    if (soviet !== undefined) put(id, 'enemy', () => enemy)
    else if (control !== null) put(id, control, () => held(control))
  }
  for (const [id, army] of Object.entries(view.armies)) {
    const { group, armored } = armyOf(id, army)
    put(army.area, `${group}/${armored}`, () => unit(group, armored))
  }
  return { width: frame.width, height: frame.height, signs, marks }
}

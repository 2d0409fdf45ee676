import type {
  AreaDescription,
  AreaId,
  BoardArt,
  BoardDescription,
  BoardLayout,
  BoardToken,
  Box,
  LabelPlace,
  LineDescription,
  LineId,
  ZoomStep,
} from './api.ts'
import type { NameChoice } from './choose-names.ts'
import { LoosePieces } from './loose-pieces.ts'
import type { Form } from './name-spots.ts'
import { boxAt, covered, grown } from './overlap.ts'

/** The map at one zoom step with everything on it that stays. */
export interface Ground {
  readonly description: BoardDescription
  readonly layout: BoardLayout
  readonly step: ZoomStep
  readonly shrink: number
  readonly room: number
  /** Where not all names have room. */
  readonly choice: NameChoice | undefined
  /** What things on lines must not lie on, in token units: areas, and names where all of them are. */
  readonly stays: readonly Box[]
  /** For pieces without a place of their own. */
  readonly loose: LoosePieces
  readonly areaById: ReadonlyMap<AreaId, AreaDescription>
  readonly lineById: ReadonlyMap<LineId, LineDescription>
}

type Rect = BoardLayout['frame']

const complete = new WeakMap<ZoomStep, boolean>()

/** Are all areas named at this step, whatever pieces come? Then everything keeps its place up to the next one. */
export function isComplete({ areas }: BoardDescription, { points }: BoardLayout, step: ZoomStep): boolean {
  let known = complete.get(step)
  if (known === undefined) {
    const { labels, slots, shrink } = step
    const room = step.room / shrink
    const places = Object.entries(slots).map(([key, box]) => boxAt(points[key.slice(key.indexOf('/') + 1)], room, box))
    known = areas.every(({ id }) => {
      if (labels[id] === undefined) return false
      const [x, y, width, height] = boxAt(points[id], room, grown(labels[id].box, 1 / shrink))
      // What only touches hides nothing.
      const letters: Box = [x + TOUCH, y + TOUCH, width - 2 * TOUCH, height - 2 * TOUCH]
      return places.every((place) => covered(letters, place) === 0)
    })
    complete.set(step, known)
  }
  return known
}
const TOUCH = 1

/** What is needed to choose names where not all have room: how, for how much room, and inside of which part of the map. */
export interface Naming {
  readonly Choice: typeof NameChoice
  readonly room: number
  readonly bounds: Rect
}

/**
 * Worked out once for a zoom step: pieces are then placed on it again and again. Where names have to be chosen, for the room that there
 * is just now.
 */
export function groundOf<Area, Token extends BoardToken>(
  description: BoardDescription,
  layout: BoardLayout,
  art: BoardArt<Area, Token>,
  step: ZoomStep,
  naming?: Naming,
): Ground {
  const { areas, lines } = description
  const { shrink } = step
  const all = naming === undefined || isComplete(description, layout, step)
  const room = (all ? step.room : Math.max(step.room, naming.room)) / shrink
  const at = (id: AreaId) => layout.points[id] ?? [0, 0]
  const printed = all ? Object.entries(step.labels).map(([id, { box }]) => boxAt(at(id), room, grown(box, 1 / shrink))) : []
  const discs = areas.map((area): Box => {
    const r = art.radius(area)
    return boxAt(at(area.id), room, [-r, -r, 2 * r, 2 * r])
  })
  return {
    description,
    layout,
    step,
    shrink,
    room,
    stays: [...printed, ...discs],
    loose: new LoosePieces({ description, layout, step, room, printed }, art as BoardArt),
    choice: all ? undefined : namesToChoose(description, layout, art, step, { ...naming, room }),
    areaById: new Map(areas.map((area) => [area.id, area])),
    lineById: new Map(lines.map((line) => [line.id, line])),
  }
}

function namesToChoose<Area, Token extends BoardToken>(
  { areas }: BoardDescription,
  { points, steps, short = {} }: BoardLayout,
  art: BoardArt<Area, Token>,
  { labels, shrink }: ZoomStep,
  { Choice, room, bounds }: Naming,
): NameChoice {
  const closest = steps[steps.length - 1].labels
  const names = areas.flatMap((area) => {
    const written = closest[area.id]
    const [x, y] = points[area.id]
    return written === undefined
      ? []
      : [
          {
            id: area.id,
            x: x * room,
            y: y * room,
            clear: art.footprint(area),
            forms: [formOf(written), ...(short[area.id] ?? [])],
            printed: labels[area.id],
            rank: art.rank?.(area) ?? 2,
          },
        ]
  })
  return new Choice(names, [bounds.x * room, bounds.y * room, bounds.width * room, bounds.height * room], shrink)
}

const formOf = ({ lines, box: [, , width, height] }: LabelPlace): Form => ({ lines, width, height })

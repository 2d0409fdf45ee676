import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { usePaintings } from '../ui/after-paint.ts'
import { useLate } from '../ui/late.tsx'
import { HIDDEN } from './access.ts'
import type { Anchors } from './anchors.ts'
import type {
  AreaDescription,
  AreaId,
  BoardArt,
  BoardDescription,
  BoardLayout,
  BoardState,
  Highlights,
  Overlay,
  Target,
} from './api.ts'
import { FaceNode, SignsNode } from './areas.tsx'
import { useKeptNodes } from './kept-nodes.ts'
import { Arrows, Label, Leader, Lines, Names } from './layers.tsx'
import { Badges, LitLines, type Marks, Rings, Tokens } from './marked.tsx'
import { memo } from './memo.ts'
import { useNamesInWords } from './names-in-words.ts'
import type { Scene } from './scene.ts'
import { endWalks } from './walk.ts'

interface PlayProps {
  readonly description: BoardDescription
  readonly layout: BoardLayout
  readonly art: BoardArt
  readonly state: BoardState
  readonly highlights: Highlights
  readonly overlay: Overlay | undefined
  readonly describe: (target: Target) => string
  readonly scene: Scene
  /** The area that Tab leads to. */
  readonly current: AreaId
  /** Nobody has seen the map yet. */
  readonly fresh: boolean
  readonly anchors: Anchors
  /** Everything that can be asked for is there. */
  readonly onDrawn: (drawn: boolean) => void
}

const NONE: readonly never[] = []
const UNMARKED: Marks = {}

/** The first time the board comes in parts, a painting each: what it is called, what can be chosen, what it looks like, what stands there. */
const MARKED = 1
const PEOPLED = MARKED + 2

const part = <T,>(list: readonly T[], share: number): readonly T[] => (share < 1 ? list.slice(0, share * list.length) : list)

const loadOverlay = async () => (await import('./overlay.tsx')).OverlayPart

/** Everything of the game, above the printed map: lines, areas, tokens, names. */
export const Play = memo((props: PlayProps) => <Game {...props} />)

function Game(props: PlayProps) {
  const { description, layout, art, state, highlights, describe, scene, current, fresh, anchors, onDrawn } = props
  const { areas: areaMarks = UNMARKED, lines: lineMarks = UNMARKED, tokens: tokenMarks = UNMARKED, arrows = NONE } = highlights
  const firstSheet = useRef<SVGSVGElement>(null)
  const painted = usePaintings(PEOPLED, fresh ? 0 : PEOPLED)
  const marked = painted >= MARKED
  const peopled = painted >= PEOPLED
  const { overlay } = props
  const OverlayPart = useLate(overlay !== undefined, loadOverlay)
  const over = (words: boolean) =>
    overlay !== undefined &&
    OverlayPart !== undefined && <OverlayPart {...{ overlay, words, layout, art, scene, anchors }} areas={description.areas} />
  useNamesInWords(firstSheet, describe, state, highlights, painted)
  useLayoutEffect(() => onDrawn(peopled), [peopled])
  useLayoutEffect(endWalks, [state])
  return (
    <>
      <Sheet of={firstSheet}>
        <g {...HIDDEN}>
          <Names names={layout.names} shown={scene.names} anchors={anchors} />
          <Lines description={description} layout={layout} art={art} areas={state.areas} room={scene.room} anchors={anchors} />
        </g>
      </Sheet>
      <Sheet rings={anchors}>
        {marked && (
          <>
            <g {...HIDDEN}>
              {over(false)}
              <Arrows arrows={arrows} layout={layout} room={scene.room} anchors={anchors} />
              {peopled && <Leaders description={description} art={art} scene={scene} anchors={anchors} />}
            </g>
            <LitLines lines={description.lines} marks={lineMarks} layout={layout} anchors={anchors} />
          </>
        )}
      </Sheet>
      <Sheet rings={anchors}>
        {marked && <Rings areas={description.areas} marks={areaMarks} current={current} {...{ layout, art, anchors }} />}
      </Sheet>
      <Sheet>
        <Faces areas={part(description.areas, painted / PEOPLED)} states={state.areas} {...{ layout, art, anchors }} />
      </Sheet>
      <Sheet>
        {peopled && art.signs !== undefined && (
          <Signs
            areas={description.areas}
            states={state.areas}
            boxes={scene.step.signs}
            draw={art.signs}
            {...{ layout, art, anchors }}
          />
        )}
        <Labels areas={description.areas} labels={scene.labels} {...{ layout, anchors }} />
      </Sheet>
      <Sheet>{peopled && <Tokens scene={scene} marks={tokenMarks} draw={art.token} anchors={anchors} />}</Sheet>
      <Sheet rings={anchors}>
        {peopled && (
          <>
            {over(true)}
            <Badges areas={description.areas} states={state.areas} {...{ areaMarks, tokenMarks, scene, layout, art, anchors }} />
          </>
        )}
      </Sheet>
    </>
  )
}

interface SheetProps {
  readonly of?: { current: SVGSVGElement | null }
  /** Rings are drawn in window pixels, and their strokes go by the size of tokens. */
  readonly rings?: Anchors
  readonly children: ComponentChildren
}

/** Sheets lie on each other: a browser that has to draw something on one of them need not go through the others. */
const Sheet = ({ of, rings, children }: SheetProps) => (
  <svg ref={of} class={rings ? 'board-play rings' : 'board-play'} role="presentation" {...rings?.onMap}>
    {children}
  </svg>
)

interface LeadersProps {
  readonly description: BoardDescription
  readonly art: BoardArt
  readonly scene: Scene
  readonly anchors: Anchors
}

const Leaders = memo(({ description, art, scene, anchors }: LeadersProps) => {
  const areas = new Map(description.areas.map((area) => [area.id, area]))
  return (
    <g>
      {scene.tokens.map((placed) => {
        const area = 'area' in placed.token.on ? areas.get(placed.token.on.area) : undefined
        return area === undefined ? null : (
          <Leader key={placed.token.id} placed={placed} clear={art.footprint(area)} anchors={anchors} />
        )
      })}
    </g>
  )
})

interface StatesProps {
  readonly areas: readonly AreaDescription[]
  readonly states: BoardState['areas']
  readonly layout: BoardLayout
  readonly art: BoardArt
  readonly anchors: Anchors
}

const Faces = memo((props: StatesProps) => <EachFace {...props} />)

function EachFace({ areas, states, layout: { points }, art, anchors }: StatesProps) {
  const node = useKeptNodes(FaceNode)
  return (
    <g {...HIDDEN}>
      {areas.map((area) => {
        const [x, y] = points[area.id]
        return node(area.id, { area, x, y, face: states[area.id], draw: art.area, anchors })
      })}
    </g>
  )
}

interface SignsProps extends StatesProps {
  readonly boxes: Scene['step']['signs']
  readonly draw: NonNullable<BoardArt['signs']>
}

const Signs = memo((props: SignsProps) => <EachSigns {...props} />)

function EachSigns({ areas, states, boxes, draw, layout: { points }, anchors }: SignsProps) {
  const node = useKeptNodes(SignsNode)
  return (
    <g {...HIDDEN}>
      {areas.map((area) => {
        const [x, y] = points[area.id]
        return node(area.id, { area, x, y, face: states[area.id], draw, boxes, anchors })
      })}
    </g>
  )
}

interface LabelsProps {
  readonly areas: readonly AreaDescription[]
  readonly labels: Scene['labels']
  readonly layout: BoardLayout
  readonly anchors: Anchors
}

const Labels = memo((props: LabelsProps) => <EachLabel {...props} />)

function EachLabel({ areas, labels, layout: { points }, anchors }: LabelsProps) {
  const node = useKeptNodes(Label)
  return (
    <g {...HIDDEN}>
      {areas.map(({ id, kind }) => {
        const place = labels[id]
        if (place === undefined) return null
        const look = kind === 'sea' ? 'label-sea' : place.box[3] / place.lines.length > 15 ? 'label-great' : ''
        return node(id, { place, x: points[id][0], y: points[id][1], look, anchors })
      })}
    </g>
  )
}

import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { usePaintings } from '../ui/after-paint.ts'
import type { AreaId, BoardArt, BoardDescription, BoardLayout, BoardState, Highlights, Target } from './api.ts'
import { useKept } from './kept.ts'
import {
  AreaBadge,
  AreaNode,
  Arrows,
  BADGE_OUT,
  BADGE_SIZE,
  HIDDEN,
  hasBadge,
  Label,
  Leader,
  Lines,
  LitLine,
  Names,
  TokenBadge,
  TokenNode,
} from './layers.tsx'
import { pure } from './pure.ts'
import { badgeCorner, type Scene } from './scene.ts'
import type { Ties } from './ties.ts'
import { endWalks } from './walk.ts'

interface PlayProps {
  readonly description: BoardDescription
  readonly layout: BoardLayout
  readonly art: BoardArt
  readonly state: BoardState
  readonly highlights: Highlights
  readonly describe: (target: Target) => string
  readonly scene: Scene
  /** The area that Tab leads to. */
  readonly current: AreaId
  readonly ties: Ties
}

const NONE: readonly never[] = []

/** Everything of the game, above the printed map: lines, areas, tokens, names. */
export const Play = pure((props: PlayProps) => <Game {...props} />)

function Game(props: PlayProps) {
  const { description, layout, art, state, highlights, describe, scene, current, ties } = props
  const { points } = layout
  const { areas: areaMarks = {}, lines: lineMarks = {}, tokens: tokenMarks = {}, arrows = NONE } = highlights
  const areasSheet = useRef<SVGSVGElement>(null)
  // The first time it comes in parts: what can be chosen, what stands there, what it is called.
  const painted = usePaintings(2)
  const [areaNode, tokenNode] = [useKept(AreaNode), useKept(TokenNode)]
  useAreaNames(areasSheet, props)
  useLayoutEffect(endWalks, [state])
  return (
    <>
      <Sheet>
        <g {...HIDDEN}>
          {painted > 1 && <Names names={layout.names} shown={scene.names} ties={ties} />}
          <Lines description={description} layout={layout} art={art} areas={state.areas} room={scene.room} ties={ties} />
        </g>
      </Sheet>
      <Sheet>
        <g {...HIDDEN}>
          <Arrows arrows={arrows} layout={layout} room={scene.room} ties={ties} />
          <Leaders description={description} art={art} scene={scene} ties={ties} />
        </g>
        {description.lines.map((line) => {
          const mark = lineMarks[line.id]
          return mark === undefined ? null : (
            <LitLine
              key={line.id}
              line={line}
              layout={layout}
              mark={mark}
              name={describe({ kind: 'line', id: line.id })}
              ties={ties}
            />
          )
        })}
      </Sheet>
      <Sheet of={areasSheet}>
        {description.areas.map((area) =>
          areaNode(area.id, {
            area,
            x: points[area.id][0],
            y: points[area.id][1],
            radius: art.radius(area),
            face: state.areas[area.id],
            draw: art.area,
            cell: layout.cells?.[area.id],
            state: areaMarks[area.id]?.state,
            hot: areaMarks[area.id]?.hot === true,
            current: area.id === current,
            ties,
          }),
        )}
      </Sheet>
      <Sheet>
        {painted > 0 && (
          <Signs description={description} layout={layout} art={art} areas={state.areas} step={scene.step} ties={ties} />
        )}
        {painted > 1 && <Labels description={description} layout={layout} labels={scene.labels} ties={ties} />}
      </Sheet>
      <Sheet>
        {(painted > 0 ? scene.tokens : NONE).map((placed) => {
          const { id } = placed.token
          const mark = tokenMarks[id]
          return tokenNode(id, {
            placed,
            draw: art.token,
            room: scene.step.room,
            state: mark?.state,
            hot: mark?.hot === true,
            name: mark === undefined ? '' : describe({ kind: 'token', id }),
            ties,
          })
        })}
      </Sheet>
      <Sheet>
        <g {...HIDDEN}>
          {description.areas.map((area) => {
            const mark = areaMarks[area.id]
            if (mark === undefined || !hasBadge(mark)) return null
            const [x, y] = points[area.id]
            const corner = badgeCorner(layout, scene, area.id, (art.radius(area) + 6) * BADGE_OUT, BADGE_SIZE)
            return <AreaBadge key={area.id} x={x} y={y} radius={art.radius(area)} mark={mark} corner={corner} ties={ties} />
          })}
          {scene.tokens.map((placed) => {
            const key = tokenMarks[placed.token.id]?.key
            return key === undefined ? null : <TokenBadge key={placed.token.id} placed={placed} label={key} ties={ties} />
          })}
        </g>
      </Sheet>
    </>
  )
}

/** Sheets lie on each other: a browser that has to draw something on one of them need not go through the others. */
const Sheet = ({ of, children }: { of?: { current: SVGSVGElement | null }; children: ComponentChildren }) => (
  <svg ref={of} class="board-play" role="presentation">
    {children}
  </svg>
)

interface LeadersProps {
  readonly description: BoardDescription
  readonly art: BoardArt
  readonly scene: Scene
  readonly ties: Ties
}

const Leaders = pure(({ description, art, scene, ties }: LeadersProps) => {
  const areas = new Map(description.areas.map((area) => [area.id, area]))
  return (
    <g>
      {scene.tokens.map((placed) => {
        const area = 'area' in placed.token.on ? areas.get(placed.token.on.area) : undefined
        return area === undefined ? null : (
          <Leader key={placed.token.id} placed={placed} clear={art.footprint(area)} ties={ties} />
        )
      })}
    </g>
  )
})

const Signs = pure(
  ({
    description,
    layout,
    art,
    areas,
    step,
    ties,
  }: {
    description: BoardDescription
    layout: BoardLayout
    art: BoardArt
    areas: BoardState['areas']
    step: Scene['step']
    ties: Ties
  }) => (
    <g {...HIDDEN}>
      {description.areas.flatMap((area) =>
        art.signs(area, areas[area.id]).map(({ sign, art: drawing }) => {
          const box = step.signs[`${sign}/${area.id}`]
          if (box === undefined) return null
          return (
            <g
              key={`${sign}/${area.id}`}
              class="at"
              {...ties.at(layout.points[area.id][0], layout.points[area.id][1], box[0] + box[2] / 2, box[1] + box[3] / 2)}
            >
              {drawing}
            </g>
          )
        }),
      )}
    </g>
  ),
)

interface LabelsProps {
  readonly description: BoardDescription
  readonly layout: BoardLayout
  readonly labels: Scene['labels']
  readonly ties: Ties
}

const Labels = pure(({ description, layout, labels, ties }: LabelsProps) => (
  <g {...HIDDEN}>
    {description.areas.map(({ id, kind }) => {
      const place = labels[id]
      if (place === undefined) return null
      const look = kind === 'sea' ? 'label-sea' : place.box[3] / place.lines.length > 15 ? 'label-great' : ''
      return <Label key={id} place={place} x={layout.points[id][0]} y={layout.points[id][1]} look={look} ties={ties} />
    })}
  </g>
))

/** What is lit, in one value to compare. */
const litIn = ({ areas = {}, lines = {}, tokens = {} }: Highlights): string =>
  [areas, lines, tokens].map((marks) => Object.entries(marks).map(([id, mark]) => `${id}${mark?.state}${mark?.key}`)).join('|')

/**
 * The areas' accessible names, which say everything that a sighted player sees there. There are many, and each takes a while to put into
 * words: they follow once the board has been painted, and only when the state or what is lit has changed.
 */
function useAreaNames(
  sheet: { readonly current: SVGSVGElement | null },
  { description, describe, state, highlights }: PlayProps,
): void {
  const latest = useRef(describe)
  latest.current = describe
  const lit = litIn(highlights)
  useEffect(() => {
    for (const { id } of description.areas) {
      const element = sheet.current?.querySelector(`[data-area="${CSS.escape(id)}"]`)
      const name = latest.current({ kind: 'area', id })
      if (element != null && element.getAttribute('aria-label') !== name) element.setAttribute('aria-label', name)
    }
  }, [sheet, description, state, lit])
}

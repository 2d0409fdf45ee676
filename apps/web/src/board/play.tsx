import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { AreaId, BoardArt, BoardDescription, BoardLayout, BoardState, Highlights, Target } from './api.ts'
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

function Game({ description, layout, art, state, highlights, describe, scene, current, ties }: PlayProps) {
  const { points } = layout
  const { areas: areaMarks = {}, lines: lineMarks = {}, tokens: tokenMarks = {}, arrows = NONE } = highlights
  const nameOf = useNames(describe, state, highlights)
  useLayoutEffect(endWalks, [state])
  return (
    <>
      <Sheet>
        <g {...HIDDEN}>
          <Names names={layout.names} shown={scene.step.names} ties={ties} />
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
              name={nameOf({ kind: 'line', id: line.id })}
              ties={ties}
            />
          )
        })}
      </Sheet>
      <Sheet>
        {description.areas.map((area) => {
          const mark = areaMarks[area.id]
          return (
            <AreaNode
              key={area.id}
              area={area}
              x={points[area.id][0]}
              y={points[area.id][1]}
              radius={art.radius(area)}
              face={state.areas[area.id]}
              draw={art.area}
              cell={layout.cells?.[area.id]}
              state={mark?.state}
              hot={mark?.hot === true}
              name={nameOf({ kind: 'area', id: area.id })}
              current={area.id === current}
              ties={ties}
            />
          )
        })}
      </Sheet>
      <Sheet>
        <Signs description={description} layout={layout} art={art} areas={state.areas} step={scene.step} ties={ties} />
        <Labels description={description} layout={layout} step={scene.step} ties={ties} />
      </Sheet>
      <Sheet>
        {scene.tokens.map((placed) => {
          const mark = tokenMarks[placed.token.id]
          return (
            <TokenNode
              key={placed.token.id}
              placed={placed}
              draw={art.token}
              room={scene.step.room}
              state={mark?.state}
              badge={mark?.key}
              hot={mark?.hot === true}
              name={mark === undefined ? '' : nameOf({ kind: 'token', id: placed.token.id })}
              ties={ties}
            />
          )
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
        </g>
      </Sheet>
    </>
  )
}

/** Sheets lie on each other: a browser that has to draw something on one of them need not go through the others. */
const Sheet = ({ children }: { children: ComponentChildren }) => (
  <svg class="board-play" role="presentation">
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
            <g key={`${sign}/${area.id}`} class="at" {...ties.at(layout.points[area.id][0], layout.points[area.id][1])}>
              <g transform={`translate(${box[0] + box[2] / 2} ${box[1] + box[3] / 2})`}>{drawing}</g>
            </g>
          )
        }),
      )}
    </g>
  ),
)

const Labels = pure(
  ({
    description,
    layout,
    step,
    ties,
  }: {
    description: BoardDescription
    layout: BoardLayout
    step: Scene['step']
    ties: Ties
  }) => (
    <g {...HIDDEN}>
      {description.areas.map(({ id, kind }) => {
        const place = step.labels[id]
        if (place === undefined) return null
        const look = kind === 'sea' ? 'label-sea' : place.box[3] / place.lines.length > 15 ? 'label-great' : ''
        return <Label key={id} place={place} x={layout.points[id][0]} y={layout.points[id][1]} look={look} ties={ties} />
      })}
    </g>
  ),
)

/** Names are asked for again only when the state or what is lit has changed: hovering must stay cheap. */
function useNames(
  describe: (target: Target) => string,
  state: unknown,
  { areas = {}, lines = {}, tokens = {} }: Highlights,
): (target: Target) => string {
  const lit = [areas, lines, tokens]
    .map((marks) => Object.entries(marks).map(([id, mark]) => `${id}${mark?.state}${mark?.key}`))
    .join('|')
  const cache = useRef<{ state: unknown; lit: string; names: Map<string, string> } | undefined>(undefined)
  if (cache.current === undefined || cache.current.state !== state || cache.current.lit !== lit)
    cache.current = { state, lit, names: new Map() }
  const { names } = cache.current
  return (target) => {
    const key = `${target.kind}/${target.id}`
    let name = names.get(key)
    if (name === undefined) {
      name = describe(target)
      names.set(key, name)
    }
    return name
  }
}

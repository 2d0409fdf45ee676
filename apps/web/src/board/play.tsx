import { useLayoutEffect, useRef } from 'preact/hooks'
import type { AreaId, BoardArt, BoardDescription, BoardLayout, BoardState, BoardToken, Highlights, Target } from './api.ts'
import { AreaBadge, AreaNode, Arrows, Label, Leader, Lines, LitLine, Names, Signed, TokenNode } from './layers.tsx'
import type { Scene } from './scene.ts'
import { endWalk } from './walk.ts'

interface PlayProps<Area, Token extends BoardToken> {
  readonly description: BoardDescription
  readonly layout: BoardLayout
  readonly art: BoardArt<Area, Token>
  readonly state: BoardState<Area, Token>
  readonly highlights: Highlights
  readonly describe: (target: Target) => string
  readonly scene: Scene<Token>
  readonly zoom: number
  readonly scale: number
  /** The area that Tab leads to. */
  readonly current: AreaId
}

/** Everything of the game, above the printed map: lines, areas, tokens, names. */
export function Play<Area, Token extends BoardToken>({ description, layout, art, state, highlights, describe, scene, zoom, scale, current }: PlayProps<Area, Token>) {
  const { bleed, points } = layout
  const now = { zoom, scale }
  const { areas: areaMarks = {}, lines: lineMarks = {}, tokens: tokenMarks = {}, arrows = [] } = highlights
  const nameOf = useNames(describe, state, highlights)
  const svg = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => {
    for (const token of svg.current?.querySelectorAll('[data-token]') ?? []) endWalk(token)
  }, [state])
  return (
    <svg
      ref={svg}
      class="board-play"
      viewBox={`${bleed.x * zoom} ${bleed.y * zoom} ${bleed.width * zoom} ${bleed.height * zoom}`}
      style={{ left: bleed.x * zoom, top: bleed.y * zoom, width: bleed.width * zoom, height: bleed.height * zoom }}
    >
      <g aria-hidden="true">
        <Names names={layout.names} shown={scene.step.names} scale={now} />
        <Lines description={description} layout={layout} art={art as unknown as BoardArt<Area, never>} areas={state.areas} scale={now} />
        <Arrows arrows={arrows} layout={layout} scale={now} />
        {scene.tokens.map((placed) => {
          const area = 'area' in placed.token.on ? placed.token.on.area : undefined
          const place = description.areas.find(({ id }) => id === area)
          return place === undefined ? null : <Leader key={placed.token.id} placed={placed} scale={now} clear={art.footprint(place)} />
        })}
      </g>
      {description.lines.map((line) => {
        const mark = lineMarks[line.id]
        return mark === undefined ? null : <LitLine key={line.id} line={line} layout={layout} scale={now} mark={mark} name={nameOf({ kind: 'line', id: line.id })} />
      })}
      {description.areas.map((area) => {
        const mark = areaMarks[area.id]
        return (
          <AreaNode
            key={area.id}
            area={area}
            x={points[area.id][0]}
            y={points[area.id][1]}
            zoom={zoom}
            scale={scale}
            radius={art.radius(area)}
            face={state.areas[area.id]}
            draw={art.area as BoardArt['area']}
            state={mark?.state}
            hot={mark?.hot === true}
            name={nameOf({ kind: 'area', id: area.id })}
            current={area.id === current}
          />
        )
      })}
      <g aria-hidden="true">
        {description.areas.flatMap((area) =>
          art.signs(area, state.areas[area.id]).map(({ sign, art: drawing }) => {
            const box = scene.step.signs[`${sign}/${area.id}`]
            if (box === undefined) return null
            const [x, y] = points[area.id]
            return <Signed key={`${sign}/${area.id}`} x={x} y={y} zoom={zoom} scale={scale} dx={box[0] + box[2] / 2} dy={box[1] + box[3] / 2} art={drawing} />
          }),
        )}
        {description.areas.map((area) => {
          const place = scene.step.labels[area.id]
          if (place === undefined) return null
          const look = area.kind === 'sea' ? 'label-sea' : place.box[3] / place.lines.length > 15 ? 'label-great' : ''
          return <Label key={area.id} place={place} x={points[area.id][0]} y={points[area.id][1]} zoom={zoom} scale={scale} look={look} />
        })}
      </g>
      {scene.tokens.map((placed) => (
        <TokenNode
          key={placed.token.id}
          placed={placed}
          scale={now}
          art={art.token(placed.token)}
          mark={tokenMarks[placed.token.id]}
          name={tokenMarks[placed.token.id] === undefined ? '' : nameOf({ kind: 'token', id: placed.token.id })}
        />
      ))}
      <g aria-hidden="true">
        {description.areas.map((area) => {
          const mark = areaMarks[area.id]
          return mark === undefined ? null : <AreaBadge key={area.id} x={points[area.id][0]} y={points[area.id][1]} scale={now} radius={art.radius(area)} mark={mark} />
        })}
      </g>
    </svg>
  )
}

/** Names are asked for again only when the state or what is lit has changed: hovering must stay cheap. */
function useNames(describe: (target: Target) => string, state: unknown, { areas = {}, lines = {}, tokens = {} }: Highlights): (target: Target) => string {
  const lit = [areas, lines, tokens].map((marks) => Object.entries(marks).map(([id, mark]) => `${id}${mark?.state}${mark?.key}`)).join('|')
  const cache = useRef<{ state: unknown; lit: string; names: Map<string, string> }>()
  if (cache.current === undefined || cache.current.state !== state || cache.current.lit !== lit) cache.current = { state, lit, names: new Map() }
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

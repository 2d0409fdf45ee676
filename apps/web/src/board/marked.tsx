import { HIDDEN } from './access.ts'
import type { Anchors } from './anchors.ts'
import type { AreaDescription, AreaId, BoardArt, BoardDescription, BoardLayout, BoardState, Mark } from './api.ts'
import { AreaNode, BADGE_OUT, BADGE_SIZE, Badge, hasBadge, RefusedBadge, RiskBadge, ringOf } from './areas.tsx'
import { badgeOffset } from './badge-offset.ts'
import { useKeptNodes } from './kept-nodes.ts'
import { LitLine, TokenNode } from './layers.tsx'
import { memo } from './memo.ts'
import type { Scene } from './scene.ts'

/*
 * What the question lights. Each part is gone through only when its own marks, or what it lies on, are others.
 */

export type Marks = Readonly<Record<string, Mark | undefined>>

interface LitLinesProps {
  readonly lines: BoardDescription['lines']
  readonly marks: Marks
  readonly layout: BoardLayout
  readonly anchors: Anchors
}

export const LitLines = memo((props: LitLinesProps) => <EachLitLine {...props} />)

function EachLitLine({ lines, marks, layout, anchors }: LitLinesProps) {
  const [litLine, badge] = [useKeptNodes(LitLine), useKeptNodes(Badge)]
  const lit = lines.flatMap((line) => {
    const mark = marks[line.id]
    return mark === undefined ? [] : [{ line, mark }]
  })
  return (
    <>
      <g class="on-map" {...anchors.onMap}>
        {lit.map(({ line, mark }) => litLine(line.id, { line, layout, state: mark.state, hot: mark.hot === true }))}
      </g>
      <g {...HIDDEN}>
        {lit.map(({ line: { id, a, b }, mark }) => {
          const [from, to] = [layout.points[a], layout.points[b]]
          const place = { x: (from[0] + to[0]) / 2, y: (from[1] + to[1]) / 2, dx: 0, dy: 0, anchors }
          return mark.state === 'refused' ? <RefusedBadge key={id} {...place} /> : badge(id, { ...place, label: mark.key })
        })}
      </g>
    </>
  )
}

interface RingsProps {
  readonly areas: readonly AreaDescription[]
  readonly marks: Marks
  readonly current: AreaId
  readonly layout: BoardLayout
  readonly art: BoardArt
  readonly anchors: Anchors
}

export const Rings = memo((props: RingsProps) => <EachRing {...props} />)

function EachRing({ areas, marks, current, layout: { points, cells }, art, anchors }: RingsProps) {
  const node = useKeptNodes(AreaNode)
  return areas.map((area) => {
    const [x, y] = points[area.id]
    const mark = marks[area.id]
    return node(area.id, {
      area,
      x,
      y,
      radius: ringOf(art, area),
      cell: cells?.[area.id],
      state: mark?.state,
      hot: mark?.hot === true,
      current: area.id === current,
      anchors,
    })
  })
}

interface TokensProps {
  readonly scene: Scene
  readonly marks: Marks
  readonly draw: BoardArt['token']
  readonly anchors: Anchors
}

export const Tokens = memo((props: TokensProps) => <EachToken {...props} />)

function EachToken({ scene, marks, draw, anchors }: TokensProps) {
  const node = useKeptNodes(TokenNode)
  const { room } = scene.step
  return scene.tokens.map((placed) => {
    const { id } = placed.token
    return node(id, { placed, draw, room, state: marks[id]?.state, hot: marks[id]?.hot === true, anchors })
  })
}

interface BadgesProps extends Omit<RingsProps, 'marks' | 'current'> {
  readonly states: BoardState['areas']
  readonly areaMarks: Marks
  readonly tokenMarks: Marks
  readonly scene: Scene
}

export const Badges = memo((props: BadgesProps) => <EachBadge {...props} />)

function EachBadge({ areas, states, areaMarks, tokenMarks, scene, layout, art, anchors }: BadgesProps) {
  const badge = useKeptNodes(Badge)
  return (
    <g {...HIDDEN}>
      {areas.map((area) => {
        const mark = areaMarks[area.id]
        if (mark === undefined || !hasBadge(mark)) return null
        const [x, y] = layout.points[area.id]
        const out = ringOf(art, area) * BADGE_OUT
        const signs = (art.signs?.(area, states[area.id]) ?? []).map(({ sign }) => sign)
        const [dx, dy] = badgeOffset(layout, scene, area.id, signs, out, BADGE_SIZE)
        const place = { x, y, dx, dy, anchors }
        return mark.state === 'refused' ? (
          <RefusedBadge key={area.id} {...place} />
        ) : mark.state === 'risk' ? (
          <RiskBadge key={area.id} {...place} />
        ) : (
          badge(area.id, { ...place, label: mark.key })
        )
      })}
      {scene.tokens.map(({ token: { id }, x, y, offset, width, height }) => {
        const label = tokenMarks[id]?.key
        const [dx, dy] = [offset[0] + width / 2, offset[1] - height / 2]
        return label === undefined ? null : badge(id, { x, y, dx, dy, label, anchors })
      })}
    </g>
  )
}

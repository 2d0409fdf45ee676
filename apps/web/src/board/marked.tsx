import { HIDDEN } from './access.ts'
import type { AreaDescription, AreaId, BoardArt, BoardDescription, BoardLayout, BoardState, Mark } from './api.ts'
import { AreaNode, BADGE_OUT, BADGE_SIZE, Badge, hasBadge, RefusedBadge, ringOf } from './areas.tsx'
import { useKept } from './kept.ts'
import { LitLine, TokenNode } from './layers.tsx'
import { pure } from './pure.ts'
import { badgeCorner, type Scene } from './scene.ts'
import type { Ties } from './ties.ts'

/*
 * What the question lights. Each part is gone through only when its own marks, or what it lies on, are others.
 */

export type Marks = Readonly<Record<string, Mark | undefined>>

interface LitLinesProps {
  readonly lines: BoardDescription['lines']
  readonly marks: Marks
  readonly layout: BoardLayout
  readonly ties: Ties
}

export const LitLines = pure((props: LitLinesProps) => <EachLitLine {...props} />)

function EachLitLine({ lines, marks, layout, ties }: LitLinesProps) {
  const [litLine, badge] = [useKept(LitLine), useKept(Badge)]
  const lit = lines.flatMap((line) => {
    const mark = marks[line.id]
    return mark === undefined ? [] : [{ line, mark }]
  })
  return (
    <>
      <g class="on-map" {...ties.onMap}>
        {lit.map(({ line, mark }) => litLine(line.id, { line, layout, state: mark.state, hot: mark.hot === true }))}
      </g>
      <g {...HIDDEN}>
        {lit.map(({ line: { id, a, b }, mark }) => {
          const [from, to] = [layout.points[a], layout.points[b]]
          const place = { x: (from[0] + to[0]) / 2, y: (from[1] + to[1]) / 2, dx: 0, dy: 0, ties }
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
  readonly ties: Ties
}

export const Rings = pure((props: RingsProps) => <EachRing {...props} />)

function EachRing({ areas, marks, current, layout: { points, cells }, art, ties }: RingsProps) {
  const node = useKept(AreaNode)
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
      ties,
    })
  })
}

interface TokensProps {
  readonly scene: Scene
  readonly marks: Marks
  readonly draw: BoardArt['token']
  readonly ties: Ties
}

export const Tokens = pure((props: TokensProps) => <EachToken {...props} />)

function EachToken({ scene, marks, draw, ties }: TokensProps) {
  const node = useKept(TokenNode)
  const { room } = scene.step
  return scene.tokens.map((placed) => {
    const { id } = placed.token
    return node(id, { placed, draw, room, state: marks[id]?.state, hot: marks[id]?.hot === true, ties })
  })
}

interface BadgesProps extends Omit<RingsProps, 'marks' | 'current'> {
  readonly states: BoardState['areas']
  readonly areaMarks: Marks
  readonly tokenMarks: Marks
  readonly scene: Scene
}

export const Badges = pure((props: BadgesProps) => <EachBadge {...props} />)

function EachBadge({ areas, states, areaMarks, tokenMarks, scene, layout, art, ties }: BadgesProps) {
  const badge = useKept(Badge)
  return (
    <g {...HIDDEN}>
      {areas.map((area) => {
        const mark = areaMarks[area.id]
        if (mark === undefined || !hasBadge(mark)) return null
        const [x, y] = layout.points[area.id]
        const out = ringOf(art, area) * BADGE_OUT
        const signs = art.signs(area, states[area.id]).map(({ sign }) => sign)
        const [sx, sy] = badgeCorner(layout, scene, area.id, signs, out, BADGE_SIZE)
        const place = { x, y, dx: out * sx, dy: out * sy, ties }
        return mark.state === 'refused' ? (
          <RefusedBadge key={area.id} {...place} />
        ) : (
          badge(area.id, { ...place, label: mark.key })
        )
      })}
      {scene.tokens.map(({ token: { id }, x, y, offset, width, height }) => {
        const label = tokenMarks[id]?.key
        const [dx, dy] = [offset[0] + width / 2, offset[1] - height / 2]
        return label === undefined ? null : badge(id, { x, y, dx, dy, label, ties })
      })}
    </g>
  )
}

import './board.css'
import type { BoardArt } from '../../../src/board/api.ts'
import { signs, town } from './area-art.tsx'
import { ALL_FOUR } from './areas.ts'
import { footprint, radius } from './measures.ts'
import { stackArt, stackSize } from './stack-art.tsx'
import type { OstkriegArea, OstkriegToken } from './state.ts'

const isSide = (area: OstkriegArea | undefined) => area !== undefined && area.control !== 'neutral'

const isFront = (a: OstkriegArea | undefined, b: OstkriegArea | undefined) => isSide(a) && isSide(b) && a?.control !== b?.control

export const art: BoardArt<OstkriegArea, OstkriegToken> = {
  area: town,
  radius,
  footprint,
  signs,
  token: stackArt,
  size: stackSize,
  rank: ({ id, features }) => (ALL_FOUR.includes(id) ? 0 : features.vp ? 1 : 2),
  frontline: ({ lines }, { areas }) => lines.flatMap(({ a, b }) => (isFront(areas[a], areas[b]) ? [a, b] : [])),
  lineStyles: ['supply'],
  // Supply lines run from area to area; nothing else is drawn between them.
  line: (line, a, b) => (a?.through === line.b || b?.through === line.a ? [{ name: 'supply' }] : []),
  cell: (_, state) => `ost-cell ost-${state?.control ?? 'neutral'}${state?.supply === 'cut' ? ' ost-cut' : ''}`,
  front: isFront,
  legend: () => import('./legend.tsx').then(({ legend }) => legend),
}

import './board.css'
import type { BoardArt } from '../../../src/board/api.ts'
import { signs, town } from './area-art.tsx'
import { footprint, radius } from './measures.ts'
import { stackArt, stackSize } from './stack-art.tsx'
import type { OstkriegArea, OstkriegToken } from './state.ts'

const isSide = (area: OstkriegArea | undefined) => area !== undefined && area.control !== 'neutral'

export const art: BoardArt<OstkriegArea, OstkriegToken> = {
  area: town,
  radius,
  footprint,
  signs,
  token: stackArt,
  size: stackSize,
  lineStyles: ['supply'],
  // Supply lines run from area to area; nothing else is drawn between them.
  line: (line, a, b) => (a?.through === line.b || b?.through === line.a ? [{ name: 'supply' }] : []),
  cell: (_, state) => `ost-cell ost-${state?.control ?? 'neutral'}${state?.supply === 'cut' ? ' ost-cut' : ''}`,
  front: (a, b) => isSide(a) && isSide(b) && a?.control !== b?.control,
  legend: () => import('./legend.tsx').then(({ legend }) => legend),
}

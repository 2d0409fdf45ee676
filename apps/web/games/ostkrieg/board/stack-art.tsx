import type { JSX } from 'preact'
import { CLOSE, POINT, CELL as SIZE, SUM, stackWidth } from './measures.ts'
import type { OstkriegToken, Side, UnitCell, UnitKind } from './state.ts'
import { UNITS } from './units.ts'

const { width: CELL, height: HEIGHT } = SIZE

const FILL: Readonly<Record<Side, string>> = { axis: '#46525a', soviet: '#9c2a22' }
const PAPER = '#fffdf6'
const BATTLEMENT = '#f3cf7a'
const TURNED = '#ff9f7a'

/** A stack as there is room for it: every unit, units added up by kind, or everything added up; undefined far away. */
function cellsFor({ cells }: OstkriegToken, room: number, most: number): readonly UnitCell[] | undefined {
  if (room < CLOSE) return undefined
  if (stackWidth(cells.length) <= most) return cells
  const kinds = byKind(cells)
  if (stackWidth(kinds.length) <= most) return kinds
  return [kinds.reduce(added)]
}

const added = (a: UnitCell, b: UnitCell): UnitCell => ({
  ...a,
  count: a.count + b.count,
  entrenched: a.entrenched + b.entrenched,
  spent: a.spent + b.spent,
  fighting: a.fighting + b.fighting,
  summed: a.kind === b.kind && a.summed !== 'kinds' ? 'nations' : 'kinds',
})

function byKind(cells: readonly UnitCell[]): UnitCell[] {
  const kinds = new Map<UnitKind, UnitCell>()
  for (const cell of cells) {
    const before = kinds.get(cell.kind)
    kinds.set(cell.kind, before === undefined ? cell : added(before, cell))
  }
  return [...kinds.values()]
}

export function stackSize(token: OstkriegToken, room: number, most: number): { width: number; height: number } {
  const cells = cellsFor(token, room, most)
  const ends = token.side === 'soviet' ? 2 * POINT : 0
  if (cells === undefined) return { width: SUM.width + ends / 2, height: SUM.height }
  return { width: cells.length * CELL + 2 + ends, height: HEIGHT + 2 }
}

export function stackArt(token: OstkriegToken, room: number, most: number): JSX.Element {
  const cells = cellsFor(token, room, most)
  return cells === undefined ? <Total token={token} /> : <Stack side={token.side} cells={cells} starving={token.starving} />
}

/** Axis plates have square ends, Soviet plates pointed ones. */
function plate(side: Side, width: number, height: number, point: number): string {
  const [x, y] = [width / 2, height / 2]
  if (side === 'axis')
    return `M${-x + 2} ${-y}H${x - 2}a2 2 0 0 1 2 2V${y - 2}a2 2 0 0 1 -2 2H${-x + 2}a2 2 0 0 1 -2 -2V${-y + 2}a2 2 0 0 1 2 -2z`
  return `M${-x} ${-y}H${x}L${x + point} 0L${x} ${y}H${-x}L${-x - point} 0z`
}

/** Cells side by side on a plate. */
export function Stack({ side, cells, starving }: { side: Side; cells: readonly UnitCell[]; starving: boolean }) {
  const width = cells.length * CELL
  const shape = plate(side, width, HEIGHT, POINT)
  return (
    <g>
      <path d={shape} transform="translate(1.2 2)" class="ost-shadow" />
      <path d={shape} fill={FILL[side]} stroke={PAPER} stroke-width={1.8} stroke-linejoin="round" />
      {cells.map((cell, i) => (
        <Cell key={cell.code} cell={cell} x={-width / 2 + CELL * (i + 0.5)} line={i > 0} ground={FILL[side]} />
      ))}
      {starving && <Starving x={width / 2 + (side === 'soviet' ? 2 : 0)} />}
    </g>
  )
}

function Cell({ cell, x, line, ground }: { cell: UnitCell; x: number; line: boolean; ground: string }) {
  // Of several nations none is named.
  const { letter, stripe } = cell.summed === undefined ? UNITS[cell.code] : {}
  return (
    <g transform={`translate(${x} 0)`}>
      {stripe && <rect x={-CELL / 2 + 0.9} y={-HEIGHT / 2 + 0.9} width={CELL - 1.8} height={4} fill={stripe} />}
      {line && <path d={`M${-CELL / 2} ${-HEIGHT / 2}V${HEIGHT / 2}`} stroke={PAPER} stroke-width={1} />}
      <g class={cell.spent === cell.count ? 'ost-spent' : undefined}>
        <UnitSign kind={cell.summed === 'kinds' ? undefined : cell.kind} y={stripe ? -4.2 : -6} />
        <text
          class="ost-count"
          x={letter ? -3 : 0}
          y={cell.entrenched > 0 || cell.turned > 0 ? 10 : 12}
          font-size={14.5}
          fill={PAPER}
          text-anchor="middle"
        >
          {cell.count}
        </text>
        {letter && (
          <text class="ost-letter" x={6} y={cell.entrenched > 0 ? 9.6 : 11.6} font-size={10.5} fill={stripe} text-anchor="middle">
            {letter}
          </text>
        )}
      </g>
      {cell.entrenched > 0 && <Battlement whole={cell.entrenched === cell.count} />}
      {cell.turned > 0 && <Turned share={cell.turned / cell.count} />}
      {cell.fighting > 0 && (
        <circle cx={CELL / 2 - 3.6} cy={-HEIGHT / 2 + 4} r={2.2} fill={BATTLEMENT} stroke={ground} stroke-width={0.8} />
      )}
    </g>
  )
}

/** Under the count; half as long when not all are entrenched. */
function Battlement({ whole }: { whole: boolean }) {
  const teeth = whole ? 4 : 2
  const from = -teeth * 2.6 + 0.1
  const d = Array.from({ length: teeth }, (_, i) => `M${from + i * 5.2} 14.6v-3.2h2.6v1.4h2.6v1.8z`).join('')
  return <path d={d} fill={BATTLEMENT} />
}

/** Under the count of aircraft, as long as the share of them that is on the Moved side. */
function Turned({ share }: { share: number }) {
  const width = (CELL - 6) * share
  return <path d={`M${-CELL / 2 + 3} 13.2h${width}`} stroke={TURNED} stroke-width={2.8} />
}

/** Crossed lines, ellipse, propeller, letter: told apart without colour. Three bars are units of several kinds. */
function UnitSign({ kind, y = 0 }: { kind: UnitKind | undefined; y?: number }) {
  return (
    <g transform={`translate(0 ${y})`} fill="none" stroke={PAPER} stroke-width={1.5}>
      <rect x={-8} y={-5} width={16} height={10} />
      {kind === undefined && <path d="M-5 -2.2H5M-5 0H5M-5 2.2H5" stroke-width={1.2} />}
      {kind === 'infantry' && <path d="M-8 -5L8 5M8 -5L-8 5" />}
      {kind === 'armor' && <rect x={-5.2} y={-2.4} width={10.4} height={4.8} rx={2.4} />}
      {kind === 'air' && (
        <path d="M0 0C-2.4 -3.4 -6.4 -3.2 -6.4 0S-2.4 3.4 0 0C2.4 -3.4 6.4 -3.2 6.4 0S2.4 3.4 0 0z" fill={PAPER} stroke="none" />
      )}
      {kind === 'partisan' && (
        <text class="ost-letter" y={3.4} font-size={9.6} fill={PAPER} stroke="none" text-anchor="middle">
          P
        </text>
      )}
    </g>
  )
}

/** No supply line: an empty can with a bar. */
function Starving({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} ${-HEIGHT / 2})`} class="ost-starving">
      <circle r={7} />
      <path d="M-3 -2.6h6v6h-6zM-4.6 4.6L4.6 -4.6" />
    </g>
  )
}

/** From far away only how much stands there. */
function Total({ token }: { token: OstkriegToken }) {
  const total = token.cells.reduce((sum, { count }) => sum + count, 0)
  const onlyPartisans = token.cells.every(({ kind }) => kind === 'partisan')
  return (
    <g>
      <path
        d={plate(token.side, SUM.width - 2, SUM.height - 2, POINT * 0.6)}
        fill={FILL[token.side]}
        stroke={PAPER}
        stroke-width={1.8}
        stroke-linejoin="round"
      />
      <text class="ost-count" y={5.4} font-size={15.5} fill={PAPER} text-anchor="middle">
        {onlyPartisans ? 'P' : total}
      </text>
      {token.starving && <circle cx={SUM.width / 2} cy={-SUM.height / 2} r={4} class="ost-starving-dot" />}
    </g>
  )
}

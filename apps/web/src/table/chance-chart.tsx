import 'uplot/dist/uPlot.min.css'
import type { Analysis } from '@railhead/players/advice'
import { useEffect, useRef } from 'preact/hooks'
import UPlot from 'uplot'
import { analysisSaid as said } from '../texts/analysis.ts'
import { sharesOf } from './chance-shares.ts'
import { useTable } from './context.ts'
import type { TableState } from './table-state.ts'

const HEIGHT = 260
/** A band with less room than this (in pixels) carries no name. */
const NAMED = 22
const PENCIL = '--interactive'

/** Everybody's chance over the game, stacked. What it shows stands in a table too, so it is hidden from those who cannot see it. */
export function ChanceChart({ analysis }: { analysis: Analysis }) {
  const table = useTable()
  const root = useRef<HTMLDivElement>(null)
  const chart = useRef<UPlot | undefined>(undefined)
  const shown = useRef(analysis)
  shown.current = analysis
  const seats = Object.keys(analysis.moments[0]?.chances ?? {})
  useEffect(() => {
    const element = root.current
    if (element === null) return
    const made = draw(table, element, seats, () => shown.current)
    chart.current = made
    const observer = new ResizeObserver(() => made.setSize({ width: element.clientWidth, height: HEIGHT }))
    observer.observe(element)
    return () => {
      observer.disconnect()
      made.destroy()
    }
  }, [table, seats.join()])
  useEffect(() => chart.current?.setData(dataOf(analysis, seats)), [analysis])
  return <div ref={root} class="chance-chart" aria-hidden="true" />
}

/** The moments, then for each band its upper edge in percent, the topmost first: each is painted over the one before. */
function dataOf({ moments }: Analysis, seats: readonly string[]): UPlot.AlignedData {
  const edges = moments.map((moment) => sharesOf(moment, seats))
  return [moments.map(({ at }) => at), ...bands(seats).map((band) => edges.map((shares) => 100 * upTo(shares, band)))]
}

/** Seats from the bottom up, then nobody: the topmost first. */
const bands = (seats: readonly string[]): readonly number[] => [seats.length, ...[...seats.keys()].reverse()]
const upTo = (shares: readonly number[], band: number): number => shares.slice(0, band + 1).reduce((sum, share) => sum + share, 0)

function draw(table: TableState, element: HTMLElement, seats: readonly string[], analysis: () => Analysis): UPlot {
  const style = getComputedStyle(element)
  const colour = (name: string): string => style.getPropertyValue(name).trim()
  const [ink, line, panel] = [colour('--ink'), colour('--line'), colour('--panel-2')]
  const looks = seats.map((seat) => table.look(seat))
  const names = [...looks.map(({ name }) => name), said.nobody]
  const fills = [...looks.map((look) => colour(`--${look.colour}`) || panel), panel]
  const axis = { stroke: ink, grid: { stroke: line, width: 1 }, ticks: { stroke: line }, font: `13px ${colour('--text')}` }
  return new UPlot(
    {
      width: element.clientWidth,
      height: HEIGHT,
      legend: { show: false },
      cursor: { show: false },
      scales: { x: { time: false }, y: { range: [0, 100] } },
      axes: [axis, { ...axis, size: 44 }],
      series: [{}, ...bands(seats).map((band) => ({ stroke: ink, width: 1.5, fill: fills[band], points: { show: false } }))],
      hooks: {
        draw: [
          (plot) => {
            nameBands(plot, names, seats, analysis(), ink, panel, colour('--dense'))
            markTurns(plot, analysis(), colour(PENCIL), colour('--on-interactive'), colour('--title'))
          },
        ],
      },
    },
    dataOf(analysis(), seats),
    element,
  )
}

/** Each band carries its name where it has most room. */
function nameBands(
  plot: UPlot,
  names: readonly string[],
  seats: readonly string[],
  { moments, turningPoints }: Analysis,
  ink: string,
  halo: string,
  font: string,
): void {
  const { ctx } = plot
  const scale = devicePixelRatio
  const edges = moments.map((moment) => sharesOf(moment, seats))
  const last = moments[moments.length - 1]?.at ?? 0
  const turned = new Set(turningPoints.map(({ at }) => at))
  names.forEach((name, band) => {
    // Not at the very ends, where half of the word would be cut, nor under the number of a turning point.
    const inner = [...edges.keys()].filter(
      (i) => moments[i].at >= last * 0.08 && moments[i].at <= last * 0.92 && !turned.has(moments[i].at),
    )
    const at = inner.reduce((best, i) => (edges[i][band] > (edges[best]?.[band] ?? -1) ? i : best), inner[0] ?? 0)
    const share = edges[at]?.[band] ?? 0
    const [top, bottom] = [upTo(edges[at] ?? [], band), upTo(edges[at] ?? [], band) - share]
    const [y1, y2] = [plot.valToPos(100 * top, 'y', true), plot.valToPos(100 * bottom, 'y', true)]
    if (y2 - y1 < NAMED * scale) return
    const x = plot.valToPos(moments[at].at, 'x', true)
    ctx.save()
    ctx.font = `600 ${14 * scale}px ${font}`
    ctx.textAlign = 'center'
    ctx.textBaseline = 'middle'
    ctx.lineWidth = 5 * scale
    ctx.strokeStyle = halo
    ctx.lineJoin = 'round'
    ctx.strokeText(name, x, (y1 + y2) / 2)
    ctx.fillStyle = ink
    ctx.fillText(name, x, (y1 + y2) / 2)
    ctx.restore()
  })
}

/** Numbers as in the list of turning points. */
function markTurns(plot: UPlot, { turningPoints }: Analysis, pencil: string, onPencil: string, font: string): void {
  const { ctx, bbox } = plot
  const scale = devicePixelRatio
  turningPoints.forEach(({ at }, i) => {
    const x = plot.valToPos(at, 'x', true)
    ctx.save()
    ctx.strokeStyle = pencil
    ctx.lineWidth = 1.5 * scale
    ctx.setLineDash([4 * scale, 3 * scale])
    ctx.beginPath()
    ctx.moveTo(x, bbox.top)
    ctx.lineTo(x, bbox.top + bbox.height)
    ctx.stroke()
    ctx.setLineDash([])
    ctx.beginPath()
    ctx.arc(x, bbox.top + 11 * scale, 10 * scale, 0, 2 * Math.PI)
    ctx.fillStyle = pencil
    ctx.fill()
    ctx.fillStyle = onPencil
    ctx.font = `700 ${13 * scale}px ${font}`
    ctx.textAlign = 'center'
    ctx.textBaseline = 'middle'
    ctx.fillText(String(i + 1), x, bbox.top + 11.5 * scale)
    ctx.restore()
  })
}

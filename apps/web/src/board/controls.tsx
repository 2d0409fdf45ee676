import { useState } from 'preact/hooks'
import { useLate } from '../ui/late.tsx'
import type { BoardArt, BoardWords, Orientation } from './api.ts'
import { memo } from './memo.ts'

interface ControlsProps {
  readonly words: BoardWords
  /** In a row, else in a column. */
  readonly across: boolean
  readonly orientation: Orientation
  readonly legend: BoardArt['legend']
  readonly onLayers: (() => void) | undefined
  readonly onZoom: (factor: number) => void
  readonly onFit: () => void
  /** Undefined where the map has one direction only. */
  readonly onTurn?: () => void
}

const loadLegend = async () => (await import('./legend.tsx')).Legend

/** Zoom, whole map, compass, legend. Drawn with plain strokes, so that the board needs no icon set. */
export const Controls = memo((props: ControlsProps) => <Tools {...props} />)

function Tools({ words, across, orientation, legend, onLayers, onZoom, onFit, onTurn }: ControlsProps) {
  const [open, setOpen] = useState(false)
  const Legend = useLate(open, loadLegend)
  return (
    <>
      <div
        class={across ? 'board-controls across' : 'board-controls'}
        role="toolbar"
        aria-orientation={across ? 'horizontal' : 'vertical'}
        aria-label={words.board}
      >
        <Control label={words.zoomIn} onClick={() => onZoom(1.5)} d="M4 10H16M10 4V16" />
        <Control label={words.zoomOut} onClick={() => onZoom(1 / 1.5)} d="M4 10H16" />
        <Control label={words.wholeMap} onClick={onFit} d="M3 7V3H7M13 3H17V7M17 13V17H13M7 17H3V13" />
        {onTurn !== undefined && (
          <button type="button" class="board-control" aria-label={words.turn} title={words.turn} onClick={onTurn}>
            <Compass orientation={orientation} />
          </button>
        )}
        {onLayers !== undefined && (
          <Control label={words.layers} onClick={onLayers} d="M10 3L17.5 7L10 11L2.5 7ZM2.5 11.5L10 15.5L17.5 11.5" />
        )}
        {legend !== undefined && (
          <button
            type="button"
            class="board-control"
            aria-label={words.legend}
            title={words.legend}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              {/* Signs, and beside each what it means. */}
              <path d="M2.6 3h3.6v3.6H2.6zM9.5 4.8H17.5M2.6 10a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0M9.5 10H17.5M4.4 13.2L6.5 16.8H2.3zM9.5 15.2H17.5" />
            </svg>
          </button>
        )}
      </div>
      {open && legend !== undefined && Legend !== undefined && (
        <Legend words={words} load={legend} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

function Control({ label, onClick, d }: { label: string; onClick: () => void; d: string }) {
  return (
    <button type="button" class="board-control" aria-label={label} title={label} onClick={onClick}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d={d} />
      </svg>
    </button>
  )
}

/** A needle that points north, with its letter. */
function Compass({ orientation }: { orientation: Orientation }) {
  const turn = orientation === 'east-up' ? -90 : 0
  return (
    <svg viewBox="-14 -14 28 28" width="28" height="28" aria-hidden="true" class="compass">
      <g transform={`rotate(${turn})`}>
        <path d="M0 -7.5L3.6 3H-3.6z" class="compass-north" />
        <path d="M0 13L3.6 3H-3.6z" class="compass-south" />
      </g>
      <text
        x={orientation === 'east-up' ? -10.5 : 0}
        y={orientation === 'east-up' ? -3.6 : -8.6}
        text-anchor="middle"
        class="compass-letter"
      >
        N
      </text>
    </svg>
  )
}

import './styles/legend.css'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import type { BoardArt, BoardWords, LegendSection } from './api.ts'
import { LegendEntries } from './legend-entries.tsx'

interface LegendProps {
  readonly words: BoardWords
  readonly load: NonNullable<BoardArt['legend']>
  readonly onClose: () => void
}

/** The key to the map: what every sign on it means. Escape closes it. */
export function Legend({ words, load, onClose }: LegendProps) {
  const [sections, setSections] = useState<readonly LegendSection[]>([])
  useEffect(() => {
    let gone = false
    load().then(
      (loaded) => gone || setSections(loaded),
      () => {},
    )
    return () => {
      gone = true
    }
  }, [])
  // With the legend itself: whoever sees it can close it.
  useLayoutEffect(() => {
    const close = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose()
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [])
  return (
    <section class="board-legend" aria-label={words.legend}>
      <div class="board-legend-head">
        <h2 class="board-legend-title">{words.legend}</h2>
        <button
          type="button"
          class="board-legend-close"
          aria-label={words.closeLegend}
          title={words.closeLegend}
          onClick={onClose}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M5 5L15 15M15 5L5 15" />
          </svg>
        </button>
      </div>
      <LegendEntries sections={sections} width={44} />
    </section>
  )
}

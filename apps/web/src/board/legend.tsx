import './styles/legend.css'
import { useEffect, useState } from 'preact/hooks'
import type { BoardArt, BoardWords, LegendSection } from './api.ts'

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
    const close = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose()
    }
    addEventListener('keydown', close)
    return () => {
      gone = true
      removeEventListener('keydown', close)
    }
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
      {sections.map(({ title, entries }) => (
        <div key={title}>
          <h3 class="board-legend-title">{title}</h3>
          <ul>
            {entries.map(({ label, art }) => (
              <li key={label}>
                <svg viewBox="-26 -22 52 44" width="44" height="37" aria-hidden="true" style={{ '--u': 1 }}>
                  {art}
                </svg>
                <span>{label}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

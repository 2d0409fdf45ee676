import type { LegendSection } from './api.ts'

interface LegendEntriesProps {
  readonly sections: readonly LegendSection[]
  /** The width of a picture, in pixels. */
  readonly width: number
}

/** Signs of a map with what they mean, as they are drawn on it. */
export function LegendEntries({ sections, width }: LegendEntriesProps) {
  return (
    <>
      {sections.map(({ title, entries }) => (
        <div key={title}>
          <h3 class="board-legend-title">{title}</h3>
          <ul>
            {entries.map(({ label, art }) => (
              <li key={label}>
                <svg
                  viewBox="-26 -22 52 44"
                  width={width}
                  height={Math.round((width * 44) / 52)}
                  aria-hidden="true"
                  style={{ '--u': 1 }}
                >
                  {art}
                </svg>
                <span>{label}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  )
}

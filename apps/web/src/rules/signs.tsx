import type { LegendSection } from '../board/api.ts'
import { t } from '../texts/index.ts'

/** The pieces and signs of a game's map with their meaning, as they are drawn on it. */
export function Signs({ sections }: { sections: readonly LegendSection[] }) {
  if (sections.length === 0) return null
  return (
    <section class="card rule-section signs" aria-labelledby="signs-title">
      <h2 id="signs-title">{t.rules.signs}</h2>
      {sections.map(({ title, entries }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul>
            {entries.map(({ label, art }) => (
              <li key={label}>
                <svg viewBox="-26 -22 52 44" width="52" height="44" aria-hidden="true" style={{ '--u': 1 }}>
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

import type { LegendSection } from '../board/api.ts'
import { LegendEntries } from '../board/legend-entries.tsx'
import { t } from '../texts/index.ts'

/** The pieces and signs of a game's map with their meaning, as they are drawn on it. */
export function Signs({ sections }: { sections: readonly LegendSection[] }) {
  if (sections.length === 0) return null
  return (
    <section class="card rule-section signs" aria-labelledby="signs-title">
      <h2 id="signs-title">{t.rules.signs}</h2>
      <LegendEntries sections={sections} width={52} />
    </section>
  )
}

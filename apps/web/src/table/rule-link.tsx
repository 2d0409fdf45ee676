import type { Snapshot } from '@railhead/host'
import { t } from '../texts/index.ts'
import { useTable } from './context.ts'

/** A rule's number; opens the rules at that place, in a new tab so that the table stays. */
export function RuleLink({ rule }: { rule: string }) {
  const table = useTable()
  const snapshot = table.story.view.value
  if (snapshot === undefined || rule === '' || rule === 'table') return null
  return (
    <a
      class="rule-link"
      href={`${rulesAddress(snapshot)}#${rule}`}
      target="_blank"
      rel="noreferrer"
      aria-label={t.common.openRule(rule)}
    >
      {rule}
    </a>
  )
}

/** The rules of the table's game, in the edition that is played there. */
export function rulesAddress({ game, options: { edition } }: Snapshot): string {
  return `/rules/${game}${typeof edition === 'string' ? `?edition=${edition}` : ''}`
}

import { t } from '../texts/index.ts'
import { useTable } from './context.ts'

/** A rule's number; opens the rules at that place, in a new tab so that the table stays. */
export function RuleLink({ rule }: { rule: string }) {
  const table = useTable()
  const snapshot = table.view.value
  if (snapshot === undefined || rule === '' || rule === 'table') return null
  return (
    <a
      class="rule-link"
      href={rulesAddress(snapshot.game, rule, snapshot.options.edition)}
      target="_blank"
      rel="noreferrer"
      aria-label={t.common.openRule(rule)}
    >
      {rule}
    </a>
  )
}

function rulesAddress(game: string, rule: string, edition: unknown): string {
  const query = edition === '2021' ? '?edition=2021' : ''
  return `/rules/${game}${query}#${rule}`
}

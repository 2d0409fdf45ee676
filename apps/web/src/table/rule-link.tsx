import type { Snapshot } from '@railhead/host'
import { manifestOf } from '../../games/index.ts'
import { t } from '../texts/index.ts'
import { useTable } from './context.ts'

/** A rule's number; opens the rules at that place, in a new tab so that the table stays. */
export function RuleLink({ rule }: { rule: string }) {
  const table = useTable()
  const address = rulesAddress(table.story.view.value)
  if (address === undefined || rule === '' || rule === 'table') return null
  return (
    <a class="rule-link" href={`${address}#${rule}`} target="_blank" rel="noreferrer" aria-label={t.common.openRule(rule)}>
      {rule}
    </a>
  )
}

/** The rules of the table's game, in the edition that is played there; undefined when it has none that can be read. */
export function rulesAddress(snapshot: Snapshot | undefined): string | undefined {
  if (snapshot === undefined || manifestOf(snapshot.game)?.rules === undefined) return undefined
  const {
    game,
    options: { edition },
  } = snapshot
  return `/rules/${game}${typeof edition === 'string' ? `?edition=${edition}` : ''}`
}

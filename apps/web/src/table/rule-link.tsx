import type { Snapshot } from '@railhead/host'
import { manifestOf } from '../../games/index.ts'
import { t } from '../texts/index.ts'
import { useTable } from './context.ts'
import type { TableState } from './table-state.ts'

/** A rule's number; opens that rule beside the board. As a link it can be opened elsewhere too. */
export function RuleLink({ rule }: { rule: string }) {
  const table = useTable()
  const address = rulesAddress(table.story.view.value)
  if (address === undefined || rule === '' || rule === 'table') return null
  return (
    <a
      class="rule-link"
      href={`${address}#${rule}`}
      target="_blank"
      rel="noreferrer"
      aria-label={t.common.openRule(rule)}
      onClick={(event) => openBeside(table, rule, event)}
    >
      {rule}
    </a>
  )
}

/** Opens a rule beside the board, unless the click asks for a tab or window of its own. */
export function openBeside({ frame }: TableState, rule: string, event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  frame.rule.value = rule
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

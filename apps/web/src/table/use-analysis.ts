import type { Analysis } from '@railhead/players/advice'
import { useEffect, useState } from 'preact/hooks'
import { askStaff } from '../engine/staff-client.ts'
import { keepAnalysis, loadAnalysis } from '../store/analyses.ts'
import type { TableState } from './table-state.ts'

/** How an analysis stands. */
export interface Analysing {
  readonly analysis: Analysis | undefined
  readonly working: boolean
  readonly failed: string | undefined
  /** Stops it, or goes on from where it was stopped. */
  toggle(): void
}

/** So often (in milliseconds) it is kept while it is worked on. */
const KEPT = 2000

/** What was kept may be of another game, of other rules, or damaged: then it is done anew. */
function isOf(kept: unknown, game: string, choices: number): kept is Analysis {
  const { game: known, choices: length, done, moments, deeds } = (kept ?? {}) as Partial<Analysis>
  const lists = [moments, deeds].every((list) => Array.isArray(list))
  return known === game && length === choices && typeof done === 'number' && lists
}

/** The analysis of the table's finished game: what was kept, and from there on until it is complete or stopped. */
export function useAnalysis(table: TableState): Analysing {
  const [analysis, setAnalysis] = useState<Analysis | undefined>(undefined)
  const [working, setWorking] = useState(true)
  const [failed, setFailed] = useState<string | undefined>(undefined)
  useEffect(() => {
    const snapshot = table.story.latest.peek()
    if (!working || snapshot === undefined) return
    const { id, game, length } = snapshot
    let stop = (): void => {}
    let gone = false
    let last = 0
    const keep = (found: Analysis): void => void keepAnalysis(id, found).catch(() => undefined)
    const begin = async (): Promise<void> => {
      const [kept, record] = await Promise.all([
        analysis ?? loadAnalysis(id).catch(() => undefined),
        table.engine.ask('record', { what: 'record' }),
      ])
      if (gone) return
      const before = isOf(kept, game, length) ? kept : null
      if (before !== null) setAnalysis(before)
      if (before !== null && before.done === before.of) return setWorking(false)
      stop = askStaff(
        { what: 'analyse', record, before },
        {
          heard(soFar, over) {
            setAnalysis(soFar)
            if (over) setWorking(false)
            if (!over && performance.now() < last + KEPT) return
            last = performance.now()
            keep(soFar)
          },
          failed(reason) {
            setFailed(reason)
            setWorking(false)
          },
        },
      )
    }
    begin().catch((error: unknown) => {
      setFailed(error instanceof Error ? error.message : String(error))
      setWorking(false)
    })
    return () => {
      gone = true
      stop()
    }
  }, [table, working])
  return { analysis, working, failed, toggle: () => setWorking(!working) }
}

import { useEffect } from 'preact/hooks'
import type { TableState } from './table-state.ts'

/** Long enough for a turn's choices to follow each other, and for everything that shows the table to come first. */
const QUIET = 3000

/** Keeps how the table looks for the start page, when nothing else is to be done. */
export function useThumbnail(table: TableState | undefined): void {
  const shown = table?.story.shown.value
  useEffect(() => {
    if (table?.client.thumbnail === undefined || shown === undefined || shown.handover !== null) return
    const timer = setTimeout(async () => {
      const picture = await table.client.thumbnail?.(shown.view)
      if (picture === undefined) return
      const { keepThumbnail } = await import('../store/thumbnails.ts')
      keepThumbnail(shown.id, picture)
    }, QUIET)
    return () => clearTimeout(timer)
  }, [table, shown])
}

import type { SeatName } from '@railhead/table'
import type { LogLine } from '../engine/protocol.ts'
import { t } from '../texts/index.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { useTable } from './context.ts'
import { LogLines } from './log-view.tsx'
import { newsOpen } from './looking.ts'

/** What happened since that seat last chose. */
export function newsSince(lines: readonly LogLine[], seat: SeatName | null): readonly LogLine[] {
  const last = lines.findLastIndex((line) => line.by === seat)
  return last < 0 ? [] : lines.slice(last + 1)
}

/** One click away: what the others did since I last chose. */
export function NewsButton() {
  const table = useTable()
  const count = table.news.value.length
  if (count === 0 || table.isPast.value || table.replaying.value) return null
  return (
    <button
      type="button"
      class="bar-choice news-button"
      title={`${t.table.lastTurn} (N)`}
      onClick={() => (newsOpen.value = true)}
    >
      <Icon name="scroll-text" size={18} />
      <span>{t.table.lastTurn}</span>
      <span class="count">{count}</span>
    </button>
  )
}

export function NewsDialog() {
  const table = useTable()
  const news = table.news.value
  return (
    <Dialog title={t.table.lastTurn} open={newsOpen.value} onClose={() => (newsOpen.value = false)}>
      {news.length === 0 ? (
        <p class="quiet">{t.table.noNews}</p>
      ) : (
        <LogLines lines={news} onShow={() => (newsOpen.value = false)} />
      )}
    </Dialog>
  )
}

import { t } from '../texts/index.ts'
import { Icon } from '../ui/icon.tsx'
import { useTable } from './context.ts'
import { newsOpen } from './open-parts.ts'

/** One click away: what the others did since I last chose. */
export function NewsButton() {
  const table = useTable()
  const count = table.story.news.value.length
  if (count === 0 || table.story.isPast.value || table.story.replaying.value) return null
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

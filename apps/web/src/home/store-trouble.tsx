import { resetStore } from '../store/games.ts'
import { t } from '../texts/index.ts'
import { Icon } from '../ui/icon.tsx'
import { refreshGames, storeTrouble } from './stored.ts'

/** Says that nothing can be kept, and offers the only way out. */
export function StoreTrouble() {
  const reason = storeTrouble.value
  if (reason === undefined) return null
  const reset = async (): Promise<void> => {
    if (!confirm(t.store.resetSure)) return
    await resetStore().catch(() => {})
    await refreshGames()
  }
  return (
    <div class="notice bad" role="alert">
      <Icon name="triangle-alert" />
      <div>
        <strong>{t.store.broken}</strong>
        <p>{t.store.brokenBody(reason)}</p>
        <div class="actions">
          <button type="button" class="button" onClick={() => void reset()}>
            {t.store.reset}
          </button>
        </div>
      </div>
    </div>
  )
}

import { useEffect } from 'preact/hooks'
import { manifestOf } from '../../games/index.ts'
import { t } from '../texts/index.ts'
import { Icon } from '../ui/icon.tsx'
import { layout } from '../ui/layout.ts'
import { useTable } from './context.ts'
import { openingOf } from './opening.ts'

/**
 * What the game is about and when it ends: beside the first table of a game, on a phone before its first question, until it is closed or
 * the first choice is made.
 */
export function OpeningNote() {
  const table = useTable()
  const opening = openingOf(table)
  const game = table.story.latest.value?.game ?? ''
  useEffect(() => {
    try {
      // Told once, whether it is read or not. The page asks for this key.
      localStorage.setItem(`railhead.opening.${game}`, 'told')
    } catch {
      // A browser that keeps nothing tells it again.
    }
  }, [game])
  const lines = opening.lines.value
  const close = (): void => opening.close()
  if (lines.length === 0 || table.map.inWords.value) return null
  return (
    <aside class="opening-note" aria-label={t.table.opening}>
      <div class="note-head">
        <strong>{t.table.opening}</strong>
        <button type="button" class="button plain icon-only" aria-label={t.note.close} onClick={close}>
          <Icon name="x" size={18} />
        </button>
      </div>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {manifestOf(game)?.sources !== undefined && (
        <p class="quiet small">
          {t.table.reconstructed}{' '}
          <a href={`/sources/${game}`} target="_blank" rel="noreferrer">
            {t.rules.sources}
          </a>
        </p>
      )}
      {layout.value === 'phone' && (
        <button type="button" class="button primary" onClick={close}>
          {t.table.begin}
        </button>
      )}
    </aside>
  )
}

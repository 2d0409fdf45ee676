import { useEffect, useState } from 'preact/hooks'
import { t } from '../texts/index.ts'
import { Icon } from '../ui/icon.tsx'
import { layout } from '../ui/layout.ts'
import { useTable } from './context.ts'

/**
 * What the game is about and when it ends: beside the first table of a game, on a phone before its first question, until it is closed or
 * the first choice is made.
 */
export function OpeningNote() {
  const table = useTable()
  const { game = '', viewer } = table.story.latest.value ?? {}
  const [lines, setLines] = useState<readonly string[]>([])
  useEffect(() => {
    const tell = async (): Promise<void> => {
      setLines((await table.client.opening?.()) ?? [])
      // Told once, whether it is read or not. The page asks for this key.
      localStorage.setItem(`railhead.opening.${game}`, 'told')
    }
    // Without the words, or a place to remember it, the game goes on all the same.
    tell().catch(() => {})
  }, [game])
  const close = (): void => setLines([])
  const chosen = viewer != null && table.story.log.value.some(({ by }) => by === viewer)
  useEffect(() => {
    if (chosen) close()
  }, [chosen])
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
      {layout.value === 'phone' && (
        <button type="button" class="button primary" onClick={close}>
          {t.table.begin}
        </button>
      )}
    </aside>
  )
}

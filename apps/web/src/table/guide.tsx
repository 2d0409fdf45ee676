import { useEffect, useState } from 'preact/hooks'
import type { Guide as Advice } from '../game/client.ts'
import { set, settings } from '../shell/settings.ts'
import { t } from '../texts/index.ts'
import { Icon } from '../ui/icon.tsx'
import { layout } from '../ui/layout.ts'
import { useTable } from './context.ts'
import { openingOf } from './opening.ts'

/**
 * In a person's first game: a word of advice for every question. It waits until the opening has been read. A phone shows its first line
 * until it is tapped, or there would be no room for the answers.
 */
export function Guide() {
  const table = useTable()
  const [advice, setAdvice] = useState<Advice | undefined>(undefined)
  const [read, setRead] = useState<unknown>(undefined)
  const isHeard = openingOf(table).isOver.value
  useEffect(() => {
    if (isHeard) void table.client.guide?.().then((loaded) => setAdvice(() => loaded))
  }, [table, isHeard])
  const asked = table.story.asked.value
  if (!settings.value.guide || asked === null || advice === undefined) return null
  const text = advice(asked.decision)
  if (text === undefined) return null
  const word = (
    <>
      <strong>{t.table.guide}.</strong> {text}
    </>
  )
  const isRead = read === asked.decision
  return (
    <aside class="guide-note" aria-label={t.table.guide}>
      {layout.value === 'phone' ? (
        <button
          type="button"
          class="guide-word"
          aria-expanded={isRead}
          onClick={() => setRead(isRead ? undefined : asked.decision)}
        >
          {word}
        </button>
      ) : (
        <p>{word}</p>
      )}
      <button
        type="button"
        class="button plain icon-only"
        aria-label={t.table.guideOff}
        title={t.table.guideOff}
        onClick={() => set('guide', false)}
      >
        <Icon name="x" size={18} />
      </button>
    </aside>
  )
}

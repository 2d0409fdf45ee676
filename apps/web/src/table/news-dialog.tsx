import './styles/news.css'
import { useState } from 'preact/hooks'
import { around } from '../texts/around.ts'
import { t } from '../texts/index.ts'
import { Dialog } from '../ui/dialog.tsx'
import { isHeading } from './chapters.ts'
import { useTable } from './context.ts'
import { digest } from './digest.ts'
import { areasOfFact } from './log-line.tsx'
import { LogLines } from './log-view.tsx'
import { newsOpen } from './open-parts.ts'

/** What the others did since I last chose: first what matters to me. */
export function NewsDialog() {
  return (
    <Dialog title={t.table.lastTurn} open={newsOpen.value} onClose={close}>
      {newsOpen.value && <News />}
    </Dialog>
  )
}

const close = (): void => {
  newsOpen.value = false
}

function News() {
  const table = useTable()
  const [everything, setEverything] = useState(false)
  const { client, story } = table
  const viewer = story.shown.value?.viewer ?? null
  const lines = story.news.value.filter(({ event }) => !isHeading(client, event))
  if (lines.length === 0) return <p class="quiet">{around.news.none}</p>
  const own = new Set(client.board.areas.filter(({ colours }) => viewer !== null && colours.includes(viewer)).map(({ id }) => id))
  const { mine, others } = digest(lines, {
    aside: (event) => client.aside?.(event) === true,
    minor: (event) =>
      client.routine?.(event) === true || client.walk?.(event) !== undefined || (client.turnsUp?.(event, viewer).length ?? 0) > 0,
    mine: (line) => line.seat === viewer || areasOfFact(table, line).some((area) => own.has(area)),
  })
  const left = lines.length - mine.length - others.length
  // Where nothing matters, all of it is told.
  if (everything || left === lines.length) return <LogLines lines={lines} top="h3" onShow={close} />
  return (
    <>
      {mine.length > 0 && (
        <>
          <h3 class="news-part">{around.news.mine}</h3>
          <LogLines lines={mine} top="h4" bare={others.length > 0} onShow={close} />
        </>
      )}
      {others.length > 0 && (
        <>
          {mine.length > 0 && <h3 class="news-part">{around.news.others}</h3>}
          <LogLines lines={others} top={mine.length > 0 ? 'h4' : 'h3'} onShow={close} />
        </>
      )}
      {left > 0 && (
        <button type="button" class="button news-more" onClick={() => setEverything(true)}>
          {around.news.more(left)}
        </button>
      )}
    </>
  )
}

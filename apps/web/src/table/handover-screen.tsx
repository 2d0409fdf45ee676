import { useLayoutEffect, useRef } from 'preact/hooks'
import { around } from '../texts/around.ts'
import { Emblem } from '../ui/emblem.tsx'
import { useTable } from './context.ts'
import { newsSince } from './since.ts'

const MOST_NEWS = 12

/** Between two people at one device: nothing of the table is on the page until the next one says who they are. */
export function HandoverScreen() {
  const table = useTable()
  const button = useRef<HTMLButtonElement>(null)
  const seat = table.story.latest.value?.handover ?? null
  useLayoutEffect(() => {
    if (seat !== null) button.current?.focus()
  }, [seat])
  if (seat === null) return null
  // While the device is passed the page only has what everybody may know.
  const news = newsSince(table.story.log.value, seat)
  const name = table.story.players.value[seat] ?? table.nameOfSeat(seat)
  return (
    <main class="handover" id="content">
      <div class="card handover-card" role="dialog" aria-modal="true" aria-labelledby="handover-title">
        <Emblem look={table.look(seat)} size={56} />
        <h1 id="handover-title">{around.handover.title(name)}</h1>
        <p class="quiet">{around.handover.body}</p>
        <button type="button" class="button primary large" ref={button} onClick={() => void table.take(seat)}>
          {around.handover.ready(name)}
        </button>
        {news.length > 0 && (
          <details class="handover-news" open>
            <summary>{around.handover.news(name)}</summary>
            <ul>
              {news.slice(-MOST_NEWS).map(({ n, text }) => (
                <li key={n}>{text}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </main>
  )
}

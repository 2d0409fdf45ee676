import { useEffect, useState } from 'preact/hooks'
import { manifestOf } from '../../games/index.ts'
import { sharedEngine } from '../engine/client.ts'
import { online } from '../texts/online.ts'
import { Icon } from '../ui/any-icon.tsx'
import { download, fileName } from '../ui/download.ts'
import { promised } from './promised.ts'
import { recordOf, sentenceOf, type TableInfo } from './server.ts'

/** What was promised about the luck of a game; and when it is over, that it was kept. */
export function FairLuck({ table }: { table: TableInfo }) {
  const { id, title, game, commitment, seats, words, over } = table
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (commitment !== null) promised(id, commitment)
  }, [id, commitment])
  const check = async (): Promise<void> => {
    setSaid(online.checking)
    if (commitment !== null && promised(id, commitment) !== commitment) return setSaid(online.otherPromise)
    const found = await sharedEngine().ask('verify', { text: await recordOf(id), commitment })
    setSaid(found === 'verified' ? online.fair : online.fairEarly)
  }
  const attempt = (work: () => Promise<void>): void => void work().catch((error: unknown) => setSaid(sentenceOf(error)))
  return (
    <section class="card" aria-labelledby="luck-title">
      <h2 id="luck-title">{online.luck}</h2>
      {commitment !== null && (
        <p class="quiet small online-promise">
          {online.promise} <code>{commitment}</code>
        </p>
      )}
      {Object.entries(words).map(([seat, added]) => (
        <p key={seat} class="small">
          {online.wordsOf(seats[seat]?.name || (manifestOf(game)?.seatNames[seat] ?? seat), added)}
        </p>
      ))}
      {over && (
        <div class="row">
          <button type="button" class="button" onClick={() => attempt(check)}>
            <Icon name="check" size={18} /> {online.check}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => attempt(async () => download(fileName(title, 'jsonl'), await recordOf(id)))}
          >
            <Icon name="download" size={18} /> {online.download}
          </button>
        </div>
      )}
      <p role="status">{said}</p>
    </section>
  )
}

import { useLocation } from 'preact-iso'
import { t } from '../texts/index.ts'
import { Dialog } from '../ui/dialog.tsx'
import { download, fileName } from '../ui/download.ts'
import { Emblem } from '../ui/emblem.tsx'
import { Icon } from '../ui/icon.tsx'
import { useTable } from './context.ts'

/** How it ended, how the score came about, and what next. */
export function EndScreen() {
  const table = useTable()
  const { route } = useLocation()
  const snapshot = table.latest.value
  if (snapshot?.outcome == null) return null
  const { outcome, text } = snapshot.outcome
  const seats = Object.keys(outcome.scores)
  const breakdown = table.client.breakdown?.(outcome) ?? []
  const again = (): void => {
    const persons = Object.values(snapshot.seats).filter(({ kind }) => kind === 'person').length
    route(`/new/${snapshot.game}/${persons > 1 ? 'friends' : 'computer'}`)
  }
  const save = async (): Promise<void> => {
    download(
      fileName(`${snapshot.game} ${snapshot.id.slice(0, 8)}`, 'jsonl'),
      await table.engine.ask('record', { what: 'record' }),
    )
  }
  return (
    <Dialog title={t.end.title} open={table.endOpen.value} wide onClose={() => (table.endOpen.value = false)}>
      <p class="outcome">{text}</p>
      <table class="scores">
        <caption class="sr-only">{t.end.scores}</caption>
        <thead>
          <tr>
            <th scope="col">{t.end.seat}</th>
            {seats.map((seat) => (
              <th scope="col" key={seat}>
                <Emblem look={table.client.seat(seat)} size={20} /> {table.nameOfSeat(seat)}
                {outcome.winners.includes(seat) && <span class="winner">{t.end.winner}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {breakdown.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {seats.map((seat) => (
                <td key={seat}>{values[seat] ?? ''}</td>
              ))}
            </tr>
          ))}
          <tr class="total">
            <th scope="row">{t.end.score}</th>
            {seats.map((seat) => (
              <td key={seat}>{outcome.scores[seat]}</td>
            ))}
          </tr>
        </tbody>
      </table>
      {snapshot.seed !== null && <p class="quiet small">{t.end.seed(snapshot.seed)}</p>}
      <div class="row">
        <button type="button" class="button primary" onClick={again}>
          <Icon name="rotate-ccw" size={18} /> {t.end.again}
        </button>
        <button type="button" class="button" onClick={() => void save()}>
          <Icon name="download" size={18} /> {t.end.download}
        </button>
        <button type="button" class="button" onClick={() => (table.endOpen.value = false)}>
          {t.end.look}
        </button>
        <a class="button" href="/">
          {t.end.home}
        </a>
      </div>
    </Dialog>
  )
}

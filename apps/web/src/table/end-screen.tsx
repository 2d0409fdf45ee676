import type { Snapshot } from '@railhead/host'
import type { SeatName } from '@railhead/table'
import { useEffect, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import type { GameEnding } from '../game/client.ts'
import { analysisSaid } from '../texts/analysis.ts'
import { around } from '../texts/around.ts'
import { t } from '../texts/index.ts'
import { Icon } from '../ui/any-icon.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { download, fileName } from '../ui/download.ts'
import { Emblem } from '../ui/emblem.tsx'
import { analysisOpen } from './analysis-open.ts'
import { useTable } from './context.ts'
import { CourseChart } from './course-chart.tsx'
import { timelineOpen } from './open-parts.ts'
import { RuleLink } from './rule-link.tsx'

/** How it ended, how the score came about, and what next. */
export function EndScreen() {
  const table = useTable()
  const { route } = useLocation()
  const snapshot = table.story.latest.value
  const over = snapshot?.outcome != null
  const [ending, setEnding] = useState<GameEnding | undefined>(undefined)
  useEffect(() => {
    // Without it the result is told all the same.
    if (over) table.client.ending?.().then(setEnding, () => {})
  }, [over, table])
  if (snapshot?.outcome == null) return null
  const { outcome, text } = snapshot.outcome
  const { headline, tone } = verdict(snapshot, outcome.winners, (seat) =>
    snapshot.seats[seat]?.kind === 'person'
      ? (table.story.players.value[seat] ?? table.nameOfSeat(seat))
      : table.nameOfSeat(seat),
  )
  const rule = ending?.endRule?.(outcome, snapshot.options)
  const seats = Object.keys(outcome.scores)
  const breakdown = ending?.breakdown?.(outcome, snapshot.view) ?? []
  const course = ending?.course?.(
    table.story.log.value.map(({ event }) => event),
    outcome,
  )
  const again = (): void => {
    const persons = Object.values(snapshot.seats).filter(({ kind }) => kind === 'person').length
    if (table.online) route(`/online/${snapshot.id}`)
    else route(`/new/${snapshot.game}/${persons > 1 ? 'friends' : 'computer'}?again=${snapshot.id}`)
  }
  const save = async (): Promise<void> => {
    download(
      fileName(`${snapshot.game} ${snapshot.id.slice(0, 8)}`, 'jsonl'),
      await table.engine.ask('record', { what: 'record' }),
    )
  }
  const turned = ending?.turningPoints?.(table.story.log.value) ?? []
  const lookAt = (choice: number): void => {
    table.frame.endOpen.value = false
    timelineOpen.value = true
    void table.timeline.goTo(choice)
  }
  return (
    <Dialog title={t.end.title} open={table.frame.endOpen.value} wide onClose={() => (table.frame.endOpen.value = false)}>
      <p class={`verdict ${tone}`}>{headline}</p>
      <p class="outcome">
        {text} {rule !== undefined && <RuleLink rule={rule} />}
      </p>
      {course !== undefined && course.moments.length > 1 && <CourseChart course={course} />}
      {turned.length > 0 && (
        <section class="turned" aria-labelledby="turned-title">
          <h3 id="turned-title">{around.end.turned}</h3>
          <ol>
            {turned.map(({ choice, text: told }) => (
              <li key={choice}>
                <button type="button" class="link-button" title={around.end.seeMoment} onClick={() => lookAt(choice)}>
                  {told}
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
      <table class="scores">
        <caption class="sr-only">{t.end.scores}</caption>
        <thead>
          <tr>
            <th scope="col">{around.end.seat}</th>
            {seats.map((seat) => (
              <th scope="col" key={seat}>
                <Emblem look={table.look(seat)} size={20} /> {table.nameOfSeat(seat)}
                {outcome.winners.includes(seat) && <span class="winner">{around.end.winner}</span>}
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
            <th scope="row">{around.end.score}</th>
            {seats.map((seat) => (
              <td key={seat}>{outcome.scores[seat]}</td>
            ))}
          </tr>
        </tbody>
      </table>
      {snapshot.seed !== null && <p class="quiet small">{around.end.seed(snapshot.seed)}</p>}
      <div class="row">
        {!table.question.stepwise && (
          <button type="button" class="button primary" onClick={again}>
            <Icon name="rotate-ccw" size={18} /> {around.end.again}
          </button>
        )}
        {table.client.advised && (
          <button
            type="button"
            class="button"
            onClick={() => {
              table.frame.endOpen.value = false
              analysisOpen.value = true
            }}
          >
            <Icon name="history" size={18} /> {analysisSaid.open}
          </button>
        )}
        <button type="button" class="button" onClick={() => void save()}>
          <Icon name="download" size={18} /> {around.end.download}
        </button>
        <button type="button" class="button" onClick={() => (table.frame.endOpen.value = false)}>
          <Icon name="map" size={18} /> {around.end.look}
        </button>
        <button type="button" class="button" onClick={() => lookAt(0)}>
          <Icon name="history" size={18} /> {t.end.replay}
        </button>
        <a class="button" href="/">
          {around.end.home}
        </a>
      </div>
    </Dialog>
  )
}

/** Won, lost or neither, for whoever sits at this device. */
function verdict(
  { seats, seated }: Snapshot,
  winners: readonly SeatName[],
  nameOf: (seat: SeatName) => string,
): { headline: string; tone: 'won' | 'lost' | 'even' } {
  const persons = seated.filter((seat) => seats[seat]?.kind === 'person')
  const names = winners.map(nameOf).join(around.end.and)
  if (persons.length > 1)
    return winners.length === 0
      ? { headline: around.end.nobody, tone: 'lost' }
      : { headline: around.end.won(names), tone: 'even' }
  if (persons.some((seat) => winners.includes(seat)))
    return { headline: winners.length > 1 ? around.end.youShared : around.end.youWon, tone: 'won' }
  if (winners.length === 0) return { headline: seated.length === 1 ? around.end.notWon : around.end.nobody, tone: 'lost' }
  return { headline: around.end.youLost(names), tone: 'lost' }
}

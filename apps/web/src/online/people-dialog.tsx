import '../ui/form.css'
import './online.css'
import type { SeatName } from '@railhead/table'
import { useEffect, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { online } from '../texts/online.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { type Company, RunningClock, toldOf } from './company.tsx'
import { leave, propose, sentenceOf, tableInfo, type What } from './server.ts'
import { Notes, Talk } from './talk.tsx'

const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
const isAway = ({ around, now }: Company, seat: SeatName): boolean => {
  const away = around?.away[seat]
  return away !== undefined && away.from <= now && now < away.until
}

interface PeopleDialogProps {
  readonly company: Company
  readonly open: boolean
  readonly onClose: () => void
}

/** Who plays and how much time they have, what is said, one's notes, and what can be asked of the others. */
export function PeopleDialog({ company, open, onClose }: PeopleDialogProps) {
  const { info, seat, nameOf, table } = company
  return (
    <Dialog title={online.at.open} open={open} wide onClose={onClose}>
      <div class="people-dialog">
        <section aria-labelledby="clocks-title">
          <h3 id="clocks-title">{online.at.clocks}</h3>
          <ul class="online-seats">
            {Object.keys(info.seats).map((one) => (
              <li key={one}>
                <strong>{table.nameOfSeat(one)}</strong>
                <span>
                  {nameOf(one)}
                  {isAway(company, one) && (
                    <span class="pill">{online.at.away(date.format(company.around?.away[one].until))}</span>
                  )}
                </span>
                <RunningClock company={company} seat={one} />
              </li>
            ))}
          </ul>
          {seat !== null && table.story.latest.value?.outcome == null && <Asking company={company} onDone={onClose} />}
        </section>
        <Talk company={company} />
        {seat !== null && <Notes id={info.id} />}
      </div>
    </Dialog>
  )
}

/** What needs the others: going back, ending, a computer for somebody who is missing; and what needs nobody: leaving. */
function Asking({ company, onDone }: { company: Company; onDone: () => void }) {
  const { info, seat, nameOf, table } = company
  const { route } = useLocation()
  const length = table.story.latest.value?.length ?? 0
  // Whoever looks at the past means that moment.
  const [to, setTo] = useState(
    String(Math.max(1, table.story.isPast.value ? Math.min(length, table.timeline.moment + 1) : length)),
  )
  const told = toldOf(company, Math.round(Number(to)))
  const [missing, setMissing] = useState<readonly string[]>([])
  const [leaving, setLeaving] = useState(false)
  const [trouble, setTrouble] = useState('')
  useEffect(
    () =>
      void tableInfo(info.id).then(
        (now) => setMissing(now.missing),
        () => {},
      ),
    [],
  )
  if (seat === null) return null
  const attempt = (work: () => Promise<unknown>): void =>
    void work().then(onDone, (error: unknown) => setTrouble(sentenceOf(error)))
  const ask = (what: What): void => attempt(() => propose(info.id, seat, what))
  const leaveIt = async (): Promise<void> => {
    await leave(info.id, seat)
    route(`/online/${info.id}`)
  }
  return (
    <details class="asking">
      <summary>{online.at.ask}</summary>
      <div class="row">
        <button type="button" class="button" onClick={() => ask({ kind: 'end' })}>
          {online.at.askEnd}
        </button>
        {missing
          .filter((one) => one !== seat)
          .map((one) => (
            <button key={one} type="button" class="button" onClick={() => ask({ kind: 'computer', seat: one })}>
              {online.at.askComputer(nameOf(one))}
            </button>
          ))}
        <button type="button" class="button" onClick={() => setLeaving(true)}>
          {online.at.leave}
        </button>
      </div>
      {leaving && (
        <p>
          {online.at.leaveHelp}{' '}
          <button type="button" class="button danger" onClick={() => attempt(leaveIt)}>
            {online.at.leaveSure}
          </button>
        </p>
      )}
      {length > 0 && (
        <div class="row going-back">
          <Field
            id="back-to"
            label={online.at.askBackTo}
            help={told === '' ? online.at.askBackHelp : `${online.at.askBackTold(told)} ${online.at.askBackHelp}`}
            type="number"
            min={1}
            max={length}
            value={to}
            onInput={setTo}
          />
          <button type="button" class="button" onClick={() => ask({ kind: 'back', to: Math.max(0, Math.round(Number(to)) - 1) })}>
            {online.at.askBack}
          </button>
        </div>
      )}
      <p class="form-error" role="alert">
        {trouble}
      </p>
    </details>
  )
}

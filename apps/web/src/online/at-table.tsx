import './at-table.css'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { TableState } from '../table/table-state.ts'
import { online } from '../texts/online.ts'
import { Icon } from '../ui/any-icon.tsx'
import { useLate } from '../ui/late.tsx'
import { type Company, lateAt, RunningClock } from './company.tsx'
import { MotionCard } from './motion-card.tsx'
import type { Around, TableInfo } from './server.ts'

const loadLateCard = async () => (await import('./late-card.tsx')).LateCard
const loadPeople = async () => (await import('./people-dialog.tsx')).PeopleDialog

/** The number of the last thing that this browser was shown of the talk at a table, so that news are known. */
const keyOf = (table: string): string => `railhead-heard-${table}`
const heardAt = (table: string): number => Number(localStorage.getItem(keyOf(table)) ?? 0)

/** Beside the board: the clocks, what is asked of everybody, and the way to talk, notes and the rest. */
export function AtTable({ table, info, around }: { table: TableState; info: TableInfo; around: Around | undefined }) {
  const [open, setOpen] = useState(false)
  const PeopleDialog = useLate(open, loadPeople)
  const offset = useMemo(() => (around === undefined ? 0 : around.now - Date.now()), [around])
  const now = useTicking(around?.clock != null && !table.story.isPast.value) + offset
  const { viewer = null, seats = info.seats } = table.story.latest.value ?? {}
  const company: Company = {
    ...{ table, info, around, now },
    seat: viewer,
    nameOf: (seat) => seats[seat]?.name || table.nameOfSeat(seat),
  }
  const late = lateAt(company)
  const LateCard = useLate(late !== undefined, loadLateCard)
  const [heard, setHeard] = useState(() => heardAt(info.id))
  const unread = Math.max(0, (around?.talk ?? 0) - heard)
  useEffect(() => {
    if (!open || around === undefined) return
    setHeard(around.talk)
    localStorage.setItem(keyOf(info.id), String(around.talk))
  }, [open, around?.talk])
  return (
    <>
      <div class="people-strip">
        <button type="button" class="people-button" onClick={() => setOpen(true)} title={online.at.open}>
          <Icon name="users" size={18} />
          <span class="sr-only">{online.at.open}</span>
          {around?.clock != null && around.turn.map((seat) => <RunningClock key={seat} company={company} seat={seat} />)}
          {unread > 0 && !open && (
            <span class="unread">
              <span aria-hidden="true">{unread}</span>
              <span class="sr-only">{online.at.unread(unread)}</span>
            </span>
          )}
        </button>
        {around?.motion != null && <MotionCard key={around.motion.id} company={company} motion={around.motion} />}
        {LateCard !== undefined && late !== undefined && around?.motion == null && (
          <LateCard key={`${late} ${around?.clock?.since}`} company={company} late={late} />
        )}
        {around?.rematch != null && (
          <a class="people-button" href={`/online/${info.id}`}>
            <Icon name="rotate-ccw" size={18} /> {online.at.rematch}
          </a>
        )}
      </div>
      {PeopleDialog !== undefined && <PeopleDialog company={company} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}

/** This device's time, every second anew while it matters. */
function useTicking(matters: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setNow(Date.now())
    if (!matters) return
    const ticking = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(ticking)
  }, [matters])
  return now
}

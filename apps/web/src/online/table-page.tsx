import '../ui/form.css'
import './online.css'
import { useEffect, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso'
import { manifestOf } from '../../games/index.ts'
import { Page } from '../shell/page.tsx'
import { Trouble } from '../table/trouble.tsx'
import { online } from '../texts/online.ts'
import { Icon } from '../ui/any-icon.tsx'
import { KeepSeats, SignIn } from './coming-back.tsx'
import { FairLuck } from './fair-luck.tsx'
import { resultInWords } from './finished-rows.tsx'
import { YourName, YourWords } from './online-seats.tsx'
import { callMe, fillSeats, leave, type Me, rematch, sentenceOf, sit, type TableInfo, tableInfo, whoAmI } from './server.ts'
import { TableOptions } from './table-options.tsx'
import { paceInWords } from './terms.tsx'
import { useAgain } from './use-again.ts'

/** Milliseconds after which it is looked who has come. */
const AGAIN = 4000

/** A table before one goes to it, and after the game: who sits there, the link for the others, free seats, and whether the luck was fair. */
export function TablePage({ id, invited }: { id: string; invited: Invited | undefined }) {
  const { route } = useLocation()
  const [table, setTable] = useState<TableInfo | undefined>(undefined)
  const [me, setMe] = useState<Me | null | undefined>(undefined)
  const [trouble, setTrouble] = useState<string | undefined>(undefined)
  const [missing, setMissing] = useState<string | undefined>(undefined)
  const look = async (): Promise<void> => {
    const [found, known] = await Promise.all([tableInfo(id), whoAmI()])
    setTable(found)
    setMe(known)
    setMissing(undefined)
  }
  useAgain(AGAIN, () => look().catch((error: unknown) => setMissing(sentenceOf(error))))
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    if (table === undefined) return
    // Whoever waited here for the last seat to be taken is taken along.
    if (waited && table.started !== null && table.mine.length > 0) route(`/online/${id}/table`)
    setWaited(table.started === null)
  }, [table?.started])

  if (table === undefined)
    return missing === undefined ? (
      <Page title={online.tables} narrow>
        <p role="status">{online.loading}</p>
      </Page>
    ) : (
      <Trouble sentence={missing} />
    )

  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      setTrouble(undefined)
      await work()
    } catch (error) {
      setTrouble(sentenceOf(error))
    }
    await look().catch((error: unknown) => setMissing(sentenceOf(error)))
  }
  const plays = table.mine.length > 0
  return (
    <Page title={table.title} narrow>
      <h1 class="lobby-title">{table.title}</h1>
      <p class="quiet lobby-terms">
        {paceInWords(table.pace)} · {online.accessShort[table.access]}. {online.rated[table.rated]}
      </p>
      <div class="lobby">
        {/* Whoever sits down must know it. */}
        {table.started === null && table.length > 0 && <p class="notice">{online.brought(table.length)}</p>}
        <section class="card" aria-labelledby="who-title">
          <h2 id="who-title">{online.who}</h2>
          <Seats
            table={table}
            invited={invited}
            me={me}
            attempt={attempt}
            onCalled={setMe}
            onNeedName={() => setTrouble(online.needName)}
          />
          <p class="quiet small">{statusOf(table)}</p>
          {table.left.length > 0 && (
            <p class="small">{online.replaced(table.left.map((seat) => nameOfSeat(table, seat)).join(', '))}</p>
          )}
          <p class="form-error" role="alert">
            {trouble ?? missing ?? ''}
          </p>
          <div class="row">
            {table.started !== null &&
              (plays ? table.mine : [null]).map((seat) => (
                <a key={seat} class="button primary" href={`/online/${id}/table${table.mine.length > 1 ? `?seat=${seat}` : ''}`}>
                  <Icon name={plays ? 'play' : 'eye'} size={18} />{' '}
                  {seat === null
                    ? online.lookOn
                    : table.mine.length > 1
                      ? online.toTableAs(nameOfSeat(table, seat))
                      : online.toTable}
                </a>
              ))}
            {table.owned && table.free.length + table.kept.length > 0 && table.started === null && (
              <button type="button" class="button" onClick={() => void attempt(() => fillSeats(id))}>
                <Icon name="bot" size={18} /> {online.fill}
              </button>
            )}
            {table.over && table.length > 0 && (
              <a class="button" href={`/online/${id}/table?replay=1`}>
                <Icon name="history" size={18} /> {online.replay}
              </a>
            )}
            {table.over && plays && (
              <button
                type="button"
                class="button"
                onClick={() => void attempt(async () => route(`/online/${await rematch(id)}`))}
              >
                <Icon name="rotate-ccw" size={18} /> {table.rematch === null ? online.again : online.toRematch}
              </button>
            )}
          </div>
        </section>
        {table.started === null && <TheLinks table={table} />}
        {me != null && plays && <KeepSeats me={me} onKept={setMe} />}
        {me === null && <SignIn onSigned={() => void look()} />}
        <TableOptions table={table} />
        <FairLuck table={table} />
      </div>
    </Page>
  )
}

const nameOfSeat = ({ game }: TableInfo, seat: string): string => manifestOf(game)?.seatNames[seat] ?? seat

function statusOf(table: TableInfo): string {
  const { over, free, kept } = table
  if (over) return `${online.finished}: ${resultInWords(table)}`
  return free.length + kept.length > 0 ? online.waiting : online.full
}

/** The seat that is kept for whoever came by this link, and what one must know to take it. */
export interface Invited {
  readonly seat: string
  readonly invite: string
}

interface SeatsProps {
  readonly table: TableInfo
  readonly invited: Invited | undefined
  readonly me: Me | null | undefined
  readonly attempt: (work: () => Promise<unknown>) => Promise<void>
  readonly onCalled: (me: Me) => void
  readonly onNeedName: () => void
}

/** Who sits where; a free seat can be taken, and one's own left while the game has not begun. */
function Seats({ table, invited, me, attempt, onCalled, onNeedName }: SeatsProps) {
  const { route } = useLocation()
  const [name, setName] = useState('')
  const [words, setWords] = useState('')
  const { id, free, kept, mine, started, length } = table
  const isMeant = (seat: string): boolean => kept.includes(seat) && invited?.seat === seat
  const canTake = (seat: string): boolean => started === null && (free.includes(seat) || isMeant(seat))
  const maySit = [...free, ...kept].some(canTake)
  const take = async (seat: string): Promise<void> => {
    if (me == null) {
      if (name.trim() === '') return onNeedName()
      onCalled(await callMe(name))
    }
    const { invite } = isMeant(seat) ? (invited ?? {}) : {}
    const sat = await sit(id, { seat, words: words.trim() || null, also: mine.length > 0, invite })
    if (sat.started !== null) route(`/online/${id}/table`)
  }
  return (
    <>
      <ul class="online-seats">
        {Object.entries(table.seats).map(([seat, holder]) => (
          <li key={seat}>
            <strong>{nameOfSeat(table, seat)}</strong>
            <span>
              {free.includes(seat) || kept.includes(seat) ? (
                <em class="quiet">{kept.includes(seat) && !isMeant(seat) ? online.seat.kept : online.seat.free}</em>
              ) : (
                <Name person={table.people[seat]} name={holder.name || online.seat.gone} />
              )}
              {mine.includes(seat) && <span class="pill">{online.yours}</span>}
            </span>
            {canTake(seat) && (
              <button
                type="button"
                class={mine.length > 0 ? 'button plain' : 'button'}
                onClick={() => void attempt(() => take(seat))}
              >
                {mine.length > 0 ? online.sitToo : online.sit}
              </button>
            )}
            {started === null && mine.includes(seat) && (
              <button type="button" class="button plain" onClick={() => void attempt(() => leave(id, seat))}>
                {online.stand}
              </button>
            )}
          </li>
        ))}
      </ul>
      {maySit && mine.length === 0 && (
        <>
          {me === null && <YourName name={name} onInput={setName} />}
          {length === 0 && <YourWords words={words} onInput={setWords} />}
        </>
      )}
    </>
  )
}

/** Whoever plays here has a page. */
const Name = ({ person, name }: { person: string | undefined; name: string }) =>
  person === undefined ? <span>{name}</span> : <a href={`/online/player/${person}`}>{name}</a>

/** The table's own, and for whoever set it up those of seats that are kept for somebody. */
function TheLinks({ table: { id, game, access, free, invites } }: { table: TableInfo }) {
  const link = `${location.origin}/online/${id}`
  if (free.length + Object.keys(invites).length === 0) return null
  return (
    <section class="card">
      {free.length > 0 && <CopiedLink id="table-link" label={online.link} help={online.linkHelp[access]} link={link} />}
      {Object.entries(invites).map(([seat, invite]) => (
        <CopiedLink
          key={seat}
          id={`table-link-${seat}`}
          label={online.linkFor(manifestOf(game)?.seatNames[seat] ?? seat)}
          help={online.linkForHelp}
          link={`${link}?${new URLSearchParams({ seat, invite })}`}
        />
      ))}
      {/^(localhost|127\.)/.test(location.hostname) && <p class="quiet small">{online.localOnly}</p>}
    </section>
  )
}

function CopiedLink({ id, label, help, link }: { id: string; label: string; help: string; link: string }) {
  const [said, setSaid] = useState('')
  const copy = async (): Promise<void> => {
    document.querySelector<HTMLInputElement>(`#${id}`)?.select()
    // Over plain http there is no clipboard.
    await navigator.clipboard?.writeText(link).then(
      () => setSaid(online.copied),
      () => setSaid(online.notCopied),
    )
    if (navigator.clipboard === undefined) setSaid(online.notCopied)
  }
  return (
    <>
      <h2>
        <label for={id}>{label}</label>
      </h2>
      <p class="quiet small">{help}</p>
      <div class="row">
        <input id={id} class="grow" type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" class="button primary" onClick={() => void copy()}>
          <Icon name="link" size={18} /> {online.copy}
        </button>
      </div>
      <p role="status">{said}</p>
    </>
  )
}

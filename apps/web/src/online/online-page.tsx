import '../ui/form.css'
import './online.css'
import { useEffect, useState } from 'preact/hooks'
import { lazy, useLocation, useRoute } from 'preact-iso'
import { manifestOf } from '../../games/index.ts'
import { tableFonts } from '../shell/fonts.ts'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { Page } from '../shell/page.tsx'
import { Trouble } from '../table/trouble.tsx'
import { online } from '../texts/online.ts'
import { Icon } from '../ui/icon.tsx'
import { KeepSeats, SignIn } from './coming-back.tsx'
import { YourName } from './online-seats.tsx'
import { callMe, type Me, sit, type TableInfo, tableInfo, whoAmI } from './server.ts'

/** Milliseconds after which it is looked who has come. */
const AGAIN = 4000

const OnlineTable = lazy(async () => {
  const [{ OnlineTable }] = await Promise.all([import('./online-table.tsx'), tableFonts()])
  return OnlineTable
})

/** A table online, and before it: who sits there, the link for the others, and free seats. */
export function OnlinePage() {
  const { id, part } = useRoute().params
  if (part === undefined || part === '') return <Lobby key={id} id={id} />
  return part === 'table' ? <OnlineTable key={id} id={id} /> : <NotFoundPage />
}

function Lobby({ id }: { id: string }) {
  const { route } = useLocation()
  const [table, setTable] = useState<TableInfo | undefined>(undefined)
  const [me, setMe] = useState<Me | null | undefined>(undefined)
  const [name, setName] = useState('')
  const [trouble, setTrouble] = useState<string | undefined>(undefined)
  const [missing, setMissing] = useState<string | undefined>(undefined)
  const look = async (): Promise<void> => {
    const [found, known] = await Promise.all([tableInfo(id), whoAmI()])
    setTable(found)
    setMe(known)
    setMissing(undefined)
  }
  useEffect(() => {
    let gone = false
    const again = (): void => {
      look()
        .catch((error: unknown) => setMissing(sentenceOf(error)))
        .finally(() => {
          if (!gone) waiting = setTimeout(again, AGAIN)
        })
    }
    let waiting: ReturnType<typeof setTimeout> | undefined
    again()
    return () => {
      gone = true
      clearTimeout(waiting)
    }
  }, [id])

  if (table === undefined)
    return missing === undefined ? (
      <Page title={online.tables} narrow>
        <p role="status">{online.loading}</p>
      </Page>
    ) : (
      <Trouble sentence={missing} />
    )

  const take = async (seat: string): Promise<void> => {
    try {
      if (me == null) {
        if (name.trim() === '') return setTrouble(online.needName)
        setMe(await callMe(name))
      }
      const { started } = await sit(id, seat)
      if (started === null) return look()
      route(`/online/${id}/table`)
    } catch (error) {
      setTrouble(sentenceOf(error))
      void look()
    }
  }
  const { seatNames = {} } = manifestOf(table.game) ?? {}
  const plays = table.mine.length > 0
  const maySit = !plays && table.free.length > 0
  return (
    <Page title={table.title} narrow>
      <h1 class="lobby-title">{table.title}</h1>
      <div class="lobby">
        <section class="card" aria-labelledby="who-title">
          <h2 id="who-title">{online.who}</h2>
          <ul class="online-seats">
            {Object.entries(table.seats).map(([seat, holder]) => (
              <li key={seat}>
                <strong>{seatNames[seat] ?? seat}</strong>
                <span>{table.free.includes(seat) ? <em class="quiet">{online.seat.free}</em> : holder.name}</span>
                {table.mine.includes(seat) && <span class="pill">{online.yours}</span>}
                {maySit && table.free.includes(seat) && (
                  <button type="button" class="button" onClick={() => void take(seat)}>
                    {online.sit}
                  </button>
                )}
              </li>
            ))}
          </ul>
          {maySit && me === null && <YourName name={name} onInput={setName} />}
          <p class="quiet small">{table.free.length > 0 ? online.waiting : online.full}</p>
          <p class="form-error" role="alert">
            {trouble ?? missing ?? ''}
          </p>
          {table.started !== null && (
            <a class="button primary" href={`/online/${id}/table`}>
              <Icon name={plays ? 'play' : 'eye'} size={18} /> {plays ? online.toTable : online.lookOn}
            </a>
          )}
        </section>
        {table.free.length > 0 && <TheLink id={id} />}
        {me != null && plays && <KeepSeats me={me} onKept={setMe} />}
        {me === null && <SignIn onSigned={() => void look()} />}
        {table.commitment !== null && (
          <p class="quiet small online-promise">
            {online.promise} <code>{table.commitment}</code>
          </p>
        )}
      </div>
    </Page>
  )
}

function TheLink({ id }: { id: string }) {
  const [said, setSaid] = useState('')
  const link = `${location.origin}/online/${id}`
  const copy = async (): Promise<void> => {
    document.querySelector<HTMLInputElement>('#table-link')?.select()
    // Over plain http there is no clipboard.
    await navigator.clipboard?.writeText(link).then(
      () => setSaid(online.copied),
      () => setSaid(online.notCopied),
    )
    if (navigator.clipboard === undefined) setSaid(online.notCopied)
  }
  return (
    <section class="card">
      <h2>
        <label for="table-link">{online.link}</label>
      </h2>
      <p class="quiet small">{online.linkHelp}</p>
      <div class="row">
        <input id="table-link" class="grow" type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" class="button primary" onClick={() => void copy()}>
          <Icon name="link" size={18} /> {online.copy}
        </button>
      </div>
      <p role="status">{said}</p>
      {/^(localhost|127\.)/.test(location.hostname) && <p class="quiet small">{online.localOnly}</p>}
    </section>
  )
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

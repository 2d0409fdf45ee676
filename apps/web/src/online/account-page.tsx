import '../ui/form.css'
import './online.css'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Page } from '../shell/page.tsx'
import { online } from '../texts/online.ts'
import { download } from '../ui/download.ts'
import { Field } from '../ui/field.tsx'
import { useLate } from '../ui/late.tsx'
import { KeepSeats, SignIn } from './coming-back.tsx'
import {
  type Avoided,
  avoid,
  avoided,
  callMe,
  deleteMe,
  endSession,
  exportMe,
  goAway,
  type Me,
  type Session,
  sentenceOf,
  sessions,
  signOut,
  whoAmI,
} from './server.ts'

const DAY = 24 * 60 * 60 * 1000
const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
const words = online.account
const loadBots = async () => (await import('./bots-part.tsx')).BotsPart
const loadPasskeys = async () => (await import('./passkeys-part.tsx')).PasskeysPart
const loadNotices = async () => (await import('./notices.tsx')).Notices

/** What the server knows about one, and what one may do about it. */
export function AccountPage() {
  const [me, setMe] = useState<Me | null | undefined>(undefined)
  const [trouble, setTrouble] = useState('')
  const attempt = (work: () => Promise<unknown>): void => {
    setTrouble('')
    void work().catch((error: unknown) => setTrouble(sentenceOf(error)))
  }
  const [isDeleted, setDeleted] = useState(false)
  const forget = (): void => {
    setMe(null)
    setDeleted(true)
  }
  const look = (): void => attempt(async () => setMe(await whoAmI()))
  const isKept = me != null && (me.login !== null || me.passkeys > 0)
  const BotsPart = useLate(isKept, loadBots)
  const PasskeysPart = useLate(me != null, loadPasskeys)
  useEffect(look, [])
  const Notices = useLate(me != null, loadNotices)
  return (
    <Page title={words.title} narrow>
      <h1>{words.title}</h1>
      <p class="form-error" role="alert">
        {trouble}
      </p>
      <div class="lobby">
        {me === null && (
          <>
            <p role="status">{isDeleted ? words.deleted : words.nobody}</p>
            <SignIn onSigned={look} />
          </>
        )}
        {me != null && (
          <>
            <Name key={me.name} me={me} attempt={attempt} onMe={setMe} />
            <KeepSeats me={me} onKept={setMe} />
            {PasskeysPart !== undefined && <PasskeysPart key={me.passkeys} attempt={attempt} onChange={look} />}
            <Away me={me} attempt={attempt} onMe={setMe} />
            {Notices !== undefined && <Notices attempt={attempt} />}
            <Sessions attempt={attempt} onGone={look} />
            <AvoidedPeople attempt={attempt} />
            {isKept && BotsPart !== undefined && <BotsPart attempt={attempt} />}
            <Data me={me} attempt={attempt} onGone={forget} />
          </>
        )}
      </div>
    </Page>
  )
}

interface PartProps {
  readonly attempt: (work: () => Promise<unknown>) => void
}

function Part({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="card">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Name({ me, attempt, onMe }: PartProps & { me: Me; onMe: (me: Me) => void }) {
  const [name, setName] = useState(me.name)
  return (
    <section class="card">
      <Field id="me-name" label={words.name} maxLength={40} autocomplete="nickname" value={name} onInput={setName} />
      <button
        type="button"
        class="button"
        disabled={name.trim() === '' || name === me.name}
        onClick={() => attempt(async () => onMe(await callMe(name)))}
      >
        {words.rename}
      </button>
    </section>
  )
}

function Away({ me, attempt, onMe }: PartProps & { me: Me; onMe: (me: Me) => void }) {
  const [days, setDays] = useState('7')
  const go = (until: number | null): void => attempt(async () => onMe(await goAway(until)))
  const isAway = me.away !== null && me.away.until > Date.now()
  return (
    <Part title={words.away}>
      <p class="quiet small">{words.awayHelp}</p>
      {isAway ? (
        <div class="row">
          <span>{words.awayUntil(date.format(me.away?.until))}</span>
          <button type="button" class="button" onClick={() => go(null)}>
            {words.back}
          </button>
        </div>
      ) : (
        <div class="row">
          <Field id="away-days" label={words.awayDays} type="number" min={1} max={30} value={days} onInput={setDays} />
          <button type="button" class="button" onClick={() => go(Date.now() + Math.min(29.9, Math.max(1, Number(days))) * DAY)}>
            {words.goAway}
          </button>
        </div>
      )}
    </Part>
  )
}

function Sessions({ attempt, onGone }: PartProps & { onGone: () => void }) {
  const [list, setList] = useState<readonly Session[]>([])
  useEffect(() => attempt(async () => setList(await sessions())), [])
  const end = ({ id, here }: Session): void =>
    attempt(async () => {
      if (!here) return setList(await endSession(id))
      await signOut()
      onGone()
    })
  return (
    <Part title={words.sessions}>
      <ul class="online-seats">
        {list.map((session) => (
          <li key={session.id}>
            <strong>{session.browser || words.unknownBrowser}</strong>
            <span class="quiet small">
              {words.since(date.format(session.created))} {session.here && <span class="pill">{words.here}</span>}
            </span>
            <button type="button" class="button plain" onClick={() => end(session)}>
              {session.here ? words.endHere : words.end}
            </button>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function AvoidedPeople({ attempt }: PartProps) {
  const [list, setList] = useState<readonly Avoided[]>([])
  useEffect(() => attempt(async () => setList(await avoided())), [])
  const set = (person: string, how: Avoided['how'] | null): void => attempt(async () => setList(await avoid(person, how)))
  return (
    <Part title={words.avoided}>
      {list.length === 0 && <p class="quiet small">{words.nobodyAvoided}</p>}
      <ul class="online-seats">
        {list.map(({ person, name, how }) => (
          <li key={person}>
            <strong>{name}</strong>
            <span class="quiet small">{words[how]}</span>
            <span class="row">
              {how === 'muted' && (
                <button type="button" class="button plain" onClick={() => set(person, 'blocked')}>
                  {words.avoid.blocked}
                </button>
              )}
              <button type="button" class="button plain" onClick={() => set(person, null)}>
                {words.unblock}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Data({ me, attempt, onGone }: PartProps & { me: Me; onGone: () => void }) {
  const [typed, setTyped] = useState('')
  const save = async (): Promise<void> => download('railhead-me.json', JSON.stringify(await exportMe(), null, 2))
  return (
    <Part title={words.data}>
      <p class="quiet small">{words.dataHelp}</p>
      <button type="button" class="button" onClick={() => attempt(save)}>
        {words.export}
      </button>
      <details>
        <summary>{words.delete}</summary>
        <Field id="delete-name" label={words.deleteHelp} value={typed} onInput={setTyped} />
        <button
          type="button"
          class="button danger"
          disabled={typed !== me.name}
          onClick={() =>
            attempt(async () => {
              await deleteMe(typed)
              onGone()
            })
          }
        >
          {words.delete}
        </button>
      </details>
    </Part>
  )
}

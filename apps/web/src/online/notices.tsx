import './notices.css'
import { useEffect, useState } from 'preact/hooks'
import { notices as words } from '../texts/notices.ts'
import { Field } from '../ui/field.tsx'
import {
  addWay,
  KINDS,
  type MyNotices,
  myNotices,
  type NoticeKind,
  removeWay,
  setWay,
  tryWay,
  type Way,
} from './notices-server.ts'
import { askForPush, canPush, pushedHere } from './push.ts'

/** What somebody who asks to be told something most likely means. */
const USUAL: readonly NoticeKind[] = ['turn', 'reminder']

interface NoticesProps {
  /** Shows the sentence of whatever goes wrong. */
  readonly attempt: (work: () => Promise<unknown>) => void
}

/** How one is told what happens while one is away: the ways, what is told on each, and other ways. */
export function Notices({ attempt }: NoticesProps) {
  const [mine, setMine] = useState<MyNotices | undefined>(undefined)
  const [here, setHere] = useState<string | undefined>(undefined)
  const [mayPush, setMayPush] = useState(false)
  const [said, setSaid] = useState('')
  const change = (work: () => Promise<MyNotices>, then = ''): void => {
    setSaid('')
    attempt(async () => {
      setMine(await work())
      setSaid(then)
    })
  }
  useEffect(() => {
    change(myNotices)
    void pushedHere().then(setHere, () => {})
    void canPush().then(setMayPush, () => {})
  }, [])
  if (mine === undefined) return null
  const push = (): void =>
    attempt(async () => {
      const asked = await askForPush(mine.channels.push)
      if (typeof asked === 'string') return setSaid(asked === 'denied' ? words.pushDenied : words.pushFailed)
      setMine(await addWay({ channel: 'push', ...asked, kinds: USUAL }))
      setHere(asked.endpoint)
    })
  const isTold = mine.ways.some(({ address }) => address === here)
  return (
    <section class="card notices">
      <h2>{words.title}</h2>
      <p class="quiet small">{words.intro}</p>
      {mine.ways.map((way) => (
        <WayRow key={way.id} way={way} here={way.address === here} change={change} />
      ))}
      <p class="quiet small" role="status">
        {said}
      </p>
      {mayPush && !isTold && (
        <button type="button" class="button" onClick={push}>
          {words.addPush}
        </button>
      )}
      {mine.channels.mail && (
        <Adding
          id="notice-mail"
          label={words.addMail}
          go={words.addMailGo}
          add={(address) => change(() => addWay({ channel: 'mail', address, kinds: USUAL }))}
        />
      )}
      {mine.channels.webhook && (
        <details>
          <summary>{words.addWebhook}</summary>
          <Adding
            id="notice-webhook"
            label={words.addWebhookLabel}
            go={words.addWebhookGo}
            add={(address) => change(() => addWay({ channel: 'webhook', address, kinds: USUAL }))}
          />
        </details>
      )}
    </section>
  )
}

interface AddingProps {
  readonly id: string
  readonly label: string
  readonly go: string
  readonly add: (address: string) => void
}

function Adding({ id, label, go, add }: AddingProps) {
  const [address, setAddress] = useState('')
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault()
        add(address)
        setAddress('')
      }}
    >
      <Field id={id} label={label} maxLength={1000} value={address} onInput={setAddress} />
      <button type="submit" class="button" disabled={address.trim() === ''}>
        {go}
      </button>
    </form>
  )
}

interface WayRowProps {
  readonly way: Way
  readonly here: boolean
  readonly change: (work: () => Promise<MyNotices>, then?: string) => void
}

function WayRow({ way, here, change }: WayRowProps) {
  const { id, channel, address, label, confirmed, kinds, daily, failures } = way
  const name = channel === 'push' ? words.browser(label || words.unknownBrowser) : words[channel](address)
  const set = (wanted: readonly NoticeKind[], once: boolean): void => change(() => setWay(id, wanted, once))
  return (
    <div class="way">
      <h3>
        {name} {here && <span class="pill">{words.thisBrowser}</span>}
      </h3>
      {!confirmed && <p class="small">{words.unconfirmed}</p>}
      {failures > 0 && <p class="small">{words.failing}</p>}
      <fieldset>
        <legend class="quiet small">{words.tellWhen}</legend>
        {KINDS.map((kind) => (
          <label key={kind} class="check">
            <input
              type="checkbox"
              checked={kinds.includes(kind)}
              onChange={({ currentTarget: { checked } }) =>
                set(checked ? [...kinds, kind] : kinds.filter((one) => one !== kind), daily)
              }
            />
            <span>{words.kinds[kind]}</span>
          </label>
        ))}
        {channel === 'mail' && (
          <label class="check apart">
            <input type="checkbox" checked={daily} onChange={(event) => set(kinds, event.currentTarget.checked)} />
            <span>{words.daily}</span>
          </label>
        )}
      </fieldset>
      <div class="row">
        <button type="button" class="button plain" disabled={!confirmed} onClick={() => change(() => tryWay(id), words.tried)}>
          {words.trial}
        </button>
        <button type="button" class="button plain" onClick={() => change(() => removeWay(id))}>
          {words.remove}
        </button>
      </div>
    </div>
  )
}

import { useEffect, useState } from 'preact/hooks'
import { online } from '../texts/online.ts'
import { makePasskey, myPasskeys, type Passkey, passkeysWork, removePasskey } from './passkeys.ts'

const words = online.account.passkeys
const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

interface Props {
  readonly attempt: (work: () => Promise<unknown>) => void
  /** There are more, or fewer. */
  readonly onChange: () => void
}

/** The keys of somebody's devices: to come back without a password. */
export function PasskeysPart({ attempt, onChange }: Props) {
  const [list, setList] = useState<readonly Passkey[]>([])
  useEffect(() => attempt(async () => setList(await myPasskeys())), [])
  const change = (work: () => Promise<readonly Passkey[]>): void =>
    attempt(async () => {
      setList(await work())
      onChange()
    })
  return (
    <section class="card">
      <h2>{words.title}</h2>
      <p class="quiet small">{passkeysWork() ? words.help : online.passkey.onlyHttps}</p>
      <ul class="online-seats">
        {list.map(({ id, label, created, used }) => (
          <li key={id}>
            <strong>{label || online.account.unknownBrowser}</strong>
            <span class="quiet small">{words.made(date.format(created), used === null ? undefined : date.format(used))}</span>
            <button type="button" class="button plain" onClick={() => change(() => removePasskey(id))}>
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
      {passkeysWork() && (
        <button type="button" class="button" onClick={() => change(makePasskey)}>
          {words.make}
        </button>
      )}
    </section>
  )
}

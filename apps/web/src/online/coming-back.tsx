import '../ui/form.css'
import { useState } from 'preact/hooks'
import { online } from '../texts/online.ts'
import { Field } from '../ui/field.tsx'
import { makePasskey, passkeysWork, signInByPasskey } from './passkeys.ts'
import { keepMe, type Me, sentenceOf, signIn, whoAmI } from './server.ts'

/** A guest makes a passkey or chooses a name and password, so that the seats are theirs on other devices too. */
export function KeepSeats({ me, onKept }: { me: Me; onKept: (me: Me) => void }) {
  if (me.login !== null) return <p class="quiet small">{online.kept(me.login)}</p>
  if (me.passkeys > 0) return <p class="quiet small">{online.keptByPasskey}</p>
  const byPasskey = async (): Promise<void> => {
    await makePasskey()
    const kept = await whoAmI()
    if (kept !== null) onKept(kept)
  }
  return (
    <details class="card">
      <summary>{online.keep}</summary>
      <p class="quiet small">{online.keepHelp}</p>
      <ByPasskey go={online.passkey.keep} send={byPasskey} />
      <Credentials go={online.keepGo} fresh send={async (login, password) => onKept(await keepMe(login, password))} />
    </details>
  )
}

/** Somebody comes back. */
export function SignIn({ onSigned }: { onSigned: () => void }) {
  return (
    <details class="card">
      <summary>{online.signIn}</summary>
      <ByPasskey
        go={online.passkey.signIn}
        send={async () => {
          await signInByPasskey()
          onSigned()
        }}
      />
      <Credentials
        go={online.signInGo}
        send={async (login, password) => {
          await signIn(login, password)
          onSigned()
        }}
      />
    </details>
  )
}

/** With a key of the device; where browsers hold such keys back, that is said. */
function ByPasskey({ go, send }: { go: string; send: () => Promise<void> }) {
  const [trouble, setTrouble] = useState('')
  const [busy, setBusy] = useState(false)
  if (!passkeysWork()) return <p class="quiet small">{online.passkey.onlyHttps}</p>
  const press = async (): Promise<void> => {
    setBusy(true)
    setTrouble('')
    await send().catch((error: unknown) => setTrouble(sentenceOf(error)))
    setBusy(false)
  }
  return (
    <>
      <div class="row by-passkey">
        <button type="button" class="button" disabled={busy} onClick={() => void press()}>
          {go}
        </button>
        <span class="form-error" role="alert">
          {trouble}
        </span>
      </div>
      <p class="quiet small">{online.passkey.or}</p>
    </>
  )
}

interface CredentialsProps {
  readonly go: string
  readonly fresh?: boolean
  readonly send: (login: string, password: string) => Promise<void>
}

function Credentials({ go, fresh = false, send }: CredentialsProps) {
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const [trouble, setTrouble] = useState('')
  const [busy, setBusy] = useState(false)
  const submit = async (): Promise<void> => {
    setBusy(true)
    await send(login, password).catch((error: unknown) => setTrouble(sentenceOf(error)))
    setBusy(false)
  }
  return (
    <form
      class="stacked-form"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Field
        id="login"
        label={online.login}
        required
        minLength={2}
        maxLength={40}
        autocomplete="username"
        value={login}
        onInput={setLogin}
      />
      <Field
        id="password"
        label={online.password}
        type="password"
        required
        minLength={8}
        maxLength={200}
        autocomplete={fresh ? 'new-password' : 'current-password'}
        value={password}
        onInput={setPassword}
      />
      <div class="row">
        <button type="submit" class="button" disabled={busy}>
          {go}
        </button>
        <span class="form-error" role="alert">
          {trouble}
        </span>
      </div>
    </form>
  )
}

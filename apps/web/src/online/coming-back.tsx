import '../ui/form.css'
import { useState } from 'preact/hooks'
import { online } from '../texts/online.ts'
import { Field } from '../ui/field.tsx'
import { keepMe, type Me, sentenceOf, signIn } from './server.ts'

/** A guest chooses a name and password, so that the seats are theirs on other devices too. */
export function KeepSeats({ me, onKept }: { me: Me; onKept: (me: Me) => void }) {
  if (me.login !== null) return <p class="quiet small">{online.kept(me.login)}</p>
  return (
    <details class="card">
      <summary>{online.keep}</summary>
      <p class="quiet small">{online.keepHelp}</p>
      <Credentials go={online.keepGo} fresh send={async (login, password) => onKept(await keepMe(login, password))} />
    </details>
  )
}

/** Somebody comes back. */
export function SignIn({ onSigned }: { onSigned: () => void }) {
  return (
    <details class="card">
      <summary>{online.signIn}</summary>
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

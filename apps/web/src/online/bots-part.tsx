import { useEffect, useState } from 'preact/hooks'
import { online } from '../texts/online.ts'
import { Field } from '../ui/field.tsx'
import { ask } from './server.ts'

const words = online.account.bots
const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

interface Bot {
  readonly id: string
  readonly name: string
  readonly tokens: readonly { readonly id: string; readonly created: number }[]
}

/** Programs that play for somebody, and their tokens. A token is shown once. */
export function BotsPart({ attempt }: { attempt: (work: () => Promise<unknown>) => void }) {
  const [bots, setBots] = useState<readonly Bot[]>([])
  const [name, setName] = useState('')
  const [token, setToken] = useState<string | undefined>(undefined)
  const list = async (): Promise<void> => setBots(await ask<readonly Bot[]>('GET', 'me/bots'))
  useEffect(() => attempt(list), [])
  const make = async (path: string, body: object): Promise<void> => {
    setToken((await ask<{ token: string }>('POST', path, body)).token)
    setName('')
    await list()
  }
  const change = async (path: string, body: object): Promise<void> => {
    setToken(undefined)
    setBots(await ask<readonly Bot[]>('POST', path, body))
  }
  return (
    <section class="card">
      <h2>{words.title}</h2>
      <p class="quiet small">{words.help}</p>
      <ul class="online-seats">
        {bots.map((bot) => (
          <li key={bot.id}>
            <strong>{bot.name}</strong>
            <span class="quiet small">
              {bot.tokens.map(({ id, created }) => (
                <button
                  key={id}
                  type="button"
                  class="button plain"
                  onClick={() => attempt(() => change('me/bots/revoke', { bot: bot.id, token: id }))}
                >
                  {words.revoke(date.format(created))}
                </button>
              ))}
            </span>
            <span class="row">
              <button type="button" class="button plain" onClick={() => attempt(() => make('me/bots/token', { bot: bot.id }))}>
                {words.another}
              </button>
              <button type="button" class="button plain" onClick={() => attempt(() => change('me/bots/delete', { bot: bot.id }))}>
                {words.delete}
              </button>
            </span>
          </li>
        ))}
      </ul>
      {token !== undefined && (
        <p class="notice" role="status">
          {words.token} <code class="bot-token">{token}</code>
        </p>
      )}
      <div class="row">
        <Field id="bot-name" label={words.name} maxLength={40} value={name} onInput={setName} />
        <button
          type="button"
          class="button"
          disabled={name.trim() === ''}
          onClick={() => attempt(() => make('me/bots', { name }))}
        >
          {words.make}
        </button>
      </div>
    </section>
  )
}

import { useEffect, useState } from 'preact/hooks'
import { online } from '../texts/online.ts'
import { type Avoided, avoid, avoided, sentenceOf, whoAmI } from './server.ts'

const words = online.account
const WAYS = ['muted', 'blocked'] as const

/** Whether whoever looks wants to hear somebody, or play with them. Nothing to somebody who is not known, or to themselves. */
export function Avoiding({ person }: { person: string }) {
  const [list, setList] = useState<readonly Avoided[] | undefined>(undefined)
  const [trouble, setTrouble] = useState('')
  const attempt = (work: () => Promise<void>): void => void work().catch((error: unknown) => setTrouble(sentenceOf(error)))
  const look = async (): Promise<void> => {
    const me = await whoAmI()
    if (me !== null && me.id !== person) setList(await avoided())
  }
  useEffect(() => attempt(look), [person])
  if (list === undefined) return null
  const how = list.find((one) => one.person === person)?.how
  const set = (to: Avoided['how'] | null): void => attempt(async () => setList(await avoid(person, to)))
  return (
    <div class="row">
      {how !== undefined && <span class="pill">{words[how]}</span>}
      {WAYS.filter((way) => way !== how).map((way) => (
        <button key={way} type="button" class="button plain" onClick={() => set(way)}>
          {words.avoid[way]}
        </button>
      ))}
      {how !== undefined && (
        <button type="button" class="button plain" onClick={() => set(null)}>
          {words.unblock}
        </button>
      )}
      <p class="form-error" role="alert">
        {trouble}
      </p>
    </div>
  )
}

import { useState } from 'preact/hooks'
import { online } from '../texts/online.ts'
import { Field } from '../ui/field.tsx'
import type { Company } from './company.tsx'
import { report, type Said, sentenceOf } from './server.ts'

/** So much of the talk can be reported here: what was said last. */
const MOST = 20
const words = online.at.report

/** Asks whoever runs the server to look at what somebody said, or at how somebody behaves. */
export function Report({ company: { info, seat, nameOf, table }, said }: { company: Company; said: readonly Said[] }) {
  const [about, setAbout] = useState('')
  const [reason, setReason] = useState('')
  const [told, setTold] = useState('')
  const people = Object.keys(info.seats).filter((one) => one !== seat && info.seats[one].kind === 'person')
  const heard = said.filter(({ mine }) => !mine).slice(-MOST)
  if (people.length + heard.length === 0) return null
  const send = async (): Promise<void> => {
    const [kind, what] = about.split(' ')
    await report(info.id, kind === 'said' ? { said: Number(what) } : { seat: what }, reason)
    setReason('')
    setTold(words.done)
  }
  return (
    <details class="asking">
      <summary>{words.title}</summary>
      <div class="field">
        <label class="field-label" for="report-about">
          {words.about}
        </label>
        <select id="report-about" value={about} onChange={(event) => setAbout(event.currentTarget.value)}>
          <option value="">{words.choose}</option>
          {people.map((one) => (
            <option key={one} value={`seat ${one}`}>
              {words.person(nameOf(one), table.nameOfSeat(one))}
            </option>
          ))}
          {heard.map(({ n, name, text }) => (
            <option key={n} value={`said ${n}`}>
              {words.said(name, text.length > 60 ? `${text.slice(0, 60)} …` : text)}
            </option>
          ))}
        </select>
      </div>
      <Field id="report-reason" label={words.reason} maxLength={300} value={reason} onInput={setReason} />
      <button
        type="button"
        class="button"
        disabled={about === '' || reason.trim() === ''}
        onClick={() => void send().catch((error: unknown) => setTold(sentenceOf(error)))}
      >
        {words.send}
      </button>
      <p class="quiet small" role="status">
        {told}
      </p>
    </details>
  )
}

import { useEffect, useRef, useState } from 'preact/hooks'
import { online } from '../texts/online.ts'
import { Icon } from '../ui/icon.tsx'
import type { Company } from './company.tsx'
import { Report } from './report.tsx'
import { avoid, keepNote, noteAt, type Said, say, sentenceOf, talkAt } from './server.ts'

const time = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit' })

/** What those in the same room say. It is shown as the text that it is. */
export function Talk({ company }: { company: Company }) {
  const { info, seat, around, table } = company
  const [said, setSaid] = useState<readonly Said[]>([])
  const [text, setText] = useState('')
  const [trouble, setTrouble] = useState('')
  const end = useRef<HTMLLIElement>(null)
  const fail = (error: unknown): void => setTrouble(sentenceOf(error))
  const listen = async (): Promise<void> => {
    const after = said.at(-1)?.n ?? 0
    const news = await talkAt(info.id, after)
    setSaid((before) => [...before, ...news.filter(({ n }) => n > (before.at(-1)?.n ?? 0))])
  }
  useEffect(() => void listen().catch(fail), [around?.talk])
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [said])
  const send = async (): Promise<void> => {
    setTrouble('')
    await say(info.id, text)
    setText('')
    await listen()
  }
  const mute = async (person: string): Promise<void> => {
    await avoid(person, 'muted')
    setSaid((before) => before.filter((one) => one.person !== person))
  }
  const over = table.story.latest.value?.outcome != null
  return (
    <section aria-labelledby="talk-title">
      <h3 id="talk-title">{online.at.talk}</h3>
      {!over && <p class="quiet small">{seat === null ? online.at.talkLookers : online.at.talkPlayers}</p>}
      <ol class="talk" aria-live="polite">
        {said.length === 0 && <li class="quiet small">{online.at.nothingSaid}</li>}
        {said.map(({ n, name, text: words, at, mine, person }) => (
          <li key={n} ref={n === said.at(-1)?.n ? end : undefined}>
            <strong>{name}</strong> <span class="quiet small">{time.format(at)}</span>
            {!mine && (
              <button
                type="button"
                class="button plain icon-only"
                aria-label={online.at.mute(name)}
                title={online.at.mute(name)}
                onClick={() => void mute(person).catch(fail)}
              >
                <Icon name="x" size={14} />
              </button>
            )}
            <p>{words}</p>
          </li>
        ))}
      </ol>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '') void send().catch(fail)
        }}
      >
        <input
          class="grow"
          type="text"
          autocomplete="off"
          maxLength={500}
          aria-label={online.at.say}
          placeholder={online.at.say}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="button primary">
          {online.at.send}
        </button>
      </form>
      <p class="form-error" role="alert">
        {trouble}
      </p>
      <Report company={company} said={said} />
    </section>
  )
}

/** Milliseconds after the last letter. */
const KEEP_AFTER = 800

/** What one writes down for oneself at this table. */
export function Notes({ id }: { id: string }) {
  const [text, setText] = useState<string | undefined>(undefined)
  const [said, setSaid] = useState('')
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const fail = (error: unknown): void => setSaid(sentenceOf(error))
  useEffect(() => void noteAt(id).then(setText, fail), [id])
  const write = (written: string): void => {
    setText(written)
    setSaid('')
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => void keepNote(id, written).then(() => setSaid(online.at.kept), fail), KEEP_AFTER)
  }
  return (
    <section aria-labelledby="note-title">
      <h3 id="note-title">
        <label for="note">{online.at.note}</label>
      </h3>
      <textarea
        id="note"
        rows={4}
        maxLength={10_000}
        disabled={text === undefined}
        aria-describedby="note-help"
        value={text ?? ''}
        onInput={(event) => write(event.currentTarget.value)}
      />
      <p class="quiet small" id="note-help">
        {online.at.noteHelp} <span role="status">{said}</span>
      </p>
    </section>
  )
}

import './online.css'
import { useEffect, useState } from 'preact/hooks'
import { useLocation, useRoute } from 'preact-iso'
import { games, manifestOf } from '../../games/index.ts'
import { sharedEngine } from '../engine/client.ts'
import type { GameInfo } from '../engine/protocol.ts'
import { Page } from '../shell/page.tsx'
import { archive } from '../texts/archive.ts'
import { online } from '../texts/online.ts'
import { Icon } from '../ui/any-icon.tsx'
import { Field } from '../ui/field.tsx'
import { finishedGames } from './archive-server.ts'
import { FinishedRows } from './finished-rows.tsx'
import { sentenceOf, type TableInfo } from './server.ts'
import { type Query, soughtOf, withFilter } from './sought.ts'
import { Choose } from './terms.tsx'

/** Games that have ended. What is looked for stands in the address, so that it can be sent to others. */
export function ArchivePage() {
  const { query } = useRoute()
  const { route } = useLocation()
  const [found, setFound] = useState<readonly TableInfo[] | undefined>(undefined)
  const [next, setNext] = useState<string | null>(null)
  const [trouble, setTrouble] = useState('')
  const sought = soughtOf(query)
  const key = JSON.stringify(sought)
  const look = async (after?: string): Promise<void> => {
    const page = await finishedGames(after === undefined ? sought : { ...sought, after })
    setFound((before) => (after === undefined ? page.games : [...(before ?? []), ...page.games]))
    setNext(page.next)
    setTrouble('')
  }
  const fail = (error: unknown): void => setTrouble(sentenceOf(error))
  useEffect(() => void look().catch(fail), [key])
  const set = (name: string, value: string): void => route(`/online/archive${withFilter(query, name, value)}`, true)
  return (
    <Page title={archive.title} narrow>
      <h1>{archive.title}</h1>
      <p class="quiet page-intro">
        {archive.intro} <a href="/online/statistics">{archive.statistics}</a>
      </p>
      <div class="lobby">
        <Filters query={query} set={set} />
        {query.player !== undefined && (
          <p class="small">
            {archive.ofPlayer}{' '}
            <button type="button" class="button plain" onClick={() => set('player', '')}>
              {archive.everybody}
            </button>
          </p>
        )}
        <p class="form-error" role="alert">
          {trouble}
        </p>
        <section class="card online-tables" aria-label={archive.title}>
          {found?.length === 0 && <p class="quiet">{archive.none}</p>}
          <FinishedRows games={found ?? []} />
          {next !== null && (
            <button type="button" class="button" onClick={() => void look(next).catch(fail)}>
              <Icon name="chevron-down" size={18} /> {archive.more}
            </button>
          )}
        </section>
      </div>
    </Page>
  )
}

interface FiltersProps {
  readonly query: Query
  readonly set: (name: string, value: string) => void
}

function Filters({ query, set }: FiltersProps) {
  const [name, setName] = useState(query.name ?? '')
  const titles = Object.fromEntries(games.map(({ id, title }) => [id, title]))
  const seats = Object.entries(manifestOf(query.game ?? '')?.seatNames ?? {}).map(([seat, called]) => [
    `won:${seat}`,
    archive.wonBy(called),
  ])
  const choose = (id: string, label: string, options: { readonly [value: string]: string }) => (
    <Choose id={`archive-${id}`} label={label} options={options} value={query[id] ?? ''} onChange={(value) => set(id, value)} />
  )
  return (
    <form
      class="archive-filters"
      onSubmit={(event) => {
        event.preventDefault()
        set('name', name.trim())
      }}
    >
      {choose('mine', archive.whose, archive.whoses)}
      {choose('game', archive.game, { '': archive.everyGame, ...titles })}
      {choose('pace', archive.pace, { '': archive.everyPace, ...online.paces })}
      {choose('result', archive.result, { ...archive.results, ...Object.fromEntries(seats) })}
      <Field id="archive-name" label={archive.name} maxLength={40} value={name} onInput={setName} />
      <Field
        id="archive-from"
        label={archive.from}
        type="date"
        value={query.from ?? ''}
        onInput={(value) => set('from', value)}
      />
      <Field
        id="archive-until"
        label={archive.until}
        type="date"
        value={query.until ?? ''}
        onInput={(value) => set('until', value)}
      />
      {query.game !== undefined && <OptionFilter key={query.game} game={query.game} query={query} set={set} />}
    </form>
  )
}

/** The options of one game, once it is known which. */
function OptionFilter({ game, query, set }: FiltersProps & { game: string }) {
  const [info, setInfo] = useState<GameInfo | undefined>(undefined)
  const [chosen, value = ''] = (query.option ?? '').split(':')
  const [option, setOption] = useState(chosen)
  useEffect(() => {
    // Whoever asks for a game that nobody knows has no options to choose from.
    sharedEngine()
      .ask('describe', { game })
      .then(setInfo, () => {})
  }, [game])
  const fields = info?.options.options ?? []
  const field = fields.find((one) => one.key === option)
  const values =
    field?.type === 'choice'
      ? field.values.map((one) => [one.value, one.label])
      : field?.type === 'integer'
        ? Array.from({ length: field.max - field.min + 1 }, (_, i) => [String(field.min + i), String(field.min + i)])
        : [
            ['true', archive.yes],
            ['false', archive.no],
          ]
  // An order of play is not looked for by its whole list.
  const listed = fields.filter(({ type }) => type !== 'order').map(({ key, label }) => [key, label])
  return (
    <>
      <Choose
        id="archive-option"
        label={archive.option}
        options={{ '': archive.anyOption, ...Object.fromEntries(listed) }}
        value={option}
        onChange={(key: string) => {
          setOption(key)
          set('option', '')
        }}
      />
      {field !== undefined && (
        <Choose
          id="archive-value"
          label={archive.value}
          options={{ '': archive.anyOption, ...Object.fromEntries(values) }}
          value={value}
          onChange={(next: string) => set('option', next === '' ? '' : `${option}:${next}`)}
        />
      )}
    </>
  )
}

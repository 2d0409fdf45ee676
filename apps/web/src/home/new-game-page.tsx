import type { SeatPlan } from '@railhead/host'
import './new-game.css'
import type { Options, OptionValue } from '@railhead/table'
import { useEffect, useState } from 'preact/hooks'
import { useLocation, useRoute } from 'preact-iso'
import { manifestOf } from '../../games/index.ts'
import { problemOf, sharedEngine } from '../engine/client.ts'
import { newTable } from '../engine/new-table.ts'
import type { CheckedOptions, GameInfo } from '../engine/protocol.ts'
import { randomName } from '../engine/random-name.ts'
import type { GameClient } from '../game/client.ts'
import { OnlineSeats, planOnline, type WantedSeats, YourName, YourWords } from '../online/online-seats.tsx'
import { callMe, setUp, whoAmI } from '../online/server.ts'
import { type Terms, TermsForm, USUAL_TERMS } from '../online/terms.tsx'
import { hasTables } from '../shell/has-tables.ts'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { Page } from '../shell/page.tsx'
import { loadGame } from '../store/games.ts'
import { pages } from '../texts/home.ts'
import { t } from '../texts/index.ts'
import { online } from '../texts/online.ts'
import { Icon } from '../ui/any-icon.tsx'
import { OptionsForm } from './options-form.tsx'
import { computerHolder, type Mode, planSeats, titleOf } from './plan-seats.ts'
import { HandoverToggle, SeatRows, SuggestionsToggle } from './seat-rows.tsx'

interface Brought {
  readonly record: string
  readonly title: string
  readonly choices: number
}

export function NewGamePage() {
  const { params, query } = useRoute()
  const { game, mode } = params
  const entry = manifestOf(game)
  const known = mode === 'computer' || mode === 'friends' || (mode === 'online' && hasTables())
  if (entry === undefined || !known) return <NotFoundPage />
  return (
    <NewGame
      key={`${game}/${mode}/${query.again}/${query.bring}`}
      game={game}
      title={entry.title}
      mode={mode}
      again={query.again}
      bring={query.bring}
    />
  )
}

interface NewGameProps {
  readonly game: string
  readonly title: string
  readonly mode: Mode | 'online'
  /** A table whose options and players are proposed once more. */
  readonly again: string | undefined
  /** A game of this device that is to go on online. */
  readonly bring: string | undefined
}

/** With others nobody plays alone. */
const formFor = ({ options, company }: GameInfo, mode: Mode | 'online'): GameInfo['options'] =>
  mode === 'computer' ? options : company

function NewGame({ game, title, mode, again, bring }: NewGameProps) {
  const { route } = useLocation()
  const [info, setInfo] = useState<GameInfo | undefined>(undefined)
  const [client, setClient] = useState<GameClient | undefined>(undefined)
  const [preset, setPreset] = useState(0)
  const [changes, setChanges] = useState<Options>({})
  const [checked, setChecked] = useState<CheckedOptions | undefined>(undefined)
  const [lastGood, setLastGood] = useState<Extract<CheckedOptions, { ok: true }> | undefined>(undefined)
  const [more, setMore] = useState(false)
  const [holders, setHolders] = useState<SeatPlan>({})
  const [handover, setHandover] = useState(true)
  const [suggestions, setSuggestions] = useState(true)
  const [seed, setSeed] = useState('')
  const [wanted, setWanted] = useState<WantedSeats>({})
  const [name, setName] = useState('')
  const [words, setWords] = useState('')
  const [terms, setTerms] = useState<Terms>(USUAL_TERMS)
  const [brought, setBrought] = useState<Brought | undefined>(undefined)
  const [trouble, setTrouble] = useState<string | undefined>(undefined)
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    const fail = (error: unknown): void => setTrouble(problemOf(error).sentence)
    const describe = async (): Promise<void> => {
      const described = await sharedEngine().ask('describe', { game })
      if (again !== undefined) await repeat(described, again)
      if (bring !== undefined) await fetchGame(bring)
      setInfo(described)
    }
    /** As it was at that table; one that is gone or cannot be read any more is no reason not to begin. */
    const repeat = async (described: GameInfo, id: string): Promise<void> => {
      const stored = await loadGame(id).catch(() => undefined)
      if (stored === undefined || 'damaged' in stored || stored.game !== game) return
      const found = await sharedEngine()
        .ask('look', { text: stored.record, known: [] })
        .catch(() => undefined)
      if (found === undefined) return
      const at = formFor(described, mode).presets.findIndex(({ key }) => key === found.preset?.key)
      if (at >= 0) setPreset(at)
      else setChanges(found.options)
      setMore(at < 0)
      setHolders(stored.seats)
      setHandover(stored.handover)
    }
    const fetchGame = async (id: string): Promise<void> => {
      const stored = await loadGame(id)
      if (stored === undefined || 'damaged' in stored) throw new Error(t.notFound.body)
      const { options } = await sharedEngine().ask('look', { text: stored.record, known: [] })
      setChanges(options)
      setBrought({ record: stored.record, title: stored.title, choices: stored.length })
    }
    if (mode === 'online') whoAmI().then((me) => setName(me?.name ?? ''), fail)
    describe().catch(fail)
    manifestOf(game)?.client().then(setClient, fail)
  }, [game, again])

  const form = info && formFor(info, mode)
  const given = { ...form?.presets[preset]?.options, ...changes }
  const givenText = JSON.stringify(given)
  useEffect(() => {
    if (info === undefined) return
    sharedEngine()
      .ask('check', { game, options: JSON.parse(givenText) as Options })
      .then(
        (answer) => {
          setChecked(answer)
          if (answer.ok) setLastGood(answer)
        },
        (error) => setTrouble(problemOf(error).sentence),
      )
  }, [info, game, givenText])

  const seated = lastGood?.seated ?? []
  const computer = computerHolder(info?.players ?? [], info?.proposed ?? '')
  const plan = planSeats(
    seated,
    holders,
    mode === 'computer' ? mode : 'friends',
    (seat) => client?.seat(seat).name ?? seat,
    computer,
  )
  const onlinePlan = planOnline(seated, wanted)
  const noPerson = mode !== 'online' && seated.length > 0 && !Object.values(plan).some(({ kind }) => kind === 'person')
  const noName = mode === 'online' && name.trim() === ''
  const wrong = checked !== undefined && !checked.ok ? checked : undefined

  // All at once: a form that grows while it is read jumps.
  const known = info !== undefined && client !== undefined && lastGood !== undefined

  const start = async (): Promise<void> => {
    setBusy(true)
    try {
      if (mode === 'online') {
        await callMe(name)
        const called = brought?.title ?? titleOf(title, form?.presets[preset]?.label)
        const more = brought === undefined ? { words: words.trim() || null } : { words: null, record: brought.record }
        return route(
          `/online/${await setUp({ game, title: called, options: given, seats: onlinePlan, suggestions, ...terms, ...more })}`,
        )
      }
      const ask = {
        game,
        title: titleOf(title, form?.presets[preset]?.label),
        options: given,
        seed: seed.trim() || randomName(),
        seats: plan,
        handover,
        ...(suggestions ? {} : { suggestions: 'forbidden' as const }),
      }
      route(`/table/${await newTable('create', ask)}`)
    } catch (error) {
      setTrouble(problemOf(error).sentence)
      setBusy(false)
    }
  }

  const heading = { computer: pages.newGame.computerTitle, friends: pages.newGame.friendsTitle, online: online.title }[mode](
    title,
  )
  return (
    <Page title={heading} narrow>
      <h1 class="new-game-title">{heading}</h1>
      {trouble !== undefined && (
        <div class="notice bad" role="alert">
          <Icon name="triangle-alert" />
          <p>{trouble}</p>
        </div>
      )}
      {known && (
        <form
          class="new-game"
          onSubmit={(event) => {
            event.preventDefault()
            void start()
          }}
        >
          {brought !== undefined && <p class="notice">{online.brought(brought.choices)}</p>}
          <fieldset class="card plain-fieldset form-block presets-block" hidden={brought !== undefined}>
            <legend>
              <h2>{pages.newGame.presets}</h2>
            </legend>
            <div class="presets">
              {form?.presets.map((option, i) => (
                <label class="preset" key={option.key}>
                  <input
                    type="radio"
                    name="preset"
                    checked={i === preset}
                    onChange={() => {
                      setPreset(i)
                      setChanges({})
                    }}
                  />
                  <span>
                    <strong>{option.label}</strong>
                    <span class="quiet small">{option.help}</span>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <section class="card form-block" aria-labelledby="seats-title">
            <h2 id="seats-title">{pages.newGame.seats}</h2>
            {mode === 'online' && client !== undefined && info !== undefined && (
              <>
                <OnlineSeats
                  seated={seated}
                  plan={onlinePlan}
                  players={info.players}
                  look={(seat) => client.seat(seat)}
                  onChange={setWanted}
                />
                <YourName name={name} onInput={setName} />
                {brought === undefined && <YourWords words={words} onInput={setWords} />}
              </>
            )}
            {mode !== 'online' && client !== undefined && info !== undefined && (
              <SeatRows
                seated={seated}
                plan={plan}
                players={info.players}
                proposed={info.proposed}
                look={(seat) => client.seat(seat)}
                onChange={setHolders}
              />
            )}
            {info?.players.length === 1 && Object.values(plan).some(({ kind }) => kind === 'computer') && (
              <p class="form-gap quiet small">{pages.newGame.onlyRandom}</p>
            )}
            {mode !== 'online' &&
              info?.open === false &&
              Object.values(plan).filter(({ kind }) => kind === 'person').length > 1 && (
                <HandoverToggle on={handover} onChange={setHandover} />
              )}
          </section>
          {mode === 'online' && (
            <section class="card form-block" aria-labelledby="terms-title">
              <h2 id="terms-title">{online.terms}</h2>
              <TermsForm terms={terms} countable={brought === undefined} onChange={setTerms} />
            </section>
          )}
          <section class="card form-block" hidden={brought !== undefined}>
            <button type="button" class="button plain more-options" aria-expanded={more} onClick={() => setMore(!more)}>
              <Icon name={more ? 'chevron-up' : 'chevron-down'} size={18} />{' '}
              {more ? pages.newGame.fewerOptions : pages.newGame.moreOptions}
            </button>
            {more && form !== undefined && lastGood !== undefined && (
              <>
                <OptionsForm
                  game={game}
                  specs={form.options}
                  options={{ ...lastGood.options, ...changes }}
                  wrong={wrong}
                  onChange={(key: string, value: OptionValue) => setChanges({ ...changes, [key]: value })}
                />
                {client?.advised && <SuggestionsToggle on={suggestions} onChange={setSuggestions} />}
                {/* Online it is the server's, and nobody knows it. */}
                {mode !== 'online' && (
                  <div class="option">
                    <label class="field-label" for="seed">
                      {pages.newGame.seed}
                    </label>
                    <input
                      id="seed"
                      type="text"
                      autocomplete="off"
                      aria-describedby="seed-help"
                      value={seed}
                      onInput={(event) => setSeed(event.currentTarget.value)}
                    />
                    <p class="help quiet small" id="seed-help">
                      {pages.newGame.seedHelp}
                    </p>
                  </div>
                )}
              </>
            )}
          </section>
          <div class="start-row">
            <button
              type="submit"
              class="button primary large"
              disabled={busy || lastGood === undefined || wrong !== undefined || noPerson || noName}
            >
              <Icon name="play" size={18} /> {mode === 'online' ? online.start : pages.newGame.start}
            </button>
            <span class="form-error" role="alert">
              {wrong?.sentence ?? (noPerson ? pages.newGame.needPerson : noName ? online.needName : '')}
            </span>
          </div>
        </form>
      )}
    </Page>
  )
}

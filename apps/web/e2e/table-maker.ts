import { manifestOf } from '../games/index.ts'
import { Dispatcher } from '../src/engine/dispatcher.ts'
import type { Calls, OwnCallName, Reply } from '../src/engine/protocol.ts'
import { computerHolder, type Mode, planSeats, titleOf } from '../src/home/plan-seats.ts'
import type { KeptState, StoredGame } from '../src/store/model.ts'

/*
 * A program of its own, which the tests start: sets tables up with the client's engine, as that does for whoever fills in the form, and
 * answers what the browser would keep of them. Node runs the engine's sources as they are, while the tests' runner would translate them first.
 */

export interface Kind {
  readonly game: string
  readonly mode: Mode
  /** As the form calls it. */
  readonly preset: string
  readonly seed: string
  /** Choices that have been made, by their words or a part of them. */
  readonly played?: readonly string[]
}

/** A situation, as a file would have it. */
export interface Situation {
  readonly position: object
}

let said: (reply: Reply) => void = () => {}
const engine = new Dispatcher((reply) => said(reply))

/** What is to be kept of the open table, as the engine said it last. */
let kept: KeptState | undefined

async function ask<K extends OwnCallName>(name: K, question: Calls[K]['ask']): Promise<Calls[K]['answer']> {
  let reply: Reply | undefined
  said = (told) => {
    if ('keep' in told) kept = told.keep
    else reply ??= told
  }
  await engine.hear({ call: 1, name, ask: question })
  if (reply !== undefined && 'ok' in reply && reply.ok) return reply.answer as Calls[K]['answer']
  throw new Error(`the engine did not ${name}: ${JSON.stringify(reply)}`)
}

/** Makes a table of this kind. */
async function begun({ game, mode, preset, seed, played = [] }: Kind): Promise<StoredGame> {
  const manifest = manifestOf(game)
  if (manifest === undefined) throw new Error(`there is no game ${game}`)
  const info = await ask('describe', { game })
  const chosen = info.options.presets.find(({ label }) => label.includes(preset))
  if (chosen === undefined) throw new Error(`${game} has no ${preset}`)
  const { label, options } = chosen
  const checked = await ask('check', { game, options })
  if (!checked.ok) throw new Error(checked.sentence)
  // Tests look at what the page does with a computer's answers, not at how good they are: the quickest is enough.
  const computer = computerHolder(info.players, 'random')
  const seats = planSeats(checked.seated, {}, mode, (seat) => manifest.seatNames[seat], computer)
  const table = await ask('create', { game, title: titleOf(manifest.title, label), options, seed, seats, handover: true })
  return played.length > 0 ? play(table, played) : table
}

async function play(stored: StoredGame, choices: readonly string[]): Promise<StoredGame> {
  let shown = await ask('open', { stored, elsewhere: false, confirmTurn: false })
  for (const words of choices) {
    const index = shown.asked?.labels.findIndex((label) => label.includes(words)) ?? -1
    const { snapshot } = await ask('choose', { question: shown.question, index })
    if (snapshot === null) throw new Error(`nothing came of ${words}`)
    shown = snapshot
  }
  return { ...stored, ...kept }
}

/** Takes a situation in, with people at every seat. */
async function takenIn({ position }: Situation): Promise<StoredGame> {
  const text = JSON.stringify(position)
  const { seats } = await ask('look', { text, known: [] })
  return ask('import', { text, title: 'A situation', seats, handover: false })
}

process.on('message', (wanted: Kind | Situation) => {
  const making = 'position' in wanted ? takenIn(wanted) : begun(wanted)
  making.then(
    (table) => process.send?.({ table }),
    (error: unknown) => process.send?.({ problem: String(error) }),
  )
})
// Nobody is left to answer.
process.on('disconnect', () => process.exit())

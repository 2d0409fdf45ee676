import 'fake-indexeddb/auto'
import { manifestOf } from '../games/index.ts'
import { Dispatcher } from '../src/engine/dispatcher.ts'
import type { CallName, Calls, Reply } from '../src/engine/protocol.ts'
import { computerHolder, type Mode, planSeats, titleOf } from '../src/home/plan-seats.ts'
import { loadGame } from '../src/store/games.ts'
import type { StoredGame } from '../src/store/model.ts'

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

async function ask<K extends CallName>(name: K, question: Calls[K]['ask']): Promise<Calls[K]['answer']> {
  const replies: Reply[] = []
  said = (reply) => replies.push(reply)
  await engine.hear({ call: 1, name, ask: question })
  const [reply] = replies
  if (reply !== undefined && 'ok' in reply && reply.ok) return reply.answer as Calls[K]['answer']
  throw new Error(`the engine did not ${name}: ${JSON.stringify(reply)}`)
}

/** Makes a table of this kind; answers its id. */
async function begun({ game, mode, preset, seed, played = [] }: Kind): Promise<string> {
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
  const id = await ask('create', { game, title: titleOf(manifest.title, label), options, seed, seats, handover: true })
  if (played.length > 0) await play(id, played)
  return id
}

async function play(id: string, choices: readonly string[]): Promise<void> {
  let shown = await ask('open', { id, confirmTurn: false })
  for (const words of choices) {
    const index = shown.asked?.labels.findIndex((label) => label.includes(words)) ?? -1
    const { snapshot } = await ask('choose', { question: shown.question, index })
    if (snapshot === null) throw new Error(`nothing came of ${words}`)
    shown = snapshot
  }
  // All of it is stored.
  await engine.leave()
}

/** Takes a situation in, with people at every seat. */
async function takenIn({ position }: Situation): Promise<string> {
  const text = JSON.stringify(position)
  const { seats } = await ask('look', { text })
  return ask('import', { text, title: 'A situation', seats, handover: false })
}

/** The table as the browser keeps it. */
async function made(wanted: Kind | Situation): Promise<StoredGame> {
  const stored = await loadGame(await ('position' in wanted ? takenIn(wanted) : begun(wanted)))
  if (stored === undefined || 'damaged' in stored) throw new Error('what was made was not kept')
  return stored
}

process.on('message', (wanted: Kind | Situation) => {
  made(wanted).then(
    (table) => process.send?.({ table }),
    (error: unknown) => process.send?.({ problem: String(error) }),
  )
})
// Nobody is left to answer.
process.on('disconnect', () => process.exit())

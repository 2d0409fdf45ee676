import type { SeatHolder, Snapshot } from '@railhead/host'
import type { KeptState, StoredGame } from '../store/model.ts'
import { Dispatcher } from './dispatcher.ts'
import type { Calls, OwnCallName, Reply } from './protocol.ts'

/** A page that talks to its engine: what it is told by itself is collected. */
function page() {
  const steps: Snapshot[] = []
  const kept: KeptState[] = []
  let calls = 0
  let answered: (reply: Reply) => void = () => {}
  const dispatcher = new Dispatcher((reply) => {
    if ('step' in reply) steps.push(reply.step)
    else if ('keep' in reply) kept.push(reply.keep)
    else answered(reply)
  })
  const ask = <K extends OwnCallName>(name: K, given: Calls[K]['ask']): Promise<Calls[K]['answer']> =>
    new Promise((resolve, reject) => {
      answered = (reply) => {
        if ('ok' in reply && reply.ok) resolve(reply.answer as Calls[K]['answer'])
        else reject(new Error(JSON.stringify(reply)))
      }
      void dispatcher.hear({ call: ++calls, name, ask: given })
    })
  const open = (stored: StoredGame, elsewhere = false) => ask('open', { stored, elsewhere, confirmTurn: false })
  return { ask, open, steps, kept }
}

/** A new game of Race to Moscow, opened by such a page; `others` sit in all seats but one. */
export async function opened(others: SeatHolder = { kind: 'person', name: 'You' }) {
  const { ask, open, steps, kept } = page()
  const person = { kind: 'person', name: 'You' } as const
  const seats = { gray: others, white: person, brown: others, soviet: others }
  const game = { game: 'race-to-moscow', title: 'Test', options: {}, seed: 'kept', seats, handover: false }
  const stored = await ask('create', game)
  return { ask, open, steps, kept, stored, snapshot: await open(stored) }
}

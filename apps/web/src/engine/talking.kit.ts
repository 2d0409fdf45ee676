import type { SeatHolder, Snapshot } from '@railhead/host'
import { Dispatcher } from './dispatcher.ts'
import type { CallName, Calls, Reply } from './protocol.ts'

/** A page that talks to its engine: what it is told by itself is collected. */
function page() {
  const steps: Snapshot[] = []
  const kept: boolean[] = []
  let calls = 0
  let answered: (reply: Reply) => void = () => {}
  const dispatcher = new Dispatcher((reply) => {
    if ('step' in reply) steps.push(reply.step)
    else if ('kept' in reply) kept.push(reply.kept)
    else answered(reply)
  })
  const ask = <K extends CallName>(name: K, given: Calls[K]['ask']): Promise<Calls[K]['answer']> =>
    new Promise((resolve, reject) => {
      answered = (reply) => {
        if ('ok' in reply && reply.ok) resolve(reply.answer as Calls[K]['answer'])
        else reject(new Error(JSON.stringify(reply)))
      }
      void dispatcher.hear({ call: ++calls, name, ask: given })
    })
  return { ask, steps, kept, leave: () => dispatcher.leave() }
}

/** A new game of Race to Moscow, opened by such a page; `others` sit in all seats but one. */
export async function opened(others: SeatHolder = { kind: 'person', name: 'You' }) {
  const { ask, steps, kept, leave } = page()
  const person = { kind: 'person', name: 'You' } as const
  const seats = { gray: others, white: person, brown: others, soviet: others }
  const game = { game: 'race-to-moscow', title: 'Test', options: {}, seed: 'kept', seats, handover: false }
  const id = await ask('create', game)
  return { ask, steps, kept, leave, id, snapshot: await ask('open', { id, confirmTurn: false }) }
}

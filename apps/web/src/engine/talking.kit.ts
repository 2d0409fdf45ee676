import { Dispatcher } from './dispatcher.ts'
import type { CallName, Calls, Reply, Snapshot } from './protocol.ts'

/** A page that talks to its engine: what it is told by itself is collected. */
function page() {
  const steps: Snapshot[] = []
  let calls = 0
  let answered: (reply: Reply) => void = () => {}
  const dispatcher = new Dispatcher((reply) => ('step' in reply ? steps.push(reply.step) : answered(reply)))
  const ask = <K extends CallName>(name: K, given: Calls[K]['ask']): Promise<Calls[K]['answer']> =>
    new Promise((resolve, reject) => {
      answered = (reply) => {
        if ('ok' in reply && reply.ok) resolve(reply.answer as Calls[K]['answer'])
        else reject(new Error(JSON.stringify(reply)))
      }
      void dispatcher.hear({ call: ++calls, name, ask: given })
    })
  return { ask, steps }
}

/** A new game of Race to Moscow, opened by such a page. */
export async function opened() {
  const { ask, steps } = page()
  const person = { kind: 'person', name: 'You' } as const
  const seats = { gray: person, white: person, brown: person, soviet: person }
  const game = { game: 'race-to-moscow', title: 'Test', options: {}, seed: 'kept', seats, handover: false }
  const id = await ask('create', game)
  return { ask, steps, id, snapshot: await ask('open', { id, confirmTurn: false }) }
}

import type { Options } from '@railhead/table'
import type { FromStaff, StaffAnswer, StaffJob, ToStaff } from './staff-protocol.ts'

interface Listening {
  readonly hear: (said: FromStaff) => void
}

/** The page's end of those who advise. Made when they are first asked. */
let worker: Worker | undefined
let jobs = 0
const listening = new Map<number, Listening>()

function staffWorker(): Worker {
  if (worker !== undefined) return worker
  worker = new Worker(new URL('./staff-worker.ts', import.meta.url), { type: 'module', name: 'staff' })
  worker.onmessage = ({ data }: MessageEvent<FromStaff>) => listening.get(data.job)?.hear(data)
  worker.onerror = (event) => {
    for (const [job, { hear }] of listening) hear({ job, failed: event.message })
    listening.clear()
    worker = undefined
  }
  return worker
}

const send = (message: ToStaff): void => staffWorker().postMessage(message)

/** They are fetched and begun before they are asked. */
export const awaitStaff = (game: string, options: Options): void => send({ await: game, options })

interface Hearing<J extends StaffJob> {
  /** What they have come to by now; `over` with the last of it. */
  readonly heard: (soFar: StaffAnswer<J>, over: boolean) => void
  readonly failed: (reason: string) => void
}

/** Asks them; what is answered calls it off. */
export function askStaff<J extends StaffJob>(ask: J, { heard, failed }: Hearing<J>): () => void {
  const job = ++jobs
  listening.set(job, {
    hear(said) {
      if ('failed' in said) {
        listening.delete(job)
        failed(said.failed)
        return
      }
      if (said.over) listening.delete(job)
      // A job is only answered with what it asked for.
      heard(said.soFar as StaffAnswer<J>, said.over)
    },
  })
  send({ job, ask })
  return () => {
    if (listening.delete(job)) send({ stop: job })
  }
}

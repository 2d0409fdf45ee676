import type { FromStaff, ToStaff } from './staff-protocol.ts'

// As in `worker.ts`: the first file only waits for the rest, and nothing imports from it.

const early: ToStaff[] = []
self.onmessage = ({ data }: MessageEvent<ToStaff>) => void early.push(data)

import('./staff.ts').then(
  ({ Staff }) => {
    const staff = new Staff((said) => self.postMessage(said))
    self.onmessage = ({ data }: MessageEvent<ToStaff>) => staff.hear(data)
    for (const message of early) staff.hear(message)
  },
  (error: unknown) => {
    for (const message of early)
      if ('job' in message) self.postMessage({ job: message.job, failed: String(error) } satisfies FromStaff)
  },
)

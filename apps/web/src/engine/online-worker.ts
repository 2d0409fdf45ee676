import type { Request } from './protocol.ts'

/*
 * The first file of the worker of a table online; like that of `worker.ts` it only waits for the rest. The table itself is on the
 * server, so neither rules nor computer players are fetched.
 */

const early: Request[] = []
self.onmessage = ({ data }: MessageEvent<Request>) => early.push(data)

import('./relay.ts').then(
  ({ Relay }) => {
    const relay = new Relay((reply) => self.postMessage(reply))
    self.onmessage = ({ data }: MessageEvent<Request>) => relay.hear(data)
    for (const request of early) relay.hear(request)
  },
  () => {
    self.onmessage = () => self.postMessage({ broken: null })
    self.postMessage({ broken: null })
  },
)

import type { OwnCallName, Reply, Request } from './protocol.ts'

/*
 * The worker's first file only waits for the rest. Nothing may import from it (the build looks): some browsers run the file a
 * worker was started with a second time when it is imported, and there would be two engines, one of them without a table.
 */

type Heard = MessageEvent<Request<OwnCallName>>

const early: Heard['data'][] = []
self.onmessage = ({ data }: Heard) => early.push(data)

import('./dispatcher.ts').then(
  ({ Dispatcher }) => {
    const dispatcher = new Dispatcher((reply) => self.postMessage(reply))
    self.onmessage = ({ data }: Heard) => dispatcher.hear(data)
    for (const request of early) void dispatcher.hear(request)
  },
  () => {
    const missing: Reply = { broken: null }
    self.onmessage = () => self.postMessage(missing)
    self.postMessage(missing)
  },
)

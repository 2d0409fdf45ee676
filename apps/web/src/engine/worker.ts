import type { Reply, Request } from './protocol.ts'

/*
 * The worker's first file only waits for the rest. Nothing may import from it (the build looks): some browsers run the file a
 * worker was started with a second time when it is imported, and there would be two engines, one of them without a table.
 */

// The DOM's types are in force here too; these two members are all that a worker's own scope adds for us.
const scope = self as unknown as { postMessage(reply: Reply): void; onmessage: (event: MessageEvent<Request>) => void }

const early: Request[] = []
scope.onmessage = ({ data }) => early.push(data)

import('./dispatcher.ts').then(
  ({ Dispatcher }) => {
    const dispatcher = new Dispatcher((reply) => scope.postMessage(reply))
    scope.onmessage = ({ data }) => void dispatcher.hear(data)
    for (const request of early) void dispatcher.hear(request)
  },
  () => {
    const missing: Reply = { broken: null }
    scope.onmessage = () => scope.postMessage(missing)
    scope.postMessage(missing)
  },
)

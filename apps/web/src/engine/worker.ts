import { Dispatcher } from './dispatcher.ts'
import type { Reply, Request } from './protocol.ts'

// The DOM's types are in force here too; these two members are all that a worker's own scope adds for us.
const scope = self as unknown as { postMessage(reply: Reply): void; onmessage: (event: MessageEvent<Request>) => void }

const dispatcher = new Dispatcher((reply) => scope.postMessage(reply))
scope.onmessage = ({ data }) => void dispatcher.hear(data)

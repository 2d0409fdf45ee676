// A thread in which computers think: on the same built engine as the server itself.
import { useBuiltEngine } from '../../../scripts/engine.mjs'

await useBuiltEngine(null)
await import('../src/thinking/thread.ts')

// A thread of `railhead train`: plays on the same built engine as the command itself.
import { useBuiltEngine } from '../../../scripts/engine.mjs'

await useBuiltEngine(null)
await import('../src/training/worker.ts')

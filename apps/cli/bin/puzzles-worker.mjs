// A thread of `railhead puzzles`: plays on the same built engine as the command itself.
import { useBuiltEngine } from '../../../scripts/engine.mjs'

await useBuiltEngine(null)
await import('../src/puzzles/worker.ts')

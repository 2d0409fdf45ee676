#!/usr/bin/env node
import module from 'node:module'
import { fileURLToPath } from 'node:url'
import { ensureNode } from '../../../scripts/node.mjs'
import { Plain } from '../../../scripts/run.mjs'

await ensureNode()
// Starts in a quarter of the time from the second run on. Where nothing can be written it just starts as slowly as the first time.
module.enableCompileCache(fileURLToPath(new URL('../../../.cache/node', import.meta.url)))
const { useBuiltEngine } = await import('../../../scripts/engine.mjs')
try {
  await useBuiltEngine(process.stderr.isTTY ? process.stderr : null)
  const { main } = await import('../src/main.ts')
  await main(process.argv.slice(2))
} catch (error) {
  const [what] = (error instanceof Error ? error.message : String(error)).split('\n')
  console.error(error instanceof Plain ? error.message : `Railhead cannot be loaded: ${what}`)
  if (process.env.NODE_DEBUG === 'railhead') console.error(error)
  process.exit(3)
}

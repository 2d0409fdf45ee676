#!/usr/bin/env node
import module from 'node:module'
import { fileURLToPath } from 'node:url'
import { ensureNode } from '../../../scripts/node.mjs'

await ensureNode()
// Starts in a quarter of the time from the second run on. Where nothing can be written it just starts as slowly as the first time.
module.enableCompileCache(fileURLToPath(new URL('../../../.cache/node', import.meta.url)))
const { main } = await import('../src/main.ts')
await main(process.argv.slice(2))

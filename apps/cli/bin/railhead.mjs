#!/usr/bin/env node
import { ensureNode } from '../../../scripts/node.mjs'

await ensureNode()
const { main } = await import('../src/main.ts')
await main(process.argv.slice(2))

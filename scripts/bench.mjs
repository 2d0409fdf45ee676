// npm run bench: measures what the project claims about its speed.
import { useBuiltEngine } from './engine.mjs'
import { install } from './install.mjs'
import { ensureNode } from './node.mjs'
import { command, ROOT } from './run.mjs'

await command(async () => {
  // Results may go through a pipe, so progress keeps out of their way.
  await install(ROOT, process.stderr)
  await ensureNode()
  // Before anything is loaded: libraries are measured as they are used, without their development aids.
  process.env.NODE_ENV = 'production'
  await useBuiltEngine(process.stderr)
  const { main } = await import('../bench/src/main.ts')
  await main(process.argv.slice(2))
})

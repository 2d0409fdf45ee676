// npm run mutants: changes the rules in small ways and looks whether a test fails.
import { install } from './install.mjs'
import { ensureNode } from './node.mjs'
import { command } from './run.mjs'

await command(async () => {
  await install()
  await ensureNode()
  const { main } = await import('./mutants/main.ts')
  await main(process.argv.slice(2))
})

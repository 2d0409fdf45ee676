// npm run screenshots: takes every picture of docs/screenshots and of the start page again, from the client as it is now.
// Words after it choose the pictures of docs/screenshots whose names contain one of them.
import { join } from 'node:path'
import { buildWeb } from './build.mjs'
import { install } from './install.mjs'
import { ensureNode } from './node.mjs'
import { command, insideEnv, Plain, ROOT, run } from './run.mjs'

/** @param {'maps' | 'scenes'} what @param {readonly string[]} words */
async function take(what, words) {
  await buildWeb()
  const { serve } = await import('../apps/server/src/index.ts')
  const server = await serve({ port: 0 })
  try {
    const args = [join(ROOT, 'apps/web/screenshots/main.ts'), what, server.url, ...words]
    const { code } = await run(process.execPath, args, { env: insideEnv(), show: true })
    if (code !== 0) throw new Plain('Not every picture could be taken; what went wrong stands above.')
  } finally {
    await server.close()
  }
}

await command(async () => {
  await install(ROOT)
  await ensureNode()
  const words = process.argv.slice(2)
  // The start page shows the maps, so they come first and are built in.
  if (words.length === 0) await take('maps', [])
  await take('scenes', words)
})

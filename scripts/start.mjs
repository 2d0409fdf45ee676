// npm start: installs, builds, serves.
import { parseArgs } from 'node:util'
import { buildWeb } from './build.mjs'
import { install } from './install.mjs'
import { ensureNode } from './node.mjs'
import { command, Plain } from './run.mjs'
import { serveWeb } from './serve.mjs'

const PORT = 4141
const HELP = `Installs what is missing, builds the web client and serves it.

  npm start                            at http://localhost:${PORT}/
  npm start -- --port 8080             at another port; a busy one makes it take the next free one
  npm start -- --host 0.0.0.0          for other machines too
`

function options() {
  try {
    return parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean', short: 'h' } } })
      .values
  } catch (error) {
    throw new Plain(`${error instanceof Error ? error.message : error}\nTry npm start -- --help.`)
  }
}

await command(async () => {
  const { port = process.env.PORT ?? String(PORT), host = process.env.HOST ?? 'localhost', help } = options()
  if (help) return console.log(HELP)
  if (!/^\d+$/.test(port)) throw new Plain(`The port must be a whole number from 0 to 65535, not "${port}".`)
  await install()
  await ensureNode()
  await buildWeb()
  await serveWeb(Number(port), host)
})

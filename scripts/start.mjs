// npm start: installs, builds, serves.
import { parseArgs } from 'node:util'
import { buildWeb } from './build.mjs'
import { buildWhole } from './engine.mjs'
import { install } from './install.mjs'
import { ensureNode } from './node.mjs'
import { command, Plain } from './run.mjs'
import { serveWeb } from './serve.mjs'

const FLAGS = /** @type {const} */ ({
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  database: { type: 'string' },
  connections: { type: 'string' },
  url: { type: 'string' },
  proxy: { type: 'boolean' },
  thinkers: { type: 'string' },
  mail: { type: 'string' },
  'mail-from': { type: 'string' },
  webhooks: { type: 'string' },
  'push-key': { type: 'string' },
  log: { type: 'string' },
  prepare: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
})
const HELP = `Installs what is missing, builds the web client and serves it, with tables for games online.

  npm start                            at http://localhost:4141/
  npm start -- --port 8080             at another port; a busy one makes it take the next free one
  npm start -- --host 0.0.0.0          for other machines too
  npm start -- --data /srv/railhead    keeps tables online in that folder; usually in data/ here
  npm start -- --database postgres://railhead@localhost/railhead
                                       keeps them in a PostgreSQL instead, which several servers can share
  npm start -- --url https://railhead.example --proxy
                                       behind a proxy at that address
  npm start -- --log info              writes down what happens, a line of JSON each
  npm start -- --prepare               only installs and builds, so that the next start is quick and needs no network

npx railhead serve --help lists every setting. Each is a flag here too, and an environment variable: see docs/hosting.md.
`

function options() {
  try {
    const { values } = parseArgs({ options: FLAGS })
    // A flag of several words is read as one name.
    const named = Object.entries(values).map(([flag, value]) => [
      flag.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
      value,
    ])
    return /** @type {{ help?: boolean, prepare?: boolean, port?: string } & { [flag: string]: string | boolean | undefined }} */ (
      Object.fromEntries(named)
    )
  } catch (error) {
    throw new Plain(`${error instanceof Error ? error.message : error}\nTry npm start -- --help.`)
  }
}

await command(async () => {
  const { help, prepare, ...flags } = options()
  if (help) return console.log(HELP)
  const { port = process.env.PORT } = flags
  if (port !== undefined && !/^\d+$/.test(port))
    throw new Plain(`The port must be a whole number from 0 to 65535, not "${port}".`)
  await install()
  await ensureNode()
  await buildWeb()
  if (prepare) return void (await buildWhole())
  await serveWeb(flags)
})

// Building the web client, when something that goes into it has changed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { filesIn, stampOf } from './inputs.mjs'
import { insideEnv, NO_DISK, Plain, ROOT, run, stage } from './run.mjs'

const WEB = join(ROOT, 'apps/web')
/** Changes when any file that may end up in the client does. */
const inputs = () =>
  stampOf([
    ...filesIn(WEB),
    ...filesIn(join(ROOT, 'packages')),
    join(ROOT, 'scripts/engine.mjs'),
    join(ROOT, 'package-lock.json'),
  ])

/** @typedef {{ readonly dist: string, readonly env: NodeJS.ProcessEnv }} Client */

/** @type {Client} */
const SHIPPED = { dist: join(WEB, 'dist'), env: {} }
/** With the kit's model game instead of those that ship: see `apps/web/games/list.outposts.ts`. @type {Client} */
const OUTPOSTS = { dist: join(ROOT, '.cache/web/outposts'), env: { RAILHEAD_GAMES: 'outposts' } }

/** Builds `apps/web/dist`. Quick and silent when it is up to date. */
export const buildWeb = () => build('Building the web client', [SHIPPED])

/** The same, and beside it the client for Outposts, which only tests want. */
export const buildForTests = () => build('Building the web client, and that for Outposts', [SHIPPED, OUTPOSTS])

/** @param {string} title @param {readonly Client[]} clients */
async function build(title, clients) {
  if (!existsSync(join(WEB, 'index.html'))) return
  const from = inputs()
  const stampIn = (/** @type {Client} */ { dist }) => join(dist, '.built-from')
  const old = clients.filter((client) => !existsSync(stampIn(client)) || readFileSync(stampIn(client), 'utf8') !== from)
  if (old.length === 0) return
  await stage(title, () =>
    Promise.all(
      old.map(async (client) => {
        const { code, output } = await run('npx', ['--no-install', 'vite', 'build', '--logLevel', 'warn'], {
          cwd: WEB,
          env: { ...insideEnv(), ...client.env },
        })
        if (code !== 0) throw new Plain(buildFailure(output))
        writeFileSync(stampIn(client), from)
      }),
    ),
  )
}

/** @param {string} output */
export function buildFailure(output) {
  if (/ENOSPC|no space left/i.test(output)) return NO_DISK
  const said = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '' && !/^(npm warn|.?\s*build failed|error during build)/i.test(line))
  return `The web client could not be built: ${said ?? 'the build gave no reason'} Run \`npx vite build\` in apps/web to see all of it.`
}

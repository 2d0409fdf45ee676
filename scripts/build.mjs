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

/** Builds `apps/web/dist`. Quick and silent when it is up to date. */
export const buildWeb = () => build('Building the web client', join(WEB, 'dist'), {})

/** Builds the client with the kit's model game instead of those that ship: see `apps/web/games/list.outposts.ts`. */
export const buildOutposts = () =>
  build('Building the web client for Outposts', join(ROOT, '.cache/web/outposts'), { RAILHEAD_GAMES: 'outposts' })

/** @param {string} title @param {string} dist @param {NodeJS.ProcessEnv} env */
async function build(title, dist, env) {
  if (!existsSync(join(WEB, 'index.html'))) return
  const stamp = join(dist, '.built-from')
  const from = inputs()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === from) return
  await stage(title, async () => {
    const { code, output } = await run('npx', ['--no-install', 'vite', 'build', '--logLevel', 'warn'], {
      cwd: WEB,
      env: { ...insideEnv(), ...env },
    })
    if (code !== 0) throw new Plain(buildFailure(output))
    writeFileSync(stamp, from)
  })
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

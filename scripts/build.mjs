// Building the web client, when something that goes into it has changed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { filesIn, stampOf } from './inputs.mjs'
import { insideEnv, NO_DISK, Plain, ROOT, run, stage } from './run.mjs'

const WEB = join(ROOT, 'apps/web')
const DIST = join(WEB, 'dist')
const STAMP = join(DIST, '.built-from')
/** Changes when any file that may end up in the client does. */
const inputs = () =>
  stampOf([
    ...filesIn(WEB),
    ...filesIn(join(ROOT, 'packages')),
    join(ROOT, 'scripts/engine.mjs'),
    join(ROOT, 'package-lock.json'),
  ])

/** Builds `apps/web/dist`. Quick and silent when it is up to date. */
export async function buildWeb() {
  if (!existsSync(join(WEB, 'index.html'))) return
  const from = inputs()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === from) return
  await stage('Building the web client', async () => {
    const { code, output } = await run('npx', ['--no-install', 'vite', 'build', '--logLevel', 'warn'], {
      cwd: WEB,
      env: insideEnv(),
    })
    if (code !== 0) throw new Plain(buildFailure(output))
    writeFileSync(STAMP, from)
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

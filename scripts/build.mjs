// Building the web client, when something that goes into it has changed.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { insideEnv, NO_DISK, Plain, ROOT, run, stage } from './run.mjs'

const WEB = join(ROOT, 'apps/web')
const DIST = join(WEB, 'dist')
const STAMP = join(DIST, '.built-from')
const NOT_INPUT = new Set(['node_modules', 'dist', 'test-results', 'playwright-report', 'coverage'])

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_INPUT.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesIn(path) : [path]
  })
}

/** Changes when any file that may end up in the client does: its name, size or time. */
function inputs() {
  const hash = createHash('sha256')
  const files = [...filesIn(WEB), ...filesIn(join(ROOT, 'packages')), join(ROOT, 'package-lock.json')]
  for (const file of files.filter((name) => !name.endsWith('.test.ts')).sort()) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file}\n${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

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

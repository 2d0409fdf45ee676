import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Unmeasurable } from './unmeasurable.ts'

const SCRIPTS = new URL('../../../scripts/', import.meta.url)
const BUILD = `
  import { buildWeb } from '${new URL('build.mjs', SCRIPTS).href}'
  import { command } from '${new URL('run.mjs', SCRIPTS).href}'
  await command(buildWeb)
`

/** Builds the client unless it is up to date; answers the folder. In a process of its own, whose progress keeps out of the results' way. */
export async function build(): Promise<string> {
  const code = await new Promise((resolve) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', BUILD], {
      stdio: ['ignore', process.stderr, process.stderr],
    })
    child.on('error', () => resolve(undefined))
    child.on('close', resolve)
  })
  if (code !== 0) throw new Unmeasurable('The web client is not measured, since it could not be built.')
  return fileURLToPath(new URL('../../../apps/web/dist', import.meta.url))
}

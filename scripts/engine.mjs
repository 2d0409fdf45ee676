// The engine as it ships: everything under packages/, bundled once. The command, the bench and the web client all run this build.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { filesIn, stampOf } from './inputs.mjs'
import { NO_DISK, Plain, ROOT, stage } from './run.mjs'

const PACKAGES = join(ROOT, 'packages')
/** A folder for each state of the sources, so that a running program is never robbed of the files it has yet to load. */
const BUILDS = join(ROOT, '.cache/engine')
const KEPT_FOR = 24 * 60 * 60 * 1000
/** The checks that a game must pass are a matter of tests; what content is made from is read as it stands, for a fault in it is no fault of the engine. */
const NOT_SHIPPED = /^@railhead\/(?:table\/kit|[^/]+\/content)$/

/** Every way into packages/: the name that programs import, and its source. */
function entries() {
  return readdirSync(PACKAGES).flatMap((folder) => {
    const manifest = join(PACKAGES, folder, 'package.json')
    if (!existsSync(manifest)) return []
    /** @type {{ name: string, exports?: Record<string, string> }} */
    const { name, exports = {} } = JSON.parse(readFileSync(manifest, 'utf8'))
    return Object.entries(exports)
      .filter(([, file]) => file.endsWith('.ts') && !file.endsWith('.node.ts'))
      .map(([path, file]) => ({ name: name + path.slice(1), source: join(PACKAGES, folder, file) }))
      .filter((entry) => !NOT_SHIPPED.test(entry.name))
  })
}

/** @param {string} name */
const fileOf = (name) => `${name.replace('@railhead/', '').replaceAll('/', '-')}.js`

/**
 * Builds the engine when something in it has changed, and answers the built file of each name that programs import.
 * @param {NodeJS.WritableStream | null} [progress] null says nothing
 * @returns {Promise<ReadonlyMap<string, string>>}
 */
export async function buildEngine(progress = process.stdout) {
  const ways = entries()
  const folder = join(BUILDS, stampOf([...filesIn(PACKAGES), join(ROOT, 'package-lock.json'), join(ROOT, 'scripts/engine.mjs')]))
  if (!existsSync(folder)) {
    if (progress === null) await bundle(ways, folder)
    else await stage('Building the engine', () => bundle(ways, folder), progress)
  }
  return new Map(ways.map(({ name }) => [name, join(folder, fileOf(name))]))
}

/** @param {readonly { name: string, source: string }[]} ways @param {string} folder */
async function bundle(ways, folder) {
  const unfinished = `${folder}.${process.pid}`
  try {
    const { rolldown } = await import('rolldown')
    const bundled = await rolldown({
      input: Object.fromEntries(ways.map(({ name, source }) => [fileOf(name).slice(0, -'.js'.length), source])),
      // Numbers that a file imports by name are slow to run; written out where they are used they cost nothing.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      treeshake: { moduleSideEffects: false },
      logLevel: 'silent',
    })
    await bundled.write({ dir: unfinished, format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'part-[hash].js' })
    await bundled.close()
    writeFileSync(join(unfinished, 'package.json'), '{ "type": "module", "sideEffects": false }\n')
    tidy()
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // Another program was quicker with the same build.
    if (existsSync(folder)) return
    throw new Plain(engineFailure(error instanceof Error ? error.message : String(error)))
  }
}

/** Builds that nothing can be running any more. */
function tidy() {
  mkdirSync(BUILDS, { recursive: true })
  for (const name of readdirSync(BUILDS)) {
    const build = join(BUILDS, name)
    if (Date.now() - statSync(build).mtimeMs > KEPT_FOR) rmSync(build, { recursive: true, force: true })
  }
}

/** @param {string} message */
export function engineFailure(message) {
  if (/ENOSPC|no space left/i.test(message)) return NO_DISK
  if (/Cannot find package 'rolldown'/.test(message))
    return 'Railhead is not installed. Run `npm ci` in its folder and try again.'
  if (/EACCES|EPERM|EROFS/.test(message))
    return `The folder ${BUILDS} cannot be written. Change its owner or its permissions and try again.`
  const said = message.split('\n').find((line) => line.trim() !== '')
  return `The engine could not be built: ${said?.trim() ?? 'the bundler gave no reason'}`
}

/**
 * From here on whoever imports a package of the engine gets it as it is built.
 * @param {NodeJS.WritableStream | null} [progress] null says nothing
 */
export async function useBuiltEngine(progress) {
  const built = await buildEngine(progress)
  module.registerHooks({
    resolve(specifier, context, next) {
      const file = built.get(specifier)
      return file === undefined
        ? next(specifier, context)
        : { url: pathToFileURL(file).href, format: 'module', shortCircuit: true }
    },
  })
}

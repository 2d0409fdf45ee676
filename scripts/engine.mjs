// The engine as it ships: everything under packages/, bundled. The command, the bench and the server run it as one module, the web client in parts.
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

/** @typedef {{ name: string, source: string }} Way */

/** @param {string} name */
const fileOf = (name) => `${name.replace('@railhead/', '').replaceAll('/', '-')}.js`

/** What players are made of is large and fetched when it is first wanted; everything else is one module. */
const IN_PARTS = '@railhead/players'
const WHOLE = 'whole.js'
const HEADER = '{ "type": "module", "sideEffects": false }\n'

/**
 * Builds the engine when something in it has changed, and answers the built file of each name that programs import: in parts, for the web client,
 * which fetches a game bit by bit.
 * @param {NodeJS.WritableStream | null} [progress] null says nothing
 * @returns {Promise<ReadonlyMap<string, string>>}
 */
export const buildEngine = (progress = process.stdout) => build('parts', bundleParts, progress)

/**
 * The same as one module, for programs that have all of it at once: what modules export to each other is looked up at every use, and within
 * one module it is not. Play is about a tenth faster for it.
 * @param {NodeJS.WritableStream | null} [progress] null says nothing
 */
export const buildWhole = (progress = process.stdout) => build('whole', bundleWhole, progress)

/**
 * @param {string} form
 * @param {(ways: readonly Way[], folder: string) => Promise<void>} bundle
 * @param {NodeJS.WritableStream | null} progress
 * @returns {Promise<ReadonlyMap<string, string>>}
 */
async function build(form, bundle, progress) {
  const ways = entries()
  const stamp = stampOf([...filesIn(PACKAGES), join(ROOT, 'package-lock.json'), join(ROOT, 'scripts/engine.mjs')])
  const folder = join(BUILDS, `${stamp}-${form}`)
  if (!existsSync(folder)) {
    if (progress === null) await write(bundle, ways, folder)
    else await stage('Building the engine', () => write(bundle, ways, folder), progress)
  }
  return new Map(ways.map(({ name }) => [name, join(folder, fileOf(name))]))
}

/** @param {(ways: readonly Way[], folder: string) => Promise<void>} bundle @param {readonly Way[]} ways @param {string} folder */
async function write(bundle, ways, folder) {
  const unfinished = `${folder}.${process.pid}`
  try {
    mkdirSync(unfinished, { recursive: true })
    writeFileSync(join(unfinished, 'package.json'), HEADER)
    await bundle(ways, unfinished)
    tidy()
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // Another program was quicker with the same build.
    if (existsSync(folder)) return
    throw new Plain(engineFailure(error instanceof Error ? error.message : String(error)))
  }
}

/** @param {readonly Way[]} ways @param {string} folder */
function bundleParts(ways, folder) {
  return rollUp(inputOf(ways), folder, [])
}

/**
 * One module with everything but the players, a file for each name that hands on what the name stands for, and the players made with these.
 * @param {readonly Way[]} ways @param {string} folder
 */
async function bundleWhole(ways, folder) {
  const inside = ways.filter(({ name }) => !name.startsWith(IN_PARTS))
  const spaces = inside.map(({ source }, i) => `export * as n${i} from ${JSON.stringify(source)}`).join('\n')
  await rollUp({ [WHOLE.slice(0, -'.js'.length)]: WHOLE }, folder, [given(new Map([[WHOLE, spaces]]))])
  const built = await import(pathToFileURL(join(folder, WHOLE)).href)
  const handed = new Map(inside.map(({ name }, i) => [name, handOn(`n${i}`, built[`n${i}`])]))
  for (const [name, text] of handed) writeFileSync(join(folder, fileOf(name)), text)
  await rollUp(inputOf(ways.filter(({ name }) => name.startsWith(IN_PARTS))), folder, [given(handed)])
}

/** @param {readonly Way[]} ways */
const inputOf = (ways) => Object.fromEntries(ways.map(({ name, source }) => [fileOf(name).slice(0, -'.js'.length), source]))

/**
 * A module with what the whole has under a name. Plain numbers and texts are written out, so that they can be where they are used.
 * @param {string} space @param {Record<string, unknown>} exported
 */
function handOn(space, exported) {
  const lines = Object.entries(exported).map(([name, value]) => {
    const said = ['number', 'string', 'boolean'].includes(typeof value) ? JSON.stringify(value) : `${space}.${name}`
    return name === 'default' ? `export default ${said}` : `export const ${name} = ${said}`
  })
  return [`import { ${space} } from './${WHOLE}'`, ...lines, ''].join('\n')
}

/**
 * Modules whose text is given, by the names they are imported by.
 * @param {ReadonlyMap<string, string>} texts
 * @returns {import('rolldown').Plugin}
 */
const given = (texts) => ({
  name: 'railhead-given',
  resolveId: (source) => {
    if (source === `./${WHOLE}`) return { id: source, external: true }
    return texts.has(source) ? { id: `\0${source}` } : null
  },
  load: (id) => (id.startsWith('\0') ? (texts.get(id.slice(1)) ?? null) : null),
})

/** @param {Record<string, string>} input @param {string} dir @param {import('rolldown').Plugin[]} plugins */
async function rollUp(input, dir, plugins) {
  const { rolldown } = await import('rolldown')
  const bundled = await rolldown({
    input,
    plugins,
    // Numbers that a file imports by name are slow to run; written out where they are used they cost nothing.
    optimization: { inlineConst: { mode: 'all', pass: 3 } },
    treeshake: { moduleSideEffects: false },
    logLevel: 'silent',
  })
  await bundled.write({ dir, format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'part-[hash].js' })
  await bundled.close()
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
  const built = await buildWhole(progress)
  module.registerHooks({
    resolve(specifier, context, next) {
      const file = built.get(specifier)
      return file === undefined
        ? next(specifier, context)
        : { url: pathToFileURL(file).href, format: 'module', shortCircuit: true }
    },
  })
}

import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { builtEngine } from './built-engine.ts'
import { manifestParts } from './manifest-parts.ts'
import { precache } from './precache.ts'
import { workerEntry } from './worker-entry.ts'

/** Another list of games than the one that ships, built beside it: `games/list.<name>.ts`. */
const { RAILHEAD_GAMES } = process.env
const OTHER_GAMES =
  RAILHEAD_GAMES === undefined
    ? undefined
    : {
        list: fileURLToPath(new URL(`./games/list.${RAILHEAD_GAMES}.ts`, import.meta.url)),
        outDir: `../../.cache/web/${RAILHEAD_GAMES}`,
      }

const LEAN_D3 = fileURLToPath(new URL('./lean-d3.ts', import.meta.url))

const EVERY_PAGE = {
  name: 'base',
  test: /node_modules\/(preact|@preact)|\/games\/(?:index|list|[^/]+\/manifest)\.|src\/(app\.|texts\/(index|en|shared-en)\.|ui\/(?:after-paint|emblem|icon|late|mark|touch)\.|shell\/(?!settings-dialog|page|not-found)|store\/(?!thumbnails|analyses)|engine\/(client|problem))/,
}
/** What these need at once comes with them; what they fetch when it is wanted does not. */
const EVERY_TABLE = {
  name: 'table',
  test: /src\/(board\/(memo|api|fetch-map)|art\/pictograms|ui\/layout|game\/(series|amounts)|table\/(table-page|context|choices|choice-button|answers|counting|open-parts|rule-link)\.)/,
}

/** What somebody is told who begins, fetched together. */
const FIRST_TABLE = { name: 'first-table', test: /src\/table\/(opening|opening-note|guide)\.tsx?$/ }

/** What a game shows at its tables, in one piece for the same reason, though the pages about it need some of that too. */
const SHOWN = /\/games\/([^/]+)\/panel\/client\.ts$/
const EACH_CLIENT = { name: (id: string) => `${SHOWN.exec(id)?.[1]}-client`, test: SHOWN }

/** What the worker needs for every table; its first file only waits for it. */
const EVERY_ENGINE = {
  name: 'engine',
  test: /\.cache\/engine\/[^/]+\/(table|table-steps|host)\.js|src\/engine\/(?!worker\.|online-worker|staff-worker|relay|loading|setting-up|puzzling|describing|rehearsal|computers|claim-table)/,
}

/** The rules of a game and all that they need, apart from what reads positions. */
const RULES = /\.cache\/engine\/[^/]+\/([^/]+-playable)\.js/
const EACH_GAME = { name: (id: string) => RULES.exec(id)?.[1] ?? null, test: RULES }

/** What a page and its worker both need, in files of their own: these come out the same in both builds, and are fetched once. */
const SHARED = /\/(?:\.cache\/engine\/[^/]+\/([^/]+-played)\.js|node_modules\/(idb)\/)/
const IN_BOTH = { name: (id: string) => SHARED.exec(id)?.slice(1).find(Boolean) ?? null, test: SHARED }

export default defineConfig({
  // Of what d3-zoom brings along, the board needs little: see lean-d3.ts.
  resolve: {
    alias: {
      ...Object.fromEntries(['d3-selection', 'd3-transition', 'd3-interpolate'].map((name) => [name, LEAN_D3])),
      ...(OTHER_GAMES && { '#games': OTHER_GAMES.list }),
    },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: {
    format: 'es',
    plugins: () => [manifestParts('worker'), builtEngine(), workerEntry()],
    rolldownOptions: {
      output: { topLevelVar: true, comments: false, codeSplitting: { groups: [IN_BOTH, EVERY_ENGINE, EACH_GAME] } },
    },
  },
  build: {
    target: 'es2022',
    outDir: OTHER_GAMES?.outDir ?? 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 2048,
    rolldownOptions: {
      input: { main: 'index.html', sw: 'src/offline/sw.ts' },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // What every page needs, and what every table needs, comes in one piece each: small files are packed worse.
        codeSplitting: { groups: [IN_BOTH, EVERY_PAGE, EVERY_TABLE, FIRST_TABLE, EACH_CLIENT] },
      },
    },
  },
  plugins: [manifestParts('page'), builtEngine(), precache()],
  server: { port: 5941, strictPort: true },
  preview: { port: 5942, strictPort: true },
})

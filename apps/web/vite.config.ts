import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { lean } from './lean.ts'
import { precache } from './precache.ts'

const LEAN_D3 = fileURLToPath(new URL('./lean-d3.ts', import.meta.url))

export default defineConfig({
  // Of what d3-zoom brings along, the board needs little: see lean-d3.ts.
  resolve: { alias: Object.fromEntries(['d3-selection', 'd3-transition', 'd3-interpolate'].map((name) => [name, LEAN_D3])) },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es', plugins: () => [lean()] },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 2048,
    rolldownOptions: {
      input: { main: 'index.html', sw: 'src/offline/sw.ts' },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // What every page needs comes in one piece: small files are packed worse.
        codeSplitting: { groups: [{ name: 'base', test: /node_modules\/(preact|@preact)|src\/(texts\/(index|en)|ui\/icon)/ }] },
      },
    },
  },
  plugins: [lean(), precache()],
  server: { port: 5941, strictPort: true },
  preview: { port: 5942, strictPort: true },
})

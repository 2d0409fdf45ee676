import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { lean } from './lean.ts'
import { precache } from './precache.ts'

export default defineConfig({
  // The map is moved without transitions, so what d3-zoom brings along for them stays out.
  resolve: {
    alias: {
      'd3-transition': fileURLToPath(new URL('./no-transition.ts', import.meta.url)),
      'd3-interpolate': fileURLToPath(new URL('./no-transition.ts', import.meta.url)),
    },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es', plugins: () => [lean()] },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 2048,
    rolldownOptions: {
      input: { main: 'index.html', sw: 'src/offline/sw.ts' },
      output: { entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  plugins: [lean(), precache()],
  server: { port: 5941, strictPort: true },
  preview: { port: 5942, strictPort: true },
})

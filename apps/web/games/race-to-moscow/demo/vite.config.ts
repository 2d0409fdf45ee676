import { defineConfig } from 'vite'

/** Serves and builds the board by itself; no part of the product. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { outDir: '../../../../../.cache/board-demo', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
})

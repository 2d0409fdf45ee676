import type { Plugin } from 'vite'

/**
 * Some browsers run the file that a worker was started with again when another file imports it: two engines would answer. What
 * chunks share may therefore never end up in that file.
 */
export function workerEntry(): Plugin {
  return {
    name: 'railhead-worker-entry',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      for (const entry of chunks.filter(({ isEntry }) => isEntry)) {
        const importer = chunks.find(({ imports, dynamicImports }) => [...imports, ...dynamicImports].includes(entry.fileName))
        if (importer === undefined) continue
        throw new Error(
          `${importer.fileName} imports ${entry.fileName}, the file a worker starts with, and some browsers would run that twice. Let the entry import what is shared only by import().`,
        )
      }
    },
  }
}

import type { Plugin } from 'vite'
import { buildEngine } from '../../scripts/engine.mjs'

/** The client is built with the engine as it is built for every program; while it is being developed, with its sources. */
export function builtEngine(): Plugin {
  return {
    name: 'railhead-built-engine',
    apply: 'build',
    async config() {
      const built = await buildEngine(process.stderr)
      return { resolve: { alias: [...built].map(([name, file]) => ({ find: new RegExp(`^${name}$`), replacement: file })) } }
    },
  }
}

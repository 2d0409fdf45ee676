export interface Delivered {
  readonly path: string
  readonly gzipped: number
}

export interface Weights {
  /** Every script, those of the worker too. */
  readonly javascript: number
  /** The drawn map, and the script or data that say where everything on it lies. */
  readonly map: number
}

const SCRIPT = /\.js$/
const MAP = /\/assets\/(.*\.svg|(east-up|north-up|layout)-[^/]*\.js(on)?)$/

/** What a page weighs, in kB. A file that is asked for twice, by the page and by its worker, comes from the browser's cache. */
export function weigh(delivered: readonly Delivered[]): Weights {
  const files = [...new Map(delivered.map((file) => [file.path, file])).values()]
  const kB = (kind: RegExp) => files.filter(({ path }) => kind.test(path)).reduce((sum, { gzipped }) => sum + gzipped, 0) / 1000
  return { javascript: kB(SCRIPT), map: kB(MAP) }
}

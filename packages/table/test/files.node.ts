import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Files } from '@railhead/table/kit'

/** All files of a folder and the folders in it, by their path from there, in order: what the kit compares. */
export function filesIn(folder: string): Files {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(paths.sort().map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]))
}

/** The files as they lie under a folder. */
export const under = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]))

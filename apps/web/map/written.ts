import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

type Files = Readonly<Record<string, string>>

/** Names of the files in the folder that differ from what the content gives now. */
export function staleIn(folder: URL, files: Files): string[] {
  return Object.entries(files).flatMap(([name, text]) => (read(new URL(name, folder)) === text ? [] : [name]))
}

function read(file: URL): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** The command of a game's map: writes the files, or says with `--check` whether they are those that are there. */
export function writeOrCheck(command: string, folder: URL, files: Files): void {
  if (process.argv.includes('--check')) {
    const old = staleIn(folder, files)
    console.log(old.length === 0 ? 'The map is up to date.' : `Not up to date: ${old.join(', ')}. Run: node ${command}`)
    process.exitCode = old.length === 0 ? 0 : 1
    return
  }
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(new URL(name, folder), text)
    console.log(`${name.padEnd(14)} ${(gzipSync(text).length / 1000).toFixed(1)} kB gz`)
  }
}

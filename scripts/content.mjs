// What the games read, made from the files in which their maps, cards and set-ups are written.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { Plain, ROOT } from './run.mjs'

/** Writes it anew where it is not up to date. Throws with the faults of the content, if it has any. */
export async function writeContent() {
  for (const game of readdirSync(join(ROOT, 'packages'))) {
    const folder = join(ROOT, 'packages', game, 'src/content')
    if (!existsSync(join(folder, 'authored.ts'))) continue
    const { authored } = await import(join(folder, 'authored.ts'))
    /** @type {readonly { where: string, what: string }[]} */
    const problems = authored.check()
    if (problems.length > 0) {
      const list = problems.map(({ where, what }) => `\n  ${where}: ${what}`).join('')
      throw new Plain(`The content of ${game} has ${problems.length} faults, and nothing was written for it:${list}`)
    }
    const file = join(folder, 'generated/played.ts')
    const text = authored.playedFile()
    if (existsSync(file) && readFileSync(file, 'utf8') === text) {
      console.log(`${relative(ROOT, file)} is up to date`)
      continue
    }
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    console.log(`${relative(ROOT, file)} written`)
  }
}

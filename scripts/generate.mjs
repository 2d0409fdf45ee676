// npm run generate: writes the files that are made from others.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeContent } from './content.mjs'
import { install } from './install.mjs'
import { ensureNode } from './node.mjs'
import { command, Plain, ROOT } from './run.mjs'

const HELP = `Writes the files that are made from others. Tests compare them and never write.

  npm run generate                        what games read of maps, cards and set-ups; sections of the rulebooks; schemas
  npm run generate -- golden              plays the golden records anew, counts continuations and takes digests anew, of every game
  npm run generate -- golden ostkrieg     of this game

Golden files hold the rules to what they were: write them only when a rule was meant to change, together with a new rulesVersion.
`

await command(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean', short: 'h' } } })
  if (values.help) return console.log(HELP)
  const [what = 'pages', ...names] = positionals
  if (what !== 'pages' && what !== 'golden')
    throw new Plain(`There is nothing called "${what}" to write. Try npm run generate -- --help.`)
  await install()
  await ensureNode()
  // The games cannot be loaded before what they read is there.
  await writeContent()
  const { allGenerated, outdated } = await import('./generated.ts')
  const all = (await allGenerated()).filter((one) => one[what] !== undefined)
  const unknown = names.find((name) => all.every((one) => one.name !== name))
  if (unknown !== undefined)
    throw new Plain(
      `"${unknown}" has no ${what === 'golden' ? 'golden files' : 'pages'}. These have: ${all.map(({ name }) => name).join(', ')}.`,
    )
  for (const one of all) {
    if (names.length > 0 && !names.includes(one.name)) continue
    const files = one[what]?.() ?? {}
    const changed = outdated(files)
    for (const path of changed) writeFileSync(join(ROOT, path), files[path])
    console.log(`${one.name}: ${changed.length === 0 ? 'nothing to write' : `wrote ${changed.join(', ')}`}`)
  }
})

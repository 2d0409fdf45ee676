import { games } from '@railhead/host/games'
import type { AuthoredContent, Problem } from '@railhead/table'
import type { Command } from 'commander'
import { EXIT } from '../fault.ts'
import { gameNamed } from '../input.ts'
import { print, printJson } from '../output.ts'

/**
 * What a game is made from, as it is written and not as it is built; a package is called as its game is. Loaded when it is checked, so that a
 * file that cannot be read spoils neither the check of another game nor any other command. Undefined where nothing is written apart from the rules.
 */
export async function contentOf(game: string): Promise<{ readonly authored: AuthoredContent } | undefined> {
  const file = `@railhead/${game}/content`
  try {
    return await import(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_PACKAGE_PATH_NOT_EXPORTED') return undefined
    throw error
  }
}

/** What is wrong with the content of a game, also when it cannot even be loaded. Sound content may still be newer than what is played. */
export async function problemsOf(load: () => ReturnType<typeof contentOf>, played: string): Promise<readonly Problem[]> {
  try {
    const content = await load()
    if (content === undefined) return []
    const { authored } = content
    const problems = authored.check()
    if (problems.length > 0 || authored.hash() === played) return problems
    return [{ where: 'generated/played.ts', what: 'was made from other files than these; run `npm run generate`' }]
  } catch (error) {
    const [what] = (error instanceof Error ? error.message : String(error)).split('\n')
    return [{ where: 'content', what: `cannot be read (${what})` }]
  }
}

export function addContent(program: Command): void {
  const content = program
    .command('content')
    .summary('look after maps, cards and set-ups')
    .description('Look after maps, cards and set-ups.')
    .addHelpText('after', '\nExample:\n  railhead content check')
  content
    .command('check')
    .argument('[game]', 'the game whose content to check; all games when left out')
    .summary('check maps, cards and set-ups')
    .description('Check maps, cards and set-ups, and list what is wrong with them.')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  railhead content check race-to-moscow')
    .action(async (id: string | undefined, { json }: { json?: true }) => {
      const asked = id === undefined ? games : [gameNamed(id)]
      const checked = await Promise.all(
        asked.map(async ({ id, contentHash }) => ({
          game: id,
          contentHash,
          problems: await problemsOf(() => contentOf(id), contentHash),
        })),
      )
      if (json) printJson({ checked })
      else
        for (const { game, contentHash, problems } of checked) {
          print(
            `${game}: ${problems.length === 0 ? `all is well (content ${contentHash})` : problems.length === 1 ? '1 problem' : `${problems.length} problems`}`,
          )
          for (const { where, what } of problems) print(`  ${where}: ${what}`)
        }
      if (checked.some(({ problems }) => problems.length > 0)) process.exitCode = EXIT.found
    })
}

import type { AuthoredContent, Problem } from '@railhead/table'
import type { Command } from 'commander'
import { EXIT } from '../fault.ts'
import { games } from '../games.ts'
import { gameNamed } from '../input.ts'
import { print, printJson } from '../output.ts'

/** Sound content may still be newer than what is played. */
function problemsOf(content: AuthoredContent, played: string): readonly Problem[] {
  const problems = content.check()
  if (problems.length > 0 || content.hash() === played) return problems
  return [{ where: 'generated/played.ts', what: 'was made from other files than these; run `npm run generate`' }]
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
      const { contents } = await import('../contents.ts')
      const checked = (id === undefined ? games : [gameNamed(id)]).flatMap((game) =>
        contents
          .filter((content) => content.game === game.id)
          .map((content) => ({ game: game.id, contentHash: game.contentHash, problems: problemsOf(content, game.contentHash) })),
      )
      if (json) printJson({ checked })
      else
        for (const { game, contentHash, problems } of checked) {
          print(`${game}: ${problems.length === 0 ? `all is well (content ${contentHash})` : `${problems.length} problems`}`)
          for (const { where, what } of problems) print(`  ${where}: ${what}`)
        }
      if (checked.some(({ problems }) => problems.length > 0)) process.exitCode = EXIT.found
    })
}

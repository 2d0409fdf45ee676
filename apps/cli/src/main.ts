import { readFileSync } from 'node:fs'
import { Command, CommanderError } from 'commander'
import { addAdmin } from './commands/admin.ts'
import { addAnalyse } from './commands/analyse.ts'
import { addArena } from './commands/arena.ts'
import { addCalibrate } from './commands/calibrate.ts'
import { addContent } from './commands/content.ts'
import { addEngine } from './commands/engine.ts'
import { addPerft } from './commands/perft.ts'
import { addPuzzles } from './commands/puzzles.ts'
import { addReplay } from './commands/replay.ts'
import { addServe } from './commands/serve.ts'
import { addSimulate } from './commands/simulate.ts'
import { addTrain } from './commands/train.ts'
import { addVerify } from './commands/verify.ts'
import { addWork } from './commands/work.ts'
import { EXIT, Fault } from './fault.ts'

/** Runs one `railhead` command and sets the exit code. */
export async function main(args: readonly string[]): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // A reader that has seen enough (`| head`) is no failure.
    if (error.code === 'EPIPE') process.exit(EXIT.fine)
    process.stderr.write(`Standard output cannot be written (${error.message}).\n`)
    process.exit(EXIT.usage)
  })
  try {
    await program().parseAsync(args, { from: 'user' })
  } catch (error) {
    process.exitCode = report(error)
  }
}

function program(): Command {
  const railhead = new Command('railhead')
    .description('Board wargames of the Eastern Front with the rules enforced.')
    .version(version())
    .exitOverride()
    .showHelpAfterError('(add --help for what can be given)')
    .addHelpText('after', '\nExample:\n  railhead simulate race-to-moscow --games 100 --players random --seed 1')
  addServe(railhead)
  addWork(railhead)
  addEngine(railhead)
  addSimulate(railhead)
  addArena(railhead)
  addTrain(railhead)
  addCalibrate(railhead)
  addPuzzles(railhead)
  addAnalyse(railhead)
  addReplay(railhead)
  addVerify(railhead)
  addPerft(railhead)
  addContent(railhead)
  addAdmin(railhead)
  return railhead
}

function version(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version
}

/** Tells what went wrong, unless commander has done so already, and gives the exit code. */
function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage
  if (error instanceof Fault) {
    process.stderr.write(`${error.message}\n`)
    return error.exitCode
  }
  const what = error instanceof Error ? error.message : String(error)
  process.stderr.write(
    `A defect of Railhead: ${what}. Run it again with NODE_DEBUG=railhead to see where, and please report it.\n`,
  )
  if (process.env.NODE_DEBUG === 'railhead') console.error(error)
  return EXIT.defect
}

import { RecordError, type Verdict, verifyRecord } from '@railhead/table'
import { type Command, InvalidArgumentError } from 'commander'
import { EXIT, Fault } from '../fault.ts'
import { print, printJson } from '../output.ts'
import { openRecord } from '../records.ts'

type Verified = { readonly file: string } & (
  | Verdict
  | { readonly ok: false; readonly result: 'unreadable'; readonly says: string }
)

export function addVerify(program: Command): void {
  program
    .command('verify')
    .argument('<records...>', 'files to check')
    .summary('check finished games against their promised seed')
    .description(
      'Play finished games through: every choice must be legal, the outcome right and the seed the one promised at the start.',
    )
    .option('--commitment <hex>', 'the promise about the seed that was published before the first choice', commitment)
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  railhead verify game.jsonl')
    .action((paths: string[], { json, commitment }: { json?: true; commitment?: string }) => {
      if (commitment !== undefined && paths.length > 1)
        throw new Fault('A commitment is the promise of one game; name one record with --commitment.')
      const records = paths.map((path) => verify(path, commitment))
      if (json) printJson({ records })
      else for (const record of records) print(inWords(record))
      if (records.some(({ ok }) => !ok)) process.exitCode = EXIT.found
      if (records.some(({ result }) => result === 'unreadable')) process.exitCode = EXIT.usage
      if (records.some(({ result }) => result === 'defect')) process.exitCode = EXIT.defect
    })
}

/** For commander: what `sha256sum` prints. */
function commitment(text: string): string {
  if (!/^[0-9a-f]{64}$/i.test(text)) throw new InvalidArgumentError('It must be 64 hexadecimal digits.')
  return text.toLowerCase()
}

function verify(file: string, commitment: string | undefined): Verified {
  try {
    const { game, text } = openRecord(file)
    return { file, ...verifyRecord(game, text, commitment === undefined ? {} : { commitment }) }
  } catch (error) {
    if (error instanceof RecordError) return { file, ok: false, result: error.code, says: error.message, line: error.line }
    if (error instanceof Fault) return { file, ok: false, result: 'unreadable', says: error.message }
    throw error
  }
}

function inWords({ file, ok, result, says }: Verified): string {
  if (result === 'unreadable') return says
  return `${file}: ${ok ? 'verified' : 'not verified'}. ${says}`
}

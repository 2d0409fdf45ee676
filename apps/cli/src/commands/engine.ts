import { once } from 'node:events'
import { protocolJsonSchema } from '@railhead/protocol'
import type { Command } from 'commander'
import { Conversation } from '../conversation.ts'
import { engineForStreams, LONGEST_LINE } from '../engine-io.ts'
import { Fault } from '../fault.ts'
import { LineCutter } from '../lines.ts'

export function addEngine(program: Command): void {
  program
    .command('engine')
    .summary('play by JSON lines on standard input and output')
    .description(
      'Read requests from standard input, one JSON object per line, and write one answer per line. docs/protocol.md lists them.',
    )
    .option('--schema', 'print the JSON Schema of all messages instead')
    .addHelpText('after', `\nExample:\n  echo '{"id": 1, "do": "games"}' | railhead engine`)
    .action(async ({ schema }: { schema?: true }) => {
      if (schema) process.stdout.write(`${JSON.stringify(protocolJsonSchema(), undefined, 2)}\n`)
      else await converse()
    })
}

/** Answers line by line, in order, until the input ends. */
async function converse(): Promise<void> {
  if (process.stdin.isTTY) process.stderr.write('Type requests such as {"do": "games"}, one per line; Ctrl+D ends.\n')
  const conversation = new Conversation(await engineForStreams(), async (message) => {
    if (!process.stdout.write(`${JSON.stringify(message)}\n`)) await once(process.stdout, 'drain')
  })
  const lines = new LineCutter(LONGEST_LINE)
  try {
    for await (const chunk of process.stdin) for (const line of lines.push(chunk)) await conversation.hear(line)
  } catch (error) {
    throw new Fault(`Standard input cannot be read (${error instanceof Error ? error.message : error}).`)
  }
  for (const line of lines.end()) await conversation.hear(line)
  await conversation.end()
}

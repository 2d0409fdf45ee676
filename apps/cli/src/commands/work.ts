import { flagsInWords } from '@railhead/server/settings'
import type { Command } from 'commander'
import { Fault } from '../fault.ts'
import { print } from '../output.ts'
import { Threads } from '../threads.ts'

/** What a worker can be told of what a server can. */
const ITS_OWN = /^--(database|thinkers|log) /

export function addWork(program: Command): void {
  const command = program
    .command('work')
    .summary('let computers think for servers that share a database')
    .description(
      'Do the jobs of servers that share a PostgreSQL, on this machine or another: computers at tables online think here, and games of arenas, trainings and puzzles that were given a --database are played. As many as wanted; what one that dies was doing another does.',
    )
    .addHelpText('after', '\nExample:\n  railhead work --database postgres://railhead:secret@db.example/railhead --thinkers 4')
  for (const { flag, about } of flagsInWords) if (ITS_OWN.test(flag)) command.option(flag, about)
  command.action(async (flags: { readonly [flag: string]: unknown }) => {
    const { work, ServeError, readSettings, SettingsError } = await import('@railhead/server')
    try {
      const stop = await work(readSettings(flags, process.env), new Threads())
      print('Working (Ctrl+C stops it)')
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().then(() => process.exit(0)))
    } catch (error) {
      if (error instanceof ServeError || error instanceof SettingsError) throw new Fault(error.message)
      throw error
    }
  })
}

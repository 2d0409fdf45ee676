import { flagsInWords } from '@railhead/server/settings'
import type { Command } from 'commander'
import { Fault } from '../fault.ts'
import { print } from '../output.ts'

export function addServe(program: Command): void {
  const command = program
    .command('serve')
    .summary('serve the web client and tables online')
    .description(
      'Serve the web client, with tables for games online. Each option is an environment variable too, named in brackets with what is usual.',
    )
    .addHelpText('after', '\nExample:\n  railhead serve --port 8080 --host 0.0.0.0')
  for (const { flag, about } of flagsInWords) command.option(flag, about)
  command.action(async (flags: { readonly [flag: string]: unknown }) => {
    // Loaded here, so that no other command waits for the server's packages.
    const { serve, ServeError, readSettings, SettingsError, whereOthersJoin } = await import('@railhead/server')
    try {
      const { port, host, connections, ...online } = readSettings(flags, process.env)
      const served = await serve({ port, host, connections, online })
      if (served.moved) print(`Port ${port} is busy; taking ${served.port}.`)
      print(`Railhead is at ${served.url} (Ctrl+C stops it)`)
      for (const line of whereOthersJoin(served, online.baseUrl)) print(line)
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        process.once(signal, () => void served.close().then(() => process.exit(0)))
    } catch (error) {
      if (error instanceof ServeError || error instanceof SettingsError) throw new Fault(error.message)
      throw error
    }
  })
}

import type { Command } from 'commander'
import { Fault } from '../fault.ts'
import { wholeNumber } from '../input.ts'
import { print } from '../output.ts'

const USUAL_PORT = 4141

export function addServe(program: Command): void {
  program
    .command('serve')
    .summary('serve the web client')
    .description('Serve the web client. When the port is busy, the next free one is taken.')
    .option('--port <number>', 'port to listen on; 0 for any free one', wholeNumber(0), USUAL_PORT)
    .option('--host <name>', 'address to listen on; 0.0.0.0 lets others on the network in', 'localhost')
    .addHelpText('after', '\nExample:\n  railhead serve --port 8080')
    .action(async ({ port, host }: { port: number; host: string }) => {
      // Loaded here, so that no other command waits for the server's packages.
      const { serve, ServeError } = await import('@railhead/server')
      try {
        const served = await serve({ port, host })
        if (served.moved) print(`Port ${port} is busy; taking ${served.port}.`)
        print(`Railhead is at ${served.url} (Ctrl+C stops it)`)
        for (const signal of ['SIGINT', 'SIGTERM'] as const)
          process.once(signal, () => void served.close().then(() => process.exit(0)))
      } catch (error) {
        if (error instanceof ServeError) throw new Fault(error.message)
        throw error
      }
    })
}

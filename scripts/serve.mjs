// Serving the web client and saying where.
import { Plain } from './run.mjs'

/** @param {number} port @param {string} host */
export async function serveWeb(port, host) {
  const { serve, ServeError } = await import('../apps/server/src/index.ts')
  const server = await serve({ port, host }).catch((error) => {
    throw error instanceof ServeError ? new Plain(error.message) : error
  })
  if (server.moved) console.log(`Port ${port} is busy, so this is port ${server.port}.`)
  console.log(`Railhead is at ${server.url} (Ctrl+C stops it)`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close().then(() => process.exit(0)))
}

// Serving the web client and saying where.
import { useBuiltEngine } from './engine.mjs'
import { Plain } from './run.mjs'

/** @param {{ readonly [flag: string]: unknown }} flags */
export async function serveWeb(flags) {
  await useBuiltEngine()
  const { serve, ServeError, readSettings, SettingsError, whereOthersJoin } = await import('../apps/server/src/index.ts')
  const plain = (/** @type {unknown} */ error) =>
    error instanceof ServeError || error instanceof SettingsError ? new Plain(error.message) : error
  try {
    const { port, host, connections, ...online } = readSettings(flags, process.env)
    const server = await serve({ port, host, connections, online })
    if (server.moved) console.log(`Port ${port} is busy, so this is port ${server.port}.`)
    console.log(`Railhead is at ${server.url} (Ctrl+C stops it)`)
    for (const line of whereOthersJoin(server, online.baseUrl)) console.log(line)
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close().then(() => process.exit(0)))
  } catch (error) {
    throw plain(error)
  }
}

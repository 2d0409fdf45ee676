import { serve } from '@railhead/server'

const ANY = { burst: 1e9, perSecond: 1e9 }

/** A server as it ships, on the disk as it is; only nobody is held back. Says where it is, and runs until it is killed. */
export async function serveTables([data, database]: readonly string[]): Promise<void> {
  const limits = {
    requests: ANY,
    sockets: ANY,
    newcomers: ANY,
    passwords: ANY,
    tables: ANY,
    messages: ANY,
    records: ANY,
    pages: 1e9,
  }
  const { url } = await serve({ port: 0, root: data, connections: 100_000, online: { data, database, limits } })
  console.log(url)
}

import { inBlocks, qrOf } from './qr.ts'
import type { Served } from './serve.ts'

/** What is said to whoever starts a server that others can reach: the addresses, and the first of them to be read by a phone. */
export function whereOthersJoin({ elsewhere }: Pick<Served, 'elsewhere'>, baseUrl: URL | undefined): string[] {
  const addresses = baseUrl === undefined ? elsewhere : [baseUrl.href]
  const [first] = addresses
  if (first === undefined) return []
  const modules = qrOf(first)
  const lines = addresses.map((address) => `Others ${baseUrl === undefined ? 'on the network ' : ''}find it at ${address}`)
  return modules === undefined ? lines : [...lines, inBlocks(modules)]
}

/*
 * A text in an address: deflated and written in letters that no program changes. The first letters say how it was made, so that another
 * way can be told from this one later.
 */

const MADE = '1.'

/** What is wrong with a packed text: it was cut or changed on its way, or holds more than is read. */
export class PackedError extends Error {}

export async function pack(text: string): Promise<string> {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text), Number.POSITIVE_INFINITY)
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return MADE + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The text again, unless it is longer than `most` bytes: a short address may hold a very long text. */
export async function unpack(packed: string, most: number): Promise<string> {
  if (!packed.startsWith(MADE)) throw new PackedError('made')
  try {
    const letters = atob(packed.slice(MADE.length).replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const text = await through(new DecompressionStream('deflate-raw'), bytes, most)
    return new TextDecoder('utf-8', { fatal: true }).decode(text)
  } catch (error) {
    throw error instanceof PackedError ? error : new PackedError('damaged', { cause: error })
  }
}

async function through(
  { writable, readable }: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array> {
  const writer = writable.getWriter()
  // What cannot be written cannot be read either, and is said there.
  writer.write(bytes).catch(() => undefined)
  writer.close().catch(() => undefined)
  const parts: Uint8Array[] = []
  let size = 0
  const reader = readable.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value)
    size += read.value.length
    if (size <= most) continue
    void reader.cancel()
    throw new PackedError('large')
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

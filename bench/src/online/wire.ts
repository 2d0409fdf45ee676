import { connect, type Socket } from 'node:net'

/*
 * As little of a WebSocket (RFC 6455) as a crowd needs: the load shares two cores with the server that it measures, so it must not take from it what a page at home
 * would do on its own machine.
 */

const [TEXT, PING, PONG] = [0x1, 0x9, 0xa]
const FINAL = 0x80
const MASKED = 0x80
/** Any will do here: the server takes it off all the same. */
const MASK = [0x52, 0x61, 0x69, 0x6c] as const
const HEAD_END = '\r\n\r\n'

/** One page's end of a socket. */
export class Wire {
  readonly #socket: Socket
  /** What has come and is not whole yet. */
  #rest: Buffer = Buffer.alloc(0)
  /** Where each message that has come begins and ends. */
  onText: (bytes: Buffer, from: number, to: number) => void = () => {}

  private constructor(socket: Socket, rest: Buffer) {
    this.#socket = socket
    socket.setNoDelay(true)
    // What a server that is killed leaves behind.
    socket.on('error', () => socket.destroy())
    socket.on('data', (data) => this.#read(data))
    if (rest.length > 0) this.#read(rest)
  }

  static open(url: string, path: string, cookie: string): Promise<Wire> {
    const { hostname, port, host } = new URL(url)
    return new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port) })
      let head: Buffer = Buffer.alloc(0)
      const hear = (data: Buffer): void => {
        head = Buffer.concat([head, data])
        const end = head.indexOf(HEAD_END)
        if (end < 0) return
        socket.off('data', hear).off('error', reject)
        if (head.toString('latin1', 0, end).startsWith('HTTP/1.1 101'))
          resolve(new Wire(socket, head.subarray(end + HEAD_END.length)))
        else reject(new Error(`no socket at ${path}: ${head.toString('latin1', 0, end).split('\r\n')[0]}`))
      }
      socket.on('data', hear).on('error', reject)
      const asks = [
        ...[`GET ${path} HTTP/1.1`, `Host: ${host}`, `Cookie: ${cookie}`, 'Connection: Upgrade', 'Upgrade: websocket'],
        ...['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: UmFpbGhlYWQgYnkgcmFpbA=='],
      ]
      socket.write(`${asks.join('\r\n')}${HEAD_END}`)
    })
  }

  send(text: string): void {
    this.#frame(TEXT, Buffer.from(text))
  }

  close(): void {
    this.#socket.destroy()
  }

  /** What is sent here is short. */
  #frame(kind: number, payload: Uint8Array): void {
    const head = payload.length < 126 ? 2 : 4
    const frame = Buffer.allocUnsafe(head + 4 + payload.length)
    frame[0] = FINAL | kind
    frame[1] = MASKED | (head === 2 ? payload.length : 126)
    if (head === 4) frame.writeUInt16BE(payload.length, 2)
    for (let i = 0; i < 4; i++) frame[head + i] = MASK[i]
    for (let i = 0; i < payload.length; i++) frame[head + 4 + i] = payload[i] ^ MASK[i & 3]
    this.#socket.write(frame)
  }

  #read(data: Buffer): void {
    const bytes = this.#rest.length === 0 ? data : Buffer.concat([this.#rest, data])
    let at = 0
    while (at + 2 <= bytes.length) {
      const short = bytes[at + 1] & 0x7f
      const begins = at + (short < 126 ? 2 : short === 126 ? 4 : 10)
      if (begins > bytes.length) break
      const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2))
      if (begins + length > bytes.length) break
      const kind = bytes[at] & 0x0f
      if (kind === TEXT) this.onText(bytes, begins, begins + length)
      else if (kind === PING) this.#frame(PONG, bytes.subarray(begins, begins + length))
      at = begins + length
    }
    this.#rest = at === bytes.length ? NOTHING : Buffer.from(bytes.subarray(at))
  }
}

const NOTHING = Buffer.alloc(0)

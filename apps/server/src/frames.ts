/*
 * Texts as frames of a WebSocket (RFC 6455, 5.2), from a server: whole and without a mask. One block of bytes is written to a socket in half the time of two, and
 * what goes to many is put into one once.
 */

const WHOLE_TEXT = 0x81
/** A length up to here stands in the second byte; above, that byte says in how many others it stands. */
const [SHORT, IN_TWO, IN_EIGHT] = [125, 126, 127]
const MOST_IN_TWO = 0xffff

export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length <= SHORT ? 2 : length <= MOST_IN_TWO ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = WHOLE_TEXT
  frame[1] = head === 2 ? length : head === 4 ? IN_TWO : IN_EIGHT
  if (head === 4) frame.writeUInt16BE(length, 2)
  else if (head === 10) frame.writeBigUInt64BE(BigInt(length), 2)
  frame.write(text, head)
  return frame
}

/** The frame of what was framed last is kept: what happens at a table is the same for all who look with the same eyes. */
export class LastFrame {
  #of: string | undefined
  #frame: Buffer = Buffer.alloc(0)

  /** `text` makes what is framed from `of`. */
  for(of: string, text: (of: string) => string): Buffer {
    if (this.#of !== of) {
      this.#frame = textFrame(text(of))
      this.#of = of
    }
    return this.#frame
  }
}

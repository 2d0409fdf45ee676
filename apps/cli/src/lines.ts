/** One line of input: its text, or why it has none. */
export type Line = { readonly text: string } | { readonly problem: 'bad-utf8' | 'line-too-long' }

const NEWLINE = 10

/**
 * Cuts a stream of bytes into lines. A line that is too long is not kept, only remembered as such until it ends; a line of
 * bytes that are no text is told apart from one that is merely wrong.
 */
export class LineCutter {
  readonly #longest: number
  #parts: Uint8Array[] = []
  #size = 0

  constructor(longest: number) {
    this.#longest = longest
  }

  *push(chunk: Uint8Array): Generator<Line> {
    let from = 0
    for (;;) {
      const newline = chunk.indexOf(NEWLINE, from)
      if (newline < 0) break
      this.#keep(chunk.subarray(from, newline))
      yield this.#take()
      from = newline + 1
    }
    this.#keep(chunk.subarray(from))
  }

  /** What stood after the last newline, if anything did. */
  *end(): Generator<Line> {
    if (this.#size > 0) yield this.#take()
  }

  #keep(part: Uint8Array): void {
    this.#size += part.length
    if (this.#size > this.#longest) this.#parts = []
    else if (part.length > 0) this.#parts.push(part)
  }

  #take(): Line {
    const tooLong = this.#size > this.#longest
    const bytes = Buffer.concat(this.#parts)
    this.#parts = []
    this.#size = 0
    if (tooLong) return { problem: 'line-too-long' }
    try {
      return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
    } catch {
      return { problem: 'bad-utf8' }
    }
  }
}

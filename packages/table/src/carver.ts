/**
 * Cuts one block of memory into named typed arrays. A game's state is a class that carves its fields in its constructor;
 * `bytes` is then the whole of the state and nothing else.
 *
 * The fields are assigned by name in the constructor, not in a loop: that keeps the state in the engine's fast object shape.
 */
export class Carver {
  readonly #buffer: ArrayBuffer
  #used = 0

  constructor(limit: number) {
    this.#buffer = new ArrayBuffer(limit)
  }

  u8(length: number): Uint8Array {
    return new Uint8Array(this.#buffer, this.#take(length, 1), length)
  }
  i8(length: number): Int8Array {
    return new Int8Array(this.#buffer, this.#take(length, 1), length)
  }
  u16(length: number): Uint16Array {
    return new Uint16Array(this.#buffer, this.#take(length, 2), length)
  }
  i16(length: number): Int16Array {
    return new Int16Array(this.#buffer, this.#take(length, 2), length)
  }
  u32(length: number): Uint32Array {
    return new Uint32Array(this.#buffer, this.#take(length, 4), length)
  }

  /** Everything carved so far, as one block. */
  bytes(): Uint8Array {
    return new Uint8Array(this.#buffer, 0, this.#used)
  }

  #take(length: number, width: number): number {
    // Widths are powers of two: a division would cost more than all the rest.
    const start = (this.#used + width - 1) & -width
    this.#used = start + length * width
    if (this.#used > this.#buffer.byteLength) throw new RangeError(`state needs more than its ${this.#buffer.byteLength} bytes`)
    return start
  }
}

import type { Carver } from './carver.ts'
import { PositionError } from './game.ts'
import type { Json } from './json.ts'

/**
 * What remains to be resolved, as a stack inside the state: the top frame is what happens now, a step that interrupts
 * pushes onto it. A frame is the number of its step and a few bytes of its own.
 *
 * Popped frames are wiped, so that equal situations have equal bytes.
 */
export class Agenda {
  readonly #frames: Uint8Array
  readonly #depth: Uint8Array
  readonly #width: number

  /** `args` bytes belong to each frame beside its step. */
  constructor(carve: Carver, deepest: number, args: number) {
    this.#width = args + 1
    this.#frames = carve.u8(deepest * this.#width)
    this.#depth = carve.u8(1)
  }

  get depth(): number {
    return this.#depth[0]
  }

  /** Step of the top frame. */
  get step(): number {
    return this.#frames[(this.#depth[0] - 1) * this.#width]
  }

  /** Step of the frame so many below the top. */
  stepBelow(below: number): number {
    return this.#frames[(this.#depth[0] - 1 - below) * this.#width]
  }

  push(step: number, a = 0, b = 0, c = 0, d = 0): void {
    const at = this.#depth[0] * this.#width
    if (at === this.#frames.length) throw new RangeError(`agenda deeper than ${this.#frames.length / this.#width}`)
    if (
      (a !== 0 && this.#width < 2) ||
      (b !== 0 && this.#width < 3) ||
      (c !== 0 && this.#width < 4) ||
      (d !== 0 && this.#width < 5)
    )
      throw new RangeError(`a frame of step ${step} has only ${this.#width - 1} bytes of its own`)
    this.#frames[at] = step
    if (this.#width > 1) this.#frames[at + 1] = a
    if (this.#width > 2) this.#frames[at + 2] = b
    if (this.#width > 3) this.#frames[at + 3] = c
    if (this.#width > 4) this.#frames[at + 4] = d
    this.#depth[0]++
  }

  pop(): void {
    if (this.#depth[0] === 0) throw new RangeError('the agenda is empty')
    const depth = --this.#depth[0]
    this.#frames.fill(0, depth * this.#width, (depth + 1) * this.#width)
  }

  /** Byte `index` of the frame that is `below` frames under the top. */
  get(index: number, below = 0): number {
    return this.#frames[(this.#depth[0] - 1 - below) * this.#width + 1 + index]
  }

  set(index: number, value: number, below = 0): void {
    this.#frames[(this.#depth[0] - 1 - below) * this.#width + 1 + index] = value
  }

  clear(): void {
    this.#frames.fill(0)
    this.#depth[0] = 0
  }

  /** The frames from the bottom up, each a step and its bytes; for saving. */
  save(): number[][] {
    const frames: number[][] = []
    for (let i = 0; i < this.#depth[0]; i++) frames.push([...this.#frames.subarray(i * this.#width, (i + 1) * this.#width)])
    return frames
  }
  /** Takes over what `save` wrote. Throws `PositionError`. */
  load(frames: Json | undefined, where = 'agenda'): void {
    const deepest = this.#frames.length / this.#width
    if (!Array.isArray(frames) || frames.length > deepest)
      throw new PositionError(where, `must be a list of at most ${deepest} frames`)
    const isByte = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 255
    this.clear()
    frames.forEach((frame, i) => {
      if (!Array.isArray(frame) || frame.length !== this.#width || !frame.every(isByte))
        throw new PositionError(`${where}.${i}`, `must be a list of ${this.#width} whole numbers from 0 to 255`)
      this.#frames.set(frame, i * this.#width)
    })
    this.#depth[0] = frames.length
  }
}

import type { Carver } from '../carver.ts'
import type { AnyFrames, Cursor, StepNumber } from './frames.ts'

/**
 * What remains to be resolved, as a stack inside the state: the top frame is what happens now, a step that interrupts pushes onto it.
 * A frame is the number of its step and the step's fields, which are read and written by name:
 *
 * ```ts
 * const combat = state.agenda.push(STEP.combat)
 * combat.army = army
 * ```
 *
 * Popped frames are wiped, so that equal situations have equal bytes.
 */
export class Agenda {
  readonly frames: AnyFrames
  readonly #bytes: Uint8Array
  readonly #depth: Uint8Array
  readonly #width: number
  /** One for each step, made when it is first wanted. */
  readonly #cursors: (Cursor | undefined)[]

  constructor(carve: Carver, frames: AnyFrames, deepest: number) {
    this.frames = frames
    this.#width = frames.widest + 1
    this.#bytes = carve.u8(deepest * this.#width)
    this.#depth = carve.u8(1)
    this.#cursors = frames.names.map(() => undefined)
  }

  get depth(): number {
    return this.#depth[0]
  }

  /** Step of the top frame. */
  get step(): number {
    return this.#bytes[(this.#depth[0] - 1) * this.#width]
  }

  /** Lays a frame of the step on top, all its fields 0. They are to be filled in before another frame of the step is looked at. */
  push<F>(step: StepNumber<F>): F {
    const at = this.#depth[0] * this.#width
    if (at === this.#bytes.length) throw new RangeError(`agenda deeper than ${this.#bytes.length / this.#width}`)
    this.#bytes[at] = step
    this.#depth[0]++
    return this.#cursor(step, at + 1) as F
  }

  pop(): void {
    if (this.#depth[0] === 0) throw new RangeError('the agenda is empty')
    const depth = --this.#depth[0]
    const end = (depth + 1) * this.#width
    for (let i = depth * this.#width; i < end; i++) this.#bytes[i] = 0
  }

  /** The fields of the top frame, which is one of this step. Good until another frame of the same step is looked at. */
  top<F>(step: StepNumber<F>): F {
    return this.#cursor(step, (this.#depth[0] - 1) * this.#width + 1) as F
  }

  /** The fields of the highest frame of this step; undefined when there is none. Good until another frame of the same step is looked at. */
  nearest<F>(step: StepNumber<F>): F | undefined {
    for (let at = (this.#depth[0] - 1) * this.#width; at >= 0; at -= this.#width)
      if (this.#bytes[at] === step) return this.#cursor(step, at + 1) as F
    return undefined
  }

  /** Step and fields of the frame at that height, the lowest being 0: for reading and writing positions. */
  at(height: number): { readonly step: number; readonly fields: Cursor } {
    const step = this.#bytes[height * this.#width]
    return { step, fields: this.#cursor(step, height * this.#width + 1) }
  }

  clear(): void {
    this.#bytes.fill(0)
    this.#depth[0] = 0
  }

  #cursor(step: number, at: number): Cursor {
    let cursor = this.#cursors[step]
    if (cursor === undefined) {
      cursor = new this.frames.Cursor(this.#bytes, this.frames.offsets[step])
      this.#cursors[step] = cursor
    }
    cursor.at = at
    return cursor
  }
}

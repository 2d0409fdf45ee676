import type { Brand } from '../brand.ts'

/**
 * What a game's steps remember while they lie on the agenda, by name: for each step its fields, and for each field what sort of number
 * it holds. The order of the steps gives them their numbers.
 *
 * `Sorts` says which type each sort of number has, for instance `{ area: AreaId; army: ArmyId; count: number }`.
 */
export type FrameSpec<Sorts> = { readonly [step: string]: { readonly [field: string]: keyof Sorts & string } }

/** The fields of one step's frame, ready to be read and written. */
export type FrameOf<Sorts, Fields> = {
  -readonly [name in keyof Fields]: Fields[name] extends keyof Sorts ? Sorts[Fields[name]] : never
}

/** Number of a step whose frame is an `F`. */
export type StepNumber<F = unknown> = Brand<number, 'step'> & { readonly frame?: F }

/** Frames, whatever they are the frames of. */
export interface AnyFrames {
  readonly spec: { readonly [step: string]: { readonly [field: string]: string } }
  /** Names of the steps, by their numbers. */
  readonly names: readonly string[]
  /** The most fields that a frame has. */
  readonly widest: number
  /** What reads and writes the frame of each step, by its number. */
  readonly cursors: readonly CursorClass[]
}

export interface Frames<Sorts, Spec extends FrameSpec<Sorts>> extends AnyFrames {
  readonly spec: Spec
  readonly names: readonly (keyof Spec & string)[]
  /** Numbers of the steps, by their names. */
  readonly numbers: { readonly [name in keyof Spec]: StepNumber<FrameOf<Sorts, Spec[name]>> }
}

/** `defineFrames<Sorts>()({ turn: {}, move: { army: 'army', steps: 'count' } })` */
export const defineFrames =
  <Sorts>() =>
  <const Spec extends FrameSpec<Sorts>>(spec: Spec): Frames<Sorts, Spec> => {
    const names = Object.keys(spec)
    const fields = names.map((name) => Object.keys(spec[name]))
    return {
      spec,
      names,
      numbers: Object.fromEntries(names.map((name, number) => [name, number])) as Frames<Sorts, Spec>['numbers'],
      widest: Math.max(...fields.map((of) => of.length)),
      cursors: fields.map(cursorOver),
    }
  }

/** Reads and writes the fields of a frame by their names, wherever in the agenda the frame lies. */
export class Cursor {
  readonly bytes: Uint8Array
  /** Where the first field lies. */
  at = 0

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }
}

type CursorClass = new (bytes: Uint8Array) => Cursor

/**
 * A cursor with accessors of these names. Each step gets a class of its own, so that whoever reads a step's fields always meets objects
 * of the same shape.
 */
function cursorOver(fields: readonly string[]): CursorClass {
  if (fields.length > ACCESSORS.length) throw new RangeError(`a frame has at most ${ACCESSORS.length} fields`)
  const Named = class extends Cursor {}
  fields.forEach((name, i) => {
    Object.defineProperty(Named.prototype, name, ACCESSORS[i])
  })
  return Named
}

/** Written out: an accessor that looks its offset up would cost more than the read itself. */
const ACCESSORS: readonly (PropertyDescriptor & ThisType<Cursor>)[] = [
  { get() { return this.bytes[this.at] }, set(value) { this.bytes[this.at] = value } },
  { get() { return this.bytes[this.at + 1] }, set(value) { this.bytes[this.at + 1] = value } },
  { get() { return this.bytes[this.at + 2] }, set(value) { this.bytes[this.at + 2] = value } },
  { get() { return this.bytes[this.at + 3] }, set(value) { this.bytes[this.at + 3] = value } },
  { get() { return this.bytes[this.at + 4] }, set(value) { this.bytes[this.at + 4] = value } },
  { get() { return this.bytes[this.at + 5] }, set(value) { this.bytes[this.at + 5] = value } },
  { get() { return this.bytes[this.at + 6] }, set(value) { this.bytes[this.at + 6] = value } },
  { get() { return this.bytes[this.at + 7] }, set(value) { this.bytes[this.at + 7] = value } },
] // biome-ignore format: one line a place

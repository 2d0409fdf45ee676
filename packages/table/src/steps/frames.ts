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
  /** What reads and writes frames. */
  readonly Cursor: CursorClass
  /** Where the fields of each step lie in its frame, by the step's number. */
  readonly offsets: readonly Uint8Array[]
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
    const fieldNames = [...new Set(fields.flat())]
    return {
      spec,
      names,
      numbers: Object.fromEntries(names.map((name, number) => [name, number])) as Frames<Sorts, Spec>['numbers'],
      widest: Math.max(...fields.map((of) => of.length)),
      Cursor: cursorOver(fieldNames),
      offsets: fields.map((of) => Uint8Array.from(fieldNames, (name) => Math.max(of.indexOf(name), 0))),
    }
  }

/** Reads and writes the fields of a frame by their names, wherever in the agenda the frame lies. */
export class Cursor {
  readonly bytes: Uint8Array
  /** Where each field of the step lies in its frame, by the number that the field's name has in the game. */
  readonly offsets: Uint8Array
  /** Where the frame's first field lies. */
  at = 0

  constructor(bytes: Uint8Array, offsets: Uint8Array) {
    this.bytes = bytes
    this.offsets = offsets
  }
}

type CursorClass = new (bytes: Uint8Array, offsets: Uint8Array) => Cursor

/**
 * A cursor with an accessor for every name that a field of the game has. All steps share it: code that meets objects of one shape only
 * is several times as fast as code that meets forty.
 */
function cursorOver(names: readonly string[]): CursorClass {
  const Named = class extends Cursor {}
  names.forEach((name, number) => {
    const accessor: PropertyDescriptor & ThisType<Cursor> = {
      get() {
        return this.bytes[this.at + this.offsets[number]]
      },
      set(value) {
        this.bytes[this.at + this.offsets[number]] = value
      },
    }
    Object.defineProperty(Named.prototype, name, accessor)
  })
  return Named
}

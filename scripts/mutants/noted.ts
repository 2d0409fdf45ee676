/** A set of numbers, written as text. */
export type Numbers = string

export const numbersIn = (bytes: Uint8Array): Numbers => {
  const bits = Buffer.alloc(Math.ceil(bytes.length / 8))
  for (const [i, byte] of bytes.entries()) if (byte !== 0) bits[i >> 3] |= 1 << (i & 7)
  return bits.toString('base64')
}

export const reader = (numbers: Numbers): ((number: number) => boolean) => {
  const bits = Buffer.from(numbers, 'base64')
  return (number) => ((bits[number >> 3] >> (number & 7)) & 1) === 1
}

/** What a unit of tests was seen to do without any mutation. */
export interface NotedUnit {
  readonly name: string
  /** Of the processor. */
  readonly milliseconds: number
  /** Rounds of loops. */
  readonly rounds: number
  /** Passes a second time in the same process. */
  readonly isRepeatable: boolean
  /** The mutations that would make a difference to it. */
  readonly met: Numbers
}

/** What a file of tests was seen to do. */
export interface NotedFile {
  readonly path: string
  /** The mutations that would make a difference when it is loaded, or the first time only, to something that is kept then. */
  readonly kept: Numbers
  readonly units: readonly NotedUnit[]
}

/** A package's own tests shall notice what goes wrong in it, so that what comes out does not depend on what else is run. */
export const inSamePackage = (one: string, other: string): boolean => one.split('/')[1] === other.split('/')[1]

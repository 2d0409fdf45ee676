import { MISTAKEN } from './mutations.ts'

/** What a mutation that never ends is stopped by. */
class Endless extends Error {}

/** Far more rounds than anything goes through that ends. */
export const UNLIMITED = 2 ** 50

type Binary = (a: number, b: number) => unknown

/** The operators whose value two operands decide. They may be other things than numbers. */
const VALUES: { readonly [operator: string]: Binary } = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '===': (a, b) => a === b,
  '!==': (a, b) => a !== b,
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
  '&': (a, b) => a & b,
  '|': (a, b) => a | b,
  '<<': (a, b) => a << b,
  '>>': (a, b) => a >> b,
  '>>>': (a, b) => a >>> b,
}

/** Under which name an operator is found that so many others are tried for. */
export const valuesName = (operator: string, others: number): string =>
  others === MISTAKEN[operator].length ? operator : `${operator} ${others}`

/** What instrumented code looks at and writes to: `$m` in it. */
export class Switches {
  /** The number of the mutation that is on; -1 for none. */
  on = -1
  /** How many rounds loops may still go. */
  rounds = UNLIMITED
  isEndless = false
  /** Which mutations would have made a difference. */
  readonly met: Uint8Array
  /**
   * For each operator: its value, and a note of what it could be mistaken for where that has another. The numbers of these follow one another.
   * Under `valuesName` also for an operator that is mistaken for the last of them only.
   */
  readonly values: { readonly [operator: string]: (first: number, a: number, b: number) => unknown }

  constructor(mutations: number) {
    this.met = new Uint8Array(mutations)
    this.values = Object.fromEntries(
      Object.entries(VALUES).flatMap(([operator, right]) =>
        MISTAKEN[operator].map((_, from, all) => {
          const others = all.slice(from).map((other) => VALUES[other])
          return [
            valuesName(operator, others.length),
            (first: number, a: number, b: number) => this.#compared(first, right(a, b), others, a, b),
          ]
        }),
      ),
    )
  }

  #compared(first: number, value: unknown, others: readonly Binary[], a: number, b: number): unknown {
    for (const [i, other] of others.entries())
      if (this.met[first + i] === 0 && !isSame(value, other, a, b)) this.met[first + i] = 1
    return value
  }

  /** A value of which only its truth counts, where a mutation puts `by`. */
  truth(number: number, by: boolean, value: unknown): unknown {
    if (Boolean(value) !== by) this.met[number] = 1
    return value
  }

  stop(): never {
    this.isEndless = true
    throw new Endless('a loop goes on and on')
  }

  /** Begins something that may go so many rounds. */
  begin(on: number, rounds = UNLIMITED): void {
    this.on = on
    this.rounds = rounds
    this.isEndless = false
  }
}

function isSame(value: unknown, other: Binary, a: number, b: number): boolean {
  try {
    return Object.is(other(a, b), value)
  } catch (error) {
    // A text less a large integer, for instance.
    if (error instanceof TypeError) return false
    throw error
  }
}

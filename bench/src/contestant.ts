/** Something whose random play is measured. */
export interface Contestant {
  readonly name: string
  /** Plays one whole game, every legal choice equally likely and the list of them made each time; answers the number of choices. */
  playGame(dice: Dice): number
}

/** A small fast generator (xorshift32 by George Marsaglia), the same for all contestants, so that none wins by its dice. */
export class Dice {
  #state: number

  constructor(seed: number) {
    this.#state = seed | 1
  }

  word(): number {
    let x = this.#state
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    this.#state = x
    return x >>> 0
  }

  below(limit: number): number {
    // A whole word by a whole word: that costs a division, where numbers that could be fractions cost ten times as much.
    return this.word() % (limit >>> 0)
  }
}

import { type Json, PositionError } from '@railhead/table'
import { isCalled } from '../spelling.ts'
import { meant, shortened } from './reader.ts'

/** A card given by its number or its name: the first of that name that can be here. `whyNot` says why one cannot. */
export function cardAt(
  value: Json | undefined,
  where: string,
  numbers: ArrayLike<number>,
  names: readonly string[],
  whyNot: (card: number) => string | undefined = () => undefined,
): number {
  if (typeof value !== 'number' && typeof value !== 'string')
    throw new PositionError(where, 'must be the number or the name of a card')
  let why: string | undefined
  for (let card = 0; card < numbers.length; card++) {
    if (numbers[card] !== value && !(typeof value === 'string' && isCalled(names[card], value))) continue
    const no = whyNot(card)
    if (no === undefined) return card
    why ??= no
  }
  const shown = typeof value === 'string' ? `"${shortened(value)}"` : `number ${value}`
  const hint = typeof value === 'string' ? meant(value, names) : ''
  throw new PositionError(where, why === undefined ? `there is no card ${shown}${hint} of this kind` : `card ${shown} ${why}`)
}

/** Puts cards where they are said to be, and sees to it that no card is in two places. */
export class Dealing {
  readonly placed: Uint8Array
  constructor(count: number) {
    this.placed = new Uint8Array(count)
  }
  take(card: number): number {
    this.placed[card] = 1
    return card
  }
  whyNot = (card: number): string | undefined => (this.placed[card] === 1 ? 'is somewhere else already' : undefined)
}

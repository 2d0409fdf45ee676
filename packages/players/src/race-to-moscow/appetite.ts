import { CARD_SPACES, FOOD, HALTED, KINDS, type State } from '@railhead/race-to-moscow/inside'

/** What supplies are worth to an army, in thousandths of a medal: of each kind, with so many of it within its grasp. */
const ARMORED: readonly (readonly number[])[] = [
  [0, 330, 590, 770, 880, 940, 980, 1000],
  [0, 230, 450, 640, 760, 840, 890, 920],
  [0, 110, 160, 180, 190, 195, 200, 200],
]
const FIELD: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0, 0, 0, 0],
  [0, 210, 400, 560, 650, 700, 730, 750],
  [0, 150, 270, 330, 360, 370, 375, 375],
]
const LAST = 7

const tableOf = (s: State, army: number): readonly (readonly number[])[] => (s.content.armyArmored[army] === 1 ? ARMORED : FIELD)

/** So many of a kind, as far as it makes a difference. */
const counted = (amount: number): number => (amount > LAST ? LAST : amount)

/** What lies on the army's card and beside it: loading costs nothing. */
export const within = (s: State, army: number, kind: number): number =>
  s.load[army * KINDS + kind] + s.supply[s.armyArea[army] * KINDS + kind]

/** What the supplies of a kind within its grasp are worth to the army, in parts of a medal. */
export const appetite = (s: State, army: number, kind: number): number =>
  tableOf(s, army)[kind][counted(within(s, army, kind))] / 1000

/** What one more of the kind is worth to an army that has so many. A halted army waits for food before all. */
function gain(s: State, army: number, kind: number, has: number): number {
  if (kind === FOOD && has === 0 && s.armyFlags[army] & HALTED) return HUNGER
  const table = tableOf(s, army)[kind]
  return table[counted(has + 1)] - table[counted(has)]
}
const HUNGER = 900

/** Amounts that were put together: fuel, ammo, food. Used again by whoever asks next. */
export type Mix = Uint8Array

/**
 * The best mix for the army of at most `most`, out of what there is of each kind, on top of what it has. What is worth nothing to it is left,
 * unless `all` says that anything is better than nothing.
 */
export function mixFor(
  s: State,
  army: number,
  has: ArrayLike<number>,
  there: ArrayLike<number>,
  most: number,
  all: boolean,
  mix: Mix,
): number {
  mix.fill(0)
  let taken = 0
  while (taken < most) {
    let best = -1
    let bestGain = all ? -1 : 0
    for (let kind = 0; kind < KINDS; kind++) {
      if (mix[kind] >= there[kind]) continue
      const more = gain(s, army, kind, has[kind] + mix[kind])
      if (more <= bestGain) continue
      best = kind
      bestGain = more
    }
    if (best < 0) break
    mix[best]++
    taken++
  }
  return taken
}

const nothing = new Uint8Array(KINDS)
const both = new Uint8Array(KINDS)

/** What the army should carry, out of its card and its area together. */
export function bestLoad(s: State, army: number, mix: Mix): void {
  for (let kind = 0; kind < KINDS; kind++) both[kind] = within(s, army, kind)
  mixFor(s, army, nothing, both, CARD_SPACES, true, mix)
}

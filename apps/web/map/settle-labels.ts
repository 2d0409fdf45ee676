import { overlap, type Range, type Tied } from './boxes.ts'
import { seeded } from './geometry.ts'
import { type Candidate, type Item, MEETS_LABEL, MEETS_SIGN, MISSING } from './label-candidates.ts'
import { NONE, Standings } from './standings.ts'

export interface Choice {
  readonly item: Item
  readonly candidate: Candidate | undefined
}

/** Rounds in which everybody takes the best place given the others. */
const ROUNDS = 12
/** More than preferences can cost. */
const TROUBLE = 150
/** So many give way one after the other to one that was put where it had no room; who has just moved stays for some of them. */
const CHAIN = 40
const STAYS = 6
/** Who gains so much less may move first. */
const CHANCE = 400

/** How often to try to settle a quarrel, and after how many tries that gained nothing to give up. */
export interface Effort {
  readonly tries: number
  readonly patience: number
}

/**
 * Every item in turn takes the place that is cheapest given the others. Then, wherever two still meet or one stands badly, one of them is put
 * where it would rather be, those that it meets there find other places, those that these meet too, and so on: that stays if all together gained.
 */
export function settleLabels(items: readonly Item[], range: Range, seed: number, { tries: most, patience }: Effort): Choice[] {
  const random = seeded(seed)
  const standings = new Standings(
    items,
    (a, ca, b, cb) => (meet(a, ca, b, cb, range) ? priceOfMeeting(a, b) : 0),
    nearBy(items, range),
  )
  // Pieces and signs first: names find room around them.
  const rank = { slot: 0, sign: 1, label: 2 }
  const order = items.map((_, i) => i)
  order.sort((a, b) => rank[items[a].kind] - rank[items[b].kind] || items[b].area.worth - items[a].area.worth)
  const respond = (): void => {
    for (let round = 0, changed = true; round < ROUNDS && changed; round++) {
      changed = false
      for (const i of order) {
        const best = standings.best(i)
        if (best === standings.choice(i)) continue
        standings.move(i, best)
        changed = true
      }
    }
  }
  respond()

  // Far away most names are left out.
  const isPushed = (i: number): boolean =>
    standings.choice(i) === NONE ? items[i].absent >= MISSING : standings.cost(i) - standings.price(i) >= TROUBLE
  const pushed = (): number[] => order.filter(isPushed)
  const troubled = (): number[] =>
    order.filter((i) => isPushed(i) || (standings.choice(i) !== NONE && standings.price(i) > TROUBLE))
  let list = troubled()
  for (let tries = 0, idle = 0; tries < most && idle < patience && list.length > 0; tries++) {
    const first = list[Math.floor(random() * list.length)]
    const wish = wished(standings, first, random)
    const before = standings.total
    const undo = wish === undefined ? [] : chain(standings, first, wish, pushed, random)
    if (standings.total < before - 1e-6) {
      idle = 0
      respond()
      list = troubled()
    } else {
      idle++
      for (const { i, from } of undo.toReversed()) standings.move(i, from)
    }
  }
  respond()
  return withoutOverlaps(
    items.map((item, i) => ({ item, candidate: item.candidates[standings.choice(i)] })),
    range,
  )
}

/** A place that would be cheaper if nothing stood there, the cheap ones sooner. */
function wished(standings: Standings, i: number, random: () => number): number | undefined {
  const { candidates } = standings.items[i]
  const cost = standings.cost(i)
  const better = candidates.findIndex(({ price }) => price >= cost)
  const count = better < 0 ? candidates.length : better
  const wish = Math.floor(random() ** 2 * count)
  return count === 0 || wish === standings.choice(i) ? undefined : wish
}

/** Puts one where it meets others, and lets those that are pushed then move by turns, mostly the one that gains most. */
function chain(standings: Standings, first: number, wish: number, pushed: () => number[], random: () => number) {
  const undo = [{ i: first, from: standings.choice(first) }]
  const before = standings.total
  standings.move(first, wish)
  const free = new Map([[first, CHAIN]])
  for (let step = 0; step < CHAIN && standings.total >= before - 1e-6; step++) {
    let [gain, mover, to] = [-Infinity, NONE, NONE]
    for (const i of pushed()) {
      if ((free.get(i) ?? 0) > step) continue
      const best = standings.best(i, standings.choice(i))
      const gained = standings.cost(i) - standings.costAt(i, best) + CHANCE * random()
      if (gained > gain) [gain, mover, to] = [gained, i, best]
    }
    if (mover === NONE) break
    undo.push({ i: mover, from: standings.choice(mover) })
    standings.move(mover, to)
    free.set(mover, step + STAYS)
  }
  return undo
}

/** Which items have places that could meet. */
function nearBy(items: readonly Item[], range: Range): number[][] {
  const around = items.map(({ area, candidates }): Tied => {
    const boxes = candidates.map(({ box }) => box)
    const [left, top] = [Math.min(...boxes.map((box) => box[0])), Math.min(...boxes.map((box) => box[1]))]
    const [right, bottom] = [Math.max(...boxes.map((box) => box[0] + box[2])), Math.max(...boxes.map((box) => box[1] + box[3]))]
    return { at: area.at, box: [left, top, right - left, bottom - top] }
  })
  return items.map((_, i) => items.flatMap((_, j) => (j !== i && overlap(around[i], around[j], range, 1) ? [j] : [])))
}

/** What the search could not solve is left out, the less important name first: no two names ever overlap. */
function withoutOverlaps(choices: readonly Choice[], range: Range): Choice[] {
  const kept: Choice[] = []
  for (const { item, candidate } of choices.toSorted((a, b) => b.item.absent - a.item.absent)) {
    const fits =
      item.kind !== 'label' ||
      (candidate !== undefined &&
        kept.every(
          (other) =>
            other.candidate === undefined ||
            priceOfMeeting(item, other.item) < MEETS_SIGN ||
            !meet(item, candidate, other.item, other.candidate, range),
        ))
    kept.push({ item, candidate: fits ? candidate : undefined })
  }
  return kept
}

/** The air between two things. */
function meet(a: Item, ca: Candidate, b: Item, cb: Candidate, range: Range): boolean {
  if (a.kind === 'slot' || b.kind === 'slot') return overlap(ca, cb, range, 0.5)
  return overlap(ca, cb, range, a.kind === 'sign' && b.kind === 'sign' ? 0 : 1)
}

function priceOfMeeting(a: Item, b: Item): number {
  if (a.kind === 'slot') return b.meetsSlot
  if (b.kind === 'slot') return a.meetsSlot
  return a.kind === 'sign' && b.kind === 'sign' ? MEETS_SIGN : MEETS_LABEL
}

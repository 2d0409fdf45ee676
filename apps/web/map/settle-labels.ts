import { overlap, type Range } from './boxes.ts'
import { seeded } from './geometry.ts'
import { type Candidate, type Item, MEETS_LABEL, MEETS_SIGN, MISSING } from './label-candidates.ts'

export interface Choice {
  readonly item: Item
  readonly candidate: Candidate | undefined
}

/** Rounds in which everybody takes the best place given the others. */
const ROUNDS = 12
/** Things of areas that are farther apart never meet, in units of names. */
const NEAR = 200

/** How often to try to settle a quarrel by beginning anew around it, and after how many tries that gained nothing to give up. */
export interface Effort {
  readonly tries: number
  readonly patience: number
}

/**
 * Iterated best response: every item in turn takes the place that is cheapest given the others. Then, wherever two still meet, those
 * around them are taken up and put down again in another order, which stays if all together gained.
 */
export function settleLabels(items: readonly Item[], range: Range, seed: number, { tries: most, patience }: Effort): Choice[] {
  const random = seeded(seed)
  const near = items.map((item, i) =>
    items.flatMap((other, j) => (j !== i && distance(item, other) * range.from < NEAR ? [j] : [])),
  )
  /** Which of its candidates each has taken; -1 is none. */
  const choices = new Int16Array(items.length).fill(NONE)
  const conflictOf = conflicts(items, range)
  const meeting = (i: number, mine: number, most = Infinity): number => {
    let sum = 0
    for (const j of near[i]) {
      if (choices[j] === NONE) continue
      sum += conflictOf(i, mine, j, choices[j])
      if (sum >= most) return sum
    }
    return sum
  }
  const best = (i: number): number => {
    const { candidates, absent } = items[i]
    let lowest = absent
    let pick = NONE
    for (let c = 0; c < candidates.length; c++) {
      const { price } = candidates[c]
      if (price >= lowest) break
      const cost = price + meeting(i, c, lowest - price)
      if (cost < lowest) {
        lowest = cost
        pick = c
      }
    }
    return pick
  }
  const respond = (order: readonly number[], rounds: number): void => {
    for (let round = 0; round < rounds; round++) {
      let changed = false
      for (const i of order) {
        const pick = best(i)
        if (pick !== choices[i]) changed = true
        choices[i] = pick
      }
      if (!changed) return
    }
  }
  // Pieces and signs first: names find room around them.
  const rank = { slot: 0, sign: 1, label: 2 }
  respond(
    items.map((_, i) => i).sort((a, b) => rank[items[a].kind] - rank[items[b].kind] || items[b].area.worth - items[a].area.worth),
    ROUNDS,
  )

  const priceOf = (i: number): number => {
    return choices[i] === NONE ? items[i].absent : items[i].candidates[choices[i]].price
  }
  /** What they cost, and what it costs that they meet each other or anything else. */
  const costOf = (group: readonly number[], within: ReadonlySet<number>): number => {
    let sum = 0
    for (const i of group) {
      sum += priceOf(i)
      if (choices[i] === NONE) continue
      for (const j of near[i])
        if (choices[j] !== NONE && (!within.has(j) || j > i)) sum += conflictOf(i, choices[i], j, choices[j])
    }
    return sum
  }
  const isTrouble = (i: number): boolean => {
    // Far away most names are left out.
    if (choices[i] === NONE) return items[i].absent >= MISSING
    return priceOf(i) > TROUBLE || meeting(i, choices[i], TROUBLE) >= TROUBLE
  }
  const quarrels = (): number[] => items.flatMap((_, i) => (isTrouble(i) ? [i] : []))
  let list = quarrels()
  for (let tries = 0, idle = 0; tries < most && idle < patience && list.length > 0; tries++) {
    const centre = list[Math.floor(random() * list.length)]
    const reach = 30 + random() * 80
    const group = [centre, ...near[centre].filter((j) => distance(items[centre], items[j]) * range.from < reach)]
    const within = new Set(group)
    const before = group.map((i) => choices[i])
    const cost = costOf(group, within)
    for (const i of group) choices[i] = NONE
    for (let i = group.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1))
      ;[group[i], group[j]] = [group[j], group[i]]
    }
    const kept = new Map([...within].map((i, n) => [i, before[n]]))
    respond(group, 3)
    const now = costOf(group, within)
    if (now < cost - 1e-6) {
      idle = 0
      list = quarrels()
    } else {
      idle++
      for (const [i, choice] of kept) choices[i] = choice
    }
  }
  return withoutOverlaps(
    items.map((item, i) => ({ item, candidate: choices[i] === NONE ? undefined : item.candidates[choices[i]] })),
    range,
  )
}

const NONE = -1

/** What it costs that two candidates meet, worked out when it is first asked. */
function conflicts(items: readonly Item[], range: Range): (i: number, ci: number, j: number, cj: number) => number {
  const [APART, MEETING] = [1, 2]
  const known = new Map<number, Uint8Array>()
  return (i, ci, j, cj) => {
    if (i > j) [i, ci, j, cj] = [j, cj, i, ci]
    const [a, b] = [items[i], items[j]]
    const pair = i * items.length + j
    let table = known.get(pair)
    if (table === undefined) {
      table = new Uint8Array(a.candidates.length * b.candidates.length)
      known.set(pair, table)
    }
    const at = ci * b.candidates.length + cj
    if (table[at] === 0) table[at] = meet(a, a.candidates[ci], b, b.candidates[cj], range) ? MEETING : APART
    return table[at] === MEETING ? priceOfMeeting(a, b) : 0
  }
}

/** More than preferences can cost. */
const TROUBLE = 150

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

const distance = (a: Item, b: Item): number => Math.hypot(a.area.at[0] - b.area.at[0], a.area.at[1] - b.area.at[1])

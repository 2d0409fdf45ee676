import { AREAS, content, enemyOf, type OstkriegState, ostkrieg, victoryPoints } from '@railhead/ostkrieg/inside'
import { type GameEvent, Question } from '@railhead/table'
import type { BillItem, Fact } from '../../advice/advice.ts'

/** What is compared of where lines of play ended, on the average of the worlds. */
export interface Reached {
  /** How often each area was the side's that had not been, and the other way round. */
  readonly gained: Float64Array
  readonly lost: Float64Array
  points: number
  units: number
  enemies: number
  worlds: number
}

export const reachedNothing = (): Reached => ({
  gained: new Float64Array(AREAS),
  lost: new Float64Array(AREAS),
  points: 0,
  units: 0,
  enemies: 0,
  worlds: 0,
})

const lead = (state: OstkriegState, side: number): number => victoryPoints(state, side) - victoryPoints(state, enemyOf(side))

function unitsOf(state: OstkriegState, side: number): number {
  let units = 0
  for (let area = 1; area < AREAS; area++) if (state.control[area] === side) units += state.landCount[area]
  return units
}

/** Adds how it stands at the end of a line to what the others came to. */
export function addReached(reached: Reached, root: OstkriegState, end: OstkriegState, side: number): void {
  for (let area = 1; area < AREAS; area++) {
    if (root.control[area] === end.control[area]) continue
    if (end.control[area] === side) reached.gained[area]++
    else if (root.control[area] === side) reached.lost[area]++
  }
  reached.points += lead(end, side) - lead(root, side)
  reached.units += unitsOf(end, side) - unitsOf(root, side)
  reached.enemies += unitsOf(end, enemyOf(side)) - unitsOf(root, enemyOf(side))
  reached.worlds++
}

/** As good as certain. */
const CERTAIN = 0.95
/** Something is worth telling that comes about so much more often than with the others. */
const NOTEWORTHY = 0.2
const MOST_FACTS = 3

interface Weighty {
  readonly fact: Fact
  readonly weight: number
}

/** What the plan leads to that the others do not, the weightiest first. */
export function whatDiffers(one: Reached, others: readonly Reached[]): Fact[] {
  const found: Weighty[] = []
  const most = (of: (reached: Reached) => number): number =>
    others.length === 0 ? 0 : Math.max(...others.map((other) => of(other) / other.worlds))
  const least = (of: (reached: Reached) => number): number =>
    others.length === 0 ? 0 : Math.min(...others.map((other) => of(other) / other.worlds))
  for (let area = 1; area < AREAS; area++) {
    const often = one.gained[area] / one.worlds
    const more = often - most(({ gained }) => gained[area])
    const importance = 1 + content.vp[area]
    if (often >= 0.3 && more >= NOTEWORTHY)
      found.push({
        weight: more * importance,
        fact: { type: 'takes', area, chance: often, text: `${content.names[area]} ${taken(often)}` },
      })
    const kept = least(({ lost }) => lost[area]) - one.lost[area] / one.worlds
    if (kept >= NOTEWORTHY)
      found.push({
        weight: kept * importance,
        fact: { type: 'keeps', area, chance: kept, text: `${content.names[area]} ${held(kept)}` },
      })
  }
  const counted = (type: string, of: (reached: Reached) => number, words: (amount: number) => string): void => {
    const more = of(one) / one.worlds - most(of)
    const amount = Math.round(more)
    if (amount > 0) found.push({ weight: more, fact: { type, amount, text: words(amount) } })
  }
  counted(
    'points',
    ({ points }) => points,
    (amount) => `${amount === 1 ? 'one victory point' : `${amount} victory points`} further ahead`,
  )
  counted(
    'destroys',
    ({ enemies }) => -enemies,
    (amount) => `about ${amount === 1 ? 'one enemy unit' : `${amount} enemy units`} fewer`,
  )
  counted(
    'spares',
    ({ units }) => units,
    (amount) => `about ${amount === 1 ? 'one own unit' : `${amount} own units`} more`,
  )
  return found
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_FACTS)
    .map(({ fact }) => fact)
}

const inTen = (share: number): string => (Math.round(share * 10) === 1 ? 'once' : `${Math.round(share * 10)} times`)
const taken = (often: number): string => (often >= CERTAIN ? 'taken' : `taken ${inTen(often)} in ten`)
const held = (more: number): string => (more >= CERTAIN ? 'held' : `held ${inTen(more)} more in ten`)

const pointsOf = (amount: number): string => (amount === 1 ? 'one point' : `${amount} points`)

/** What the choices spend: the card with its cost, units by rail, points. */
export function billOf(root: OstkriegState, seat: number, numbers: readonly number[]): BillItem[] {
  const state = ostkrieg.copy(root) as OstkriegState
  const question = new Question()
  const events: GameEvent[] = []
  for (const number of numbers) {
    if (ostkrieg.pending(state, question, seat).over || question.seat !== seat || !question.has(number)) break
    if (ostkrieg.apply(state, number, (event) => void events.push(event), seat, true)) break
  }
  const items: BillItem[] = []
  for (const { type, card } of events) {
    if ((type !== 'card-played' && type !== 'bought' && type !== 'front-card-used') || typeof card !== 'number') continue
    const { name } = content.sources.cards.cards.find(({ number }) => number === card) ?? { name: '' }
    const at = content.cardNumber.indexOf(card)
    const amount = content.cardCost[at] ?? 0
    if (type === 'bought')
      items.push({
        what: 'points',
        amount,
        of: `${card}`,
        text: `${amount === 1 ? 'one build point' : `${amount} build points`} for "${name}"`,
      })
    else items.push({ what: 'card', amount: 1, of: `${card}`, text: `the card "${name}", which costs ${pointsOf(amount)}` })
  }
  const railed = events.filter(({ type }) => type === 'railed').length
  if (railed > 0) items.push({ what: 'rail', amount: railed, text: `${railed} ${railed === 1 ? 'unit' : 'units'} by rail` })
  return items
}

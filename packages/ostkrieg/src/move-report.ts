import { AREAS } from './content/content.ts'
import { cutOffBy } from './cut-off.ts'
import { OK } from './refusals/reasons.ts'
import { stepInto, whyNotStart, whyNotStep, whyNotThrough } from './rules/movement.ts'
import { LAND_LIMIT, OVERRUN_ARMOR } from './rules/numbers.ts'
import { eliminate, holdsGround, landRoom } from './rules/stacks.ts'
import { copyOf, LAND_PLACES, type OstkriegState } from './state.ts'
import { STEP } from './steps/frames.ts'
import { ENTRENCHED, isArmor, KIND, KIND_CODES, MOVED, TAKES_PART } from './units.ts'

/** How one kind of unit gets from the activated area to another. */
export type Passage = {
  readonly unit: string
  /** 8.3.3: Armor goes two areas, and this is the first of them. */
  readonly over?: number
  /** 8.3.7: the area between is full, so that nobody stops there. */
  readonly through?: boolean
  /** 8.3.3.1: areas on the way that are overrun, for which two Armor points must go together. */
  readonly overruns?: readonly number[]
  /** Only once Armor has overrun the area. */
  readonly follows?: boolean
  /** Not more than these can go that way. */
  readonly most?: number
}

/** An area that units of the activated one can reach (8.3). */
export type MoveForecast = {
  readonly area: number
  readonly passages: readonly Passage[]
  /** 8.3.7: so many points fit, once an enemy that is overrun is gone. */
  readonly room: number
  /** 8.2.2: the enemy's areas that would be out of supply. */
  readonly cuts: readonly number[]
}

/** While it is asked who moves from an area: where each kind that has not moved can go, in one gesture. Otherwise nothing. */
export function moveReport(state: OstkriegState): readonly MoveForecast[] {
  if (state.agenda.step !== STEP['move-unit']) return []
  const { area, who } = state.agenda.top(STEP['move-unit'])
  return [...passagesFrom(state, area, who)].map(([to, passages]) => ({
    area: to,
    passages,
    room: roomIn(state, to),
    cuts: cutOffBy(state, to),
  }))
}

/** Where those of the area that may still go can get to, and how; of one kind alone, if `who` is not 0. */
export function passagesFrom(state: OstkriegState, area: number, who = 0): ReadonlyMap<number, readonly Passage[]> {
  const units = ready(state, area).filter((unit) => who === 0 || (unit & KIND) === who)
  const found = new Map<number, Passage[]>()
  for (const unit of units) for (const [to, passage] of passagesOf(state, area, unit, units)) add(found, to, passage)
  return found
}

function add(found: Map<number, Passage[]>, to: number, passage: Passage): void {
  found.set(to, [...(found.get(to) ?? []), passage])
}

/** One land unit of each kind that may still go. */
function ready(state: OstkriegState, area: number): readonly number[] {
  const kinds = new Map<number, number>()
  for (let at = area * LAND_PLACES; at < area * LAND_PLACES + state.landCount[area]; at++) {
    const unit = state.land[at]
    if ((unit & MOVED) === 0 && whyNotStart(state, unit, area) === OK) kinds.set(unit & KIND, unit)
  }
  return [...kinds.values()]
}

const isOverrun = (state: OstkriegState, to: number): boolean => state.control[to] !== state.acting && holdsGround(state, to)
const roomIn = (state: OstkriegState, area: number): number => (isOverrun(state, area) ? LAND_LIMIT : landRoom(state, area))
const overrunsOf = (state: OstkriegState, ...areas: readonly number[]): Pick<Passage, 'overruns'> => {
  const overruns = areas.filter((area) => isOverrun(state, area))
  return overruns.length === 0 ? {} : { overruns }
}

function passagesOf(state: OstkriegState, from: number, unit: number, others: readonly number[]): [number, Passage][] {
  const found = new Map<number, Passage>()
  const follow: [number, Passage][] = []
  const code = KIND_CODES[unit & KIND]
  const near = nextTo(state, from).filter((to) => whyNotStep(state, state.acting, unit, from, to) === OK)
  for (const to of near) found.set(to, { unit: code, ...overrunsOf(state, to) })
  if (!isArmor(unit)) return [...found]
  // An enemy area on the way is taken in passing: such ways come first.
  const friendly = (area: number): number => (state.control[area] === state.acting ? 1 : 0)
  for (const over of near.toSorted((a, b) => friendly(a) - friendly(b))) {
    const { there, halfway } = gone(state, from, over, unit)
    if (isOverrun(state, over)) {
      for (const other of others)
        if (!isArmor(other) && whyNotStep(there, state.acting, other, from, over) === OK)
          follow.push([over, { unit: KIND_CODES[other & KIND], follows: true }])
    }
    // Aircraft that must leave it are a question of its own ([8.3.9]).
    if (friendly(over) === 0 && state.airCount[over] > 0) continue
    for (const to of nextTo(state, over)) {
      if (to === from || found.has(to) || whyNotStep(there, state.acting, halfway, over, to) !== OK) continue
      const { overruns } = overrunsOf(state, over, to)
      found.set(to, { unit: code, over, ...(overruns === undefined ? {} : { overruns, most: roomIn(state, over) }) })
    }
  }
  for (let to = 1; to < AREAS; to++) {
    if (found.has(to) || whyNotThrough(state, state.acting, unit, from, to) !== OK) continue
    found.set(to, { unit: code, through: true, ...overrunsOf(state, to) })
  }
  return [...found, ...follow]
}

/** As it would be with Armor half-way: two points where there are two and they fit, for they may overrun together. */
function gone(state: OstkriegState, from: number, over: number, unit: number): { there: OstkriegState; halfway: number } {
  const there = copyOf(state)
  const halfway = (unit & ~ENTRENCHED) | MOVED | TAKES_PART
  if (isOverrun(there, over)) eliminate(there, over, there.land[over * LAND_PLACES])
  const standing = there.land.subarray(from * LAND_PLACES, from * LAND_PLACES + there.landCount[from])
  const going = Math.min(standing.filter((other) => other === unit).length, OVERRUN_ARMOR, landRoom(there, over))
  for (let i = 0; i < going; i++) stepInto(there, unit, from, over, halfway)
  return { there, halfway }
}

function nextTo({ content: { graph } }: OstkriegState, area: number): readonly number[] {
  return Array.from(graph.to.subarray(graph.first[area], graph.first[area + 1]))
}

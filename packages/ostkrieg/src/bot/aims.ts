import { hasBit, lowestBit } from '@railhead/table'
import { AREA_WORDS, AREAS, type Content, SOVIET_UNION, YUGOSLAVIA } from '../content/content.ts'
import type { Goal } from '../content/schema.ts'
import { takeControl } from '../rules/control.ts'
import { heldBy, noteUnits } from '../rules/places.ts'
import { armorIn, holdsGround, partisansIn } from '../rules/stacks.ts'
import { landStarves, linesOf, linesWithout, traceLines } from '../rules/supply.ts'
import { LAND_PLACES, OstkriegState } from '../state.ts'
import { AXIS, enemyOf, GA, GI, KIND, NEUTRAL } from '../units.ts'
import { findAssault } from './assault.ts'
import type { Temper } from './temper.ts'

/** Any ground is worth taking where nobody stands in the way. */
const GROUND = 4
const POINT = 10
const OIL = 5
const SOURCE = 12
/** A unit out of supply, of either side. */
const STARVING = 2
/** Worth of the first aim that is not achieved yet; each later one half of the one before. */
const FIRST_AIM = 40
const PER_STEP = 0.6
/** Land units that make an area held: where a card event trigger asks for it, and where a priority does. */
const HELD_AT_ONCE = 4
const HELD = 2
const FURTHEST = 6
/** Units that would starve by the loss of an empty area make it worth a guard. */
const WORTH_A_GUARD = 2

/**
 * What a side wants of the map now: the evaluation that its tactics work with. It follows the objectives of [11.3]: the first that is not
 * achieved weighs most, then what is worth having anyway. What a question does not ask about is not worked out.
 */
export class Aims {
  readonly temper: Temper
  readonly side: number
  readonly #state: OstkriegState
  #wishes: Wishes | undefined
  #pull: Float64Array | undefined
  #fromEnemy: Uint8Array | undefined
  #assault: Float64Array | undefined

  constructor(state: OstkriegState, temper: Temper) {
    this.#state = state
    this.temper = temper
    this.side = temper.side
  }

  get #wanting(): Wishes {
    this.#wishes ??= wishesOf(this.#state, this.temper)
    return this.#wishes
  }
  /** Worth of taking or keeping each area. */
  get worth(): Float64Array {
    return this.#wanting.worth
  }
  /** Areas that the priorities want entrenched, or left. */
  get entrench(): Uint8Array {
    return this.#wanting.entrench
  }
  get leave(): Uint8Array {
    return this.#wanting.leave
  }
  /** How many land units should stand in an own area, threatened or not. */
  get wanted(): Uint8Array {
    return this.#wanting.wanted
  }
  /** Worth of standing in each area: what is near, discounted by distance. */
  get pull(): Float64Array {
    this.#pull ??= spread(this.#state, this.side, this.worth, this.wanted)
    return this.#pull
  }
  /** Steps from each area to the nearest one that the enemy holds. */
  get fromEnemy(): Uint8Array {
    this.#fromEnemy ??= stepsFromEnemy(this.#state, this.side)
    return this.#fromEnemy
  }
  /** What one unit more in an area is worth to the attacks of the card in play that are still to come. */
  get assault(): Float64Array {
    this.#assault ??= findAssault(this.#state, this.temper, this.worth)
    return this.#assault
  }

  /** Works out everything now, for somebody who goes on with it while the map changes. */
  settled(): this {
    void [this.pull, this.fromEnemy, this.assault]
    return this
  }
}

type Wishes = Pick<Aims, 'worth' | 'entrench' | 'leave' | 'wanted'>

function wishesOf(state: OstkriegState, { side, goals, urgent }: Temper): Wishes {
  const worth = worthOfAll(state, side)
  const entrench = new Uint8Array(AREAS)
  const leave = new Uint8Array(AREAS)
  const wanted = guards(state, side, worth)
  let weight = FIRST_AIM
  goals.forEach((goal, i) => {
    const areas = areasOf(state, side, goal)
    for (const area of areas) {
      worth[area] += weight
      if (state.control[area] === side) wanted[area] = Math.max(wanted[area], garrisonFor(state, goal, area, i < urgent))
    }
    if ('entrench' in goal) for (const area of goal.entrench) entrench[area] = 1
    if ('do' in goal && goal.do === 'entrench-front') for (const area of frontOf(state, side)) entrench[area] = 1
    if ('do' in goal && goal.do === 'fall-back') for (const area of exposed(state, side)) leave[area] = 1
    if (areas.length > 0) weight /= 2
  })
  return { worth, entrench, leave, wanted }
}

/** What areas are worth whatever the objectives. Of the enemy's sources of supply only those that feed somebody. */
function worthOfAll(state: OstkriegState, side: number): Float64Array {
  const { vp, oil, axisSources, sovietSources } = state.content
  const worth = new Float64Array(AREAS)
  const own = side === AXIS ? axisSources : sovietSources
  const theirs = side === AXIS ? sovietSources : axisSources
  for (let area = 1; area < AREAS; area++) {
    worth[area] = GROUND + vp[area] * POINT + oil[area] * OIL
    if (hasBit(own, area)) worth[area] += SOURCE
    if (hasBit(theirs, area) && state.control[area] === enemyOf(side))
      worth[area] += Math.min(SOURCE, newlyStarving(state, enemyOf(side), area) * STARVING)
  }
  return worth
}

/**
 * Who should stay behind: somebody beside the enemy's units and where partisans could rise ([8.5]) in a city, on oil or across a line of supply;
 * more of them in a city that the enemy stands before.
 */
function guards(state: OstkriegState, side: number, worth: Float64Array): Uint8Array {
  const wanted = new Uint8Array(AREAS)
  const { vp, oil } = state.content
  for (let area = 1; area < AREAS; area++) {
    if (state.control[area] !== side) continue
    const near = threat(state, area, side)
    const dear = vp[area] + oil[area] > 0
    if (near > 0) wanted[area] = dear ? Math.min(HELD_AT_ONCE, 1 + (near >> 1)) : 1
    else if (side === AXIS && partisansMayRise(state, area)) {
      if (dear) wanted[area] = 1
      if (state.landCount[area] > 1) continue
      const lost = newlyStarving(state, side, area)
      if (lost < WORTH_A_GUARD) continue
      wanted[area] = 1
      worth[area] += lost * STARVING
    }
  }
  return wanted
}

const partisansMayRise = (state: OstkriegState, area: number): boolean =>
  (state.content.country[area] === SOVIET_UNION || state.content.country[area] === YUGOSLAVIA) &&
  (state.partisansSpareCities === 0 || state.content.vp[area] === 0)

/** How many land units a goal wants in an own area; 0 where it wants something else of it. */
function garrisonFor(state: OstkriegState, goal: Goal, area: number, urgent: boolean): number {
  if ('hold' in goal) return urgent ? HELD_AT_ONCE : HELD
  if ('garrison' in goal) return goal.land
  // Armor is still missing there: room for one more.
  if ('reserve' in goal) return state.landCount[area] + 1
  return 'do' in goal && goal.do === 'cover-points' ? 1 : 0
}

/** Areas for which a goal asks something still to be done. */
function areasOf(state: OstkriegState, side: number, goal: Goal): number[] {
  const enemy = enemyOf(side)
  if ('take' in goal) return goal.take.filter((area) => state.control[area] === enemy).slice(0, 2)
  if ('hold' in goal) return [...goal.hold]
  if ('entrench' in goal) return goal.entrench.filter((area) => state.control[area] === side)
  if ('reserve' in goal) return armorIn(state, goal.reserve) < goal.armor ? [goal.reserve] : []
  if ('garrison' in goal) return state.landCount[goal.garrison] < goal.land ? [goal.garrison] : []
  const { vp, home } = state.content
  switch (goal.do) {
    case 'retake-own-points':
      return where((area) => vp[area] > 0 && home[area] === side && state.control[area] === enemy)
    case 'cover-points':
      return where((area) => vp[area] > 0 && state.control[area] === side && !holdsGround(state, area))
    case 'destroy-largest':
      return largest(state, targets(state, side))
    case 'counter-attack':
      return targets(state, side).filter((area) => home[area] === side || state.landCount[area] <= 4)
    case 'attack-allies':
      return targets(state, side).filter((area) => !hasGermans(state, area))
    case 'clear-partisans':
      return where((area) => state.control[area] === enemy && partisansIn(state, area) > 0)
    case 'cut-supply':
      return targets(state, side).filter((area) => starvingAfter(state, area, side, enemy) > starving(state, enemy))
    case 'open-supply':
      return starving(state, side) === 0
        ? []
        : targets(state, side).filter((area) => starvingAfter(state, area, side, side) < starving(state, side))
    default:
      return []
  }
}

function where(belongs: (area: number) => boolean): number[] {
  const found: number[] = []
  for (let area = 1; area < AREAS; area++) if (belongs(area)) found.push(area)
  return found
}

/** Enemy areas with somebody in them, next to own land units. */
const targets = (state: OstkriegState, side: number): number[] =>
  where((area) => state.control[area] === enemyOf(side) && holdsGround(state, area) && bordersLandOf(state, area, side))

function largest(state: OstkriegState, areas: readonly number[]): number[] {
  const most = Math.max(0, ...areas.map((area) => state.landCount[area]))
  return areas.filter((area) => state.landCount[area] === most).slice(0, 1)
}

function hasGermans(state: OstkriegState, area: number): boolean {
  for (let i = 0; i < state.landCount[area]; i++) {
    const kind = state.land[area * LAND_PLACES + i] & KIND
    if (kind === GI || kind === GA) return true
  }
  return false
}

export function bordersLandOf(state: OstkriegState, area: number, side: number): boolean {
  const { graph } = state.content
  for (let i = graph.first[area]; i < graph.first[area + 1]; i++)
    if (state.control[graph.to[i]] === side && state.landCount[graph.to[i]] > 0) return true
  return false
}

/** Own areas with land units next to enemy land units. */
const frontOf = (state: OstkriegState, side: number): number[] =>
  where((area) => state.control[area] === side && state.landCount[area] > 0 && bordersLandOf(state, area, enemyOf(side)))

/** Enemy land units next to an area. */
export function threat(state: OstkriegState, area: number, side: number): number {
  const { graph } = state.content
  let units = 0
  for (let i = graph.first[area]; i < graph.first[area + 1]; i++)
    if (state.control[graph.to[i]] === enemyOf(side)) units += state.landCount[graph.to[i]]
  return units
}

/** Small stacks next to enemies of twice their size. */
const exposed = (state: OstkriegState, side: number): number[] =>
  frontOf(state, side).filter((area) => state.landCount[area] <= 2 && threat(state, area, side) >= 2 * state.landCount[area])

/** Units of a side out of supply. */
function starving(state: OstkriegState, side: number): number {
  let units = 0
  for (let area = 1; area < AREAS; area++)
    if (state.control[area] === side && state.landCount[area] > 0 && landStarves(state, area)) units += state.landCount[area]
  return units
}

/** Units that are in supply and would not be if their side lost the area, without those in it. Finns live by other lines. */
function newlyStarving(state: OstkriegState, side: number, area: number): number {
  traceLines(state)
  const held = heldBy(state, side)
  const now = linesOf(state, side)
  const then = linesWithout(state, side, area)
  let units = 0
  for (let w = 0; w < AREA_WORDS; w++)
    for (let bits = held[w] & state.withGround[w] & now[w] & ~then[w]; bits !== 0; bits &= bits - 1) {
      const cut = (w << 5) + lowestBit(bits)
      if (cut !== area) units += state.landCount[cut]
    }
  return units
}

const scratches = new WeakMap<Content, OstkriegState>()

/** Units of a side out of supply if the taker held the area. */
export function starvingAfter(state: OstkriegState, area: number, taker: number, side: number): number {
  const scratch = scratches.get(state.content) ?? new OstkriegState(state.content)
  scratches.set(state.content, scratch)
  scratch.bytes.set(state.bytes)
  for (let i = 0; i < LAND_PLACES; i++) scratch.land[area * LAND_PLACES + i] = 0
  scratch.landCount[area] = 0
  noteUnits(scratch, area)
  takeControl(scratch, area, taker)
  traceLines(scratch)
  return starving(scratch, side)
}

/** What can be gained, or has to be covered, draws units near: each step away it is worth less. */
function spread(state: OstkriegState, side: number, worth: Float64Array, wanted: Uint8Array): Float64Array {
  const { graph, home } = state.content
  const pull = new Float64Array(AREAS)
  for (let area = 1; area < AREAS; area++) {
    if (state.control[area] === NEUTRAL) continue
    const isEnemy = state.control[area] === enemyOf(side)
    const isThin =
      !isEnemy && (state.landCount[area] < wanted[area] || (state.landCount[area] < 4 && threat(state, area, side) > 0))
    pull[area] = isEnemy ? worth[area] : isThin ? worth[area] * 0.8 : 0
  }
  let changed = true
  for (let step = 0; step < FURTHEST && changed; step++) {
    changed = false
    for (let area = 1; area < AREAS; area++) {
      if (home[area] === NEUTRAL) continue
      for (let i = graph.first[area]; i < graph.first[area + 1]; i++) {
        const near = pull[graph.to[i]] * PER_STEP
        if (near <= pull[area]) continue
        pull[area] = near
        changed = true
      }
    }
  }
  return pull
}

function stepsFromEnemy(state: OstkriegState, side: number): Uint8Array {
  const steps = new Uint8Array(AREAS)
  state.content.graph.distances(heldBy(state, enemyOf(side)), steps)
  return steps
}

import {
  AGGRESSIVE,
  Aims,
  AREAS,
  BALANCED,
  DEFENSIVE,
  enemyOf,
  estimate,
  holdsGround,
  type OstkriegState,
  type Temper,
  threat,
} from '@railhead/ostkrieg/inside'

/** A spirit in which a card can be played, and the area that it is about, if any. */
export interface Plan extends Temper {
  readonly focus: number
}

type Goals = Temper['goals']

const plan = (side: number, personality: number, focus: number, goals: Goals = []): Plan => ({
  side,
  personality,
  goals: focus === 0 ? goals : [{ take: [focus] }],
  urgent: goals.length,
  attackWith: [],
  focus,
})

/** Other things that a card can be played for: to hold what one has, to give up what cannot be held, to cut off the enemy. */
const ERRANDS: readonly (readonly [number, Goals])[] = [
  [DEFENSIVE, [{ do: 'entrench-front' }]],
  [BALANCED, [{ do: 'cover-points' }]],
  [DEFENSIVE, [{ do: 'fall-back' }, { do: 'cover-points' }]],
  [AGGRESSIVE, [{ do: 'cut-supply' }]],
  [AGGRESSIVE, [{ do: 'retake-own-points' }]],
  [AGGRESSIVE, [{ do: 'destroy-largest' }]],
  [BALANCED, [{ do: 'counter-attack' }]],
]

/** How far from one's own units an area may lie that a card is played for. */
const REACH = 2

/** The plans to be compared: each temper as it comes, the bold one with each of the areas most worth taking, and errands of other kinds. */
export function plansFor(state: OstkriegState, side: number, foci: number): Plan[] {
  const plans = [AGGRESSIVE, BALANCED, DEFENSIVE].map((personality) => plan(side, personality, 0))
  for (const focus of fociOf(state, side, foci)) plans.push(plan(side, AGGRESSIVE, focus))
  if (foci < 2) return plans
  for (const [personality, goals] of ERRANDS) plans.push(plan(side, personality, 0, goals))
  const endangered = endangeredPoints(state, side)
  if (endangered.length > 0) plans.push(plan(side, DEFENSIVE, 0, [{ hold: endangered }]))
  return plans
}

function fociOf(state: OstkriegState, side: number, most: number): number[] {
  const aims = new Aims(state, plan(side, BALANCED, 0))
  const found: number[] = []
  for (let area = 1; area < AREAS; area++)
    if (state.control[area] === enemyOf(side) && isInReach(state, area, side)) found.push(area)
  return found.sort((a, b) => aims.worth[b] - aims.worth[a] || a - b).slice(0, most)
}

/** Own cities that the enemy would most likely take if he attacked now. */
function endangeredPoints(state: OstkriegState, side: number): number[] {
  const found: { readonly area: number; readonly danger: number }[] = []
  for (let area = 1; area < AREAS; area++) {
    if (state.content.vp[area] === 0 || state.control[area] !== side) continue
    const danger = holdsGround(state, area)
      ? (estimate(state, enemyOf(side), area, 0)?.attackerWins ?? 0)
      : threat(state, area, side) > 0
        ? 1
        : 0
    if (danger > 0) found.push({ area, danger })
  }
  return found
    .sort((a, b) => b.danger - a.danger || a.area - b.area)
    .slice(0, MOST_ENDANGERED)
    .map(({ area }) => area)
}

const MOST_ENDANGERED = 3

function isInReach(state: OstkriegState, target: number, side: number): boolean {
  const { distance } = state.content
  for (let area = 1; area < AREAS; area++)
    if (state.control[area] === side && state.landCount[area] > 0 && distance[target * AREAS + area] <= REACH) return true
  return false
}

/** How a side is taken to play that one does not think for. */
export const plainPlan = (side: number, bold: boolean): Plan => plan(side, bold ? AGGRESSIVE : BALANCED, 0)

import type { FrameInView } from '@railhead/race-to-moscow'
import type { Choice, GameEvent } from '@railhead/table'
import { type BoardState, lineId, type Mark } from '../../../../src/board/api.ts'
import type { Plan, PlanMoment } from '../../../../src/game/client.ts'
import type { RaceBoardState, Supplies } from '../../board/state.ts'
import { cards } from '../cards.ts'
import { type RaceView, raceView } from '../view.ts'

/** A train or truck that was placed in this action. */
export interface Placement {
  readonly kind: 'place'
  /** Counted from 1 among the placements. */
  readonly number: number
  readonly vehicle: 'train' | 'truck'
  readonly from: string
  readonly to: string
  /** Undefined while it is asked, and where an army rides. */
  readonly cargo?: Supplies
  readonly army?: string
}

export type Step = (
  | Placement
  | { readonly kind: 'load'; readonly army: string; readonly load?: Supplies }
  | { readonly kind: 'card'; readonly card: number }
) & {
  /** Its choices, as they could be given again. Empty when it stands for good. */
  readonly choices: readonly Choice[]
  /** How many choices would have to be taken back to come before it; 0 when it stands for good. */
  readonly back: number
}

/** One transport action so far, read from what was chosen and what happened. */
export interface TransportPlan extends Plan {
  readonly steps: readonly Step[]
  readonly placed: number
  readonly limit: number
  /** Choices of the whole game before the action's first step. */
  readonly start: number
}

const isSupplies = (choice: Choice | undefined): choice is Choice & Supplies => typeof choice?.fuel === 'number'
const suppliesOf = ({ fuel, ammo, food }: Supplies): Supplies => ({ fuel, ammo, food })

/** The plan that the question belongs to: it is open while a transport is on the agenda. */
export function readPlan(moment: PlanMoment): TransportPlan | undefined {
  const view = raceView(moment.view)
  const frame = view.agenda.find(({ step }) => step === 'transport')
  if (frame === undefined) return undefined
  const begun = moment.recent.findLastIndex(({ action }) => action === 'transport')
  const own = stepsOf(moment.recent.slice(begun + 1))
  const placed = (frame.trains ?? 0) + (frame.trucks ?? 0)
  const before = standing(moment, placed - own.filter(({ kind }) => kind === 'place').length, own)
  const steps = numbered([...before.steps, ...own])
  return {
    steps,
    placed,
    limit: limitOf(view, frame),
    start: before.start,
    arrows: steps.flatMap((step) =>
      step.kind === 'place' ? [{ from: step.from, to: step.to, kind: 'plan' as const, key: `${step.number}` }] : [],
    ),
    onBoard: (state) => withCargo(state, steps),
    tokens: Object.fromEntries(steps.flatMap((step) => (step.kind === 'place' ? [markOf(step)] : []))),
  }
}

export const isTransportPlan = (plan: Plan | undefined): plan is TransportPlan => plan !== undefined && 'steps' in plan

const tokenOf = ({ vehicle, from, to }: Placement): string => `${vehicle}/${lineId(from, to)}`
const markOf = (step: Placement): [string, Mark] => [tokenOf(step), { state: 'pending' }]

/** The vehicles of the plan show their number and what they carry; everything else is as it is. */
function withCargo(state: BoardState, plan: readonly Step[]): BoardState {
  const steps = new Map(plan.flatMap((step) => (step.kind === 'place' ? [[tokenOf(step), step] as const] : [])))
  const tokens = (state as RaceBoardState).tokens.map((token) => {
    const step = token.kind === 'transport' ? steps.get(token.id) : undefined
    if (token.kind !== 'transport' || step === undefined) return token
    const cargo = step.cargo === undefined ? {} : { cargo: step.cargo }
    return { ...token, transport: { ...token.transport, step: step.number, ...cargo } }
  })
  return { ...state, tokens }
}

/** How many the logistics level lets one action place [8.5], and one more with Grosstransportraum [9.4]. */
function limitOf({ transport }: RaceView, { grosstransportraum }: FrameInView): number {
  const { place } = cards.logistics[transport.level - 1] ?? cards.logistics[0]
  return place + (grosstransportraum === true ? 1 : 0)
}

/** The choices of the action so far, put together as steps. */
function stepsOf(choices: readonly Choice[]): Step[] {
  const steps: Step[] = []
  for (let i = 0; i < choices.length; i++) {
    const choice = choices[i]
    const next = choices[i + 1]
    const back = choices.length - i
    const { army } = choice
    if (typeof choice.vehicle === 'string') {
      const vehicle = choice.vehicle === 'train' ? 'train' : 'truck'
      const place = { kind: 'place', number: 0, vehicle, from: String(choice.from), to: String(choice.to), back } as const
      if (typeof army === 'string') steps.push({ ...place, army, choices: [choice] })
      else if (isSupplies(next)) steps.push({ ...place, cargo: suppliesOf(next), choices: [choice, next] })
      else steps.push({ ...place, choices: [choice] })
      if (isSupplies(next)) i++
    } else if (choice.action === 'load' && typeof army === 'string') {
      const load = isSupplies(next) ? { load: suppliesOf(next) } : {}
      steps.push({ kind: 'load', army, ...load, choices: isSupplies(next) ? [choice, next] : [choice], back })
      if (isSupplies(next)) i++
    } else if (typeof choice.card === 'number') steps.push({ kind: 'card', card: choice.card, choices: [choice], back })
  }
  return steps
}

/** Placements that cannot be taken back any more are known from what happened. */
function standing({ at, log }: PlanMoment, count: number, own: readonly Step[]): { steps: Step[]; start: number } {
  const first = at - (own[0]?.back ?? 0)
  if (count <= 0) return { steps: [], start: first }
  const lines = log.filter(({ choice }) => choice <= first)
  const placed = lines.filter(({ event }) => event.type === 'transport-placed').slice(-count)
  const steps = placed.map(({ choice, event }): Step => {
    const cargo = lines.find((line) => line.event.type === 'supplies-moved' && line.choice === choice + 1)?.event
    const vehicle = event.vehicle === 'train' ? 'train' : 'truck'
    const way = { vehicle, from: String(event.from), to: String(event.area) } as const
    return { kind: 'place', number: 0, ...way, ...(cargo === undefined ? {} : { cargo: goodsIn(cargo) }), choices: [], back: 0 }
  })
  return { steps, start: placed.length === 0 ? first : placed[0].choice - 1 }
}

const goodsIn = ({ fuel, ammo, food }: GameEvent): Supplies => ({ fuel: Number(fuel), ammo: Number(ammo), food: Number(food) })

function numbered(steps: readonly Step[]): Step[] {
  let number = 0
  return steps.map((step) => (step.kind === 'place' ? { ...step, number: ++number } : step))
}

/** What a step is about, whatever its place in the plan. */
export const stepKey = (step: Step): string => JSON.stringify(step.choices[0])

/** The choices of a step with the amounts that it was first meant to have, which are noted here. */
export function withMeant(step: Step, meant: Map<string, Choice>): readonly Choice[] {
  const [first, amounts] = step.choices
  if (amounts === undefined) return step.choices
  const wanted = meant.get(stepKey(step)) ?? amounts
  meant.set(stepKey(step), wanted)
  return [first, wanted]
}

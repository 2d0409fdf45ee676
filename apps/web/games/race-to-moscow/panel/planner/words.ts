import { armies, cardName } from '../cards.ts'
import { areaName } from '../words.ts'
import type { Step } from './plan.ts'

/** The planner's sentences. */
export const said = {
  title: 'Transport supplies',
  placed: (n: number, limit: number): string => `${n} of ${limit} placed`,
  level: (level: number): string => `level ${level === 1 ? 'I' : 'II'}`,
  trains: (before: number, after: number): string => `Trains: ${before} before, ${after} after`,
  trucks: (before: number, after: number): string => `Trucks: ${before} before, ${after} after`,
  steps: 'Steps of this plan',
  notArmies: (army: string): string =>
    `A transport carries supplies; ${army} moves by an action of its own. Finish this one first, or clear it and take it back.`,
  none: 'Drag supplies along a line, choose below, or take a suggestion. Nothing is spent until you finish.',
  full: 'All that this action may place is placed.',
  nextStep: 'Next step',
  loadNow: 'What it carries',
  stands: 'cannot be taken back any more',
  lessOf: (kind: string, step: number): string => `Less ${kind} in step ${step}`,
  moreOf: (kind: string, step: number): string => `More ${kind} in step ${step}`,
  ofCapacity: (n: number, most: number): string => `${n} of ${most}`,
  remove: (what: string): string => `Remove ${what}`,
  dropped: (what: string, why: string): string => `${what} no longer fits and was dropped. ${why}`,
  empty: 'empty',
  vehicles: { train: 'Train', truck: 'Truck' },
  to: 'to',
  loads: (army: string): string => `${army} loads`,
  rides: (army: string): string => `${army} rides along.`,
  after: 'After this plan',
  area: 'Area',
  before: 'before',
  afterwards: 'after',
  canLoad: (army: string): string => `${army} can load`,
  unchanged: 'Nothing has been moved yet.',
  armies: 'Armies there',
  freed: (army: string): string => `${army} may move again`,
  suggestAfterClear: 'Clear the plan to see what the staff proposes.',
  clear: 'Clear',
  confirm: 'Finish the transport',
  confirmNothing: 'Transport nothing (the action is spent)',
  close: 'Close the plan and show the boards',
  suggestions: 'Suggestions',
  thinking: 'The staff is looking for plans.',
  noSuggestions: 'The staff has no plan for this moment.',
  forArmy: (aim: string, army: string, area: string): string => `${capital(aim)} for ${army} in ${area}`,
  stockpile: (area: string): string => `Stockpile ${area}`,
  lifts: 'lifts HALT at once',
  moves: (n: number): string => `${n} fuel then, to start and to go on after halts`,
  fights: (n: number): string => `${n} ammo then, for bunkers and fights`,
  meals: (n: number): string => `${n} food for the next Re-Organization`,
  depot: (army: string, area: string): string => `Depot for ${army} in ${area}`,
  ready: 'it loads them when it runs dry, without a transport',
  alongside: 'the rest lies ready beside it',
  toward: (army: string): string => `on the way to ${army}`,
  takes: (trains: number, trucks: number): string =>
    `takes ${trains} ${trains === 1 ? 'train' : 'trains'} and ${trucks} ${trucks === 1 ? 'truck' : 'trucks'}`,
  onCard: (army: string, n: number, spaces: number): string => `${army} ${n} of ${spaces}`,
  onVehicle: (vehicle: string, n: number, spaces: number): string => `${capital(vehicle)} ${n} of ${spaces}`,
  toArea: (area: string, n: number, spaces: number): string => `To ${area} ${n} of ${spaces}`,
  remainsIn: (area: string): string => `${area} keeps`,
  inStock: 'In the stock',
} as const

export const armyName = (id: string): string => armies.get(id)?.name ?? id

/** What a step is, for buttons and sentences: "step 2, truck from Kaunas to Riga". */
export function stepName(step: Step): string {
  if (step.kind === 'place') return `step ${step.number}, ${step.vehicle} from ${areaName(step.from)} to ${areaName(step.to)}`
  if (step.kind === 'load') return `the load of ${armyName(step.army)}`
  return cardName(step.card)
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

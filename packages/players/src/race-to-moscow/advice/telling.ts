import { raceToMoscow as game } from '@railhead/race-to-moscow'
import { areaName, armyName, cardName, KIND_NAMES, KINDS, NONE, SOVIET, STEP, type State } from '@railhead/race-to-moscow/inside'
import { type Choice, Question, type Seat, sameJson } from '@railhead/table'
import type { BillItem, Fact } from '../../advice/advice.ts'
import { cost, linked, measure } from '../reach.ts'

/** An objective so near that one action may bring an army there. */
const WITHIN_REACH = 12
const MOST_FACTS = 3

/** What a plan comes to before anything hidden comes out, from what everybody may know. */
interface Result {
  readonly state: State
  readonly steps: readonly { readonly choice: Choice; readonly army: string | undefined }[]
  readonly bill: readonly BillItem[]
  readonly facts: readonly Fact[]
  readonly aim: string
}

/** Puts plans of one seat from one situation into words. */
export class Telling {
  readonly #root: State
  readonly #seat: Seat
  readonly #before: Standing
  readonly #results = new Map<string, Result>()

  constructor(root: State, seat: Seat) {
    this.#root = root
    this.#seat = seat
    this.#before = standing(root, seat)
  }

  aim(choices: readonly number[]): string {
    return this.#result(choices).aim
  }

  bill(choices: readonly number[]): readonly BillItem[] {
    return this.#result(choices).bill
  }

  /** The facts of each plan that not all of them share; of a plan that stands alone all. */
  whatDiffers(plans: readonly (readonly number[])[]): Fact[][] {
    const all = plans.map((choices) => this.#result(choices).facts)
    return all.map((facts) =>
      facts.filter((fact) => plans.length === 1 || !all.every((others) => has(others, fact))).slice(0, MOST_FACTS),
    )
  }

  /** What the one brings about that the other does not. */
  whatIsLacking(one: readonly number[], other: readonly number[]): Fact[] {
    const known = this.#result(other).facts
    return this.#result(one)
      .facts.filter((fact) => fact.type !== 'left' && !has(known, fact))
      .slice(0, MOST_FACTS)
  }

  #result(choices: readonly number[]): Result {
    const key = choices.join()
    const known = this.#results.get(key)
    if (known !== undefined) return known
    const result = this.#work(choices)
    this.#results.set(key, result)
    return result
  }

  #work(choices: readonly number[]): Result {
    const state = game.copy(this.#root)
    const question = new Question()
    const steps: { choice: Choice; army: string | undefined }[] = []
    const spent = new Map<string, number>()
    let revealed = false
    for (const number of choices) {
      if (game.pending(state, question, this.#seat).over || question.seat !== this.#seat || !question.has(number)) break
      const choice = game.name(state, number, this.#seat)
      const army = question.step === STEP['move-army'] ? state.content.armyIds[state.movement.army] : undefined
      const payer = army ?? (typeof choice.army === 'string' ? choice.army : '')
      const owned = ownedBy(state, this.#seat)
      const [trucks, trains] = [state.trucks[this.#seat], state.trains[this.#seat]]
      const before = revealed ? state : game.copy(state)
      revealed = game.apply(state, number, undefined, this.#seat)
      steps.push({ choice, army })
      if (revealed) {
        state.bytes.set(before.bytes)
        break
      }
      const left = ownedBy(state, this.#seat)
      KIND_NAMES.forEach((kind, at) => void add(spent, `${kind} ${payer}`, owned[at] - left[at]))
      add(spent, 'trucks ', trucks - state.trucks[this.#seat])
      add(spent, 'trains ', trains - state.trains[this.#seat])
    }
    return {
      state,
      steps,
      bill: [...spent].map(([key, amount]) => billItem(key, amount)),
      facts: this.#facts(state, steps, revealed),
      aim: aimOf(steps),
    }
  }

  #facts(state: State, steps: Result['steps'], revealed: boolean): Fact[] {
    if (this.#seat === SOVIET) return []
    const before = this.#before
    const after = standing(state, this.#seat)
    const { content } = state
    const facts: Fact[] = []
    const last = steps.at(-1)
    if (revealed && last?.army !== undefined && typeof last.choice.to === 'string') {
      const medals = state.medals[content.areaIndex.get(last.choice.to) ?? NONE] ?? 0
      const prize = medals === 0 ? '' : ` for ${medals === 1 ? 'a medal' : `${medals} medals`}`
      const isFight = (state.soviet[content.areaIndex.get(last.choice.to) ?? NONE] ?? 0) !== 0
      facts.push({
        ...{ type: isFight ? 'attacks' : 'enters', army: last.army, area: last.choice.to, medals },
        text: `${armyName(last.army)} ${isFight ? 'attacks' : 'goes to'} ${areaName(last.choice.to)}${prize}`,
      })
    }
    for (const { choice } of steps) {
      const deed = DEEDS[String(choice.action)]
      if (deed !== undefined) facts.push(deed(choice))
    }
    for (let area = 0; area < content.landCount; area++) {
      const id = content.areaIds[area]
      if (after.owned[area] > before.owned[area]) facts.push({ type: 'takes', area: id, text: `${areaName(id)} taken` })
      const reached = after.cost[area] <= WITHIN_REACH && before.cost[area] > WITHIN_REACH
      if (reached && state.medals[area] > 0 && after.owned[area] === 0 && id !== last?.choice.to)
        facts.push({ type: 'reach', area: id, text: `${areaName(id)} within reach next turn` })
    }
    for (let area = 0; area < content.landCount; area++) {
      const gained = gainedIn(before.supplies, after.supplies, area)
      const id = content.areaIds[area]
      if (gained !== undefined) facts.push({ ...gained, area: id, text: `${gained.text} at ${areaName(id)}` })
    }
    for (const army of content.armiesOf[this.#seat]) {
      const gained = gainedIn(before.loads, after.loads, army)
      const id = content.armyIds[army]
      if (gained !== undefined) facts.push({ ...gained, army: id, text: `${gained.text} with ${armyName(id)}` })
    }
    const served = [...content.armiesOf[this.#seat]].filter((army) => lag(state, army, after) < lag(state, army, before))
    if (served.length > 0) {
      const nearer = Math.max(...served.map((army) => lag(state, army, before) - lag(state, army, after)))
      const whom = served.length === 1 ? armyName(content.armyIds[served[0]]) : `${served.length} armies`
      const far = served.length > 1 ? 'nearer' : nearer === 1 ? 'one area nearer' : `${nearer} areas nearer`
      facts.push({ type: 'railhead', nearer, armies: served.length, text: `the railhead ${far} to ${whom}` })
    }
    const vehicles = after.vehicles - before.vehicles
    if (vehicles > 0)
      facts.push({ type: 'vehicles', count: vehicles, text: `${vehicles} more ${vehicles === 1 ? 'vehicle' : 'vehicles'}` })
    // What a plan has left to spend tells it from another that comes to the same with less.
    if (state.active === this.#seat && state.actionsLeft[0] > 0) {
      const count = state.actionsLeft[0]
      facts.push({ type: 'left', count, text: `${count === 1 ? 'one action' : `${count} actions`} left after it` })
    }
    return facts
  }
}

const has = (facts: readonly Fact[], fact: Fact): boolean => facts.some((one) => sameJson(one, fact))

/** Actions that are a fact by themselves. */
const DEEDS: { readonly [action: string]: (choice: Choice) => Fact } = {
  'take-okh': ({ card = 0 }) => ({ type: 'card', card, text: `${cardName(card)} in hand` }),
  'air-support': (choice) => ({
    ...{ type: 'support', ...choice },
    text: `the next ${choice.deck === 'pursuit' ? 'Pursuit' : 'Soviet'} card known, and its fight one ammo cheaper`,
  }),
  'move-fleet': ({ to = '' }) => ({ type: 'fleet', to, text: `the fleet in the ${areaName(String(to))}` }),
}

/** What is compared of a situation: public to all. */
interface Standing {
  readonly owned: Uint8Array
  readonly cost: Uint8Array
  /** Supplies that lie in areas, and that armies carry: so many kinds each. */
  readonly supplies: Uint8Array
  readonly loads: Uint8Array
  /** Areas with rails that hang together with a base. */
  readonly rails: readonly number[]
  readonly vehicles: number
}

function standing(s: State, seat: Seat): Standing {
  const { landCount } = s.content
  if (seat === SOVIET) return NO_GROUP
  measure(s, seat)
  return {
    owned: Uint8Array.from(s.control, (owner) => (owner === seat + 1 ? 1 : 0)),
    cost: cost.slice(0, landCount),
    supplies: s.supply.map((amount, i) => (s.control[Math.floor(i / KINDS)] === seat + 1 ? amount : 0)),
    loads: s.load.slice(),
    rails: [...s.rail.subarray(0, landCount).keys()].filter(
      (area) => s.rail[area] === 1 && s.control[area] === seat + 1 && linked[area] === 1,
    ),
    vehicles: (s.trucks[seat] ?? 0) + (s.trains[seat] ?? 0),
  }
}

/** [2024:14] The Soviets have neither armies nor supplies to be told of. */
const NO_GROUP: Standing = {
  ...{ owned: new Uint8Array(), cost: new Uint8Array(), supplies: new Uint8Array(), loads: new Uint8Array() },
  ...{ rails: [], vehicles: 0 },
}

/** How far an army, where it stands now, is from these rails. */
const lag = ({ armyArea, content: { distance, landCount } }: State, army: number, { rails }: Standing): number =>
  armyArea[army] === NONE ? 0 : Math.min(FARTHEST_LAG, ...rails.map((area) => distance[armyArea[army] * landCount + area]))
const FARTHEST_LAG = 6

/** What there is more of each kind in an area or with an army. */
function gainedIn(before: Uint8Array, after: Uint8Array, at: number): Fact | undefined {
  const [fuel, ammo, food] = KIND_NAMES.map((_, kind) => Math.max(0, after[at * KINDS + kind] - before[at * KINDS + kind]))
  const gained = [fuel, ammo, food].flatMap((amount, kind) => (amount > 0 ? [`${amount} ${KIND_NAMES[kind]}`] : []))
  if (gained.length === 0) return undefined
  const last = gained.pop()
  return { type: 'supplies', fuel, ammo, food, text: gained.length === 0 ? `${last}` : `${gained.join(', ')} and ${last}` }
}

/** Supplies of the seat, on the map and with its armies, by kind. */
function ownedBy(s: State, seat: Seat): number[] {
  const owned = KIND_NAMES.map(() => 0)
  for (let area = 0; area < s.content.landCount; area++)
    if (s.control[area] === seat + 1) for (let kind = 0; kind < KINDS; kind++) owned[kind] += s.supply[area * KINDS + kind]
  for (const army of s.content.armiesOf[seat] ?? [])
    for (let kind = 0; kind < KINDS; kind++) owned[kind] += s.load[army * KINDS + kind]
  return owned
}

function add(spent: Map<string, number>, key: string, amount: number): void {
  if (amount > 0) spent.set(key, (spent.get(key) ?? 0) + amount)
}

function billItem(key: string, amount: number): BillItem {
  const [what, of] = key.split(' ')
  const named = of === '' ? '' : `${armyName(of)}: `
  const word = amount === 1 && what.endsWith('s') ? what.slice(0, -1) : what
  return { what, amount, ...(of === '' ? {} : { of }), text: `${named}${amount} ${word}` }
}

/** What the actions of a plan are, whatever their order: which army goes where, what is brought where. */
function aimOf(steps: Result['steps']): string {
  const actions: string[] = []
  for (const { choice, army } of steps) {
    if (typeof choice.action === 'string' && choice.action !== 'load' && choice.action !== 'end-turn')
      actions.push(`${choice.action} ${choice.army ?? choice.card ?? ''}`)
    else if (typeof choice.to === 'string' && actions.length > 0)
      actions[actions.length - 1] = `${actions[actions.length - 1].split('>')[0]}>${army ?? choice.vehicle ?? ''} ${choice.to}`
  }
  return actions.length === 0 ? JSON.stringify(steps[0]?.choice ?? {}) : actions.sort().join('|')
}

import { raceToMoscow as game } from '@railhead/race-to-moscow'
import { areaName, armyName, KIND_NAMES, KINDS, NONE, STEP, type State } from '@railhead/race-to-moscow/inside'
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
      facts
        .filter((fact) => plans.length === 1 || !all.every((others) => others.some((other) => sameJson(other, fact))))
        .slice(0, MOST_FACTS),
    )
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
      KIND_NAMES.forEach((kind, at) => void add(spent, `${kind} ${army ?? ''}`, owned[at] - left[at]))
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
    const taken = steps.find(({ choice }) => choice.action === 'take-okh')
    if (taken !== undefined) facts.push({ type: 'card', card: taken.choice.card ?? 0, text: 'an OKH card in hand' })
    for (let area = 0; area < content.landCount; area++) {
      const id = content.areaIds[area]
      if (after.owned[area] > before.owned[area]) facts.push({ type: 'takes', area: id, text: `${areaName(id)} taken` })
      const reached = after.cost[area] <= WITHIN_REACH && before.cost[area] > WITHIN_REACH
      if (reached && state.medals[area] > 0 && after.owned[area] === 0)
        facts.push({ type: 'reach', area: id, text: `${areaName(id)} within reach next turn` })
    }
    for (let area = 0; area < content.landCount; area++) {
      const more = KIND_NAMES.map((_, kind) => after.supplies[area * KINDS + kind] - before.supplies[area * KINDS + kind])
      const gained = more.map((amount, kind) => (amount > 0 ? `${amount} ${KIND_NAMES[kind]}` : '')).filter((one) => one !== '')
      if (gained.length === 0) continue
      const id = content.areaIds[area]
      const [fuel, ammo, food] = more.map((amount) => Math.max(0, amount))
      facts.push({ type: 'supplies', area: id, fuel, ammo, food, text: `${gained.join(' and ')} at ${areaName(id)}` })
    }
    const nearer = before.lag - after.lag
    if (nearer > 0)
      facts.push({ type: 'railhead', nearer, text: `railhead ${nearer === 1 ? 'one area' : `${nearer} areas`} nearer` })
    const vehicles = after.vehicles - before.vehicles
    if (vehicles > 0)
      facts.push({ type: 'vehicles', count: vehicles, text: `${vehicles} more ${vehicles === 1 ? 'vehicle' : 'vehicles'}` })
    return facts
  }
}

/** What is compared of a situation: public to all. */
interface Standing {
  readonly owned: Uint8Array
  readonly cost: Uint8Array
  /** Supplies in areas and with armies in them. */
  readonly supplies: Uint8Array
  /** Steps between armies and the rails of their chain, added up. */
  readonly lag: number
  readonly vehicles: number
}

function standing(s: State, seat: Seat): Standing {
  const { content } = s
  const { landCount, distance } = content
  measure(s, seat)
  const supplies = new Uint8Array(landCount * KINDS)
  for (let i = 0; i < supplies.length; i++) supplies[i] = s.control[Math.floor(i / KINDS)] === seat + 1 ? s.supply[i] : 0
  let lag = 0
  for (const army of content.armiesOf[seat]) {
    const at = s.armyArea[army]
    if (at === NONE) continue
    for (let kind = 0; kind < KINDS; kind++) supplies[at * KINDS + kind] += s.load[army * KINDS + kind]
    let nearest = FARTHEST_LAG
    for (let area = 0; area < landCount; area++)
      if (s.rail[area] === 1 && s.control[area] === seat + 1 && linked[area] === 1)
        nearest = Math.min(nearest, distance[at * landCount + area])
    lag += nearest
  }
  return {
    owned: Uint8Array.from(s.control, (owner) => (owner === seat + 1 ? 1 : 0)),
    cost: cost.slice(0, landCount),
    supplies,
    lag,
    vehicles: (s.trucks[seat] ?? 0) + (s.trains[seat] ?? 0),
  }
}
const FARTHEST_LAG = 6

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

import { raceToMoscow as game } from '@railhead/race-to-moscow'
import { AMMO, CARD_SPACES, FOOD, FUEL, HALTED, KINDS, type State, totalInArea } from '@railhead/race-to-moscow/inside'
import { expect, test } from 'vitest'
import { playerChance } from '../index.ts'
import { mixFor, within } from './appetite.ts'
import { play, type Told } from './games.kit.ts'
import { MANNERS } from './levels.ts'
import { plans } from './planner.ts'

/** What was seen to be stupid in games of planners, in words; and how often it could have been. */
interface Watched {
  readonly stupid: string[]
  steps: number
  marches: number
  cards: number
  turns: number
}

const sum = (numbers: Uint8Array): number => numbers.reduce((all, number) => all + number, 0)
const held = (s: State): number => s.control.filter((owner) => owner !== 0).length

/** A movement from its beginning on: what the army had, and what everybody held. */
interface Movement {
  readonly army: number
  readonly fuel: number
  readonly held: number
  readonly bunkers: number
}

/** Watches one game for what a person would call stupid. */
class Watcher {
  readonly #watched: Watched
  #movement: Movement | undefined
  #playsForAction = false
  #last: unknown

  constructor(watched: Watched) {
    this.#watched = watched
  }

  hear({ chosen, step, seat, about }: Told, s: State): void {
    const report = (what: string): void => {
      this.#watched.stupid.push(`${seat} in round ${s.round[0]}, ${JSON.stringify(chosen)}: ${what}`)
    }
    if (step === 'turn' && this.#movement !== undefined) this.#arrive(s, this.#movement, report)
    if (chosen.action === 'play-card' || chosen.action === 'play-okh') this.#watched.cards++
    if (step === 'field-armies' && this.#last === 'move-field' && 'done' in chosen)
      report('an action for field armies that all stay')
    this.#last = chosen.action
    if (step === 'turn') this.#act(chosen, s, report)
    if (step === 'move-army') this.#move(chosen, s, Number(about.range), report)
  }

  #act(chosen: Told['chosen'], s: State, report: (what: string) => void): void {
    if (chosen.action === 'play-card' && s.content.pursuitDoes[Number(chosen.card)].do === 'add-action')
      this.#playsForAction = true
    if (chosen.action !== 'end-turn') return
    this.#watched.turns++
    if (this.#playsForAction && s.actionsLeft[0] > 0) report('a card for an action more, and actions are left')
    this.#playsForAction = false
  }

  #move(chosen: Told['chosen'], s: State, range: number, report: (what: string) => void): void {
    const { army, steps, schnellkampfgruppe, pionieren } = s.movement
    if (this.#movement?.army !== army)
      this.#movement = { army, fuel: within(s, army, FUEL), held: held(s), bunkers: sum(s.bunker) }
    if ('to' in chosen) {
      this.#watched.steps++
      const card = sum(s.load.subarray(army * KINDS, (army + 1) * KINDS))
      if (card < CARD_SPACES && totalInArea(s, s.armyArea[army]) > 0) report('supplies are left behind by a card that has room')
    }
    if (!('done' in chosen)) return
    if (schnellkampfgruppe === 1 && steps < range - 1) report('a card to go farther, and it does not')
    if (pionieren === 1 && this.#movement.bunkers === sum(s.bunker)) report('a card against bunkers, and there was none')
  }

  #arrive(s: State, { army, fuel, held: before }: Movement, report: (what: string) => void): void {
    this.#movement = undefined
    this.#watched.marches++
    const isStranded = s.content.armyArmored[army] === 1 && fuel > 0 && within(s, army, FUEL) === 0
    if (isStranded && held(s) <= before) report(`${s.content.armyIds[army]} spent its last fuel and took nothing`)
  }
}

const watched: Watched = { stupid: [], steps: 0, marches: 0, cards: 0, turns: 0 }
const thoughts: State[] = []
for (const [id, seed, most] of [
  ['rtm-1', 'a', 400],
  ['rtm-1', 'c', 400],
  // To its end: late, armies have little to do.
  ['rtm-4', 'b', 1000],
  ['rtm-5', 'd', 400],
] as const) {
  const watcher = new Watcher(watched)
  await play({}, [id], seed, most, (told, state) => {
    watcher.hear(told, state)
    if (told.step === 'move-army' || told.step === 'turn') thoughts.push(game.copy(state))
  })
}

test('no army is stranded for nothing, no supplies are left that a card has room for, and no card or action is used without effect', () => {
  expect(watched.stupid).toEqual([])
  expect(watched.marches).toBeGreaterThan(30)
  expect(watched.steps).toBeGreaterThan(60)
  expect(watched.cards).toBeGreaterThan(2)
  expect(watched.turns).toBeGreaterThan(40)
})

test('somebody who is asked always has a plan, at every level', () => {
  for (const [n, state] of thoughts.entries()) {
    if (n % 9 !== 0) continue
    for (const id of ['rtm-1', 'rtm-2', 'rtm-3'] as const) {
      const thinking = plans(state, state.active, playerChance(`plan ${n}`), MANNERS[id].effort)
      let step = thinking.next()
      while (step.done !== true) step = thinking.next()
      expect(step.value.length, `${id} at ${n}`).toBeGreaterThan(0)
    }
  }
})

test('a halted army is brought food before all else', () => {
  const state = game.copy(thoughts[0])
  const [army] = state.content.armiesOf[state.active]
  const mix = new Uint8Array(KINDS)
  const there = [3, 3, 1]
  mixFor(state, army, [0, 0, 0], there, 2, false, mix)
  expect(mix[FOOD]).toBe(0)
  state.armyFlags[army] |= HALTED
  mixFor(state, army, [0, 0, 0], there, 2, false, mix)
  expect([mix[FOOD], mix[FUEL] + mix[AMMO]]).toEqual([1, 1])
})

import {
  type Choice,
  type Decision,
  type GameEvent,
  type JsonObject,
  Match,
  type Options,
  type Outcome,
  type Position,
  type Refusal,
  type SeatName,
} from '@railhead/table'
import { raceToMoscow } from './game.ts'
import type { State } from './state.ts'

/** Helpers for tests: a position in a few lines, choices by their names, and what the table shows afterwards. */

export type Desk = Match<State>

/** A hand-written position: what is not said is as at set-up. */
export interface Situation extends JsonObject {
  readonly options?: Options & JsonObject
}

export const given = (situation: Situation = {}): Desk =>
  Match.fromPosition(raceToMoscow, { game: 'race-to-moscow', turn: 'gray', ...situation } as Position)

/** A new game, as set up. */
export const opened = (options: Options = {}, seed = 'test'): Desk => Match.open(raceToMoscow, { options, seed })

/** Makes the choices one after the other and answers all that happened; a refused choice is an error that says why. */
export function choose(table: Desk, ...choices: readonly Choice[]): GameEvent[] {
  const events: GameEvent[] = []
  for (const choice of choices) {
    const chosen = table.choose(choice)
    if (!chosen.ok) {
      const { code, rule } = chosen.refusal
      throw new Error(
        `${JSON.stringify(choice)} was refused: ${code} (${rule}). ${table.sentence(chosen.refusal)} Asked: ${asked(table)}`,
      )
    }
    events.push(...chosen.events.map(({ event }) => event))
  }
  return events
}

const asked = (table: Desk): string => {
  const pending = table.pending()
  return 'outcome' in pending ? 'nothing' : `${pending.decision.step} of ${pending.decision.seat}`
}

export function decision(table: Desk): Decision {
  const pending = table.pending()
  if ('outcome' in pending) throw new Error('the game is over')
  return pending.decision
}

export function outcome(table: Desk): Outcome {
  const pending = table.pending()
  if ('decision' in pending) throw new Error(`the game goes on: ${pending.decision.step} of ${pending.decision.seat}`)
  return pending.outcome
}

export const isOver = (table: Desk): boolean => 'outcome' in table.pending()

/** Who is asked what: `gray turn`. */
export const asks = (table: Desk): string => `${decision(table).seat} ${decision(table).step}`

/** Every legal choice, or only those that have all the given subjects. */
export const choices = (table: Desk, like: Partial<Choice> = {}): Choice[] =>
  decision(table).choices.filter((choice) => Object.entries(like).every(([key, value]) => choice[key] === value))

/** The values that the legal choices have for one subject: `listed(table, 'to')` are the areas that can be entered. */
export const listed = (table: Desk, subject: string): (string | number | boolean)[] =>
  [...new Set(choices(table).flatMap((choice) => (choice[subject] === undefined ? [] : [choice[subject]])))].toSorted()

/** Code and section of the refusal: `foreign-marker 8.2`; `allowed` when there is none. */
export function refused(table: Desk, choice: Choice, seat?: SeatName): string {
  const refusal = refusalOf(table, choice, seat)
  return refusal === undefined ? 'allowed' : `${refusal.code} ${refusal.rule}`
}

export const refusalOf = (table: Desk, choice: Choice, seat?: SeatName): Refusal | undefined => table.refusal(choice, seat)

const part = (table: Desk, field: string, key: string): JsonObject =>
  ((table.save()[field] as JsonObject)[key] ?? {}) as JsonObject

export const area = (table: Desk, id: string): JsonObject => part(table, 'areas', id)
export const player = (table: Desk, seat: string): JsonObject => part(table, 'players', seat)
export const soviet = (table: Desk): JsonObject => table.save().soviet as JsonObject
export const transport = (table: Desk): JsonObject => table.save().transport as JsonObject
export const stock = (table: Desk): JsonObject => table.save().stock as JsonObject
export const okh = (table: Desk): JsonObject => table.save().okh as JsonObject
export const army = (table: Desk, id: string): JsonObject => part(table, 'armies', id)

/** Supplies as `3F 1A 2D` reads: fuel, ammo, food. */
const amounts = (facts: JsonObject | undefined): number[] => ['fuel', 'ammo', 'food'].map((kind) => Number(facts?.[kind] ?? 0))
/** Fuel, ammo and food on the army's card. */
export const load = (table: Desk, id: string): number[] => amounts(army(table, id))
/** Fuel, ammo and food in the area. */
export const supplies = (table: Desk, id: string): number[] => amounts(area(table, id).supplies as JsonObject | undefined)
export const inStock = (table: Desk): number[] => amounts(stock(table))

/** The areas whose Control marker belongs to the seat. */
export const controlled = (table: Desk, seat: string): string[] =>
  Object.entries(table.save().areas as JsonObject)
    .filter(([, value]) => (value as JsonObject).control === seat)
    .map(([id]) => id)
    .toSorted()

/** Areas as a position names them, all held by one seat: `held('gray', 'riga', 'pskov')`. */
export const held = (seat: string, ...ids: readonly string[]): JsonObject =>
  Object.fromEntries(ids.map((id) => [id, { control: seat }]))

/** The areas between Army Group North's base and its Victory area, which wins it the game. */
export const TO_LENINGRAD: readonly string[] = [
  'kaunas', 'panevezys', 'riga', 'valmiera', 'tartu', 'pskov', 'luga', 'krasnogvardeisk', 'leningrad',
] // biome-ignore format: one way

/** The events of one type. */
export const told = (events: readonly GameEvent[], type: string): GameEvent[] => events.filter((event) => event.type === type)

/** Ends the turn and lets the railhead be, as far as it is asked. */
export function endTurn(table: Desk): GameEvent[] {
  const events = choose(table, { action: 'end-turn' })
  if (!isOver(table) && decision(table).step === 'railhead') events.push(...choose(table, { done: true }))
  return events
}

import type { Chance, Choice, Decision, JsonObject } from '@railhead/table'
import { SEAT_NAMES } from '../src/constants.ts'
import { CONTENT } from '../src/content/index.ts'

/**
 * A player for golden records, much simpler than a computer player should be: it loads up, drives for its victory area, fights when it
 * has the ammo, and brings supplies forward. Random players hardly leave their bases, and records should see the whole map.
 */

type Facts = { readonly [key: string]: number | string | boolean | undefined }

/** What the player knows of the table: a saved position or a view. */
interface Table {
  readonly areas: { readonly [area: string]: JsonObject }
  readonly armies: { readonly [army: string]: Facts }
}

const NEVER = -100

export function chooseGreedily(decision: Decision, position: JsonObject, chance: Chance): Choice {
  const table = position as JsonObject & Table
  const goal = distancesTo(SEAT_NAMES.indexOf(decision.seat))
  let best = decision.choices[0]
  let most = Number.NEGATIVE_INFINITY
  for (const choice of decision.choices) {
    const value = worthOf(decision, choice, table, goal) + chance.pick(0, 100) / 100
    if (value > most) [best, most] = [choice, value]
  }
  return best
}

function worthOf(decision: Decision, choice: Choice, table: Table, goal: Map<string, number>): number {
  const far = (area: unknown): number => goal.get(String(area)) ?? 40
  switch (decision.step) {
    case 'turn':
      return worthOfAction(choice, table)
    case 'move-army':
      return worthOfStep(decision, choice, table, far)
    case 'transport':
      if (choice.done === true) return 0
      return choice.vehicle === undefined ? 1 : far(choice.from) - far(choice.to) + (choice.vehicle === 'train' ? 2 : 1)
    case 'load-army':
      return worthOfLoad(choice)
    case 'cargo':
    case 'take-supplies':
      return Math.min(2, Number(choice.fuel)) + 2 * Math.min(3, Number(choice.ammo)) + Math.min(1, Number(choice.food))
    case 'remove-excess':
      return Number(choice.food)
    case 'field-armies':
      return choice.done === true ? -1 : 0
    case 'railhead':
      return choice.done === true ? -1 : -far(choice.area)
    case 'combat':
      return choice.fight === true ? 0 : 1
    default:
      return 0
  }
}

/** What an army wants on its card. */
const worthOfLoad = ({ fuel, ammo, food }: Choice): number =>
  2 * Math.min(3, Number(fuel)) + 2 * Math.min(4, Number(ammo)) + Math.min(1, Number(food)) - Number(fuel) - Number(food)

function worthOfAction(choice: Choice, { areas, armies }: Table): number {
  const army = armies[String(choice.army)] ?? {}
  const supplies = Object.values((areas[String(army.area ?? choice.area)]?.supplies ?? {}) as { [kind: string]: number })
  const there = supplies.reduce((sum, count) => sum + count, 0)
  switch (choice.action) {
    case 'load':
      return there > 0 && army.loaded !== true ? 20 : NEVER
    case 'play-okh':
    case 'play-card':
      return 15
    case 'move-armored':
      return Number(army.fuel) > 0 && Number(army.ammo) > 1 ? 12 : 2
    case 'move-field':
      return 9
    case 'take-okh':
      return 8
    case 'transport':
      return 6
    case 'take-supplies':
      return there < 4 ? 7 : 3
    case 'take-transport':
      return 4
    case 'move-fleet':
      return NEVER
    default:
      return 1
  }
}

function worthOfStep(decision: Decision, choice: Choice, { areas, armies }: Table, far: (area: unknown) => number): number {
  const id = String((decision.about as Facts).army)
  const army = armies[id] ?? {}
  if (choice.done === true) return 0
  if (choice.action === 'load') return 1
  if (choice.action === 'play-okh') return 2
  const area = areas[String(choice.to)] ?? {}
  const needed = (area.bunker === true ? 1 : 0) + (area.soviet === undefined || area.soviet === false ? 0 : 2)
  if (needed > Number(army.ammo)) return NEVER
  const gained = far(army.area) - far(choice.to)
  return area.control === null ? 3 + 4 * gained + 3 * Number(area.medals ?? 0) : 4 * gained
}

const known = new Map<number, Map<string, number>>()

/** Areas from the seat's nearest victory area, over lines of its colour. */
function distancesTo(seat: number): Map<string, number> {
  const found = known.get(seat)
  if (found !== undefined) return found
  const distances = new Map<string, number>()
  let reached = [...CONTENT.areaIds.keys()].filter(
    (area) => CONTENT.victory[area] === 1 && (CONTENT.colours[area] & (1 << seat)) !== 0,
  )
  for (let distance = 0; reached.length > 0; distance++) {
    for (const area of reached) distances.set(CONTENT.areaIds[area], distance)
    reached = [...new Set(reached.flatMap((area) => nextTo(area, seat)))].filter((area) => !distances.has(CONTENT.areaIds[area]))
  }
  known.set(seat, distances)
  return distances
}

function nextTo(area: number, seat: number): number[] {
  const { start, area: neighbours, line } = CONTENT.land
  const next: number[] = []
  for (let i = start[area]; i < start[area + 1]; i++)
    if ((CONTENT.lineColours[line[i]] & (1 << seat)) !== 0) next.push(neighbours[i])
  return next
}

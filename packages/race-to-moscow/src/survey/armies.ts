import { liesOnAgenda } from '@railhead/table/steps'
import { AMMO, FOOD, FUEL, KINDS, NONE, SEAT_NAMES } from '../constants.ts'
import { chanceInFight, costOfStep } from '../forecast.ts'
import type { ArmyId } from '../ids.ts'
import * as no from '../reasons.ts'
import { whyNotActivate, whyNotStep } from '../rules/movement.ts'
import { linkedToBase } from '../rules/reaction.ts'
import { inArea, onCard } from '../rules/supply.ts'
import { HALTED, MOVED, State } from '../state.ts'
import { STEP } from '../steps/frames.ts'

/** An area that an army can get to in one activation, if no card stops it and it wins its fights. */
export type Reached = {
  readonly area: string
  readonly steps: number
  /** Cards drawn and fights on the way, that area included: each may stop the army. */
  readonly draws: number
  readonly fights: number
  /** [2024:10] Where the only fight is for the marker there: how likely it is won with what the army has then, if no card on the way changes that. */
  readonly wins?: number
}

export type ArmySurvey = {
  readonly army: string
  readonly seat: string
  readonly area: string
  readonly armored: boolean
  readonly fuel: number
  /** Fuel that lies where it stands. */
  readonly fuelThere: number
  readonly food: number
  readonly foodThere: number
  readonly halted: boolean
  /** It has been moved this turn: what it reaches is for the next. */
  readonly moved: boolean
  /** No chain of own areas leads to a supply base. */
  readonly cutOff: boolean
  readonly reach: readonly Reached[]
}

export function armiesOf(s: State, seat: number, viewer: number): readonly ArmySurvey[] {
  const linked = linkedToBase(s, seat)
  const armies = [...s.content.armiesOf[seat]].filter((army) => s.armyArea[army] !== NONE)
  return armies.map((army) => {
    const area = s.armyArea[army]
    const flags = s.armyFlags[army]
    return {
      army: s.content.armyIds[army],
      seat: SEAT_NAMES[seat],
      area: s.content.areaIds[area],
      armored: s.content.armyArmored[army] === 1,
      fuel: onCard(s, army, FUEL),
      fuelThere: inArea(s, area, FUEL),
      food: onCard(s, army, FOOD),
      foodThere: inArea(s, area, FOOD),
      halted: (flags & HALTED) !== 0,
      moved: (flags & MOVED) !== 0 && !isMoving(s, army),
      cutOff: linked[area] === 0,
      reach: reachOf(s, army, viewer),
    }
  })
}

const isMoving = (s: State, army: ArmyId): boolean => s.movement.army === army && liesOnAgenda(s.agenda, STEP['move-army'])

/** How far an army has come, and what it has left. */
interface Stage {
  readonly area: number
  readonly steps: number
  readonly stopped: number
  readonly load: readonly [fuel: number, ammo: number, food: number]
  readonly draws: number
  readonly fights: number
  readonly wins?: number
}

function reachOf(from: State, army: ArmyId, viewer: number): readonly Reached[] {
  const s = new State(from.content)
  s.bytes.set(from.bytes)
  const stage = firstStage(s, army)
  if (stage === undefined) return []
  const found = new Map<number, Stage>()
  const seen = new Set<string>()
  const waiting = [stage]
  for (const at of waiting) {
    for (const next of stepsFrom(s, army, at, viewer)) {
      const known = found.get(next.area)
      if (known === undefined || isBetter(next, known)) found.set(next.area, next)
      const key = `${next.area} ${next.steps} ${next.stopped} ${next.load} ${next.draws} ${next.fights}`
      if (seen.has(key)) continue
      seen.add(key)
      waiting.push(next)
    }
  }
  found.delete(stage.area)
  return [...found.values()]
    .sort((a, b) => a.steps - b.steps || a.area - b.area)
    .map(({ area, steps, draws, fights, wins }) => ({
      ...{ area: s.content.areaIds[area], steps, draws, fights },
      ...(wins === undefined ? {} : { wins }),
    }))
}

const isBetter = (a: Stage, b: Stage): boolean =>
  (a.fights - b.fights || a.draws - b.draws || (b.wins ?? 0) - (a.wins ?? 0) || a.steps - b.steps) < 0

/** As it moves on, or as it would set out when it is next its turn; undefined where it cannot. */
function firstStage(s: State, army: ArmyId): Stage | undefined {
  const load = (less: number): Stage['load'] => [onCard(s, army, FUEL) - less, onCard(s, army, AMMO), onCard(s, army, FOOD)]
  const area = s.armyArea[army]
  if (isMoving(s, army)) {
    const { steps, stopped, over } = s.movement
    return over === 1 ? undefined : { area, steps, stopped, load: load(0), draws: 0, fights: 0 }
  }
  s.armyFlags[army] &= ~MOVED
  if (whyNotActivate(s, s.content.armySeat[army], army) !== no.ALLOWED) return undefined
  s.movement.army = army
  s.movement.pionieren = s.movement.schnellkampfgruppe = 0
  return { area, steps: 0, stopped: 0, load: load(s.content.armyArmored[army]), draws: 0, fights: 0 }
}

function stepsFrom(s: State, army: ArmyId, at: Stage, viewer: number): readonly Stage[] {
  s.armyArea[army] = at.area
  s.movement.steps = at.steps
  s.movement.stopped = at.stopped
  s.load.set(at.load, army * KINDS)
  const { start, area } = s.content.roads[s.content.armySeat[army]]
  const stages: Stage[] = []
  for (let i = start[at.area]; i < start[at.area + 1]; i++) {
    const to = area[i]
    if (whyNotStep(s, to) !== no.ALLOWED) continue
    const { fuel, ammo, food } = costOfStep(s, to)
    const captures = s.control[to] === 0
    const fights = captures && s.soviet[to] !== 0
    const load: Stage['load'] = [at.load[FUEL] - fuel, at.load[AMMO] - ammo, at.load[FOOD] - food]
    const left = { fuel: load[FUEL], ammo: load[AMMO], food: load[FOOD] }
    stages.push({
      area: to,
      steps: at.steps + 1,
      stopped: fights ? 1 : 0,
      load,
      draws: at.draws + (captures && !fights ? 1 : 0),
      fights: at.fights + (fights ? 1 : 0),
      ...(fights && at.fights === 0 ? { wins: chanceInFight(s, to, viewer, left) } : {}),
    })
  }
  return stages
}

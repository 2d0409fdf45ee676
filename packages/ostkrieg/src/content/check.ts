import { Graph, makeBits, type Problem, setBit, UNREACHED } from '@railhead/table'
import * as v from 'valibot'
import { isAir, isLand, readUnits } from '../units.ts'
import { AREAS, cardIndex } from './numbering.ts'
import { type Authored, type CardStep, contentSchema, type EffectStep } from './schema.ts'

const MOST_LAND = 12

/** Everything that is wrong with maps, cards and set-ups: first their shape, then whether they fit together. */
export function checkContent(files: unknown): Problem[] {
  const parsed = v.safeParse(contentSchema, files)
  if (!parsed.success) return parsed.issues.map((issue) => ({ where: v.getDotPath(issue) ?? 'content', what: issue.message }))
  return [checkMap, checkNames, checkCards, checkScenarios, checkSolitaire].flatMap((check) => check(parsed.output))
}

function checkMap({ map, scenarios }: Authored): Problem[] {
  const problems: Problem[] = []
  const numbers = new Set(map.areas.map((area) => area.number))
  if (numbers.size !== AREAS - 1 || map.areas.length !== numbers.size)
    problems.push({ where: 'map.areas', what: 'the areas are not numbered 1 to 100, each once' })
  const seen = new Set<string>()
  for (const { between } of map.borders) {
    const [a, b] = [...between].sort((x, y) => x - y)
    const where = `map.borders ${a}-${b}`
    if (a === b) problems.push({ where, what: 'an area does not border itself' })
    if (seen.has(`${a}-${b}`)) problems.push({ where, what: 'the border is listed twice' })
    seen.add(`${a}-${b}`)
  }
  const graph = new Graph(
    AREAS,
    map.borders.map((border) => border.between),
  )
  const from = makeBits(AREAS)
  setBit(from, 1)
  const steps = new Uint8Array(AREAS)
  graph.distances(from, steps)
  for (const { number, name } of map.areas)
    if (steps[number] === UNREACHED) problems.push({ where: `map.areas ${number} ${name}`, what: 'no border leads here' })
  for (const side of ['axis', 'soviet'] as const) {
    const track = map.areas
      .filter((area) => map.countries[area.country] === side)
      .reduce((sum, area) => sum + (area.oil > 0 ? area.oil : Math.min(area.vp, 1)), 0)
    if (track !== scenarios.production[side])
      problems.push({
        where: 'map.areas',
        what: `the ${side} areas make ${track}, the track starts at ${scenarios.production[side]}`,
      })
  }
  return problems
}

/** Areas are called by their names in positions and choices, so these are words, and no two the same. */
function checkNames({ map }: Authored): Problem[] {
  const seen = new Set<string>()
  return map.areas.flatMap(({ number, name }) => {
    const where = `map.areas ${number} ${name}`
    const isTwice = seen.has(name.toLowerCase())
    seen.add(name.toLowerCase())
    if (isTwice) return [{ where, what: 'another area has this name' }]
    return /^\p{Lu}[\p{L}]*([ '.-]+\p{L}+)*$/u.test(name) ? [] : [{ where, what: 'this is not the name of an area' }]
  })
}

function checkCards({ cards }: Authored): Problem[] {
  const problems: Problem[] = []
  cards.cards.forEach((card, index) => {
    const where = `cards ${card.number} ${card.name}`
    if (cardIndex(card.number) !== index) problems.push({ where, what: 'the cards are not in the order 1-26, 51-77' })
    if (card.number <= 26 !== (card.side === 'axis')) problems.push({ where, what: 'the number belongs to the other side' })
    // A unit attacks once per card play; the engine remembers it for one attack step.
    for (const path of paths(card.steps))
      if (path.filter((step) => step.do === 'attack').length > 1) problems.push({ where, what: 'it has two attack steps' })
  })
  return problems
}

/** The ways through a card: one branch of each pair. */
function paths(steps: readonly CardStep[]): (CardStep | EffectStep)[][] {
  let all: (CardStep | EffectStep)[][] = [[]]
  for (const step of steps) {
    const ends = step.do === 'either' ? [step.first, step.second] : [[step]]
    all = all.flatMap((path) => ends.map((end) => [...path, ...end]))
  }
  return all
}

function checkScenarios({ scenarios, cards }: Authored): Problem[] {
  const problems: Problem[] = []
  for (const id of twice(scenarios.scenarios.map((scenario) => scenario.id)))
    problems.push({ where: `scenarios ${id}`, what: 'the scenario is listed twice' })
  for (const scenario of scenarios.scenarios) {
    for (const { area, units } of scenario.units) {
      const where = `scenarios ${scenario.id} ${area}`
      const list = readUnits(units) ?? []
      const land = list.filter(({ kind }) => isLand(kind)).reduce((sum, { count }) => sum + count, 0)
      const air = list.filter(({ kind }) => isAir(kind)).reduce((sum, { count }) => sum + count, 0)
      if (land > MOST_LAND || air > 4) problems.push({ where, what: 'too many units for one area' })
    }
    const numbers = [...(scenario.hands === 'cards-of-the-year' ? [] : scenario.hands), ...scenario.front]
    for (const number of numbers)
      if (!cards.cards.some((card) => card.number === number))
        problems.push({ where: `scenarios ${scenario.id}`, what: `there is no card ${number}` })
  }
  return problems
}

const twice = <T>(list: readonly T[]): T[] => list.filter((one, i) => list.indexOf(one) !== i)
const YEARS = [1941, 1942, 1943, 1944, 1945]
const LEVELS = [1, 2, 3]
/** A die, shifted by at most two. */
const HIGHEST_ROLL = 8

function checkSolitaire({ solitaire, cards }: Authored): Problem[] {
  const problems: Problem[] = []
  const check = (holds: boolean, where: string, what: string): void => {
    if (!holds) problems.push({ where: `solitaire.${where}`, what })
  }
  for (const [year, points] of Object.entries(solitaire.par))
    check(YEARS.includes(Number(year)) && points >= 0, `par.${year}`, 'this is no year of the war, or no number of points')
  for (const [side, plan] of Object.entries(solitaire.plan))
    for (const [year, [balanced, aggressive]] of Object.entries(plan ?? {})) {
      check(YEARS.includes(Number(year)), `plan.${side}.${year}`, 'this is no year of the war')
      check(
        balanced >= 1 && balanced <= aggressive && aggressive <= HIGHEST_ROLL,
        `plan.${side}.${year}`,
        `rolls go from 1 to ${HIGHEST_ROLL}, balanced before aggressive`,
      )
    }
  for (const { side, year, personality } of solitaire.priorities)
    check(YEARS.includes(year), `priorities ${side} ${year} ${personality}`, 'this is no year of the war')
  for (const name of twice(solitaire.priorities.map(({ side, year, personality }) => `${side} ${year} ${personality}`)))
    check(false, `priorities ${name}`, 'these priorities are listed twice')
  for (const number of solitaire.triggers.flatMap((trigger) => trigger.cards))
    check(
      cards.cards.some((card) => card.number === number),
      `triggers ${number}`,
      `there is no card ${number}`,
    )
  for (const number of twice(solitaire.triggers.flatMap((trigger) => trigger.cards)))
    check(false, `triggers ${number}`, 'the card is named by two triggers')
  for (const { cards: named, attackWith } of solitaire.triggers) {
    check(named.length > 0, 'triggers', 'a trigger names a card')
    check(attackWith === undefined || attackWith.dice > 0, `triggers ${named.join(' ')}`, 'an attack has dice')
  }
  const levels = solitaire.handicaps.map(({ level }) => level)
  check(levels.join() === LEVELS.join(), 'handicaps', 'the levels are 1, 2 and 3')
  for (const { level, points, firstAttackDice } of solitaire.handicaps)
    check(points >= 0 && firstAttackDice >= 0, `handicaps ${level}`, 'a handicap takes nothing from the bot')
  return problems
}

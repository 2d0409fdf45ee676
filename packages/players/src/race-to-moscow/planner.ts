import { raceToMoscow as game } from '@railhead/race-to-moscow'
import { code, END_TURN, liesOnAgenda, STEP, type State } from '@railhead/race-to-moscow/inside'
import { type Chance, looseChance, type Seat } from '@railhead/table'
import { bonusActions, coreActions, marches, transports, type Width } from './actions.ts'
import { isPlanned, type Line, Lines } from './lines.ts'

/** How much a planner thinks: counts, never time. */
export interface Effort {
  /** Lines that are kept for each number of actions left, in the world in which plans are made and in those in which they are tried. */
  readonly beam: number
  readonly trialBeam: number
  /** Plans that are tried, and in how many worlds. */
  readonly plans: number
  readonly worlds: number
  /** Core actions that are looked ahead. */
  readonly depth: number
  readonly width: Width
  readonly trialWidth: Width
}

/** Choices up to where something hidden comes out, and what they are worth on the average. */
export interface Plan {
  readonly choices: readonly number[]
  worth: number
  /** The line that was best with these choices when they were found, to its end. */
  readonly line: readonly number[]
}

const MOST_BONUSES = 2
const END = code(END_TURN)

/** Everything that a turn can come to from a line on, by the best lines kept. */
function* turns(lines: Lines, from: Line, beam: number, depth: number, width: Width): Generator<void, Line[], void> {
  const ended: Line[] = []
  const layers: Line[][] = []
  const put = (line: Line): void => {
    if (line.ended) ended.push(line)
    else {
      const left = line.state.actionsLeft[0]
      while (layers.length <= left) layers.push([])
      layers[left].push(line)
    }
  }
  for (const line of begun(lines, from, width)) put(line)
  yield
  for (let left = layers.length - 1; left >= 0; left = layers.findLastIndex((layer) => layer.length > 0)) {
    const layer = lines.best(layers[left], beam)
    layers[left] = layer
    const untried = layer.find((line) => !line.tried && line.bonuses < MOST_BONUSES)
    if (untried !== undefined) {
      untried.tried = true
      for (const child of bonusActions(lines, untried, width)) put(child)
      continue
    }
    layers[left] = []
    for (const [rank, line] of layer.entries()) {
      const goesOn = left > 0 && line.actions < depth
      if (goesOn) {
        for (const child of coreActions(lines, line, width)) put(child)
        yield
      }
      if (goesOn && rank > 0) lines.drop(line)
      else {
        lines.end(line)
        ended.push(line)
      }
    }
    yield
  }
  return ended
}

/** To the first moment between two actions. */
function begun(lines: Lines, from: Line, width: Width): Line[] {
  lines.settle(from)
  if (from.ended) {
    lines.judge(from)
    return [from]
  }
  const { step } = lines.asked(from)
  if (step === STEP.transport) return transports(lines, from, width)
  if (step !== STEP.turn) return marches(lines, from, width)
  lines.judge(from)
  return [from]
}

const keyOf = (choices: readonly number[]): string => choices.join()
const planned = (line: Line): readonly number[] => (line.cut < 0 ? line.choices : line.choices.slice(0, line.cut))

/** The best plans of a seat whose choice it is, the best first. */
export function* plans(
  root: State,
  seat: Seat,
  chance: Chance,
  effort: Effort,
): Generator<{ done: number; of: number }, Plan[], void> {
  const steps = effort.plans * effort.worlds + 1
  const lines = new Lines(seat)
  const first = chance.word(0)
  const world = game.reimagine(root, seat, looseChance(first), game.copy(root))
  const found = new Map<string, Plan>()
  const finished = yield* counted(firstLines(lines, world, first, effort), 0, steps)
  for (const line of finished) {
    const choices = planned(line)
    const key = keyOf(choices)
    const known = found.get(key)
    if (choices.length > 0 && (known === undefined || known.worth < line.worth))
      found.set(key, { choices, worth: line.worth, line: line.choices.slice() })
    lines.drop(line)
  }
  const best = [...found.values()].sort((a, b) => b.worth - a.worth).slice(0, effort.plans)
  if (best.length < 2 || effort.worlds === 0) return best
  const sums = best.map(() => 0)
  for (let number = 0; number < effort.worlds; number++) {
    // The same worlds for every plan.
    const seed = chance.word(0)
    for (const [at, plan] of best.entries()) {
      game.reimagine(root, seat, looseChance(seed), world)
      sums[at] += yield* counted(trial(lines, world, seed, plan, effort), 1 + number * best.length + at, steps)
    }
  }
  for (const [at, plan] of best.entries()) plan.worth = sums[at] / effort.worlds
  return best.sort((a, b) => b.worth - a.worth)
}

/** Every choice of a question in between; otherwise the turn from here on. */
function* firstLines(lines: Lines, world: State, luck: number, effort: Effort): Generator<void, Line[], void> {
  const { beam, depth, width } = effort
  const root = lines.begin(world, luck)
  root.ending = !liesOnAgenda(world.agenda, STEP.turn)
  const { step, choices, count } = lines.asked(root)
  if (isPlanned(step)) return yield* turns(lines, root, beam, depth, width)
  const finished: Line[] = []
  for (const choice of choices.slice(0, count)) {
    const child = lines.fork(root)
    lines.play(child, choice)
    if (child.cut < 0) child.cut = child.choices.length
    finished.push(...(yield* turns(lines, child, effort.trialBeam, depth, effort.trialWidth)))
  }
  lines.drop(root)
  return finished
}

/** What the plan comes to in another world. */
function* trial(
  lines: Lines,
  world: State,
  luck: number,
  plan: Plan,
  { trialBeam, depth, trialWidth }: Effort,
): Generator<void, number, void> {
  const line = lines.begin(world, luck)
  line.ending = !liesOnAgenda(world.agenda, STEP.turn)
  for (const choice of plan.choices) {
    if (!lines.asked(line).has(choice)) break
    lines.play(line, choice)
    if (choice === END) line.ending = true
  }
  const finished = yield* turns(lines, line, trialBeam, depth, trialWidth)
  let most = Number.NEGATIVE_INFINITY
  for (const one of finished) {
    if (one.worth > most) most = one.worth
    lines.drop(one)
  }
  return most
}

function* counted<T>(work: Generator<void, T, void>, done: number, of: number): Generator<{ done: number; of: number }, T, void> {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
    yield { done, of }
  }
}

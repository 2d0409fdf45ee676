import { raceToMoscow as game } from '@railhead/race-to-moscow'
import { code, END_TURN, GOING_ON, LOAD, STEP, type State, verbOf } from '@railhead/race-to-moscow/inside'
import { type Chance, looseChance, type Seat } from '@railhead/table'
import { liesOnAgenda } from '@railhead/table/steps'
import { bonusActions, coreActions, marches, transports, type Width } from './actions.ts'
import type { Judgement } from './judgement.ts'
import { isPlanned, type Line, Lines } from './lines.ts'
import { shipped } from './shipped.ts'

/** How much a planner thinks: counts, never time. */
export interface Effort {
  /** Lines that are kept for each number of actions left, in the world in which plans are made and in those in which they are tried. */
  readonly beam: number
  readonly trialBeam: number
  /** Plans that are tried, and in how many worlds. */
  readonly plans: number
  readonly worlds: number
  /** Half of the plans are left out after a quarter of the worlds, and half of the others after another quarter. */
  readonly halves?: boolean
  /** Own turns after this one that are looked ahead where plans are tried; none where left out. */
  readonly ahead?: number
  /** Core actions that rivals are looked ahead in between; without it they are supposed to do nothing. */
  readonly rivals?: number
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
  /** What that line uses: cards, HQ and air support; and core actions, as far as was looked ahead. */
  readonly cards: number
  readonly actions: number
  /** How many of the choices are tried in other worlds: those of the first core action. What comes after it is thought of anew in each. */
  readonly opening: number
}

const MOST_BONUSES = 2
const END = code(END_TURN)

/** Everything that a turn can come to from a line on, by the best lines kept. */
function* turns(lines: Lines, from: Line, beam: number, depth: number, width: Width): Generator<void, Line[], void> {
  const ended: Line[] = []
  const layers: Line[][] = []
  const put = (line: Line): void => {
    const left = line.state.actionsLeft[0]
    if (line.ended) ended.push(line)
    // A card for an action more is played only by whoever sees what to do with all of them.
    else if (line.hasAddedAction && left > depth - line.actions) lines.drop(line)
    else {
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
      const next = left > 0 && line.actions < depth ? coreActions(lines, line, width) : []
      for (const child of next) put(child)
      yield
      if (next.length > 0 && (rank > 0 || line.hasAddedAction)) lines.drop(line)
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

function planOf(line: Line): Plan {
  const choices = planned(line)
  const { worth, cards, actions } = line
  const opening = line.opening < 0 ? choices.length : Math.min(line.opening, choices.length)
  return { choices, worth, line: line.choices.slice(), cards, actions, opening }
}

const openingOf = ({ choices, opening }: Plan): readonly number[] => choices.slice(0, opening)

/** The best plans of a seat whose choice it is, the best first. */
export function* plans(
  root: State,
  seat: Seat,
  chance: Chance,
  effort: Effort,
  judgement: Judgement = shipped(),
): Generator<{ done: number; of: number }, Plan[], void> {
  const steps = effort.plans * effort.worlds + 1
  const lines = new Lines(seat, judgement)
  const world = game.copy(root)
  const best = yield* counted(firstPlans(lines, root, world, chance.word(0), effort), 0, steps)
  if (best.length < 2 || effort.worlds === 0) return best
  const tried = best.map((plan) => ({ plan, sum: 0, worlds: 0 }))
  let going = tried
  for (let number = 0; number < effort.worlds; number++) {
    // The same worlds for every plan.
    const seed = chance.word(0)
    for (const [at, one] of going.entries()) {
      game.reimagine(root, seat, looseChance(seed), world)
      const opening = { choices: openingOf(one.plan) }
      one.sum += yield* counted(trial(lines, world, seed, opening, effort), 1 + number * best.length + at, steps)
      one.worlds++
    }
    if (effort.halves === true && (number + 1 === effort.worlds >> 2 || number + 1 === effort.worlds >> 1))
      going = going.toSorted((a, b) => b.sum - a.sum).slice(0, Math.max(2, going.length >> 1))
  }
  for (const { plan, sum, worlds } of tried) plan.worth = sum / worlds
  // Whoever was tried in fewer worlds was worse in these.
  return tried.sort((a, b) => b.worlds - a.worlds || b.plan.worth - a.plan.worth).map(({ plan }) => plan)
}

/** The plans that seem best in one world, which is dealt into `world`: the best for each opening, the best first. */
export function* firstPlans(
  lines: Lines,
  root: State,
  world: State,
  luck: number,
  effort: Effort,
): Generator<void, Plan[], void> {
  game.reimagine(root, lines.seat, looseChance(luck), world)
  const found = new Map<string, Plan>()
  for (const line of yield* firstLines(lines, world, luck, effort)) {
    const plan = planOf(line)
    const key = keyOf(openingOf(plan))
    const known = found.get(key)
    if (plan.choices.length > 0 && (known === undefined || known.worth < plan.worth)) found.set(key, plan)
    lines.drop(line)
  }
  return [...found.values()].sort((a, b) => b.worth - a.worth).slice(0, effort.plans)
}

/** A plan for each way to begin that seems worth a thought: so that whoever is to choose between plans has some that differ. */
export function* openings(lines: Lines, root: State, world: State, luck: number, effort: Effort): Generator<void, Plan[], void> {
  game.reimagine(root, lines.seat, looseChance(luck), world)
  const from = lines.begin(world, luck)
  const plans: Plan[] = []
  if (lines.asked(from).step === STEP.turn && from.state.actionsLeft[0] > 0) {
    const ways = new Map<number, Line>()
    const children = [...coreActions(lines, from, effort.trialWidth), ...bonusActions(lines, from, effort.trialWidth)]
    yield
    for (const child of children.sort((a, b) => b.worth - a.worth)) {
      const way = child.choices.find((choice) => verbOf(choice) !== LOAD) ?? child.choices[0]
      if (ways.has(way)) lines.drop(child)
      else ways.set(way, child)
    }
    for (const child of [...ways.values()].slice(0, effort.plans)) {
      const ended = yield* turns(lines, child, effort.trialBeam, effort.depth, effort.trialWidth)
      // What has begun may lead nowhere.
      const best = ended.toSorted((a, b) => b.worth - a.worth).at(0)
      if (best !== undefined) plans.push(planOf(best))
      for (const line of ended) lines.drop(line)
    }
  }
  lines.drop(from)
  return plans.filter(({ choices }) => choices.length > 0)
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

/** What the plan comes to in another world. `look` is shown how it stands there in the end. */
export function* trial(
  lines: Lines,
  world: State,
  luck: number,
  plan: Pick<Plan, 'choices'>,
  {
    trialBeam,
    depth,
    trialWidth,
    ahead = 0,
    rivals = 0,
  }: Pick<Effort, 'trialBeam' | 'depth' | 'trialWidth' | 'ahead' | 'rivals'>,
  look?: (state: State) => void,
): Generator<void, number, void> {
  const line = lines.begin(world, luck)
  line.ending = !liesOnAgenda(world.agenda, STEP.turn)
  for (const choice of plan.choices) {
    if (!lines.asked(line).has(choice)) break
    lines.play(line, choice)
    if (choice === END) line.ending = true
  }
  let best = yield* bestTurn(lines, line, trialBeam, depth, trialWidth)
  if (best !== undefined) look?.(best.state)
  for (let turn = 0; turn < ahead && best !== undefined && !isOver(best); turn++) {
    yield* untilNextTurn(lines, best, luck, rivals, trialWidth)
    if (best.ended) lines.judge(best)
    else best = yield* bestTurn(lines, best, trialBeam, depth, trialWidth)
  }
  if (best === undefined) return Number.NEGATIVE_INFINITY
  lines.drop(best)
  return best.worth
}

/** Goes on to the next turn of the seat; what rivals do until then is what seems best to them, so many actions ahead. */
export function* untilNextTurn(lines: Lines, line: Line, luck: number, depth: number, width: Width): Generator<void, void, void> {
  for (let seat = lines.pass(line, depth > 0); seat !== lines.seat; seat = lines.pass(line, depth > 0)) {
    const rival = lines.of(seat)
    const theirs = yield* bestTurn(rival, rival.begin(line.state, luck), 1, depth, width)
    if (theirs === undefined) return
    game.copy(theirs.state, line.state)
    rival.drop(theirs)
  }
}

/** The best that a turn can come to, if it comes to anything; the line is used up. */
function* bestTurn(lines: Lines, from: Line, beam: number, depth: number, width: Width): Generator<void, Line | undefined, void> {
  const [best, ...others] = (yield* turns(lines, from, beam, depth, width)).sort((a, b) => b.worth - a.worth)
  for (const line of others) lines.drop(line)
  return best
}

const isOver = ({ state }: Line): boolean => state.ending[0] !== GOING_ON

function* counted<T>(work: Generator<void, T, void>, done: number, of: number): Generator<{ done: number; of: number }, T, void> {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
    yield { done, of }
  }
}

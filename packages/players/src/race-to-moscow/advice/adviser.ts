import { raceToMoscow as game } from '@railhead/race-to-moscow'
import type { State } from '@railhead/race-to-moscow/inside'
import { type Chance, type Choice, type GameEvent, looseChance, type Seat } from '@railhead/table'
import type { AdvisedPlan, Adviser } from '../../advice/advice.ts'
import { attempted, contest } from '../../advice/contest.ts'
import { meanOutlook } from '../../advice/model.ts'
import { namesOf, numbersOf } from '../../advice/named.ts'
import { reasonsOf } from '../../advice/reason.ts'
import { sampled } from '../../advice/sample.ts'
import { comparison, type Ideas, type Weighed, weigh } from '../../advice/weigh.ts'
import type { Seen } from '../../player.ts'
import { Lines } from '../lines.ts'
import { type Effort, firstPlans, openings, trial } from '../planner.ts'
import { shipped } from '../shipped.ts'
import { CALIBRATION } from './generated/calibration.ts'
import { calibrated, FEATURES, outlookIn, situationOf } from './outlook.ts'
import { Telling } from './telling.ts'

const narrow = { march: 3, marches: 2, chains: 2, transports: 2 } as const
const broad = { march: 5, marches: 4, chains: 4, transports: 4 } as const

/** At once one action ahead; then something quickly, then what a strong player would look at. */
const GLIMPSE: Effort = { beam: 1, trialBeam: 1, plans: 3, worlds: 0, depth: 1, width: narrow, trialWidth: narrow }
const QUICK: Effort = { beam: 2, trialBeam: 1, plans: 8, worlds: 0, depth: 2, width: narrow, trialWidth: narrow }
const THOROUGH: Effort = { beam: 6, trialBeam: 2, plans: 10, worlds: 0, depth: 4, width: broad, trialWidth: narrow }
/** How the rest of a turn is planned in each world; for puzzles with more thought. */
const DEEP: Effort = { ...QUICK, trialBeam: 3, depth: 4, trialWidth: broad }

/** Worlds over which a situation is judged from what a viewer may know. */
const WORLDS_JUDGED = 4

interface Idea {
  readonly choices: readonly number[]
}

/** Plans of the seat that is asked, on worlds that agree with what it sees. */
class RaceIdeas implements Ideas<Idea> {
  readonly root: State
  readonly #seat: Seat
  readonly #lines: Lines
  readonly #world: State
  readonly #chance: Chance
  readonly #luck: number[] = []
  readonly #telling: Telling
  readonly #rest: Effort

  constructor({ view, decision, chance }: Seen, rest = QUICK) {
    this.#rest = rest
    this.root = game.imagine(view, chance)
    this.#seat = game.seats.indexOf(decision.seat)
    this.#lines = new Lines(this.#seat, shipped())
    this.#world = game.copy(this.root)
    this.#chance = chance
    this.#telling = new Telling(this.root, this.#seat)
  }

  readonly glimpse = () => firstPlans(this.#lines, this.root, this.#world, this.#luckOf(0), GLIMPSE)

  readonly stages = [() => this.#found(QUICK), () => this.#found(THOROUGH)]

  key({ choices }: Idea): string {
    return choices.join()
  }

  aim({ choices }: Idea): string {
    return this.#telling.aim(choices)
  }

  answer(plan: Idea): string {
    return this.aim(plan)
  }

  of(names: readonly Choice[]): Idea | undefined {
    const choices = numbersOf(game, game.copy(this.root), this.#seat, names)
    return choices.length === 0 ? undefined : { choices }
  }

  *tried(plan: Idea, world: number): Generator<void, number, void> {
    const luck = this.#luckOf(world)
    game.reimagine(this.root, this.#seat, looseChance(luck), this.#world)
    let chance = outlookIn(this.#world).chances[game.seats[this.#seat]]
    yield* trial(this.#lines, this.#world, luck, plan, this.#rest, (state) => {
      chance = outlookIn(state).chances[game.seats[this.#seat]]
    })
    return chance
  }

  told(plans: readonly Weighed<Idea>[]): AdvisedPlan[] {
    const facts = this.#telling.whatDiffers(plans.map(({ plan }) => plan.choices))
    const lacking = (at: number) => this.#telling.whatIsLacking(plans[0].plan.choices, plans[at].plan.choices)
    const reasons = reasonsOf(plans, { facts, lacking })
    return plans.map(({ plan, values }, at) => ({
      ...namesOf(game, game.copy(this.root), this.#seat, plan.choices),
      ...sampled(values),
      aim: this.aim(plan),
      bill: this.#telling.bill(plan.choices),
      facts: facts[at],
      reason: reasons[at],
    }))
  }

  *#found(effort: Effort): Generator<void, readonly Idea[], void> {
    const best = yield* firstPlans(this.#lines, this.root, this.#world, this.#luckOf(0), effort)
    const others = yield* openings(this.#lines, this.root, this.#world, this.#luckOf(0), effort)
    const known = new Set<string>()
    return [...best.slice(0, effort.plans >> 1), ...others, ...best].filter((plan) => {
      const isNew = !known.has(this.key(plan))
      known.add(this.key(plan))
      return isNew
    })
  }

  /** What is dealt in the world of that number: the same for every plan. */
  #luckOf(world: number): number {
    while (this.#luck.length <= world) this.#luck.push(this.#chance.word(0))
    return this.#luck[world]
  }
}

export const raceToMoscowAdviser: Adviser = {
  game: game.id,
  features: FEATURES,
  calibrated,
  calibration: CALIBRATION,
  plans: new Set(['turn']),
  *advise(seen) {
    return yield* weigh(new RaceIdeas(seen))
  },
  compare: (seen, chosen) => comparison(new RaceIdeas(seen), chosen),
  clear: 0.05,
  puzzles: { asks: 'plan', steps: new Set(['turn']) },
  contest: (seen, least, deep) => contest(new RaceIdeas(seen, deep ? DEEP : QUICK), least),
  attempted: (seen, answer, chosen, worlds) => attempted(new RaceIdeas(seen), answer, chosen, worlds),
  evaluate(view, chance) {
    const root = game.imagine(view, chance)
    const viewer = view.viewer === null ? null : game.seats.indexOf(view.viewer)
    const world = game.copy(root)
    return meanOutlook(
      Array.from({ length: WORLDS_JUDGED }, () => outlookIn(game.reimagine(root, viewer, looseChance(chance.word(0)), world))),
    )
  },
  situation: (view, chance) => situationOf(game.imagine(view, chance)),
  /** A city that was taken is more than all medals. */
  resultAlone: ({ winners, scores }, seats) =>
    seats.length === 1 ? (winners.length > 0 ? CITY : 0) + (scores[seats[0]] ?? 0) : undefined,
  kindOfChance: ({ type }: GameEvent) => CHANCES.get(type),
}

const CITY = 1000

/** What the decks decide. */
const CHANCES: ReadonlyMap<string, string> = new Map([
  ['card-drawn', 'cards'],
  ['okh-revealed', 'cards'],
  ['looked-at-deck', 'cards'],
  ['looked-at-marker', 'cards'],
])

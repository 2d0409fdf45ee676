import fc from 'fast-check'
import { looseChance } from '../chance.ts'
import type { Game, GameState } from '../game.ts'
import { playRandomly } from '../play.ts'
import { timesLonger, usualSeed } from './length.ts'
import { listedApply, unlistedRefused } from './properties/choices.ts'
import { apart, copies, deterministic } from './properties/determinism.ts'
import { gamesEnd, invariantsHold } from './properties/ending.ts'
import { readingOnly, soundQuestions } from './properties/questions.ts'
import { positionsChecked, savesRoundTrip, undoRestores } from './properties/saving.ts'
import { eventsKeepSecrets, keyStaysIn, openIsOpen, viewsKeepSecrets } from './properties/secrets.ts'
import { eventsTellAll } from './properties/story.ts'
import { maskedSame, reimagined, revealedHonest, viewsImagined } from './properties/worlds.ts'
import { Broken, type Property, type Setting } from './property.ts'
import { Walk } from './walk.ts'

/** Every promise of the contract, the simplest first: a defect is named by the first that it breaks. */
export const PROPERTIES: readonly Property[] = [
  deterministic,
  readingOnly,
  apart,
  copies,
  soundQuestions,
  listedApply,
  savesRoundTrip,
  positionsChecked,
  undoRestores,
  unlistedRefused,
  keyStaysIn,
  viewsImagined,
  eventsTellAll,
  eventsKeepSecrets,
  viewsKeepSecrets,
  openIsOpen,
  revealedHonest,
  reimagined,
  maskedSame,
  gamesEnd,
  invariantsHold,
]

export interface CheckOptions<S extends GameState> extends Setting<S> {
  /** Walks for each property, in a run of usual length; a few dear ones get a quarter of them. */
  readonly runs?: number
  readonly seed?: number
  /** Choices in the longest walk; by default as many as a random game had. */
  readonly longest?: number
  /** Names of properties: checks these alone, to work on one. */
  readonly only?: readonly string[]
}

/** Enough for three seats with 300 choices each. */
const LARGEST_PICK = 1023
/** Shrinking stops here: a dear property on a long walk would take minutes to be shrunk to the last. */
const MOST_SHRINKS = 500

/**
 * Holds a game to its contract: walks into it at random and checks every property where each walk ends. Throws
 * `PropertyError` with the shortest walk found that breaks a property.
 */
export function checkGame<S extends GameState>(game: Game<S>, options: CheckOptions<S>): void {
  const { cases, seed = usualSeed(), only } = options
  const runs = (options.runs ?? 40) * timesLonger()
  const longest =
    options.longest ?? Math.max(...cases.map(({ options: o }) => lengthOf(game, game.setup(o, `length ${seed}`), seed)))
  const ways = fc.tuple(fc.constantFrom(...cases), fc.nat(), fc.array(fc.nat(LARGEST_PICK), { maxLength: longest, size: 'max' }))
  const walks = fc.limitShrink(ways, MOST_SHRINKS).map(([from, number, picks]) => new Walk(game, from, `seed ${number}`, picks))
  for (const property of PROPERTIES) {
    if (only !== undefined && !only.includes(property.name)) continue
    const run = fc.check(
      fc.property(walks, (walk) => property.check(walk, options)),
      { numRuns: property.everyFourth ? Math.ceil(runs / 4) : runs, seed },
    )
    if (run.failed)
      throw new PropertyError(game, brokenBy(run.errorInstance, property), run.counterexample?.[0] as Walk<S>, run.errorInstance)
  }
}

/** A walk may come upon a defect that is another property's to name. */
function brokenBy(cause: unknown, checked: Property): Property {
  const named = cause instanceof Broken ? PROPERTIES.find(({ name }) => name === cause.property) : undefined
  return named ?? checked
}

/** How long a game takes that is played at random. */
function lengthOf<S extends GameState>(game: Game<S>, state: S, seed: number): number {
  try {
    return playRandomly(game, state, looseChance(seed))
  } catch {
    // A defect: the properties will name it.
    return game.longestGame
  }
}

/** A property that does not hold, with the shortest counter-example found. */
export class PropertyError<S extends GameState = GameState> extends Error {
  readonly property: string
  readonly walk: Walk<S>
  constructor(game: Game<S>, property: Pick<Property, 'name' | 'says'>, walk: Walk<S>, cause: unknown) {
    const reason =
      cause instanceof Broken
        ? cause.message
        : `an exception was thrown: ${cause instanceof Error ? (cause.stack ?? cause) : cause}`
    super(
      [
        `${game.title} breaks the property "${property.name}": ${property.says}.`,
        `What happened: ${reason}`,
        `Shortest way there: case "${walk.case.name}", seed "${walk.seed}", picks [${walk.picks.join(', ')}]. As a record:`,
        walk.record(),
      ].join('\n'),
      { cause },
    )
    this.name = 'PropertyError'
    this.property = property.name
    this.walk = walk
  }
}

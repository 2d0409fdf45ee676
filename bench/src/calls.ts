import { type Chance, type Game, type GameState, looseChance, Match, Question, type Seat } from '@railhead/table'
import { Dice } from './contestant.ts'
import { cpuMs, median, WARM_UP } from './measure.ts'

/** Something a program does with a game at every choice, or once, and how much CPU time it may take, in microseconds. */
interface Call {
  readonly name: string
  readonly limit: number | null
  /** Does it many times; answers how often. Undefined where the game cannot do it. */
  readonly work: ((game: Game) => () => number) | undefined
}

type Reimagining = Game & { reimagine?(state: GameState, seat: Seat, random: Chance, into: GameState): GameState }

const MEASURED = 1000
const SAMPLES = 64
const BATCH = 500
const MILLISECOND = 1000
/** For a game with much that is hidden, and for one in which only the order of a stack is. */
const REIMAGINE_LIMITS: { readonly [game: string]: number } = { 'race-to-moscow': 5, ostkrieg: 1 }

function callsOf(game: Game): readonly Call[] {
  return [
    { name: 'reimagine', limit: REIMAGINE_LIMITS[game.id] ?? null, work: 'reimagine' in game ? reimagining : undefined },
    { name: 'choose with events', limit: 10, work: choosing },
    { name: 'open a finished record', limit: 5 * MILLISECOND, work: opening },
    { name: 'content hash', limit: null, work: hashing },
  ]
}

/** Names of the rows that a game has. */
export function callNames(game: Game): string[] {
  return callsOf(game).flatMap(({ name, work }) => (work === undefined ? [] : `${game.id} ${name}`))
}

export function callLimit(game: Game, row: string): number | null {
  return callsOf(game).find(({ name }) => `${game.id} ${name}` === row)?.limit ?? null
}

/** Microseconds of CPU time that one of them takes, after a warm-up. */
export function timeCall(game: Game, row: string): number {
  const work = callsOf(game)
    .find(({ name }) => `${game.id} ${name}` === row)
    ?.work?.(game)
  if (work === undefined) throw new RangeError(`there is no row "${row}"`)
  const costs: number[] = []
  const start = cpuMs()
  for (let spent = 0; spent < WARM_UP + MEASURED; spent = cpuMs() - start) {
    const before = cpuMs()
    const times = work()
    if (spent >= WARM_UP) costs.push((1000 * (cpuMs() - before)) / times)
  }
  return median(costs)
}

/** A game played at random through `Match`: the places of the choices in their lists, and its record. */
function playedGame(game: Game): { readonly places: readonly number[]; readonly record: string } {
  const dice = new Dice(11)
  const question = new Question()
  const match = Match.open(game, OPENING)
  const places: number[] = []
  while (!game.pending(match.state, question).over) {
    const place = dice.below(question.count)
    match.play(place)
    places.push(place)
  }
  match.reveal()
  return { places, record: match.record() }
}

const OPENING = { options: {}, seed: 'bench', salt: 'salt' }

function choosing(game: Game): () => number {
  const { places } = playedGame(game)
  return () => {
    const match = Match.open(game, OPENING)
    for (const place of places) match.play(place)
    return places.length
  }
}

function opening(game: Game): () => number {
  const { record } = playedGame(game)
  return () => {
    Match.fromRecord(game, record)
    return 1
  }
}

function hashing(game: Game): () => number {
  return () => {
    let length = 0
    for (let i = 0; i < BATCH; i++) length += game.contentHash.length
    return length / game.contentHash.length
  }
}

/** States from all parts of a game, each seen by a seat that takes part. */
function reimagining(game: Reimagining): () => number {
  const { places } = playedGame(game)
  const question = new Question()
  const state = game.setup(OPENING.options, OPENING.seed)
  const samples: { readonly state: GameState; readonly seat: Seat }[] = []
  const every = Math.ceil(places.length / SAMPLES)
  places.forEach((place, i) => {
    const seats = game.seated(state)
    if (i % every === 0) samples.push({ state: game.copy(state), seat: seats[(i / every) % seats.length] })
    game.pending(state, question)
    game.apply(state, question.choices[place], undefined, question.seat)
  })
  const random = looseChance(1)
  const into = game.copy(state)
  return () => {
    for (let i = 0; i < BATCH; i++) {
      const sample = samples[i % samples.length]
      game.reimagine?.(sample.state, sample.seat, random, into)
    }
    return BATCH
  }
}

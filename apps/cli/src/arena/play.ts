import { Opponent, playerChance, playerOf, type ReadyPlayer, ready, seenBy, thoughtOut } from '@railhead/players'
import { type Game, Match, type Outcome, Question } from '@railhead/table'
import type { Fixture } from './schedule.ts'

/** How long a player thought, by what it cost the processor: milliseconds for each of its turns. */
export interface Thought {
  readonly player: string
  readonly turns: number
  readonly total: number
  readonly longest: number
}

export interface Played {
  readonly number: number
  readonly outcome: Outcome
  readonly choices: number
  readonly thoughts: readonly Thought[]
}

const minds = new Map<string, Promise<ReadyPlayer>>()

function mindOf(game: string, id: string): Promise<ReadyPlayer> {
  const player = playerOf(game, id)
  if (player === undefined) throw new Error(`there is no player ${id} for ${game}`)
  const known = minds.get(`${game}/${id}`) ?? ready(player)
  minds.set(`${game}/${id}`, known)
  return known
}

/** What a player throws its dice from before the choice that comes after so many. */
const chanceAt = (seed: string, made: number) => playerChance(`${seed}\n${made}`)

async function seatThem(game: Game, { options, players }: Fixture): Promise<ReadonlyMap<number, Opponent>> {
  const seated = game.seated(game.setup(options, ''))
  const asked = await Promise.all(players.map((id) => mindOf(game.id, id)))
  return new Map(seated.map((seat, at) => [seat, new Opponent(asked[at])]))
}

const cpu = (): number => process.threadCpuUsage().user / 1000

/** Plays one game to its end. */
export async function playFixture(game: Game, fixture: Fixture): Promise<Played> {
  const { number, seed, options } = fixture
  const opponents = await seatThem(game, fixture)
  const state = game.setup(options, seed)
  const question = new Question()
  const clocks = new Map<number, { turns: number; total: number; longest: number; now: number }>()
  let last = -1
  let made = 0
  for (; made < game.longestGame; made++) {
    if (game.pending(state, question).over) break
    const { seat } = question
    const opponent = opponents.get(seat)
    if (opponent === undefined) throw new Error(`seat ${game.seats[seat]} is asked but takes no part`)
    const clock = clocks.get(seat) ?? { turns: 0, total: 0, longest: 0, now: 0 }
    clocks.set(seat, clock)
    if (seat !== last) {
      clock.turns++
      clock.now = 0
    }
    last = seat
    const before = cpu()
    const { index } = thoughtOut(opponent.answer(seenBy(game, state, question, chanceAt(seed, made)), made))
    const spent = cpu() - before
    clock.total += spent
    clock.now += spent
    clock.longest = Math.max(clock.longest, clock.now)
    game.apply(state, question.choices[index], undefined, seat)
  }
  const outcome = game.outcome(state)
  if (outcome === undefined) throw new Error(`the game is not over after ${made} choices`)
  const thoughts = [...clocks].map(([seat, { turns, total, longest }]): Thought => {
    return { player: opponents.get(seat)?.asked.player.id ?? '', turns, total, longest }
  })
  return { number, outcome, choices: made, thoughts }
}

/** The same game once more, as a record. */
export async function recordFixture(game: Game, fixture: Fixture): Promise<string> {
  const { seed, options, players } = fixture
  const opponents = await seatThem(game, fixture)
  const seated = [...opponents.keys()]
  const computers = Object.fromEntries(seated.map((seat, at) => [game.seats[seat], players[at]]))
  const match = Match.open(game, { options, seed, seats: computers, computers })
  for (;;) {
    const asked = match.pending()
    if ('outcome' in asked) break
    const { decision } = asked
    const seat = game.seats.indexOf(decision.seat)
    const opponent = opponents.get(seat)
    if (opponent === undefined) throw new Error(`seat ${decision.seat} is asked but takes no part`)
    const seen = { view: match.view(decision.seat), decision, chance: chanceAt(seed, match.length) }
    match.play(thoughtOut(opponent.answer(seen, match.length)).index, decision.seat)
  }
  match.reveal()
  return match.record()
}

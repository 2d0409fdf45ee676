import { looseChance } from '../../chance.ts'
import { eventFor, type Game, type GameEvent, type GameState, type Seat } from '../../game.ts'
import { canonical, sameJson } from '../../json.ts'
import { playRandomly } from '../../play.ts'
import { Broken, hold, holdIsJson, holdSame, numberOf, numbersIn, type Property, textsIn, viewers } from '../property.ts'
import { type Listed, listed } from '../walk.ts'

const WORLDS = 2
const CHOICES_TRIED = 6
/** Smaller numbers may stand in a view by chance. */
const TELLING = 0x10000

export const viewsImagined: Property = {
  name: 'imagined-views-agree',
  says: 'what is imagined from a view gives that view again, asks its seat the same, and can be played on',
  check(walk) {
    const { game } = walk
    const state = walk.end()
    const random = looseChance(numberOf(walk))
    for (const seat of viewers(walk, state)) {
      const whose = `the view of ${seatName(game, seat)}`
      const view = game.view(state, seat)
      holdIsJson(view, whose)
      hold(
        view.game === game.id && view.viewer === (seat === null ? null : game.seats[seat]),
        `${whose} does not say of which game and for whom`,
      )
      for (let i = 0; i < WORLDS; i++) {
        const world = game.imagine(JSON.parse(JSON.stringify(view)), random)
        hold(world.chance.isFast, 'an imagined state must have the fast chance')
        holdSame(game.view(world, seat), view, `${whose}, imagined and viewed again`)
        holdSame(game.pending(world).awaited, game.pending(state).awaited, `who is asked in a world imagined from ${whose}`)
        holdSame(
          namesFor(game, world, seat),
          namesFor(game, state, seat),
          `the choices of ${seatName(game, seat)} in an imagined world`,
        )
        try {
          playRandomly(game, world, random, 20)
        } catch (thrown) {
          throw new Broken(`a world imagined from ${whose} cannot be played on: ${thrown}`)
        }
      }
    }
  },
}

export const revealedHonest: Property = {
  name: 'revealed-is-honest',
  says: 'unless apply says that something hidden came out, nobody can tell more worlds apart after a choice than before',
  check(walk) {
    const { game } = walk
    const state = walk.end()
    const random = looseChance(numberOf(walk))
    for (const { seat: chooser, code, choice } of some(listed(game, state), numberOf(walk))) {
      const next = game.copy(state)
      const events: GameEvent[] = []
      if (game.apply(next, code, (event) => events.push(event), chooser)) continue
      for (const viewer of viewers(walk, state)) {
        const seen = { view: game.view(next, viewer), events: eventsFor(game, events, viewer) }
        for (let i = 0; i < WORLDS; i++) {
          const world = game.imagine(game.view(state, viewer), random)
          if (canLookTheSame(game, world, chooser, viewer, choice, seen)) continue
          const words = `${JSON.stringify(choice)} by ${game.seats[chooser]} is said to reveal nothing`
          throw new Broken(
            `${words}, yet ${seatName(game, viewer)} then knows more than before: ${whatDiffers(game, world, chooser, viewer, choice, seen)}`,
          )
        }
      }
    }
  },
}

interface Seen {
  readonly view: unknown
  readonly events: readonly GameEvent[]
}

/**
 * Is there a choice in the imagined world after which the viewer sees the same as in the real one? For the chooser it
 * must be the same choice; for others any of the chooser's, since they may not know what was chosen.
 */
function canLookTheSame<S extends GameState>(
  game: Game<S>,
  world: S,
  chooser: Seat,
  viewer: Seat | null,
  choice: unknown,
  seen: Seen,
): boolean {
  const wanted = canonical(seen as never)
  const candidates = listed(game, world).filter((other) => other.seat === chooser)
  candidates.sort((a, b) => Number(sameJson(b.choice, choice as never)) - Number(sameJson(a.choice, choice as never)))
  return (viewer === chooser ? candidates.slice(0, 1) : candidates).some(
    (other) => canonical(seenAfter(game, world, other, viewer) as never) === wanted,
  )
}

function whatDiffers<S extends GameState>(
  game: Game<S>,
  world: S,
  chooser: Seat,
  viewer: Seat | null,
  choice: unknown,
  seen: Seen,
): string {
  const same = listed(game, world).find((other) => other.seat === chooser && sameJson(other.choice, choice as never))
  if (same === undefined) return 'the choice itself shows something that only its maker knew'
  try {
    holdSame(seen, seenAfter(game, world, same, viewer), 'beside another world that looked the same')
  } catch (difference) {
    if (difference instanceof Broken) return difference.message
  }
  return 'it depends on what was hidden'
}

function seenAfter<S extends GameState>(game: Game<S>, world: S, { code, seat }: Listed, viewer: Seat | null): Seen {
  const next = game.copy(world)
  const events: GameEvent[] = []
  game.apply(next, code, (event) => events.push(event), seat)
  return { view: game.view(next, viewer), events: eventsFor(game, events, viewer) }
}

export const keyStaysIn: Property = {
  name: 'views-keep-the-key',
  says: 'no view contains the key of the chance, the seed, or anything of them',
  check(walk) {
    const { game } = walk
    const state = walk.end()
    const key = state.chance.save(game.streams).key.filter((word) => word >= TELLING)
    for (const seat of viewers(walk, state)) {
      const view = game.view(state, seat)
      const numbers = new Set(numbersIn(view))
      const text = JSON.stringify(view).toLowerCase()
      const tells = key.some(
        (word) => numbers.has(word) || numbers.has(word | 0) || text.includes(word.toString(16)) || text.includes(String(word)),
      )
      hold(
        !tells && !text.includes(walk.seed.toLowerCase()),
        `the view of ${seatName(game, seat)} contains a part of the key or the seed`,
      )
    }
  },
}

export const eventsKeepSecrets: Property = {
  name: 'events-keep-secrets',
  says: 'what an event tells a seat is not what only the view of another seat contains',
  check(walk) {
    const { game } = walk
    const state = walk.end()
    for (const { seat: chooser, code } of some(listed(game, state), numberOf(walk))) {
      const next = game.copy(state)
      const events: GameEvent[] = []
      game.apply(next, code, (event) => events.push(event), chooser)
      const all = viewers(walk, state)
      const textsOf = all.map((seat) => new Set(textsIn(game.view(next, seat))))
      all.forEach((seat, i) => {
        const before = new Set(textsIn(game.view(state, seat)))
        for (const event of eventsFor(game, events, seat)) {
          const { type, secret, ...facts } = event
          const told = textsIn(facts)
          const leaked = told.find(
            (text) => !before.has(text) && !textsOf[i].has(text) && textsOf.some((texts) => texts.has(text)),
          )
          hold(
            leaked === undefined,
            `the event "${type}" tells ${seatName(game, seat)} of "${leaked}", which only another seat can see`,
          )
          if (secret !== undefined) continue
          const whole = events.find((other) => other.type === type && sameJson(eventFor(other, null), event))
          const doubled = textsIn(Object.values(whole?.secret?.facts ?? {})).find(
            (text) => told.includes(text) && !game.seats.includes(text),
          )
          hold(doubled === undefined, `the event "${type}" tells everybody of "${doubled}", which is also among its secrets`)
        }
      })
    }
  },
}

const eventsFor = (game: Game, events: readonly GameEvent[], seat: Seat | null): GameEvent[] =>
  events.map((event) => eventFor(event, seat === null ? null : game.seats[seat]))

const seatName = (game: Game, seat: Seat | null): string => (seat === null ? 'a spectator' : game.seats[seat])

/** The names of what the seat may choose; nothing for a seat that is not asked. */
const namesFor = <S extends GameState>(game: Game<S>, state: S, seat: Seat | null): unknown[] =>
  listed(game, state)
    .filter((choice) => choice.seat === seat)
    .map(({ choice }) => choice)

/** A few of a long list, spread over it. */
function some<T>(list: readonly T[], seed: number): T[] {
  if (list.length <= CHOICES_TRIED) return [...list]
  const stride = list.length / CHOICES_TRIED
  return Array.from({ length: CHOICES_TRIED }, (_, i) => list[(Math.floor(i * stride) + seed) % list.length])
}

import { looseChance } from '../../chance.ts'
import { type Choice, eventFor, type Game, type GameEvent, type GameState, type Seat, type View } from '../../game.ts'
import { sameJson } from '../../json.ts'
import { playRandomly } from '../../play.ts'
import {
  Broken,
  difference,
  hold,
  holdIsJson,
  holdSame,
  holdSameBytes,
  numberOf,
  type Property,
  some,
  viewerName,
  viewers,
} from '../property.ts'
import { type Listed, listed } from '../walk.ts'

/** How many worlds are imagined from each view. */
const WORLDS = 2
/** How far an imagined world is played on. */
const PLAYED_ON = 20

export const viewsImagined: Property = {
  name: 'imagined-views-agree',
  says: 'what is imagined from a view gives that view again, asks its seat the same, and can be played on',
  check(walk) {
    const { game } = walk
    const state = walk.end()
    const random = looseChance(numberOf(walk))
    for (const viewer of viewers(walk, state)) {
      const whose = `the view of ${viewerName(game, viewer)}`
      const view = game.view(state, viewer)
      holdIsJson(view, whose)
      const saysWhose = view.game === game.id && view.viewer === (viewer === null ? null : game.seats[viewer])
      hold(saysWhose, `${whose} does not say of which game it is and for whom`)
      for (let i = 0; i < WORLDS; i++) {
        const world = game.imagine(JSON.parse(JSON.stringify(view)) as View, random)
        hold(world.chance.isFast, 'an imagined state must have the fast chance')
        holdSame(game.view(world, viewer), view, `${whose}, imagined and viewed again`)
        holdSame(game.pending(world).awaited, game.pending(state).awaited, `who is asked in a world imagined from ${whose}`)
        holdSame(
          choicesOf(game, world, viewer),
          choicesOf(game, state, viewer),
          `what ${viewerName(game, viewer)} may choose in an imagined world`,
        )
        try {
          playRandomly(game, world, random, PLAYED_ON)
        } catch (thrown) {
          throw new Broken(`a world imagined from ${whose} cannot be played on: ${thrown}`)
        }
      }
    }
  },
}

export const reimagined: Property = {
  name: 'reimagined-worlds-agree',
  says: 'a state whose hidden parts are dealt anew for a seat gives that seat the same view and question, can be played on, and leaves the first as it was',
  check(walk) {
    const { game } = walk
    const state = walk.end()
    const before = { bytes: state.bytes.slice() }
    const random = looseChance(numberOf(walk))
    const into = game.copy(state)
    for (const viewer of viewers(walk, state)) {
      const who = viewerName(game, viewer)
      for (let i = 0; i < WORLDS; i++) {
        const world = game.reimagine(state, viewer, random, into)
        hold(world === into, 'reimagine answers another state than it was given')
        holdSameBytes(state, before, 'after reimagine')
        hold(world.chance.isFast, 'a reimagined state must have the fast chance')
        holdSame(game.view(world, viewer), game.view(state, viewer), `the view of ${who}, reimagined`)
        holdSame(game.pending(world).awaited, game.pending(state).awaited, `who is asked in a world reimagined for ${who}`)
        holdSame(choicesOf(game, world, viewer), choicesOf(game, state, viewer), `what ${who} may choose in a reimagined world`)
        try {
          playRandomly(game, world, random, PLAYED_ON)
        } catch (thrown) {
          throw new Broken(`a world reimagined for ${who} cannot be played on: ${thrown}`)
        }
      }
    }
  },
}

export const maskedSame: Property = {
  name: 'masked-states-agree',
  says: 'a state without what a seat cannot know gives that seat the same view and question, and all worlds that look the same to it become the same bytes',
  check(walk) {
    const { game } = walk
    const state = walk.end()
    const before = { bytes: state.bytes.slice() }
    const random = looseChance(numberOf(walk))
    for (const viewer of viewers(walk, state)) {
      const who = viewerName(game, viewer)
      const into = game.copy(state)
      const masked = game.masked(state, viewer, into)
      hold(masked === into, 'masked answers another state than it was given')
      holdSameBytes(state, before, 'after masked')
      holdSame(game.view(masked, viewer), game.view(state, viewer), `the view of ${who}, masked`)
      holdSame(game.pending(masked).awaited, game.pending(state).awaited, `who is asked in a state masked for ${who}`)
      holdSame(choicesOf(game, masked, viewer), choicesOf(game, state, viewer), `what ${who} may choose in a masked state`)
      for (let i = 0; i < WORLDS; i++) {
        const world = game.reimagine(state, viewer, random, game.copy(state))
        holdSameBytes(game.masked(world, viewer, game.copy(world)), masked, `reimagined and masked for ${who}`)
        const imagined = game.imagine(game.view(state, viewer), random)
        holdSameBytes(game.masked(imagined, viewer, game.copy(imagined)), masked, `imagined and masked for ${who}`)
      }
    }
  },
}

/** The names of what the viewer may choose; nothing for one who is not asked. */
const choicesOf = <S extends GameState>(game: Game<S>, state: S, viewer: Seat | null): Choice[] =>
  listed(game, state)
    .filter(({ seat }) => seat === viewer)
    .map(({ choice }) => choice)

/**
 * A viewer cannot tell the real state from the worlds imagined from its view. If a choice brings nothing hidden out, it cannot
 * tell them apart afterwards either: in each of those worlds the chooser could have done something that looks the same. To the
 * chooser that must be the same choice; to others any choice, since they may not be shown which it was.
 */
export const revealedHonest: Property = {
  name: 'revealed-is-honest',
  says: 'unless apply says that something hidden came out, nobody can tell more worlds apart after a choice than before',
  check(walk) {
    const { game } = walk
    const state = walk.end()
    const random = looseChance(numberOf(walk))
    for (const made of some(listed(game, state), numberOf(walk))) {
      if (game.apply(game.copy(state), made.code, undefined, made.seat)) continue
      for (const viewer of viewers(walk, state)) {
        const seen = seenAfter(game, state, made, viewer)
        for (let i = 0; i < WORLDS; i++) {
          const world = game.imagine(game.view(state, viewer), random)
          const possible = listed(game, world).filter(({ seat }) => seat === made.seat)
          const same = possible.find(({ choice }) => sameJson(choice, made.choice))
          const candidates = viewer === made.seat ? [] : possible
          const tells =
            same === undefined
              ? 'the choice shows what only its maker knew'
              : difference(seenAfter(game, world, same, viewer), seen)
          if (
            tells === undefined ||
            candidates.some((other) => difference(seenAfter(game, world, other, viewer), seen) === undefined)
          )
            continue
          const claim = `${JSON.stringify(made.choice)} by ${game.seats[made.seat]} is said to bring nothing hidden out`
          throw new Broken(
            `${claim}, yet it tells ${viewerName(game, viewer)} something: in a world that looked the same before, ${tells}`,
          )
        }
      }
    }
  },
}

/** What the viewer sees and is told when the choice is made. */
function seenAfter<S extends GameState>(game: Game<S>, state: S, { code, seat }: Listed, viewer: Seat | null): object {
  const next = game.copy(state)
  const told: GameEvent[] = []
  game.apply(next, code, (event) => told.push(eventFor(event, viewer === null ? null : game.seats[viewer])), seat)
  return { view: game.view(next, viewer), told }
}

import { eventFor, type Game, type GameEvent, type GameState, type SeatName } from '../../game.ts'
import { hold, holdSame, numberOf, numbersIn, type Property, some, textsIn, viewerName, viewers } from '../property.ts'
import { listed, type Walk } from '../walk.ts'

/** Smaller numbers may stand in a view by chance. */
const TELLING = 0x10000

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
        `the view of ${viewerName(game, seat)} contains a part of the key or the seed`,
      )
    }
  },
}

export const eventsKeepSecrets: Property = {
  name: 'events-keep-secrets',
  says: 'what an event tells a seat is neither among its secrets for others nor what only the view of another seat contains',
  check(walk) {
    forEachOutlook(walk, ({ game, events, viewer, before, after, elsewhere }) => {
      for (const event of events) {
        const open = eventFor(event, viewer)
        const { type, secret, ...facts } = open
        const told = textsIn(facts)
        const leaked = told.find((text) => elsewhere.has(text) && !before.has(text) && !after.has(text))
        hold(
          leaked === undefined,
          `the event "${type}" tells ${viewer ?? 'a spectator'} of "${leaked}", which only another seat can see`,
        )
        if (secret !== undefined) continue
        const doubled = secretTexts(game, event).find((text) => told.includes(text))
        hold(
          doubled === undefined,
          `the event "${type}" tells ${viewer ?? 'a spectator'} of "${doubled}", which is also among its secrets`,
        )
      }
    })
  },
}

export const viewsKeepSecrets: Property = {
  name: 'views-keep-secrets',
  says: 'what an event tells some seats in secret does not turn up in the view of another seat',
  check(walk) {
    forEachOutlook(walk, ({ game, events, viewer, before, after }) => {
      const told = new Set(events.flatMap((event) => textsIn(eventFor(event, viewer))))
      for (const event of events) {
        const leaked = secretTexts(game, event).find((text) => after.has(text) && !before.has(text) && !told.has(text))
        hold(
          leaked === undefined,
          `the view of ${viewer ?? 'a spectator'} now shows "${leaked}", which was told in secret to others`,
        )
      }
    })
  },
}

export const openIsOpen: Property = {
  name: 'open-games-are-open',
  says: 'in a game that calls itself open all seats know the same',
  check(walk) {
    const { game } = walk
    if (game.open !== true) return
    const state = walk.end()
    const all = viewers(walk, state)
    const views = all.map((seat) => ({ ...game.view(state, seat), viewer: null }))
    views.forEach((view, i) => {
      holdSame(view, views[0], `the view of ${viewerName(game, all[i])} beside that of ${viewerName(game, all[0])}`)
    })
  },
}

/** What one viewer had before a choice and has after it. */
interface Outlook {
  readonly game: Game
  readonly events: readonly GameEvent[]
  readonly viewer: SeatName | null
  /** Texts in the viewer's view. */
  readonly before: ReadonlySet<string>
  readonly after: ReadonlySet<string>
  /** Texts in anybody's view afterwards. */
  readonly elsewhere: ReadonlySet<string>
}

/** Tries some of the choices at the end of the walk and looks at each through everybody's eyes. */
function forEachOutlook<S extends GameState>(walk: Walk<S>, look: (outlook: Outlook) => void): void {
  const { game } = walk
  const state = walk.end()
  const all = viewers(walk, state)
  const before = all.map((seat) => new Set(textsIn(game.view(state, seat))))
  for (const { seat: chooser, code } of some(listed(game, state), numberOf(walk))) {
    const next = game.copy(state)
    const events: GameEvent[] = []
    game.apply(next, code, (event) => events.push(event), chooser)
    const after = all.map((seat) => new Set(textsIn(game.view(next, seat))))
    const elsewhere = new Set(after.flatMap((texts) => [...texts]))
    all.forEach((seat, i) => {
      look({ game, events, viewer: seat === null ? null : game.seats[seat], before: before[i], after: after[i], elsewhere })
    })
  }
}

/** The texts that only some seats are told, names of seats aside. */
const secretTexts = (game: Game, event: GameEvent): string[] =>
  textsIn(Object.values(event.secret?.facts ?? {})).filter((text) => !game.seats.includes(text))

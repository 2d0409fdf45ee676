import { type Game, Match, type Options } from '@railhead/table'
import type { Staff } from '../game/engine.ts'
import { TableHost } from './host.ts'

/** After about as many the rules run no faster. */
const CHOICES = 16

/**
 * Another table of the same game, played a little and unseen, a choice at a time. What runs for the first time runs slowly: after this,
 * the person's own first choices do not.
 */
export function* rehearsal(game: Game, options: Options, propose: Staff['fill'] | undefined): Generator<undefined> {
  const table = Match.open(game, { options, seed: 'rehearsal' })
  const seats = Object.fromEntries(game.seats.map((seat) => [seat, { kind: 'person', name: seat } as const]))
  const host = new TableHost(game, table, { id: 'rehearsal', seats, handover: false }, { confirmTurn: false })
  host.propose = propose
  for (let i = 0; i < CHOICES; i++) {
    const { asked, at } = host.snapshot()
    if (asked === null) return
    host.choose(i % asked.decision.choices.length, at)
    yield undefined
  }
}

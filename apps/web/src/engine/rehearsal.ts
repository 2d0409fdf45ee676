import { Host, type Staff } from '@railhead/host'
import { type Game, Match, type Options } from '@railhead/table'

/** After about as many the rules run no faster. */
const CHOICES = 16

/**
 * Another table of the same game, played a little and unseen, a choice at a time. What runs for the first time runs slowly: after this,
 * the person's own first choices do not.
 */
export function* rehearsal(game: Game, options: Options, staff: Staff | undefined): Generator<undefined> {
  const seats = Object.fromEntries(game.seats.map((seat) => [seat, { kind: 'person', name: seat } as const]))
  const match = Match.open(game, { options, seed: 'rehearsal' })
  const host = Host.open(match, { id: 'rehearsal', seats, handover: false, confirmTurn: false, staff })
  for (let i = 0; i < CHOICES; i++) {
    const { asked, question } = host.snapshot()
    if (asked === null) return
    host.choose({ question, index: i % asked.decision.choices.length })
    yield undefined
  }
}

import { looseChance, type Match, type Position, type SeatName } from '@railhead/table'
import type { Host } from './host.ts'
import type { Asks, Explained, Recalled, Suggestion } from './messages.ts'
import { seatNumber } from './seating.ts'

/*
 * What a page asks of its table while somebody thinks. Nothing is changed by it.
 */

type Ask<K extends keyof Asks> = Asks[K]['ask']

/** Who answers what is asked. */
export type Answers<K extends keyof Asks> = { readonly [N in K]: (host: Host, ask: Ask<N>) => Asks[N]['answer'] }

/** Why none of the attempts is allowed; the most telling reason of them. Null when one of them is a choice. */
export function refusal(host: Host, { attempts }: Ask<'refusal'>): Explained | null {
  const { viewer } = host
  if (viewer === null) return null
  let best: Explained | null = null
  for (const attempt of attempts) {
    const why = host.match.refusal(attempt, viewer)
    if (why === undefined) return null
    if (why.vague === undefined) return host.explained(why)
    if (why.vague === 'asked') best ??= { ...host.explained(why), vague: true }
  }
  return best
}

/** The question and the board before the viewer's last so many choices; null when they stand for good. */
export function recall({ viewer, game, match }: Host, { back }: Ask<'recall'>): Recalled | null {
  const state = viewer === null ? undefined : match.before(viewer, back)
  if (viewer === null || state === undefined) return null
  const seat = game.seats.indexOf(viewer)
  return { decision: game.describe(state, game.pending(state, undefined, seat)), view: game.view(state, seat) }
}

/** Plans for the question that the staff proposes from what the viewer can see; none where the table forbids it. */
export function suggest({ manners, match, viewer }: Host): readonly Suggestion[] {
  return match.forbidsSuggestions ? [] : (manners.staff?.suggest(match.view(viewer)) ?? [])
}

/** The whole match, for whoever owns it: with the seed. */
export function record({ match, viewer }: Host, { what, at = match.length, seed }: Ask<'record'>): string {
  const then = at < match.length ? match.upTo(at) : match
  if (what === 'record') return then.record({ withSeed: true })
  return JSON.stringify(seed === undefined ? then.save() : otherLuck(then, viewer, seed), null, 2)
}

/** All but what `bringing.ts` answers, which a page may fetch late. */
export const answers: Answers<Exclude<keyof Asks, 'reach' | 'lead'>> = {
  foresee: (host, ask) => host.foresee(ask),
  refusal,
  recall,
  suggest,
  at: (host, ask) => host.at(ask),
  record,
}

/** The position with everything that the viewer cannot know dealt anew, and with a chance of its own. */
function otherLuck({ game, state }: Match, viewer: SeatName | null, seed: string): Position {
  const random = looseChance(0)
  random.seal(`deal\n${seed}`)
  const world = game.reimagine(state, seatNumber(game, viewer), random, game.copy(state))
  return { ...game.save(world), chance: { seed } }
}

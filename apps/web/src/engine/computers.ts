import type { Host } from '@railhead/host'
import { answerOf, playerById, playerChance } from '@railhead/players'

/** Lets one computer choose, if one is asked. Answers whether one did. */
export function letComputerChoose(host: Host): boolean {
  const asked = host.computerAsked()
  const player = playerById(asked?.player ?? 'random') ?? playerById('random')
  if (asked === undefined || player === undefined) return false
  const { view, decision } = asked
  // The same seed gives the same game, whatever the table is called; a game from a position has none.
  const chance = playerChance(`${host.match.seed ?? host.id}\n${host.match.length}`)
  return host.computerChooses(asked, answerOf(player, { view, decision, chance })).ok
}

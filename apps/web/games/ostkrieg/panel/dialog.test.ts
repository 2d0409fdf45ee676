import { ostkrieg } from '@railhead/ostkrieg'
import { type Game, looseChance, Match } from '@railhead/table'
import { expect, test } from 'vitest'
import { BATTLE_STEPS } from './battle-steps.ts'

const game: Game = ostkrieg
const WARS = 6
const MOST_CHOICES = 4000

/** The steps that were asked in random wars, and those of them that were asked while there was no battle. */
function wars(): { readonly asked: ReadonlySet<string>; readonly inPeace: ReadonlySet<string> } {
  const [asked, inPeace] = [new Set<string>(), new Set<string>()]
  for (let war = 0; war < WARS; war++) {
    const table = Match.open(game, { options: {}, seed: `war ${war}` })
    const chance = looseChance(war)
    for (let i = 0; i < MOST_CHOICES; i++) {
      const pending = table.pending()
      if (!('decision' in pending)) break
      const { decision } = pending
      asked.add(decision.step)
      if (decision.step in BATTLE_STEPS && game.report?.(table.state).battle === null) inPeace.add(decision.step)
      const active = decision.choices.filter(({ done, pass }) => done !== true && pass !== true)
      const pool = active.length > 0 && chance.pick(0, 5) > 0 ? active : decision.choices
      table.choose(pool[chance.pick(0, pool.length)], decision.seat)
    }
  }
  return { asked, inPeace }
}

test('questions whose answers are in the battle’s dialog are asked only in a battle', () => {
  const { asked, inPeace } = wars()
  expect([...asked]).toEqual(expect.arrayContaining(['attackers', 'losses', 'forced-rebase']))
  expect(Object.keys(BATTLE_STEPS).filter((step) => inPeace.has(step))).toEqual([])
})

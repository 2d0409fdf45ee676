import type { Advice } from '@railhead/players/advice'
import { raceToMoscow } from '@railhead/race-to-moscow'
import { completeOptions, type Game, looseChance, Match, type View } from '@railhead/table'
import { expect, test } from 'vitest'
import { Staff } from './staff.ts'
import type { AdviseJob, FromStaff } from './staff-protocol.ts'

const game: Game = raceToMoscow
const options = completeOptions(game.options, {})

/** What a page sends of the first question of a game. */
function askedOf(view: View, match: Match): AdviseJob {
  const pending = match.pending()
  if (!('decision' in pending)) throw new Error('nothing is asked')
  return { what: 'advise', game: game.id, options, view, decision: pending.decision }
}

/** All that is said until the last of it. */
function said(ask: AdviseJob): Promise<Advice[]> {
  return new Promise((resolve, reject) => {
    const told: Advice[] = []
    const hear = (message: FromStaff): void => {
      if ('failed' in message) reject(new Error(message.failed))
      else {
        told.push(message.soFar as Advice)
        if (message.over) resolve(told)
      }
    }
    new Staff(hear).hear({ job: 1, ask })
  })
}

test('the first plans are told as soon as they are there, and not when it is time to tell how far they are', async () => {
  const match = Match.open(game, { options, seed: 'staff' })
  const told = await said(askedOf(match.view('gray'), match))
  const [first] = told.filter(({ plans }) => plans.length > 0)
  expect(first.plans[0].worlds).toBe(1)
  expect(told.at(-1)?.plans[0].worlds).toBeGreaterThan(1)
}, 60_000)

test('what is not in the view makes no difference to what they say', async () => {
  const match = Match.open(game, { options, seed: 'staff' })
  const dealt = game.reimagine(match.state, 0, looseChance(5), game.copy(match.state))
  expect(dealt.bytes).not.toEqual(match.state.bytes)
  const views = [match.view('gray'), game.view(dealt, 0)]
  const [one, other] = await Promise.all(views.map((view) => said(askedOf(view, match))))
  expect(other.at(-1)).toEqual(one.at(-1))
}, 60_000)

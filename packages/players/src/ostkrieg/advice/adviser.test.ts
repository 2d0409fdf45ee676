import { ostkrieg } from '@railhead/ostkrieg'
import { type Choice, completeOptions, Match } from '@railhead/table'
import { expect, test } from 'vitest'
import { playerChance } from '../../player.ts'
import { ostkriegAdviser } from './adviser.ts'

/** What is advised after these bids, and how the last question was put. */
function bidAfter(...bids: readonly Choice[]) {
  const match = Match.open(ostkrieg, { options: completeOptions(ostkrieg.options, { bidding: true }), seed: 'bids' })
  for (const bid of bids) match.choose(bid, match.awaited[0])
  const pending = match.pending()
  if (!('decision' in pending)) throw new Error('nothing is asked')
  const { decision } = pending
  const advising = ostkriegAdviser.advise({ view: match.view(decision.seat), decision, chance: playerChance('bid') })
  const step = advising.next()
  return { decision, plans: step.value.plans }
}

test('[5.0]: a bid says what it rests on, and claims no chance that was tried', () => {
  const { decision, plans } = bidAfter()
  expect(plans).toHaveLength(1)
  const [{ choices, reason, worlds, doubt }] = plans
  expect(decision.choices).toContainEqual(choices[0])
  expect([worlds, doubt]).toEqual([0, 0])
  expect(reason).toMatch(/^Between equal players the Soviets are worth .* a year: whoever gets them for less is ahead\.$/)
})

test('[5.0]: who is bid for as much as the Soviets are worth is not outbid', () => {
  const { decision } = bidAfter()
  const dear = decision.choices.filter(({ side }) => side === 'soviet').at(-1) ?? {}
  const { plans } = bidAfter(dear)
  expect(plans[0].reason).toContain('nothing speaks for outbidding')
  const cheap = decision.choices.find(({ side }) => side === 'soviet') ?? {}
  expect(bidAfter(cheap).plans[0].reason).toContain('more can be bid')
})

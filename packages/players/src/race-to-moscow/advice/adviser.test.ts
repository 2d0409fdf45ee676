import { raceToMoscow } from '@railhead/race-to-moscow'
import { completeOptions, looseChance, playRandomly, Question } from '@railhead/table'
import { expect, test } from 'vitest'
import { playerChance, seenBy } from '../../player.ts'
import { raceToMoscowAdviser } from './adviser.ts'

test('[2024:14] a Soviet player is advised at all that the Soviets decide', () => {
  const asked = new Set<string>()
  const question = new Question()
  for (let seed = 0; seed < 2; seed++) {
    const state = raceToMoscow.setup(completeOptions(raceToMoscow.options, { sovietPlayer: true }), `soviet ${seed}`)
    const chance = looseChance(seed)
    for (let made = 0; made < 500 && !raceToMoscow.pending(state, question).over; made++) {
      if (raceToMoscow.seats[question.seat] === 'soviet' && question.count > 1) {
        const seen = seenBy(raceToMoscow, state, question, playerChance('soviet'))
        const { step, choices } = seen.decision
        if (!asked.has(step)) {
          asked.add(step)
          const advising = raceToMoscowAdviser.advise(seen)
          let told = advising.next()
          while (told.done !== true && told.value.plans.length === 0) told = advising.next()
          const [plan] = told.value.plans
          expect(choices).toContainEqual(plan.choices[0])
          expect(plan.reason).not.toBe('')
        }
        raceToMoscow.pending(state, question)
      }
      playRandomly(raceToMoscow, state, chance, 1)
    }
  }
  expect([...asked]).toEqual(expect.arrayContaining(['soviet-setup', 'soviet-reaction']))
})

import { ostkrieg } from '@railhead/ostkrieg'
import { raceToMoscow } from '@railhead/race-to-moscow'
import { completeOptions, type Game, type Json, looseChance, type Options, playRandomly, Question } from '@railhead/table'
import { expect, test } from 'vitest'
import { answerOf, playerChance, playerOf, type ReadyPlayer, ready, seenBy } from './index.ts'

const POSITIONS = 12

/** Every word in something, wherever it stands: names of cards, areas, armies. */
function* wordsIn(value: Json): Generator<string> {
  if (typeof value === 'string') yield value
  else if (Array.isArray(value)) for (const item of value) yield* wordsIn(item)
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) {
      yield key
      if (item !== undefined) yield* wordsIn(item)
    }
}

/** Positions of random games in which the player gives a reason, with what it is and what the player alone sees there. */
function* reasons(game: Game, options: Options, asked: ReadyPlayer) {
  for (let number = 0; number < POSITIONS; number++) {
    const state = game.setup(completeOptions(game.options, options), `reasons ${number}`)
    playRandomly(game, state, looseChance(number), 5 + 17 * number)
    const question = game.pending(state, new Question())
    if (question.over) continue
    const seen = seenBy(game, state, question, playerChance('dice'))
    const { index, reason } = answerOf(asked, seen)
    if (reason === undefined) continue
    const own = new Set(wordsIn(seen.view))
    for (const other of [...game.seated(state), null]) {
      if (other === question.seat) continue
      // What the choice itself tells everybody is no secret any more.
      const known = new Set([...wordsIn(game.view(state, other)), ...wordsIn(seen.decision.choices[index])])
      yield { reason, secrets: [...own].filter((word) => !known.has(word)) }
    }
  }
}

test.each([
  ['rtm-2', raceToMoscow, {}],
  ['rtm-2', raceToMoscow, { sovietPlayer: true }],
  ['ost-1', ostkrieg, { scenario: 'uranus' }],
] as const)(
  '%s in %o: a reason names nothing that another seat may not know',
  async (id, game, options) => {
    const player = playerOf(game.id, id)
    if (player === undefined) throw new Error(`there is no ${id}`)
    const asked = await ready(player)
    let told = 0
    for (const { reason, secrets } of reasons(game, options, asked)) {
      told++
      const words = [...wordsIn(reason)]
      for (const secret of secrets) expect(words).not.toContain(secret)
      const sentence = asked.mind.say?.(reason) ?? ''
      expect(sentence).toMatch(/^["A-Z].*\.$/)
      for (const secret of secrets.filter((word) => word.length > 3)) expect(sentence).not.toContain(secret)
    }
    expect(told).toBeGreaterThan(0)
  },
  120_000,
)

import { raceToMoscow } from '@railhead/race-to-moscow'
import { type Choice, completeOptions, type Game, Question } from '@railhead/table'
import { expect, test } from 'vitest'
import { Opponent } from '../opponent.ts'
import { playerChance, ready, type Seen, seenBy, thoughtOut } from '../player.ts'
import { playerOf } from '../registry.ts'
import { adviserOf } from './index.ts'
import { verdictOn } from './summary.ts'

const game: Game = raceToMoscow

const readyPlayer = async (id: string) => {
  const player = playerOf(game.id, id)
  if (player === undefined) throw new RangeError(id)
  return ready(player)
}

/** Turns of a game between weak players, in which everything can still be done. */
async function turnsOf(seed: string, most: number): Promise<Seen[]> {
  const state = game.setup(completeOptions(game.options, {}), seed)
  const asked = await readyPlayer('rtm-1')
  const opponents = game.seats.map(() => new Opponent(asked))
  const chance = playerChance(seed)
  const question = new Question()
  const found: Seen[] = []
  let turns = 0
  for (let made = 0; found.length < most && !game.pending(state, question).over; made++) {
    const seen = seenBy(game, state, question, chance)
    const begins = seen.decision.step === 'turn' && seen.decision.choices.length > 6
    // The first rounds hardly differ from game to game.
    if (begins && ++turns > 8 && turns % 4 === 0) found.push({ ...seen, chance: playerChance(`${seed} ${made}`) })
    const { index } = thoughtOut(opponents[question.seat].answer(seen, made))
    game.apply(state, question.choices[index], () => {}, question.seat)
  }
  return found
}

test('a turn that is thrown away is called wrong, what a strong player would do far less often', async () => {
  const adviser = await adviserOf(game.id)
  const strong = await readyPlayer('rtm-5')
  const said = { wasted: [] as string[], sound: [] as string[] }
  const judge = (seen: Seen, chosen: readonly Choice[]): string => {
    const comparing = adviser.compare({ ...seen, chance: playerChance('judged') }, chosen)
    for (;;) {
      const step = comparing.next()
      if (step.done === true)
        return step.value === undefined ? 'nothing' : verdictOn(step.value.gain, step.value.doubt, adviser.clear)
    }
  }
  for (const seed of ['planted', 'blunders', 'found', 'again'])
    for (const seen of await turnsOf(seed, 4)) {
      const { choices } = seen.decision
      said.wasted.push(judge(seen, [{ action: 'end-turn' }]))
      const { index, plan = [] } = thoughtOut(strong.mind.think({ ...seen, chance: playerChance('strong') }))
      said.sound.push(judge(seen, [choices[index], ...plan]))
    }
  const wrong = (verdicts: readonly string[]) => verdicts.filter((one) => one === 'mistake' || one === 'blunder').length
  const turns = said.wasted.length
  expect(turns).toBeGreaterThan(10)
  expect(wrong(said.wasted), said.wasted.join()).toBeGreaterThan(0.75 * turns)
  expect(wrong(said.sound), said.sound.join()).toBeLessThan(0.4 * turns)
}, 120_000)

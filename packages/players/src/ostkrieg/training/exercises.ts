import { AXIS, type OstkriegState, ostkrieg, SOVIET, STEP, victoryPoints } from '@railhead/ostkrieg/inside'
import { type Chance, completeOptions, type Options, Question } from '@railhead/table'
import { playerChance } from '../../player.ts'
import type { Exercise, Lesson, Round } from '../../training.ts'
import { COUNT, readFeatures } from '../features.ts'
import { type Fitted, Judgement } from '../judgement.ts'
import type { Effort } from '../search.ts'
import { type Contestant, plainJudgement, Spender, Thinker, Wanderer } from './contestants.ts'

/** Who meets whom in each round, and how often where nothing else is asked for. */
export const ROUNDS: readonly Round[] = [
  { title: 'tactics in random tempers, some cards and purchases at random', games: 1500 },
  { title: 'the card search against the bot, itself, tactics in random tempers and a judgement that was not learnt', games: 800 },
  { title: 'the same, and what it was a round before', games: 800 },
]

/** A game that is played for what it teaches. */
interface Setting {
  readonly options: Options
  readonly contestants: readonly [Contestant, Contestant]
  /** So many cards are played by wanderers first, and nothing is learnt from these positions. */
  readonly scattered: number
  readonly wanderers: readonly [Contestant, Contestant]
}

const SCENARIOS = ['barbarossa', 'uranus'] as const
const SIDES = ['axis', 'soviet'] as const
const MOST_SCATTERED = 40
const HANDICAPS = 4

/** How the card search thinks where it is to learn: little, for the number of games counts. */
const EFFORT: Effort = { lines: 12, ahead: 1, foci: 1, regret: 0 }
/** Of three that think one is content with what seems so much worse than the best: not every good card is always played. */
const REGRETS = [0, 0, 0.1]

/** Whom the card search meets: a number below 100 falls on the first whose share reaches it. */
const RIVALS: readonly { readonly share: number; readonly who: 'itself' | 'bot' | 'wanderer' | 'plain' | 'earlier' }[] = [
  { share: 25, who: 'itself' },
  { share: 80, who: 'bot' },
  { share: 85, who: 'wanderer' },
  { share: 90, who: 'plain' },
  { share: 100, who: 'earlier' },
]

/** Plays the game and reads every position before a card, with the margin of points in which it ended. */
export function playExercise({ seed, round, number, learnt }: Exercise): Lesson {
  const name = `train/${seed}/${round}/${number}`
  const setting = settingOf(round, number, playerChance(name), learnt as readonly Fitted[])
  const state = ostkrieg.setup(completeOptions(ostkrieg.options, setting.options), name) as OstkriegState
  const question = new Question()
  const features = new Float64Array(COUNT)
  const rows: number[] = []
  for (let made = 0; made < ostkrieg.longestGame && !ostkrieg.pending(state, question).over; made++) {
    const isScattered = state.played < setting.scattered
    if (question.step === STEP['play-card'] && !isScattered) {
      readFeatures(state, features)
      rows.push(state.year, ...features)
    }
    const contestant = (isScattered ? setting.wanderers : setting.contestants)[question.seat]
    ostkrieg.apply(state, contestant.choose(state, question, made), undefined, question.seat)
  }
  const margin = victoryPoints(state, AXIS) - victoryPoints(state, SOVIET)
  return { rows: Float64Array.from(rows), results: new Float64Array(rows.length / (1 + COUNT)).fill(margin) }
}

function settingOf(round: number, number: number, chance: Chance, learnt: readonly Fitted[]): Setting {
  const scenario = SCENARIOS[number % SCENARIOS.length]
  const plain = plainJudgement()
  const wanderers = [new Wanderer(AXIS, chance, plain), new Wanderer(SOVIET, chance, plain)] as const
  if (round === 0) return { options: { scenario }, contestants: wanderers, scattered: 0, wanderers }
  const judgement = new Judgement(learnt[learnt.length - 1])
  const side = chance.pick(0, SIDES.length)
  const drawn = chance.pick(0, 100)
  const who = RIVALS.find(({ share }) => drawn < share)?.who
  const handicap = chance.pick(0, HANDICAPS)
  const scattered = chance.pick(0, 2) * chance.pick(0, MOST_SCATTERED)
  const thinking = (by: Judgement, seat: number): Contestant => {
    const effort = { ...EFFORT, regret: REGRETS[chance.pick(0, REGRETS.length)] }
    return new Spender(new Thinker(effort, by, chance), wanderers[seat], chance)
  }
  const thinker = thinking(judgement, side)
  const rivals: { readonly [who: string]: () => Contestant } = {
    itself: () => thinking(judgement, 1 - side),
    // Whom the game itself plays is never asked.
    bot: () => thinker,
    wanderer: () => wanderers[1 - side],
    plain: () => thinking(plain, 1 - side),
    earlier: () => thinking(learnt.length < 2 ? judgement : new Judgement(learnt[learnt.length - 2]), 1 - side),
  }
  const rival = rivals[who ?? 'itself']()
  return {
    options: who === 'bot' ? { scenario, bot: SIDES[1 - side], handicap } : { scenario },
    contestants: side === AXIS ? [thinker, rival] : [rival, thinker],
    scattered,
    wanderers,
  }
}

import { randomBytes } from 'node:crypto'
import { games as offered } from '@railhead/host/games'
import { answerOf, playerChance, players, ready } from '@railhead/players'
import { advised, adviserOf, analyse } from '@railhead/players/advice'
import { type Advisor, type Answer, type Answering, type Bot, Engine, failure, Trouble } from '@railhead/protocol'
import { type Game, LONGEST_TEXT } from '@railhead/table'
import type { Line } from './lines.ts'

/** A line may carry a whole record, and no more than that. */
export const LONGEST_LINE = LONGEST_TEXT

const PROBLEMS = {
  'bad-utf8': 'This line is not UTF-8 text.',
  'line-too-long': `This line is longer than ${LONGEST_LINE / 1024 / 1024} MiB, more than is read.`,
} as const

async function advisorOf(game: string): Promise<Advisor> {
  const adviser = await adviserOf(game)
  return {
    game,
    calibrated: adviser.calibrated,
    suggest: (view, decision, seed) => adviser.advise({ view, decision, chance: playerChance(seed) }),
    evaluate: (view, seed) => adviser.evaluate(view, playerChance(seed)),
    analyse: (of, record) => analyse(adviser, of, record),
  }
}

/** The engine behind lines of bytes: each line's answer, or the work that leads to it; none to an empty one. */
export async function engineForStreams(
  games: readonly Game[] = offered,
): Promise<(line: Line) => Answer | Answering | undefined> {
  const bots = (await Promise.all(players.map(ready))).map(
    (asked): Bot => ({
      id: asked.player.id,
      game: asked.player.game,
      answer: (view, decision, seed) => answerOf(asked, { view, decision, chance: playerChance(seed) }).index,
    }),
  )
  const advisors = await Promise.all(advised.filter((id) => games.some((game) => game.id === id)).map(advisorOf))
  const engine = new Engine({ games, bots, advisors, freshSeed })
  return (line) => ('text' in line ? engine.begin(line.text) : failure(null, new Trouble(line.problem, PROBLEMS[line.problem])))
}

/** 128 bits that nobody can guess. */
export const freshSeed = (): string => randomBytes(16).toString('hex')

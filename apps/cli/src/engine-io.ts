import { randomBytes } from 'node:crypto'
import { games } from '@railhead/host/games'
import { answerOf, playerChance, players, ready } from '@railhead/players'
import { type Bot, Engine, failure, Trouble } from '@railhead/protocol'
import { LONGEST_TEXT } from '@railhead/table'
import type { Line } from './lines.ts'

/** A line may carry a whole record, and no more than that. */
export const LONGEST_LINE = LONGEST_TEXT

const PROBLEMS = {
  'bad-utf8': 'This line is not UTF-8 text.',
  'line-too-long': `This line is longer than ${LONGEST_LINE / 1024 / 1024} MiB, more than is read.`,
} as const

/** The engine behind lines of bytes: each line's answer as the text of a line; none to an empty one. */
export async function engineForStreams(): Promise<(line: Line) => string | undefined> {
  const bots = (await Promise.all(players.map(ready))).map(
    (asked): Bot => ({
      id: asked.player.id,
      game: asked.player.game,
      answer: (view, decision, seed) => answerOf(asked, { view, decision, chance: playerChance(seed) }).index,
    }),
  )
  const engine = new Engine({ games, bots, freshSeed })
  return (line) => {
    const answer = 'text' in line ? engine.answer(line.text) : failure(null, new Trouble(line.problem, PROBLEMS[line.problem]))
    return answer === undefined ? undefined : JSON.stringify(answer)
  }
}

/** 128 bits that nobody can guess. */
export const freshSeed = (): string => randomBytes(16).toString('hex')

import { existsSync } from 'node:fs'
import {
  graded,
  listIn,
  listOf,
  type Puzzle,
  PuzzleError,
  type PuzzleList,
  puzzlesFile,
  puzzlesIn,
} from '@railhead/players/making-puzzles'
import type { Game } from '@railhead/table'
import type { Command } from 'commander'
import { adviserOn } from '../adviser.ts'
import { addComputerGames, type ComputerGames, playersInTurn } from '../computer-games.ts'
import { Fault } from '../fault.ts'
import { gameNamed, readText, wholeNumber } from '../input.ts'
import { columns, Progress, print, printJson, writeWhole } from '../output.ts'
import type { Report, Work } from '../puzzles/worker.ts'
import { allCores, ELSEWHERE, playInOrder } from '../threads.ts'

interface PuzzleOptions extends ComputerGames {
  readonly count: number
  readonly each: number
  readonly workers?: number
  readonly database?: string
  readonly anew?: true
}

export function addPuzzles(program: Command): void {
  const command = program
    .command('puzzles')
    .argument('<game>', 'the game to find puzzles in')
    .summary('find positions in which one plan is clearly best')
    .description(
      'Let computer players play games and keep the positions in which one plan is clearly best: two searches over different worlds, the second a deep one, agree on it, and no other plan comes near. The same seed and numbers give the same list on any number of threads; what was stopped goes on from its file when the command is given again.',
    )
    .option('--count <number>', 'how many puzzles', wholeNumber(1), 50)
    .option('--each <number>', 'how many from one game at most', wholeNumber(1), 3)
    .option('--workers <number>', 'how many threads; all cores when left out', wholeNumber(1))
    .option(...ELSEWHERE)
    .option('--anew', 'begin anew, whatever the file holds')
    .addHelpText(
      'after',
      '\nExample:\n  railhead puzzles ostkrieg --players ost-1,ost-2 --to packages/players/src/ostkrieg/advice/generated/puzzles.json',
    )
  const to = 'where the list goes; written anew with each game that is played, and gone on from where it was stopped'
  addComputerGames(command, 'puzzles', to).action(async (id: string, options: PuzzleOptions) => {
    const { count, each, players, seed, to: file, workers = allCores(), database, json } = options
    const game = gameNamed(id)
    await playersInTurn(players, game)
    const made = `railhead puzzles ${id} --players ${players} --count ${count} --each ${each} --seed ${seed}`
    const progress = new Progress()
    let list = await begun(game, made, options)
    const work: Work = { game: id, players, seed, each }
    await playInOrder<Report>({
      kind: 'puzzles',
      work,
      workers,
      database,
      from: list.played,
      to: Number.MAX_SAFE_INTEGER,
      numberOf: ({ number }) => number,
      isEnough: () => list.puzzles.length >= count,
      take({ found }) {
        list = puzzlesIn(list, game.options, found, count)
        if (file !== undefined) writeWhole(file, puzzlesFile(list))
        progress.show(() => `${list.puzzles.length} of ${count} puzzles out of ${list.tried} questions in ${list.played} games`)
      },
    })
    progress.clear()
    if (json) printJson(list)
    else print(inWords(list))
  })
}

/** The list that was begun with the same command, where there is one; otherwise a new one. */
async function begun(game: Game, made: string, { to, anew }: PuzzleOptions): Promise<PuzzleList> {
  if (to === undefined || anew || !existsSync(to)) return listOf(game, await adviserOn(game), made)
  try {
    return listIn(readText(to), game, made)
  } catch (error) {
    if (error instanceof PuzzleError) throw new Fault(`${to}: ${error.message} --anew begins anew.`)
    if (error instanceof SyntaxError) throw new Fault(`${to}: this is no list of puzzles. --anew writes one in its place.`)
    throw error
  }
}

const inWords = ({ puzzles, tried, played }: PuzzleList): string =>
  [
    `${puzzles.length} puzzles out of ${tried} questions in ${played} games`,
    columns([['id', 'grade', 'seat', 'chance', 'next', 'answer'], ...graded(puzzles).map(row)]),
  ].join('\n\n')

const row = ({ id, grade, seat, answer, next }: Puzzle & { readonly grade: string }): string[] => [
  id,
  grade,
  seat,
  answer.chance.toFixed(2),
  next.chance.toFixed(2),
  answer.words.join('; ').slice(0, 70),
]

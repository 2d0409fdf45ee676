import { existsSync, rmSync } from 'node:fs'
import { type Mark, type Study, type Trainer, TrainingError, taught, trainerOf } from '@railhead/players/training'
import { type Command, InvalidArgumentError } from 'commander'
import { Fault } from '../fault.ts'
import { gameNamed, readText, wholeNumber } from '../input.ts'
import { Progress, print, printJson, writeWhole } from '../output.ts'
import { allCores, ELSEWHERE } from '../threads.ts'
import { train } from '../training/train.ts'

interface TrainOptions {
  readonly seed: string
  readonly games?: readonly number[]
  readonly to?: string
  readonly checkpoint?: string
  readonly workers?: number
  readonly database?: string
  readonly json?: true
}

/** Milliseconds between two checkpoints: more often would cost more than what is lost when the machine stops. */
const CHECKPOINT_EVERY = 5000

export function addTrain(program: Command): void {
  program
    .command('train')
    .argument('<game>', 'the game whose players are to learn')
    .summary('teach the computer players of a game')
    .description(
      'Let computer players of a game learn from games against each other, round by round on all cores, and write what they learnt. The same seed and numbers of games give the same file on any number of threads; what was stopped goes on from its checkpoint when the command is given again.',
    )
    .option('--seed <text>', 'where chance begins', 'railhead')
    .option('--games <numbers>', 'games of each round, such as 4000,800; as many as usual when left out', numbers)
    .option('--to <file>', 'where the weights go; standard output when left out')
    .option('--checkpoint <file>', 'where a course that is stopped is kept; train-GAME.json when left out')
    .option('--workers <number>', 'how many threads; all cores when left out', wholeNumber(1))
    .option(...ELSEWHERE)
    .option('--json', 'print how it went as JSON')
    .addHelpText(
      'after',
      '\nExample:\n  railhead train ostkrieg --seed 1 --to packages/players/src/ostkrieg/generated/against-bot.ts',
    )
    .action(async (id: string, { seed, games, to, checkpoint, workers = allCores(), database, json }: TrainOptions) => {
      const trainer = await trainerFor(id)
      const path = checkpoint ?? `train-${id}.json`
      const study = begun(trainer, path, seed, games)
      const progress = new Progress()
      let kept = -Infinity
      writeWhole(path, study.checkpoint())
      await train({
        game: id,
        study,
        workers,
        database,
        onLesson: () => {
          progress.show(() => howFar(study))
          if (performance.now() - kept < CHECKPOINT_EVERY) return
          writeWhole(path, study.checkpoint())
          kept = performance.now()
        },
      })
      progress.clear()
      if (to === undefined && json === undefined) process.stdout.write(study.result())
      if (to !== undefined) writeWhole(to, study.result())
      rmSync(path, { force: true })
      if (json) printJson({ game: id, seed: study.seed, rounds: study.rounds, curve: study.curve })
      else if (to !== undefined) print(`${study.curve.map(inWords).join('\n')}\n${to} is written.`)
    })
}

async function trainerFor(id: string): Promise<Trainer> {
  const trainer = await trainerOf(gameNamed(id).id)
  if (trainer === undefined)
    throw new Fault(
      `The players of ${id} think without anything that was learnt. Games whose players learn: ${taught.join(', ')}.`,
    )
  return trainer
}

/** The course that was stopped, where there is one; otherwise a new one. */
function begun(trainer: Trainer, path: string, seed: string, games: readonly number[] | undefined): Study {
  const wanted = told('', () => trainer.begin(seed, games))
  if (!existsSync(path)) return wanted
  const text = readText(path)
  const study = told(`${path}: `, () => trainer.resume(text))
  const counts = (of: Study): string => of.rounds.map((round) => round.games).join(',')
  if (study.seed !== wanted.seed || counts(study) !== counts(wanted))
    throw new Fault(
      `${path}: this course was begun with --seed ${study.seed} --games ${counts(study)}; go on with these, or remove the file.`,
    )
  return study
}

function told<T>(where: string, asked: () => T): T {
  try {
    return asked()
  } catch (error) {
    if (error instanceof TrainingError) throw new Fault(`${where}${error.message}`)
    throw error
  }
}

function numbers(text: string): readonly number[] {
  if (!/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/.test(text))
    throw new InvalidArgumentError('Write whole numbers from 1 up, such as 4000,800.')
  return text.split(',').map(Number)
}

const inWords = ({ round, games, error }: Mark): string => `round ${round + 1}, ${games} games: results are missed by ${error}`

function howFar({ next, rounds, curve }: Study): string {
  if (next === undefined) return 'done'
  const last = curve[curve.length - 1]
  const missed = last === undefined ? '' : `, results are missed by ${last.error}`
  return `round ${next.round + 1} of ${rounds.length}: ${next.number} of ${rounds[next.round].games} games${missed}`
}

import { type Game, type GameState, type Position, PositionError, perft, perftByChoice } from '@railhead/table'
import { type Command, Option } from 'commander'
import { Fault } from '../fault.ts'
import { collectOption, gameNamed, optionsFrom, readDocument, wholeNumber } from '../input.ts'
import { columns, print, printJson } from '../output.ts'

const USUAL_SEED = 'railhead'

interface PerftOptions {
  readonly depth: number
  readonly position?: string
  readonly seed?: string
  readonly option?: readonly string[]
  readonly byChoice?: true
  readonly json?: true
}

export function addPerft(program: Command): void {
  program
    .command('perft')
    .argument('<game>', 'the game')
    .summary('count the legal continuations of a position')
    .description('Count the sequences of legal choices that lead on from a position, depth by depth. The numbers pin the rules.')
    .requiredOption('--depth <number>', 'how many choices deep', wholeNumber(1))
    .option('--position <file>', 'count from this position instead of the set-up')
    .option('--seed <text>', `seed of the set-up; "${USUAL_SEED}" when left out`)
    .addOption(new Option('--option <key=value>', 'an option of the game; may be given several times').argParser(collectOption))
    .option('--by-choice', 'tell the count of the last depth apart by the first choice')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  railhead perft race-to-moscow --depth 3 --option edition=2024')
    .action((id: string, options: PerftOptions) => {
      const game = gameNamed(id)
      const state = start(game, options)
      const depths: { depth: number; count: number; seconds: number }[] = []
      for (let depth = 1; depth <= options.depth; depth++) {
        const began = performance.now()
        const count = perft(game, state, depth)
        depths.push({ depth, count, seconds: Math.round(performance.now() - began) / 1000 })
        if (!options.json) print(`depth ${depth}: ${count} (${depths[depth - 1].seconds} s)`)
      }
      const byChoice = options.byChoice ? perftByChoice(game, state, options.depth) : undefined
      if (options.json)
        printJson({ game: game.id, rulesVersion: game.rulesVersion, contentHash: game.contentHash, depths, byChoice })
      else if (byChoice !== undefined)
        print(columns([['first choice', 'count'], ...byChoice.map(({ choice, count }) => [choice, `${count}`])]))
    })
}

function start(game: Game, { position: path, seed, option = [] }: PerftOptions): GameState {
  if (path === undefined) return game.setup(optionsFrom(game, option), seed ?? USUAL_SEED)
  if (seed !== undefined) throw new Fault('A position brings its own chance; leave out --seed or --position.')
  if (option.length > 0) throw new Fault('A position brings its own options; leave out --option or --position.')
  const position = positionIn(path)
  if (position.game !== game.id) throw new Fault(`${path}: this is a position of "${position.game}", not of "${game.id}".`)
  try {
    return game.load(position)
  } catch (error) {
    if (error instanceof PositionError) throw new Fault(`${path}: ${error.message}`)
    throw error
  }
}

function positionIn(path: string): Position {
  const value = readDocument(path)
  if (typeof value !== 'object' || value === null || !('game' in value) || typeof value.game !== 'string') {
    throw new Fault(`${path}: this is not a position; one is an object with a field "game".`)
  }
  return value as Position
}

import { writeFileSync } from 'node:fs'
import { type Calibration, calibrationFile, calibrationOf, type Observed, observed, startOf } from '@railhead/players/calibrating'
import type { Command } from 'commander'
import { adviserOn } from '../adviser.ts'
import { addComputerGames, type ComputerGames, playersInTurn } from '../computer-games.ts'
import { gameNamed, wholeNumber } from '../input.ts'
import { columns, Progress, print, printJson } from '../output.ts'

interface CalibrateOptions extends ComputerGames {
  readonly games: number
  readonly tests: number
}

export function addCalibrate(program: Command): void {
  const command = program
    .command('calibrate')
    .argument('<game>', 'the game whose chances are to be fitted')
    .summary('fit the chances of winning, and show how right they are')
    .description(
      'Let computer players play games of every kind, fit the chances of winning to some of them, and test them on the others: the Brier score against always saying how often a seat wins, and how often what was foretold came true. One core; the same seed and numbers give the same file.',
    )
    .option('--games <number>', 'games of each kind to fit to', wholeNumber(1), 200)
    .option('--tests <number>', 'games of each kind to test on', wholeNumber(1), 100)
    .addHelpText(
      'after',
      '\nExample:\n  railhead calibrate ostkrieg --players ost-1,ost-2,ost-3 --to packages/players/src/ostkrieg/advice/generated/calibration.ts',
    )
  addComputerGames(command, 'calibrate', 'where what was fitted goes').action(
    async (id: string, { games, tests, players, seed, to, json }: CalibrateOptions) => {
      const game = gameNamed(id)
      const adviser = await adviserOn(game)
      const minds = await playersInTurn(players, game)
      const progress = new Progress()
      const kinds: Observed[][] = []
      for (let kind = 0; startOf(game, kind, 0) !== undefined; kind++) {
        const played: Observed[] = []
        for (let number = 0; number < games + tests; number++) {
          const options = startOf(game, kind, number)
          if (options !== undefined) played.push(observed(adviser, game, options, `${seed}/${kind}/${number}`, minds))
          progress.show(() => `kind ${kind + 1}: ${number + 1} of ${games + tests} games`)
        }
        kinds.push(played)
      }
      progress.clear()
      const made = `railhead calibrate ${id} --players ${players} --games ${games} --tests ${tests} --seed ${seed}`
      const calibration = calibrationOf(adviser, game, kinds, games, made)
      if (to !== undefined) writeFileSync(to, calibrationFile(calibration))
      if (json) printJson(calibration)
      else print(inWords(calibration))
    },
  )
}

function inWords({ kinds, contentHash }: Calibration): string {
  const rows = Object.entries(kinds).map(([kind, { games, tested, brier, constant }]) => [
    kind,
    `${games}`,
    `${tested}`,
    brier.toFixed(3),
    constant.toFixed(3),
  ])
  const tables = Object.entries(kinds).map(([kind, { reliability }]) => {
    const bins = reliability.map(({ foretold, happened, count }) => [percent(foretold), percent(happened), `${count}`])
    return `${kind}\n${columns([['foretold', 'happened', 'situations'], ...bins])}`
  })
  return [
    `content ${contentHash.slice(0, 12)}`,
    columns([['kind', 'games', 'tested', 'Brier', 'constant'], ...rows]),
    ...tables,
  ].join('\n\n')
}

const percent = (share: number): string => `${Math.round(share * 100)} %`

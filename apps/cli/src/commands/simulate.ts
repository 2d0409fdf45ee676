import { ready } from '@railhead/players'
import { type Command, Option } from 'commander'
import { freshSeed } from '../engine-io.ts'
import { EXIT } from '../fault.ts'
import { collectOption, gameNamed, optionsFrom, playersFrom, wholeNumber } from '../input.ts'
import { columns, Progress, print, printJson } from '../output.ts'
import { type SimulationReport, seatsIn, simulate } from '../simulation.ts'

interface SimulateOptions {
  readonly games: number
  readonly players: string
  readonly seed?: string
  readonly option?: readonly string[]
  readonly json?: true
}

export function addSimulate(program: Command): void {
  program
    .command('simulate')
    .argument('<game>', 'the game to play')
    .summary('play many games between computer players')
    .description('Play many games between computer players and count how they end. The same seed gives the same games.')
    .option('--games <number>', 'how many games', wholeNumber(1), 100)
    .option('--players <ids>', 'a player for each seat, such as random,random,random, or one for all', 'random')
    .option('--seed <text>', 'where chance begins; a fresh one when left out')
    .addOption(new Option('--option <key=value>', 'an option of the game; may be given several times').argParser(collectOption))
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExample:\n  railhead simulate race-to-moscow --games 1000 --players random --seed 1 --option edition=2024',
    )
    .action(async (id: string, { games, players: named, seed = freshSeed(), option = [], json }: SimulateOptions) => {
      const game = gameNamed(id)
      const options = optionsFrom(game, option)
      const players = await Promise.all(playersFrom(named, game, seatsIn(game, options)).map(ready))
      const progress = new Progress()
      const began = performance.now()
      const onGame = (played: number, actions: number): void =>
        progress.show(() => `${played} of ${games} games, ${actions} actions`)
      const report = simulate({ game, options, games, seed, players, onGame })
      const seconds = Math.round(performance.now() - began) / 1000
      progress.clear()
      if (json) printJson({ ...report, seconds })
      else print(inWords(report, seconds))
      if (report.errors > 0) process.exitCode = EXIT.found
    })
}

function inWords(report: SimulationReport, seconds: number): string {
  const { game, seed, games, finished, errors, actions, seats, reasons, statistics, failures } = report
  const { automaticWins, sharedWins, withoutWinner } = report
  const lines = [
    `${game}: ${games} games, ${finished} finished, ${errors} errors, ${actions} actions in ${seconds} s (seed ${seed})`,
    '',
    columns([
      ['seat', 'player', 'wins', 'share', '95 % interval'],
      ...seats.map(({ seat, player, wins, share, interval: [low, high] }) => [
        seat,
        player,
        `${wins}`,
        percent(share),
        `${percent(low)} to ${percent(high)}`,
      ]),
    ]),
  ]
  for (const [seat, wins] of Object.entries(automaticWins)) lines.push(`Won by ${seat}, which the game plays: ${wins}`)
  if (sharedWins > 0) lines.push(`Won by several seats together: ${sharedWins}`)
  if (withoutWinner > 0) lines.push(`Won by nobody: ${withoutWinner}`)
  if (finished > 0) {
    lines.push('', columns([['ended by', 'games'], ...Object.entries(reasons).map(([reason, count]) => [reason, `${count}`])]))
    const rows = Object.entries(statistics).map(([name, { mean, min, max }]) => [name, mean.toFixed(2), `${min}`, `${max}`])
    lines.push('', columns([['per game', 'mean', 'min', 'max'], ...rows]))
  }
  for (const { game: number, seed: gameSeed, message } of failures)
    lines.push('', `Game ${number} (seed ${gameSeed}) broke: ${message}`)
  return lines.join('\n')
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

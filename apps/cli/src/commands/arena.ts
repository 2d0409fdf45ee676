import { writeFileSync } from 'node:fs'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { playBout } from '../arena/arena.ts'
import type { Tallied } from '../arena/counter.ts'
import { recordFixture } from '../arena/play.ts'
import { type Bout, fixture } from '../arena/schedule.ts'
import { elo, eloInterval } from '../arena/statistics.ts'
import { EXIT, Fault } from '../fault.ts'
import { collectOption, gameNamed, optionsFrom, playerNamed, wholeNumber } from '../input.ts'
import { columns, Progress, print, printJson } from '../output.ts'
import { seatsIn } from '../simulation.ts'
import { wilson } from '../statistics.ts'
import { allCores, ELSEWHERE } from '../threads.ts'

interface ArenaOptions {
  readonly games: number
  readonly players: readonly [string, string]
  readonly seed: string
  readonly option?: readonly string[]
  readonly workers?: number
  readonly database?: string
  readonly test?: number
  readonly record?: number
  readonly to?: string
  readonly json?: true
}

export function addArena(program: Command): void {
  program
    .command('arena')
    .argument('<game>', 'the game to play')
    .summary('measure how strong computer players are')
    .description(
      'Let one computer player meet others on all cores, in every seat and every order of turns in turn, and rate it. One name alone: equal players, to see which seat wins. The same seed gives the same games on any number of threads.',
    )
    .requiredOption('--players <ids>', 'who is measured and whom it meets, such as rtm-4,random; or one for all seats', pairOf)
    .option('--games <number>', 'how many games', wholeNumber(1), 60)
    .option('--seed <text>', 'where chance begins', 'arena')
    .addOption(new Option('--option <key=value>', 'an option of the game; may be given several times').argParser(collectOption))
    .option('--workers <number>', 'how many threads; all cores when left out', wholeNumber(1))
    .option(...ELSEWHERE)
    .option(
      '--test <elo>',
      'stop as soon as it is clear whether the player is so much stronger, or not stronger at all',
      wholeNumber(1),
    )
    .option('--record <number>', 'play only this game, counted from 1, and write its record to --to', wholeNumber(1))
    .option('--to <file>', 'where the record goes; standard output when left out')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  railhead arena race-to-moscow --players rtm-4,random --games 60 --seed 1')
    .action(
      async (
        id: string,
        { games, players, seed, option = [], workers = allCores(), database, test, record, to, json }: ArenaOptions,
      ) => {
        const game = gameNamed(id)
        const options = optionsFrom(game, option)
        const [player, rival] = players.map((name) => playerNamed(name, game).id)
        const bout: Bout = { game, options, seed, player, rival }
        if (record !== undefined) return writeRecord(bout, record, to)
        const progress = new Progress()
        const onGame = (played: number): void => progress.show(() => `${played} of ${games} games`)
        const tallied = await playBout({ ...bout, games, workers, database, test, onGame })
        progress.clear()
        if (json) printJson({ game: id, options, seed, player, rival, ...tallied })
        else print(inWords(bout, tallied))
        if (tallied.broken.length > 0) process.exitCode = EXIT.found
      },
    )
}

function pairOf(text: string): readonly [string, string] {
  const [player, rival = player, ...more] = text.split(',').map((id) => id.trim())
  if (more.length > 0) throw new InvalidArgumentError('Name one player, or two: who is measured and whom it meets.')
  return [player, rival]
}

async function writeRecord(bout: Bout, number: number, to: string | undefined): Promise<void> {
  const text = await recordFixture(bout.game, fixture(bout, number - 1))
  if (to === undefined) {
    process.stdout.write(text)
    return
  }
  try {
    writeFileSync(to, text)
  } catch (error) {
    throw new Fault(`${to} cannot be written (${error instanceof Error ? error.message : error}).`)
  }
}

function inWords({ game, options, seed, player, rival }: Bout, tallied: Tallied): string {
  const { games, wins, rivals, verdict, bySeat, byPlace, endings, rounds, scores, thoughts, broken } = tallied
  const seats = seatsIn(game, options)
  const share = (won: number): string[] => {
    const [low, high] = wilson(won, games)
    return [counted(won), percent(won / Math.max(1, games)), `${percent(low)} to ${percent(high)}`]
  }
  const lines = [`${game.id}: ${games} games, ${broken.length} broken (seed ${seed})`, '']
  if (player !== rival) {
    const [low, high] = eloInterval(wins, games, rivals)
    lines.push(
      columns([
        ['player', 'against', 'wins', 'share', '95 % interval', 'Elo', '95 % interval of Elo'],
        [player, rival, ...share(wins), points(elo(wins / games, rivals)), `${points(low)} to ${points(high)}`],
      ]),
    )
    if (verdict !== undefined) lines.push('', VERDICTS[verdict])
    lines.push('')
  }
  lines.push(
    columns([
      ['seat', 'wins', 'share', '95 % interval', 'mean score'],
      ...[...new Set([...seats, ...Object.keys(bySeat)])].map((seat) => [
        seat,
        ...share(bySeat[seat] ?? 0),
        (scores[seat] ?? 0).toFixed(2),
      ]),
    ]),
  )
  if (byPlace.length > 1)
    lines.push(
      '',
      columns([
        ['place in the order', 'wins', 'share', '95 % interval'],
        ...byPlace.map((won, at) => [`${at + 1}`, ...share(won)]),
      ]),
    )
  const winners = [...new Set(Object.values(endings).flatMap((ending) => Object.keys(ending.bySeat)))]
  lines.push(
    '',
    columns([
      ['ended by', 'games', 'share', '95 % interval', ...winners.map((seat) => `won by ${seat}`), 'rounds'],
      ...Object.entries(endings).map(([reason, ending]) => [
        reason,
        ...share(ending.games),
        ...winners.map((seat) => counted(ending.bySeat[seat] ?? 0)),
        spread(ending.rounds),
      ]),
    ]),
  )
  if (rounds.length > 0) {
    const long = rounds.filter((count) => count > LONG_GAME).length
    lines.push('', `Rounds: ${spread(rounds)}; more than ${LONG_GAME} in ${percent(long / rounds.length)}`)
  }
  lines.push(
    '',
    columns([
      ['thinking', 'ms a turn', 'longest turn'],
      ...Object.entries(thoughts).map(([id, { turns, total, longest }]) => [
        id,
        (total / Math.max(1, turns)).toFixed(0),
        longest.toFixed(0),
      ]),
    ]),
  )
  for (const { number, message } of broken) lines.push('', `Game ${number + 1} broke: ${message}`)
  return lines.join('\n')
}

const VERDICTS = {
  stronger: 'It is clear by now: stronger.',
  'not-stronger': 'It is clear by now: not stronger.',
  open: 'It is not yet clear whether it is stronger.',
} as const

const LONG_GAME = 20
/** Shared wins are counted in parts. */
const counted = (won: number): string => won.toFixed(won % 1 === 0 ? 0 : 1)
function spread(rounds: readonly number[]): string {
  if (rounds.length === 0) return ''
  return `median ${rounds[Math.floor(rounds.length / 2)]}, from ${rounds[0]} to ${rounds[rounds.length - 1]}`
}
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`
const points = (value: number): string =>
  Number.isFinite(value) ? value.toFixed(0) : value > 0 ? 'more than can be told' : 'less than can be told'

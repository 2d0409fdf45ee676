import { type Analysis, analyse, analysisAsCsv } from '@railhead/players/advice'
import { Match, RecordError } from '@railhead/table'
import type { Command } from 'commander'
import { adviserOn } from '../adviser.ts'
import { Fault } from '../fault.ts'
import { columns, Progress, print, printJson } from '../output.ts'
import { openRecord } from '../records.ts'

interface AnalyseOptions {
  readonly json?: true
  readonly csv?: true
}

export function addAnalyse(program: Command): void {
  program
    .command('analyse')
    .argument('<record>', 'file with the record of a finished game')
    .summary('look back on a finished game')
    .description(
      'Tell of a finished game how everybody’s chance of winning went, what decided it, how well each turn or card was played by what its player could know, and what luck there was.',
    )
    .option('--json', 'print JSON')
    .option('--csv', 'print the curve, the choices and the luck as comma-separated values')
    .addHelpText('after', '\nExample:\n  railhead analyse game.jsonl --csv')
    .action(async (path: string, { json, csv }: AnalyseOptions) => {
      try {
        const { record, game } = openRecord(path)
        const match = Match.fromRecord(game, record)
        if (!('outcome' in match.pending())) throw new Fault(`${path}: this game is not over yet.`)
        const adviser = await adviserOn(game)
        const progress = new Progress()
        const analysing = analyse(adviser, game, record)
        let step = analysing.next()
        for (; step.done !== true; step = analysing.next()) {
          const { done, of } = step.value
          progress.show(() => `${done} of ${of} choices`)
        }
        progress.clear()
        if (json) printJson(step.value)
        else if (csv) process.stdout.write(analysisAsCsv(step.value))
        else print(inWords(step.value, adviser.calibrated))
      } catch (error) {
        if (error instanceof RecordError) throw new Fault(`${path}: ${error.message}`)
        throw error
      }
    })
}

const percent = (chance: number): string => `${Math.round(chance * 100)} %`
const signed = (change: number): string => `${change >= 0 ? '+' : ''}${Math.round(change * 100)} %`

function inWords({ seats, turningPoints, deeds, percentile }: Analysis, calibrated: boolean): string {
  const kinds = [...new Set(seats.flatMap(({ luck }) => Object.keys(luck)))]
  const table = columns([
    ['seat', 'accuracy', 'given away', ...kinds.map((kind) => `luck of ${kind}`), 'mistakes', 'unclear'],
    ...seats.map(({ seat, accuracy, givenAway, luck, verdicts }) => [
      seat,
      accuracy === null ? '-' : `${accuracy}`,
      percent(givenAway),
      ...kinds.map((kind) => signed(luck[kind] ?? 0)),
      `${verdicts.mistake + verdicts.blunder}`,
      `${verdicts.unclear}`,
    ]),
  ])
  const points = turningPoints.map(({ at, seat, before, after, cause, deed }) => {
    const better = deed === undefined ? undefined : deeds[deed].better
    const instead = better === undefined ? '' : ` Better: ${better.words.join(', ')}. ${better.reason}`
    const whose = deed === undefined ? CAUSES[cause] : `${CAUSES[cause]} by ${deeds[deed].seat}`
    return `after choice ${at}: ${seat} from ${percent(before)} to ${percent(after)}, ${whose}.${instead}`
  })
  return [
    table,
    ['Turning points:', ...points].join('\n'),
    ...(percentile === null ? [] : [`Better than ${percentile} of 100 games of computers from the same start.`]),
    ...(calibrated ? [] : ['The chances were fitted to another content: they are rough.']),
  ].join('\n\n')
}

const CAUSES = { luck: 'by luck', choice: 'by what was chosen', unclear: 'for no single reason' } as const

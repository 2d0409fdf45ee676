import { wireDecision, wireEvent, wireOutcome } from '@railhead/protocol'
import { Match, RecordError } from '@railhead/table'
import type { Command } from 'commander'
import { Fault } from '../fault.ts'
import { wholeNumber } from '../input.ts'
import { print, printJson } from '../output.ts'
import { type OpenedRecord, openRecord } from '../records.ts'

interface ReplayOptions {
  readonly to?: number
  readonly seed?: string
  readonly salt?: string
  readonly json?: true
}

export function addReplay(program: Command): void {
  program
    .command('replay')
    .argument('<record>', 'file with the record of a game')
    .summary('tell a recorded game')
    .description('Play a record through and tell what happened, choice by choice.')
    .option('--to <number>', 'stop after so many choices', wholeNumber(0))
    .option('--seed <text>', 'the seed, for a record that does not show it yet; where it does, it must be the same')
    .option('--salt <text>', 'the salt that goes with the seed')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  railhead replay game.jsonl --to 40')
    .action((path: string, options: ReplayOptions) => {
      try {
        const replayed = replay(openRecord(path), options)
        if (options.json) printJson(replayed)
        else tell(replayed)
      } catch (error) {
        if (error instanceof RecordError) throw new Fault(`${path}: ${error.message}`)
        throw error
      }
    })
}

function replay({ game, record }: OpenedRecord, { to, seed, salt }: ReplayOptions) {
  const total = record.choices.length
  if (to !== undefined && to > total) throw new Fault(`The record has ${total} choices; --to must not be more.`)
  if (salt !== undefined && seed === undefined) throw new Fault('--salt goes with --seed; give both.')
  if (seed !== undefined && record.header.commitment === null)
    throw new Fault('The game began from a position, so it has no seed; leave out --seed.')
  const known = { ...(seed === undefined ? {} : { seed }), ...(salt === undefined ? {} : { salt }) }
  // The whole way first: it checks every choice and the outcome, so that nothing is told of a record that is wrong.
  Match.fromRecord(game, record, known)

  const table = Match.fromRecord(game, record, { ...known, upTo: 0 })
  const steps = record.choices.slice(0, to).map(({ seat, choice }, index) => {
    const asked = table.pending(seat)
    const text = 'decision' in asked ? game.texts.choice(asked.decision, choice) : ''
    const chosen = table.choose(choice, seat)
    const events = chosen.ok ? chosen.events.map(({ event }) => wireEvent(game, event)) : []
    return { n: index + 1, seat, choice, text, events }
  })
  const pending = table.pending()
  const { rules, content, options, seats } = record.header
  return {
    game: game.id,
    title: game.title,
    ...{ rules, content, options, seats },
    choices: total,
    to: table.length,
    steps,
    ...('outcome' in pending
      ? { outcome: wireOutcome(game, pending.outcome) }
      : { decision: wireDecision(game, pending.decision) }),
    position: table.save(),
    ...(record.truncated === undefined ? {} : { truncated: record.truncated.says }),
  }
}

function tell(replayed: ReturnType<typeof replay>): void {
  const { title, rules, choices, steps, truncated } = replayed
  print(`${title}, ${choices} choices, rules ${rules}`)
  for (const { n, seat, text, events } of steps) {
    print(`${String(n).padStart(5)}  ${seat}: ${text}`)
    // Who has the record may know all of it.
    for (const event of events) print(`         ${event.secret?.text ?? event.text}`)
  }
  if (truncated !== undefined) print(truncated)
  if ('outcome' in replayed) print(replayed.outcome.text)
  else print(`To decide: ${replayed.decision.seat}. ${replayed.decision.prompt}`)
}

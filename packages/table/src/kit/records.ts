import { type Chance, looseChance } from '../chance.ts'
import type { Choice, Decision, Game, GameState, Position } from '../game.ts'
import type { Json, JsonObject } from '../json.ts'
import { Match } from '../match.ts'
import type { Options } from '../options.ts'
import { parseRecord } from '../record.ts'
import { verifyRecord } from '../verify.ts'
import { type Files, failUnlessNone } from './golden.ts'

/**
 * Golden records: finished games that must come out as they did. The same choices are legal, tell the same story and lead to the
 * same end. Beside each record lies its story as a text that can be read and compared line by line.
 */

/** A game to be played for a golden record. Its name begins with its number and is its file's. */
export interface GoldenGame {
  readonly name: string
  readonly options: Options & JsonObject
  /** Begins here instead of at set-up. */
  readonly start?: JsonObject
  /** The name serves as the seed, unless another one makes a better game. */
  readonly seed?: string
}

/** Picks one of the choices; `chance` is the player's own. */
export type GoldenPlayer<S extends GameState, G extends GoldenGame> = (
  golden: G,
  decision: Decision,
  match: Match<S>,
  chance: Chance,
) => Choice

const RECORD = '.jsonl'
const STORY = '.txt'

/** Plays the games anew: their records and stories, by file. */
export function goldenRecords<S extends GameState, G extends GoldenGame>(
  game: Game<S>,
  games: readonly G[],
  player: GoldenPlayer<S, G>,
): Files {
  return Object.fromEntries(
    games.flatMap((golden, i) => {
      const record = played(game, golden, player, looseChance(i + 1))
      return [
        [golden.name + RECORD, record],
        [golden.name + STORY, storyOf(game, record)],
      ]
    }),
  )
}

function played<S extends GameState, G extends GoldenGame>(
  game: Game<S>,
  golden: G,
  player: GoldenPlayer<S, G>,
  chance: Chance,
): string {
  const { options, start, seed = golden.name } = golden
  const match: Match<S> =
    start === undefined
      ? Match.open(game, { options, seed, salt: 'golden' })
      : Match.fromPosition(game, { game: game.id, options, chance: { seed }, ...start } as Position)
  for (let asked = match.pending(); 'decision' in asked; asked = match.pending()) {
    const choice = player(golden, asked.decision, match, chance)
    if (!match.choose(choice, asked.decision.seat).ok) throw new Error(`${golden.name}: ${JSON.stringify(choice)} is refused`)
  }
  match.reveal()
  return match.record()
}

/** What a record tells: everything that happened, with the number of the choice that brought it about, how it ended, and the last position. */
export function storyOf<S extends GameState>(game: Game<S>, record: string): string {
  const { choices } = parseRecord(record)
  const match = Match.fromRecord(game, record)
  const happened = match.log.map(({ choice, event }) => `${choice} ${choices[choice - 1].seat}: ${game.texts.event(event)}`)
  const outcome = game.outcome(match.state)
  return [
    ...happened,
    ...(outcome === undefined ? [] : [`Outcome: ${game.texts.outcome(outcome)}`, ...inLines(outcome)]),
    'Position:',
    ...inLines(match.save()),
    '',
  ].join('\n')
}

/** A value with a line for each thing in it, so that what differs is found by its line. */
function inLines(value: JsonObject): string[] {
  const isParted = (part: Json | undefined): part is JsonObject =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
  return Object.entries(value).flatMap(([name, part]) =>
    isParted(part)
      ? Object.entries(part).map(([inner, least]) => `  ${name} ${inner}: ${JSON.stringify(least)}`)
      : [`  ${name}: ${JSON.stringify(part)}`],
  )
}

/** Holds a game to its golden records: throws with everything that comes out differently. `files` is the whole folder. */
export function checkRecords<S extends GameState>(game: Game<S>, files: Files): void {
  const names = Object.keys(files)
    .filter((file) => file.endsWith(RECORD))
    .map((file) => file.slice(0, -RECORD.length))
  const faults = names.flatMap((name) => faultsOf(game, name, files[name + RECORD], files[name + STORY]))
  for (const file of Object.keys(files))
    if (!names.some((name) => file === name + RECORD || file === name + STORY)) faults.push(`${file}: belongs to no record`)
  const settings = names.map((name) => parseRecord(files[name + RECORD]).header.options)
  for (const { key } of game.options.options)
    if (new Set(settings.map((options) => JSON.stringify(options[key]))).size < 2)
      faults.push(`the option "${key}" has one value in all records`)
  failUnlessNone(faults)
}

function faultsOf<S extends GameState>(game: Game<S>, name: string, record: string, story: string | undefined): string[] {
  if (story === undefined) return [`${name}: has no story`]
  const verdict = verifyRecord(game, record)
  if (!verdict.ok) return [`${name}${RECORD}: ${verdict.says}`]
  const [expected, found] = [story.split('\n'), storyOf(game, record).split('\n')]
  const at = expected.findIndex((line, i) => line !== found[i])
  if (at < 0 && expected.length === found.length) return []
  const line = at < 0 ? expected.length : at
  return [`${name}${STORY}, line ${line + 1}: expected "${expected[line] ?? ''}", found "${found[line] ?? ''}"`]
}

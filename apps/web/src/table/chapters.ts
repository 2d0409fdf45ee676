import type { LogLine } from '@railhead/host'
import type { GameEvent } from '@railhead/table'
import type { GameClient } from '../game/client.ts'

/** The same fact so many times in a row. */
export interface Told {
  readonly line: LogLine
  readonly times: number
}

/** Something with a heading of its own inside a turn, such as a battle; what comes before the first has none. */
export interface Scene {
  readonly heading: LogLine | undefined
  readonly told: readonly Told[]
}

export interface Turn {
  readonly turn: number
  /** What opens the turn: its heading tells that. */
  readonly opening: LogLine
  readonly scenes: readonly Scene[]
  /** How many small things are not shown. */
  readonly folded: number
}

/** A stretch of the game with a heading, such as a year; undefined where the game names none. */
export interface Part {
  readonly heading: string | undefined
  readonly turns: readonly Turn[]
}

type Headings = Pick<GameClient, 'chapter' | 'aside'>

/** The story in parts, turns and scenes, in the order in which it happened. `unfold`: turns of which the small things are wanted too. */
export function chaptersOf(lines: readonly LogLine[], client: Headings, unfold: (turn: number) => boolean): Part[] {
  const headingOf = ({ event }: LogLine): string | undefined => {
    const chapter = client.chapter?.(event)
    return chapter?.rank === 'part' ? chapter.text : undefined
  }
  return split(lines, (line) => headingOf(line) !== undefined).map((part) => ({
    heading: headingOf(part[0]),
    turns: turnsOf(part).map((members) => turnOf(members, client, unfold)),
  }))
}

/** A heading says all of it. (A scene is headed by the fact itself.) */
export function isHeading(client: Headings, event: GameEvent): boolean {
  const chapter = client.chapter?.(event)
  return chapter !== undefined && chapter.rank !== 'scene' && chapter.told !== true
}

function turnOf(members: readonly LogLine[], client: Headings, unfold: (turn: number) => boolean): Turn {
  const [opening] = members
  const { turn } = opening
  const chapter = (event: GameEvent) => client.chapter?.(event)
  const lines = members.filter(({ event }) => !isHeading(client, event))
  const shown = unfold(turn) ? lines : lines.filter(({ event }) => client.aside?.(event) !== true)
  const scenes = split(shown, ({ event }) => chapter(event)?.rank === 'scene').map((scene) => {
    const headed = scene[0] !== undefined && chapter(scene[0].event)?.rank === 'scene'
    return { heading: headed ? scene[0] : undefined, told: together(headed ? scene.slice(1) : scene) }
  })
  return { turn, opening, scenes, folded: lines.length - shown.length }
}

/** The same fact several times in a row is one line. */
function together(lines: readonly LogLine[]): Told[] {
  const told: Told[] = []
  for (const line of lines) {
    const last = told.at(-1)
    if (last !== undefined && last.line.text === line.text) told[told.length - 1] = { line, times: last.times + 1 }
    else told.push({ line, times: 1 })
  }
  return told
}

/** Pieces that begin where something begins; the first may begin with anything. */
function split(lines: readonly LogLine[], begins: (line: LogLine) => boolean): LogLine[][] {
  const pieces: LogLine[][] = []
  for (const line of lines) {
    if (pieces.length === 0 || begins(line)) pieces.push([line])
    else pieces[pieces.length - 1].push(line)
  }
  return pieces
}

function turnsOf(lines: readonly LogLine[]): LogLine[][] {
  const turns = new Map<number, LogLine[]>()
  for (const line of lines) {
    const members = turns.get(line.turn)
    if (members === undefined) turns.set(line.turn, [line])
    else members.push(line)
  }
  return [...turns.values()]
}

/** The sentence of a fact that happened so often; a game without a word for several says how often. */
export const sentenceFor = ({ line, times }: Told): { readonly text: string; readonly counted: boolean } =>
  times > 1 && line.several !== undefined
    ? { text: line.several.replace('#', String(times)), counted: true }
    : { text: line.text, counted: false }

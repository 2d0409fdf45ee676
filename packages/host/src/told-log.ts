import type { GameEvent } from '@railhead/table'
import type { ToldLine } from './story.ts'

/*
 * Lines of a log, as they are told: what several have in common is said once.
 */

/**
 * Choice, whose, turn, and the facts, of which a number stands for so many more that are the same as the one before it; then why a computer did it, if it says so, or
 * that a person had been advised.
 */
type Group = readonly [number, string, number, readonly (GameEvent | number)[], (string | true)?]
/** The log is this from that line on, counted from 1. */
export type ToldLog = readonly [number, readonly Group[]]

export function toldLog(logFrom: number, lines: readonly ToldLine[]): ToldLog {
  const groups: Group[] = []
  let facts: (GameEvent | number)[] = []
  let before: ToldLine | undefined
  for (const line of lines) {
    const { choice, by, turn, event } = line
    const more = moreOf(line)
    if (before === undefined || before.choice !== choice || before.by !== by || before.turn !== turn || moreOf(before) !== more) {
      facts = [event]
      groups.push(more === undefined ? [choice, by, turn, facts] : [choice, by, turn, facts, more])
    } else {
      const last = facts[facts.length - 1]
      if (!isSame(before.event, event)) facts.push(event)
      else if (typeof last === 'number') facts[facts.length - 1] = last + 1
      else facts.push(1)
    }
    before = line
  }
  return [logFrom, groups]
}

/** The lines that were told. */
export function linesOf([logFrom, groups]: ToldLog): ToldLine[] {
  const lines: ToldLine[] = []
  for (const [choice, by, turn, facts, more] of groups) {
    const said = more === true ? { advised: more } : { why: more }
    for (const [i, fact] of facts.entries()) {
      const event = typeof fact === 'number' ? facts[i - 1] : fact
      for (let left = typeof fact === 'number' ? fact : 1; left > 0 && typeof event === 'object'; left--)
        lines.push({ n: logFrom + lines.length, choice, by, turn, event, ...said })
    }
  }
  return lines
}

const moreOf = ({ why, advised }: ToldLine): string | true | undefined => why ?? advised

const isSame = (one: GameEvent, other: GameEvent): boolean =>
  one.type === other.type && JSON.stringify(one) === JSON.stringify(other)

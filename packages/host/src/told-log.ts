import type { GameEvent, Json } from '@railhead/table'
import type { ToldLine } from './story.ts'

/*
 * Lines of a log, as they are told: what several have in common is said once, and what parts a fact of some type has is not said again.
 */

/** A fact of which only the type and the values are told: its parts are called as those of the last fact of that type before it in the log, in the same order. */
type Alike = readonly [type: string, ...values: Json[]]
/** A number stands for so many more facts that are the same as the one before it. */
type Fact = GameEvent | Alike | number
/** Choice, whose, turn, and the facts; then why a computer did it, if it says so, or that a person had been advised. */
type Group = readonly [number, string, number, readonly Fact[], (string | true)?]
/** The log is this from that line on, counted from 1. */
export type ToldLog = readonly [number, readonly Group[]]

interface Happened {
  readonly event: GameEvent
}

/** `log` is the whole of it, as the table knows it. */
export function toldLog(logFrom: number, lines: readonly ToldLine[], log: readonly Happened[]): ToldLog {
  const groups: Group[] = []
  let facts: Fact[] = []
  let before: ToldLine | undefined
  for (const [i, line] of lines.entries()) {
    const { choice, by, turn, event } = line
    const more = moreOf(line)
    if (before === undefined || before.choice !== choice || before.by !== by || before.turn !== turn || moreOf(before) !== more) {
      facts = [factOf(event, lastOf(event.type, log, logFrom - 1 + i))]
      groups.push(more === undefined ? [choice, by, turn, facts] : [choice, by, turn, facts, more])
    } else {
      const last = facts[facts.length - 1]
      if (!isSame(before.event, event)) facts.push(factOf(event, lastOf(event.type, log, logFrom - 1 + i)))
      else if (typeof last === 'number') facts[facts.length - 1] = last + 1
      else facts.push(1)
    }
    before = line
  }
  return [logFrom, groups]
}

/** The lines that were told after these; undefined where they do not follow. */
export function linesOf([logFrom, groups]: ToldLog, before: readonly ToldLine[]): readonly ToldLine[] | undefined {
  const all = before.slice(0, logFrom - 1)
  for (const [choice, by, turn, facts, more] of groups) {
    const said = more === true ? { advised: more } : { why: more }
    for (const fact of facts) {
      const event = typeof fact === 'number' ? all.at(-1)?.event : isAlike(fact) ? eventOf(fact, all) : fact
      if (event === undefined) return undefined
      for (let left = typeof fact === 'number' ? fact : 1; left > 0; left--)
        all.push({ n: all.length + 1, choice, by, turn, event, ...said })
    }
  }
  return all.slice(logFrom - 1)
}

/** The last fact of a type among the first so many. */
function lastOf(type: string, log: readonly Happened[], among: number): GameEvent | undefined {
  for (let i = among - 1; i >= 0; i--) if (log[i].event.type === type) return log[i].event
  return undefined
}

/** Of what is secret not everybody knows the same parts. */
function factOf(event: GameEvent, last: GameEvent | undefined): Fact {
  if (last === undefined || last.secret !== undefined) return event
  const parts = partsOf(event)
  const known = partsOf(last)
  if (parts.length !== known.length || parts.some((part, i) => part !== known[i])) return event
  return [event.type, ...parts.map((part) => event[part] as Json)]
}

function eventOf([type, ...values]: Alike, before: readonly Happened[]): GameEvent | undefined {
  const last = lastOf(type, before, before.length)
  const parts = last === undefined ? undefined : partsOf(last)
  if (parts?.length !== values.length) return undefined
  return { type, ...Object.fromEntries(parts.map((part, i) => [part, values[i]])) }
}

/** What is undefined counts as absent, as it does in JSON. */
const partsOf = (event: GameEvent): string[] => Object.keys(event).filter((part) => part !== 'type' && event[part] !== undefined)

const isAlike = (fact: GameEvent | Alike): fact is Alike => Array.isArray(fact)

const moreOf = ({ why, advised }: ToldLine): string | true | undefined => why ?? advised

const isSame = (one: GameEvent, other: GameEvent): boolean =>
  one.type === other.type && JSON.stringify(one) === JSON.stringify(other)

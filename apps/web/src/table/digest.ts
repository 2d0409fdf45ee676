import type { LogLine } from '@railhead/host'
import type { GameEvent } from '@railhead/table'

/** What a game says of its facts. */
interface Weights {
  /** It only prepares or accompanies something else: a step on the way, a card that is turned up. */
  readonly minor: (event: GameEvent) => boolean
  /** Not even worth a sentence while others play. */
  readonly aside: (event: GameEvent) => boolean
  /** It happened to the viewer or where the viewer plays. */
  readonly mine: (line: LogLine) => boolean
}

export interface Digest {
  readonly mine: readonly LogLine[]
  readonly others: readonly LogLine[]
}

/** Of a turn in which nothing weighty happened, so many of its smaller things. */
const FROM_QUIET_TURN = 2

/** The lines that matter, first those that matter to the viewer. */
export function digest(lines: readonly LogLine[], { minor, aside, mine }: Weights): Digest {
  const told = lines.filter(({ event }) => !aside(event))
  const weighty = new Set(told.filter(({ event }) => !minor(event)))
  const loud = new Set([...weighty].map(({ turn }) => turn))
  for (const turn of new Set(told.map((line) => line.turn)))
    if (!loud.has(turn)) for (const line of told.filter((one) => one.turn === turn).slice(-FROM_QUIET_TURN)) weighty.add(line)
  const kept = told.filter((line) => weighty.has(line))
  const own = kept.filter(mine)
  // Where everything is about the viewer, nothing stands out.
  return own.length === kept.length
    ? { mine: [], others: kept }
    : { mine: own, others: kept.filter((line) => !own.includes(line)) }
}

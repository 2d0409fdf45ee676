import type { LogLine, Snapshot } from '@railhead/host'
import type { SeatName } from '@railhead/table'

/** What happened since that seat last chose. */
export function newsSince(lines: readonly LogLine[], seat: SeatName | null): readonly LogLine[] {
  const last = lines.findLastIndex((line) => line.by === seat)
  return last < 0 ? [] : lines.slice(last + 1)
}

/**
 * What the others did since that seat last had its turn. An answer that it gave in the turn of somebody else, such as a reaction, is no turn of its
 * own, not even where its own turn begins with it: what came before it is still news.
 */
export function sinceLastTurn(lines: readonly LogLine[], seat: SeatName | null): readonly LogLine[] {
  const turnOf = new Map<number, SeatName>()
  /** In whose turn each choice was made. */
  const madeIn = new Map<number, SeatName | undefined>()
  for (const { turn, choice, seat: first } of lines) {
    if (!turnOf.has(turn)) turnOf.set(turn, first)
    if (!madeIn.has(choice)) madeIn.set(choice, turnOf.get(turn))
  }
  const last = lines.findLastIndex((line) => line.by === seat && madeIn.get(line.choice) === seat)
  return last < 0 ? newsSince(lines, seat) : lines.slice(last + 1).filter((line) => line.by !== seat)
}

type Telling = Pick<Snapshot, 'at' | 'viewer' | 'lines'>

/** The lines that tell what came after the snapshot before. Where another sits down at the same screen, all is told anew. */
export const newIn = ({ viewer, lines }: Telling, before: Telling): readonly LogLine[] =>
  viewer === before.viewer ? lines : lines.filter(({ choice }) => choice > before.at)

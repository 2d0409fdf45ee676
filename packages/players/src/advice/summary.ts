import type { SeatName } from '@railhead/table'
import type { Analysis, Deed, Draw, Moment, SeatSummary, TurningPoint, Verdict } from './analysis.ts'

/** A mistake gives away what is clear in this game; a blunder so many times as much. */
const BLUNDER = 2.4

/** What is within its doubt is unclear, never wrong. */
export function verdictOn(gain: number, doubt: number, clear: number): Verdict {
  if (gain <= 0.002) return 'best'
  if (gain <= doubt) return gain < clear ? 'good' : 'unclear'
  if (gain < clear) return 'good'
  return gain < BLUNDER * clear ? 'mistake' : 'blunder'
}

/** 100 where nothing was given away, 71 where a mistake begins, 51 where a blunder does. What is unclear counts as nothing given away. */
export const accuracyOf = (gain: number, doubt: number, clear: number): number =>
  Math.round(100 / (1 + 0.4 * (gain <= doubt ? 0 : Math.max(0, gain) / clear)))

/** A change of somebody's chance that makes a turn a turning point, and how many of them are told. */
const TURN = 0.08
const MOST_TURNS = 8

/** The turns after which somebody stood much better or worse, in the order of the game. */
export function turningPoints(moments: readonly Moment[], deeds: readonly Deed[], draws: readonly Draw[]): TurningPoint[] {
  const found: TurningPoint[] = []
  for (let i = 1; i < moments.length; i++) {
    const [before, after] = [moments[i - 1], moments[i]]
    const change = (seat: SeatName): number => (after.chances[seat] ?? 0) - (before.chances[seat] ?? 0)
    const [seat] = Object.keys(after.chances).sort((a, b) => Math.abs(change(b)) - Math.abs(change(a)))
    if (seat === undefined || Math.abs(change(seat)) < TURN) continue
    const cause = causeOf(seat, change(seat), before.at, after.at, deeds, draws)
    // That whoever was ahead has won in the end turned nothing.
    if (after.seat === null && cause.cause === 'unclear' && isAhead(seat, before) && change(seat) > 0) continue
    found.push({
      moment: i - 1,
      at: before.at,
      seat,
      before: before.chances[seat] ?? 0,
      after: after.chances[seat] ?? 0,
      ...cause,
    })
  }
  return found
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    .slice(0, MOST_TURNS)
    .sort((a, b) => a.at - b.at)
}

const isAhead = (seat: SeatName, { chances, nobody }: Moment): boolean =>
  (chances[seat] ?? 0) >= Math.max(nobody, ...Object.values(chances))

function causeOf(
  seat: SeatName,
  change: number,
  from: number,
  to: number,
  deeds: readonly Deed[],
  draws: readonly Draw[],
): Pick<TurningPoint, 'cause' | 'deed'> {
  const luck = draws.reduce((sum, { choice, luck: drawn }) => (choice > from && choice <= to ? sum + (drawn[seat] ?? 0) : sum), 0)
  const worst = deeds
    .map((deed, at) => ({ deed, at }))
    .filter(({ deed }) => deed.from >= from && deed.from < to && deed.better !== undefined)
    .sort((a, b) => b.deed.gain - a.deed.gain)[0]
  // What was given away helps others: it explains a loss of whoever chose, and a gain of the others.
  const isOwn = worst?.deed.seat === seat
  const given = worst === undefined || isOwn !== change < 0 ? 0 : worst.deed.gain
  if (given > Math.abs(luck) && given >= Math.abs(change) / 3) return { cause: 'choice', deed: worst.at }
  if (luck * change > 0 && Math.abs(luck) >= Math.abs(change) / 2) return { cause: 'luck' }
  return { cause: 'unclear' }
}

export function seatSummary(seat: SeatName, deeds: readonly Deed[], draws: readonly Draw[]): SeatSummary {
  const own = deeds.filter((deed) => deed.seat === seat)
  const luck: { [kind: string]: number } = {}
  for (const draw of draws) luck[draw.kind] = (luck[draw.kind] ?? 0) + (draw.luck[seat] ?? 0)
  const verdicts = { best: 0, good: 0, unclear: 0, mistake: 0, blunder: 0 }
  for (const { verdict } of own) verdicts[verdict]++
  return {
    seat,
    accuracy: own.length === 0 ? null : Math.round(own.reduce((sum, { accuracy }) => sum + accuracy, 0) / own.length),
    givenAway: own.reduce((sum, { gain, doubt }) => (gain > doubt ? sum + gain : sum), 0),
    luck,
    verdicts,
  }
}

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Curve, deeds and draws as one table of comma-separated values, in the order of the game. */
export function analysisAsCsv({ moments, deeds, draws }: Analysis): string {
  const seats = Object.keys(moments[0]?.chances ?? {})
  const row = (...cells: readonly (string | number)[]): string => cells.map((cell) => quoted(`${cell}`)).join(',')
  const rounded = (chances: Moment['chances']): number[] => seats.map((seat) => round(chances[seat] ?? 0))
  const rows = [
    ...moments.map(({ at, seat, chances }) => ({ at, line: row(at, 'moment', seat ?? '', '', '', '', '', ...rounded(chances)) })),
    ...deeds.map(({ from, seat, verdict, accuracy, gain, doubt, words }) => ({
      at: from,
      line: row(from, 'choice', seat, verdict, accuracy, round(gain), round(doubt), ...seats.map(() => ''), words.join('; ')),
    })),
    ...draws.map(({ choice, seat, kind, luck }) => ({
      at: choice,
      line: row(choice, 'luck', seat, kind, '', '', '', ...rounded(luck)),
    })),
  ]
  const head = row('choices', 'what', 'seat', 'kind', 'accuracy', 'given away', 'doubt', ...seats, 'words')
  return `${[head, ...rows.sort((a, b) => a.at - b.at).map(({ line }) => line)].join('\n')}\n`
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000

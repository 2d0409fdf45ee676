import type { GameEvent } from '@railhead/table'
import type { Told, TurningPoint } from '../../../src/game/client.ts'
import { armies } from './cards.ts'
import { medalsFor } from './status.ts'
import { areaName, seatLook } from './words.ts'

/** What a group has won so far. */
interface Won {
  tokens: number
  /** Soviet units beaten, by the numbers of their cards. */
  readonly cards: number[]
}

/** Medals as they are counted at the end (5), but for a Victory area that is held without a chain. */
const medalsOf = ({ tokens, cards }: Won): number => tokens + medalsFor(cards)

/** Goes through what happened and keeps count of what each group has won. */
class Tally {
  readonly won = new Map<string, Won>()
  #lastCard = 0

  of(seat: string): Won {
    const known = this.won.get(seat) ?? { tokens: 0, cards: [] }
    this.won.set(seat, known)
    return known
  }

  add({ type, seat, army, card, medals }: GameEvent): void {
    if (type === 'card-drawn') this.#lastCard = Number(card)
    if (type === 'area-captured') this.of(String(seat)).tokens += Number(medals)
    if (type === 'medal-returned') this.of(String(seat)).tokens -= Number(medals)
    if (type === 'combat-won') this.of(armies.get(String(army))?.seat ?? '').cards.push(this.#lastCard)
  }
}

/** Each group's medals after each round. */
export function medalsByRound(events: readonly GameEvent[]): {
  readonly rounds: readonly string[]
  readonly medals: ReadonlyMap<string, readonly number[]>
} {
  const tally = new Tally()
  const seats = [...new Set(events.flatMap(({ type, seat }) => (type === 'turn-began' ? [String(seat)] : [])))]
  const rounds: number[] = []
  const medals = new Map<string, number[]>(seats.map((seat) => [seat, []]))
  const close = (): void => {
    for (const seat of seats) medals.get(seat)?.push(medalsOf(tally.of(seat)))
  }
  for (const event of events) {
    const round = event.type === 'turn-began' ? Number(event.round) : undefined
    if (round !== undefined && round !== rounds.at(-1)) {
      if (rounds.length > 0) close()
      rounds.push(round)
    }
    tally.add(event)
  }
  if (rounds.length > 0) close()
  return { rounds: rounds.map(String), medals }
}

/** At most so many are worth telling. */
const MOST = 5
const LEAST = 2

interface Turn {
  readonly round: number
  readonly seat: string
  readonly areas: string[]
  medals: number
  choice: number
}

/** The turns that brought most medals from objective areas, and what was lost again. */
export function turningPoints(told: readonly Told[], say: Words): readonly TurningPoint[] {
  const turns: Turn[] = []
  const lost: (TurningPoint & { readonly weight: number })[] = []
  for (const { event, choice } of told) {
    const { type, seat, round, area, medals } = event
    if (type === 'turn-began') turns.push({ round: Number(round), seat: String(seat), areas: [], medals: 0, choice })
    const turn = turns.at(-1)
    if (turn === undefined || !(Number(medals) > 0)) continue
    const [who, where] = [seatLook(String(seat)).name, areaName(String(area))]
    if (type === 'medal-returned')
      lost.push({ choice, text: say.lost(turn.round, who, where, Number(medals)), weight: Number(medals) })
    if (type !== 'area-captured' || seat !== turn.seat) continue
    turn.areas.push(where)
    turn.medals += Number(medals)
    turn.choice = choice
  }
  const won = turns
    .filter(({ medals }) => medals >= LEAST)
    .map(({ round, seat, areas, medals, choice }) => ({
      choice,
      text: say.won(round, seatLook(seat).name, areas, medals),
      weight: medals,
    }))
  return [...won, ...lost]
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .toSorted((a, b) => a.choice - b.choice)
    .map(({ choice, text }) => ({ choice, text }))
}

interface Words {
  readonly won: (round: number, who: string, areas: readonly string[], medals: number) => string
  readonly lost: (round: number, who: string, area: string, medals: number) => string
}

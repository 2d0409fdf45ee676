import type { Entry } from '../effects/pursuit-effect.ts'
import type { FoughtId, PursuitId, SovietId } from '../ids.ts'
import { SOVIET_PLAYER } from '../settings.ts'
import type { State } from '../state.ts'
import { STEP } from '../steps/frames.ts'

/** [2024:10] [2021:8] Whom an army fights, and what winning costs. */

export const foughtReserve = (card: PursuitId): FoughtId => card as number
export const foughtSoviet = (s: State, card: SovietId): FoughtId => s.content.pursuitCount + card
/** An enemy reserve army of the Pursuit deck, as opposed to a Soviet card. */
export const isReserve = (s: State, card: FoughtId): boolean => card < s.content.pursuitCount
export const reserveFought = (card: FoughtId): PursuitId => card as number
export const sovietFought = (s: State, card: FoughtId): SovietId => card - s.content.pursuitCount

/** The deck that a Soviet card belongs to: with a Soviet player armored cards have their own [2024:14.3]. */
export const deckOf = (s: State, card: SovietId): number => (s.settings[SOVIET_PLAYER] === 1 ? s.content.sovietArmored[card] : 0)

/** The number on the card. */
export const numberOf = (s: State, card: FoughtId): number =>
  isReserve(s, card) ? s.content.pursuitNumber[card] : s.content.sovietNumber[sovietFought(s, card)]

/** What the card asks for, after air support [2024:9.1] [2024:10]. No card that is fought asks for less than 1. */
export const ammoFor = (s: State, card: FoughtId, airSupport: number): number =>
  (isReserve(s, card) ? s.content.pursuitAmmo[card] : s.content.sovietAmmo[sovietFought(s, card)]) - airSupport
export const fuelFor = (s: State, card: FoughtId): number =>
  isReserve(s, card) ? 0 : s.content.sovietFuel[sovietFought(s, card)]

export function beginCombat(s: State, { army, area, from, airSupport }: Readonly<Entry>, card: FoughtId): void {
  const combat = s.agenda.push(STEP.combat)
  combat.army = army
  combat.area = area
  combat.from = from
  combat.card = card
  combat.airSupport = airSupport
}

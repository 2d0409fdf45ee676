import './online.css'
import type { SeatName } from '@railhead/table'
import type { GameInfo } from '../engine/protocol.ts'
import type { SeatLook } from '../game/client.ts'
import { online } from '../texts/online.ts'
import { Field } from '../ui/field.tsx'
import { SeatRow } from './seat-row.tsx'
import type { Wanted } from './server.ts'

export interface WantedSeats {
  readonly [seat: SeatName]: Wanted
}

/** The first seat is one's own, the others are for friends, unless something else was said. */
export function planOnline(seated: readonly SeatName[], set: WantedSeats): WantedSeats {
  const mine = seated.find((seat) => set[seat]?.kind === 'me') ?? seated.find((seat) => set[seat] === undefined)
  return Object.fromEntries(seated.map((seat) => [seat, seat === mine ? { kind: 'me' } : (set[seat] ?? { kind: 'open' })]))
}

/** With this seat for somebody: whoever sat elsewhere and comes here leaves that seat to somebody with the link. */
export function withSeat(plan: WantedSeats, seat: SeatName, wanted: Wanted): WantedSeats {
  const others = Object.entries(plan).map(([name, one]) => [
    name,
    wanted.kind === 'me' && one.kind === 'me' ? { kind: 'open' } : one,
  ])
  return { ...Object.fromEntries(others), [seat]: wanted }
}

interface OnlineSeatsProps {
  readonly seated: readonly SeatName[]
  readonly plan: WantedSeats
  readonly players: GameInfo['players']
  readonly look: (seat: SeatName) => SeatLook
  readonly onChange: (plan: WantedSeats) => void
}

/** Who sits where: oneself, anybody who comes, somebody with a link for this seat, or one of the computer players. */
export function OnlineSeats({ seated, plan, players, look, onChange }: OnlineSeatsProps) {
  return (
    <div class="seat-rows">
      {seated.map((seat) => {
        const wanted = plan[seat]
        return (
          <SeatRow
            key={seat}
            look={look(seat)}
            players={players}
            people={[
              { value: 'me', label: online.seat.me },
              { value: 'open', label: online.seat.open },
              { value: 'invited', label: online.seat.invited },
            ]}
            value={wanted.kind === 'computer' ? wanted.player : wanted.kind}
            onChange={(value) => onChange(withSeat(plan, seat, wantedBy(value)))}
          />
        )
      })}
    </div>
  )
}

function wantedBy(value: string): Wanted {
  if (value === 'me' || value === 'open' || value === 'invited') return { kind: value }
  return { kind: 'computer', player: value }
}

/** What the others shall call one. */
export const YourName = ({ name, onInput }: { name: string; onInput: (name: string) => void }) => (
  <Field
    id="your-name"
    label={online.yourName}
    help={online.yourNameHelp}
    autocomplete="nickname"
    maxLength={40}
    value={name}
    onInput={onInput}
  />
)

/** What one adds to the luck of the game. */
export const YourWords = ({ words, onInput }: { words: string; onInput: (words: string) => void }) => (
  <Field id="your-words" label={online.words} help={online.wordsHelp} maxLength={80} value={words} onInput={onInput} />
)

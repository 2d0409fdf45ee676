import './online.css'
import type { SeatName } from '@railhead/table'
import type { GameInfo } from '../engine/protocol.ts'
import type { SeatLook } from '../game/client.ts'
import { pages } from '../texts/home.ts'
import { online } from '../texts/online.ts'
import { Emblem } from '../ui/emblem.tsx'
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

/** Who sits where: oneself, somebody with the link, or one of the computer players. */
export function OnlineSeats({ seated, plan, players, look, onChange }: OnlineSeatsProps) {
  return (
    <div class="seat-rows">
      {seated.map((seat) => {
        const wanted = plan[seat]
        const { name } = look(seat)
        return (
          <div class="seat-row" key={seat}>
            <span class="seat-name">
              <Emblem look={look(seat)} /> {name}
            </span>
            <select
              aria-label={pages.newGame.seat(name)}
              value={wanted.kind === 'computer' ? wanted.player : wanted.kind}
              onChange={({ currentTarget: { value } }) =>
                onChange(
                  withSeat(
                    plan,
                    seat,
                    value === 'me' || value === 'open' ? { kind: value } : { kind: 'computer', player: value },
                  ),
                )
              }
            >
              <option value="me">{online.seat.me}</option>
              <option value="open">{online.seat.open}</option>
              {players.map((player) => (
                <option key={player.id} value={player.id}>
                  {pages.newGame.computer}: {player.title}
                </option>
              ))}
            </select>
          </div>
        )
      })}
    </div>
  )
}

/** What the others shall call one. */
export function YourName({ name, onInput }: { name: string; onInput: (name: string) => void }) {
  return (
    <div class="your-name">
      <label class="field-label" for="your-name">
        {online.yourName}
      </label>
      <input
        id="your-name"
        type="text"
        autocomplete="nickname"
        maxLength={40}
        aria-describedby="your-name-help"
        value={name}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      <p class="help quiet small" id="your-name-help">
        {online.yourNameHelp}
      </p>
    </div>
  )
}

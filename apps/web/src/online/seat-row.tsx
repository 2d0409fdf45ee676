import './seat-row.css'
import type { ComponentChildren } from 'preact'
import type { GameInfo } from '../engine/protocol.ts'
import type { SeatLook } from '../game/client.ts'
import { pages } from '../texts/home.ts'
import { Emblem } from '../ui/emblem.tsx'

interface SeatRowProps {
  readonly look: SeatLook
  readonly players: GameInfo['players']
  /** Who can sit there beside the computer players. */
  readonly people: readonly { readonly value: string; readonly label: string }[]
  /** One of those, or a computer player. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly children?: ComponentChildren
}

/** A seat, and who is to sit there. */
export function SeatRow({ look, players, people, value, onChange, children }: SeatRowProps) {
  return (
    <div class="seat-row">
      <span class="seat-name">
        <Emblem look={look} /> {look.name}
      </span>
      <select aria-label={pages.newGame.seat(look.name)} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {people.map((person) => (
          <option key={person.value} value={person.value}>
            {person.label}
          </option>
        ))}
        {players.map((player) => (
          <option key={player.id} value={player.id}>
            {pages.newGame.computer}: {player.title}
          </option>
        ))}
      </select>
      {children}
    </div>
  )
}

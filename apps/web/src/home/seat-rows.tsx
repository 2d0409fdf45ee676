import type { SeatHolder, SeatPlan } from '@railhead/host'
import type { SeatName } from '@railhead/table'
import type { GameInfo } from '../engine/protocol.ts'
import type { SeatLook } from '../game/client.ts'
import { SeatRow } from '../online/seat-row.tsx'
import { pages } from '../texts/home.ts'
import { computerHolder } from './plan-seats.ts'

interface SeatRowsProps {
  readonly seated: readonly SeatName[]
  readonly plan: SeatPlan
  readonly players: GameInfo['players']
  readonly proposed: string
  readonly look: (seat: SeatName) => SeatLook
  readonly onChange: (plan: SeatPlan) => void
}

/** Who sits where: a person here or one of the computer players. */
export function SeatRows({ seated, plan, players, proposed, look, onChange }: SeatRowsProps) {
  const put = (seat: SeatName, holder: SeatHolder): void => onChange({ ...plan, [seat]: holder })
  return (
    <div class="seat-rows">
      {seated.map((seat) => {
        const holder = plan[seat]
        const { name } = look(seat)
        return (
          <SeatRow
            key={seat}
            look={look(seat)}
            players={players}
            people={[{ value: 'person', label: pages.newGame.person }]}
            value={holder.kind === 'person' ? 'person' : (holder.player ?? proposed)}
            onChange={(value) => {
              if (value !== 'person') put(seat, computerHolder(players, value))
              else put(seat, { kind: 'person', name: holder.kind === 'person' ? holder.name : name })
            }}
          >
            {holder.kind === 'person' ? (
              <input
                type="text"
                autocomplete="off"
                maxLength={40}
                aria-label={pages.newGame.personName(name)}
                value={holder.name}
                onInput={(event) => put(seat, { kind: 'person', name: event.currentTarget.value })}
              />
            ) : (
              <span class="quiet small">{players.length === 1 ? '' : players.find(({ id }) => id === holder.player)?.about}</span>
            )}
          </SeatRow>
        )
      })}
    </div>
  )
}

/** Is the board covered while the device is passed on? */
interface ToggleProps {
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

export const HandoverToggle = (props: ToggleProps) => (
  <Toggle {...props} label={pages.newGame.handover} help={pages.newGame.handoverHelp} />
)

export const SuggestionsToggle = (props: ToggleProps) => (
  <Toggle {...props} label={pages.newGame.suggestions} help={pages.newGame.suggestionsHelp} />
)

const Toggle = ({ on, onChange, label, help }: ToggleProps & { readonly label: string; readonly help: string }) => (
  <label class="toggle form-gap">
    <input type="checkbox" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
    <span>
      {label}
      <span class="quiet small block">{help}</span>
    </span>
  </label>
)

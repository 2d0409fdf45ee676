import type { PlayerInView } from '@railhead/race-to-moscow'
import { Pictogram } from '../../../src/art/pictograms.tsx'
import type { PanelProps } from '../../../src/game/client.ts'
import { race } from '../texts/texts.ts'
import { cardName, cardText, okh } from './cards.ts'
import { worthOf } from './status.ts'

/** Cards won in combat, which count at the end (5): how many and what they are worth; opened, which. */
export function Won({ player: { defeated, encircled }, open = false }: { player: PlayerInView; open?: boolean }) {
  const count = defeated.length + encircled.length
  if (count === 0) return null
  return (
    <details class="small rtm-won" open={open}>
      <summary>{race.board.won(count, ...worthOf(defeated))}</summary>
      <ul>
        {defeated.map((number) => (
          <li key={number}>{cardName(number)}</li>
        ))}
        {encircled.length > 0 && <li>{race.board.faceDown(encircled.length)}</li>}
      </ul>
    </details>
  )
}

/** Cards that a player has: held Pursuit cards and OKH cards. */
export function Hand({ player, props }: { player: PlayerInView; props: PanelProps }) {
  const numbers = [...player.okh, ...player.held]
  const told = props.part === 'cards'
  if (numbers.length === 0) return told ? <p class="quiet">{race.board.noCards}</p> : null
  return (
    <ul class="rtm-hand">
      {numbers.map((number) => {
        const id = `card/${number}`
        const text = cardText(number) ?? ''
        return (
          <li key={number}>
            <button
              type="button"
              class={`rtm-chip ${okh.has(number) ? 'okh' : ''}${props.legal.has(id) ? ' legal' : ''}`}
              onClick={() => props.pick(id)}
            >
              <Pictogram name={okh.has(number) ? 'depot' : 'hand'} size={16} ground={okh.has(number) ? '#37473b' : '#fffbf2'} />
              {cardName(number)}
              {told && ': '}
              <span class={told ? 'small' : 'sr-only'}>{text}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

import { ost } from '../texts/texts.ts'
import { looking } from './card-pointed-at.ts'
import { cards } from './cards.ts'

interface Offer {
  readonly index: number
  readonly key: string | undefined
  choose(): void
}

interface CardListProps {
  readonly numbers: readonly number[]
  /** What is said where there is none. */
  readonly none?: string
  /** How a card can be had; undefined where it cannot be paid for. */
  readonly buy?: (number: number) => Offer | undefined
}

/** Cards by price and name, one to a line; what one does is shown while it is pointed at. */
export function CardList({ numbers, none, buy }: CardListProps) {
  if (numbers.length === 0) return none === undefined ? null : <p class="quiet">{none}</p>
  return (
    <ul class="ost-card-list">
      {numbers.map((number) => (
        <li key={number}>
          <Line number={number} offer={buy?.(number)} dear={buy !== undefined} />
        </li>
      ))}
    </ul>
  )
}

function Line({ number, offer, dear }: { number: number; offer: Offer | undefined; dear: boolean }) {
  const card = cards.get(number)
  if (card === undefined) return null
  const face = (
    <>
      <span class="ost-cost" aria-hidden="true">
        {card.cost}
      </span>
      <span class="ost-card-name">
        {card.name}
        <span class="ost-card-steps">{card.lines.join('; ')}</span>
      </span>
      <span class="sr-only">, {ost.cards.costs(card.cost)}</span>
    </>
  )
  if (offer === undefined)
    return (
      <span class={dear ? 'ost-card-line dear' : 'ost-card-line'} {...looking(number)}>
        {face}
      </span>
    )
  return (
    <button
      type="button"
      class="bar-choice target ost-card-line"
      data-choice={offer.index}
      onClick={offer.choose}
      {...looking(number)}
    >
      {offer.key !== undefined && (
        <span class="key" aria-hidden="true">
          {offer.key}
        </span>
      )}
      {face}
    </button>
  )
}

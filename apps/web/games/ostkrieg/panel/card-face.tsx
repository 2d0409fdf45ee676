import { ost } from '../texts/texts.ts'
import { CardPicture } from './card-art.tsx'
import { looking } from './card-pointed-at.ts'
import { cards } from './cards.ts'

interface CardFaceProps {
  readonly number: number
  readonly legal: boolean
  readonly onPick: () => void
  /** Its picture and its steps are still to come. */
  readonly bare?: boolean
  /** In as few words as there is room for. */
  readonly brief?: boolean
}

/** A card of the hand or the market: price, name, picture, steps in their order. */
export function CardFace({ number, legal, onPick, bare = false, brief = false }: CardFaceProps) {
  const card = cards.get(number)
  if (card === undefined) return null
  return (
    <button type="button" class={`ost-card ost-card-${card.side}${legal ? ' legal' : ''}`} onClick={onPick} {...looking(number)}>
      <span class="ost-card-head">
        <span class="ost-cost" aria-hidden="true">
          {card.cost}
        </span>
        <strong>{card.name}</strong>
      </span>
      <span class="ost-card-body">
        {!bare && <CardPicture picture={card.picture} size={30} />}
        <span class="ost-card-text">
          <span class="sr-only">, {ost.cards.price(card.cost)}. </span>
          {(bare ? [] : card.lines).map((line, i) => (
            <span key={line} class="ost-line">
              {card.lines.length > 1 && !brief && <span class="ost-step">{i + 1}.</span>}{' '}
              {brief ? <span aria-hidden="true">{card.briefs[i]}</span> : line}
              {brief && <span class="sr-only">{line}. </span>}
            </span>
          ))}
        </span>
      </span>
    </button>
  )
}

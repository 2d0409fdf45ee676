import './full-card.css'
import { ost } from '../texts/texts.ts'
import { CardPicture } from './card-art.tsx'
import { looked } from './card-pointed-at.ts'
import { cards, type OstkriegCard } from './cards.ts'
import { seatLook } from './words.ts'

const WIDTH = 236
const GAP = 10

/** All of the card that is pointed at: above it where there is room, else beside it. */
export function LookedCard() {
  const now = looked.value
  const card = now === null ? undefined : cards.get(now.number)
  if (now === null || card === undefined) return null
  const { box } = now
  const below = innerHeight - box.top + GAP
  const place =
    box.top > innerHeight / 2
      ? { left: px(clamp(box.left + box.width / 2 - WIDTH / 2)), bottom: px(below) }
      : { left: px(clamp(box.left > innerWidth / 2 ? box.left - WIDTH - GAP : box.right + GAP)), top: px(Math.max(GAP, box.top)) }
  return (
    <div class="ost-looked" style={{ ...place, width: px(WIDTH) }} aria-hidden="true">
      <FullCard card={card} />
    </div>
  )
}

const px = (length: number): string => `${length}px`
const clamp = (left: number): number => Math.max(GAP, Math.min(left, innerWidth - WIDTH - GAP))

/** Price, name, picture with its year, the steps in their order; boxes for what may stay in front and for either/or. */
function FullCard({ card }: { card: OstkriegCard }) {
  return (
    <article class={`ost-full ost-card-${card.side}`}>
      <header class="ost-card-head">
        <span class="ost-cost">{card.cost}</span>
        <strong>{card.name}</strong>
      </header>
      <div class="ost-full-picture">
        <CardPicture picture={card.picture} size={132} />
        <span class="ost-full-year">{card.year}</span>
      </div>
      <ol class="ost-full-steps">
        {card.lines.map((line) => (
          <li key={line} class={line.startsWith('Keep in front') ? 'kept' : undefined}>
            {line.startsWith('Either ') ? <Either line={line} /> : line}
          </li>
        ))}
      </ol>
      <footer>
        <span>
          {seatLook(card.side).name}
          {card.blitz && ` · ${ost.cards.blitz}`}
        </span>
        <strong>{card.letter}</strong>
        <span>{card.number}</span>
      </footer>
    </article>
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function Either({ line }: { line: string }) {
  const [first, second] = line.slice('Either '.length).split(', or ')
  return (
    <>
      <span class="ost-box">{capital(first)}</span>
      <span class="ost-or">{ost.cards.or}</span>
      <span class="ost-box">{capital(second ?? '')}</span>
    </>
  )
}

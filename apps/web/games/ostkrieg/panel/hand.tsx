import './hand.css'
import type { PanelProps } from '../../../src/game/client.ts'
import { useAfterPaint } from '../../../src/ui/after-paint.ts'
import { ost } from '../texts/texts.ts'
import { CardFace } from './card-face.tsx'
import { cards } from './cards.ts'
import { LookedCard } from './looked-card.tsx'
import { type OstkriegView, ostkriegView, sideOfSeat } from './view.ts'
import { seatLook } from './words.ts'

/** The viewer's hand under the map; while cards are bought back, the discard pile with prices. */
export function HandStrip(props: PanelProps) {
  const view = ostkriegView(props.view)
  const side = sideOfSeat(view, props.viewer) ?? view.turn
  const buying = props.decision?.step === 'buy-card'
  const numbers = sorted(buying ? view.cards[side].discard : view.cards[side].hand)
  // Their faces follow once the question has been painted; the room for them is there.
  const painted = useAfterPaint()
  const label = buying ? ost.cards.discardOf(seatLook(side).name, view.points[side]) : ost.cards.handOf(seatLook(side).name)
  return (
    <section class="ost-strip" aria-label={label}>
      <LookedCard />
      {numbers.length === 0 && <p class="ost-strip-note">{emptyText(view, buying)}</p>}
      <ul tabIndex={-1}>
        {numbers.map((number) => (
          <li key={number}>
            <CardFace
              number={number}
              legal={props.legal.has(`card/${number}`)}
              price={buying}
              bare={!painted}
              onPick={() => props.pick(`card/${number}`)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const emptyText = (view: OstkriegView, buying: boolean): string =>
  buying ? ost.cards.noneToBuy : view.agenda.at(-1)?.step === 'bid' ? ost.cards.notDealt : ost.cards.none

/** By price, then by number. */
export const sorted = (numbers: readonly number[]): number[] =>
  [...numbers].sort((a, b) => (cards.get(b)?.cost ?? 0) - (cards.get(a)?.cost ?? 0) || a - b)

import './hand.css'
import type { PanelProps } from '../../../src/game/client.ts'
import { useAfterPaint } from '../../../src/ui/after-paint.ts'
import { useLate } from '../../../src/ui/late.tsx'
import { ost } from '../texts/texts.ts'
import { CardFace } from './card-face.tsx'
import { looked } from './card-pointed-at.ts'
import { cards } from './cards.ts'
import { type OstkriegView, ostkriegView, sideOfSeat } from './view.ts'
import { seatLook } from './words.ts'

const loadLooked = async () => (await import('./looked-card.tsx')).LookedCard

/** The viewer's hand under the map. */
export function HandStrip(props: PanelProps) {
  const view = ostkriegView(props.view)
  const side = sideOfSeat(view, props.viewer) ?? view.turn
  const numbers = sorted(view.cards[side].hand)
  // Their faces follow once the question has been painted; the room for them is there.
  const painted = useAfterPaint()
  const LookedCard = useLate(looked.value !== null, loadLooked)
  return (
    <section class="ost-strip" aria-label={ost.cards.handOf(seatLook(side).name)}>
      {LookedCard !== undefined && <LookedCard />}
      {numbers.length === 0 && <p class="ost-strip-note">{emptyText(view)}</p>}
      <ul tabIndex={-1}>
        {numbers.map((number) => (
          <li key={number}>
            <CardFace
              number={number}
              legal={props.legal.has(`card/${number}`)}
              bare={!painted}
              brief={props.part === undefined}
              onPick={() => props.pick(`card/${number}`)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const emptyText = (view: OstkriegView): string => (view.agenda.at(-1)?.step === 'bid' ? ost.cards.notDealt : ost.cards.none)

/** By price, then by number. */
export const sorted = (numbers: readonly number[]): number[] =>
  [...numbers].sort((a, b) => (cards.get(b)?.cost ?? 0) - (cards.get(a)?.cost ?? 0) || a - b)

import './panel.css'
import type { PanelProps } from '../../src/game/client.ts'
import { Emblem } from '../../src/ui/emblem.tsx'
import { cardsOf, outpostsView } from './view.ts'
import { cardName, cardsInWords, pointsInWords, seatLook } from './words.ts'

/** Each seat with its points and cards; one's own cards can be picked. */
export function Panel({ view, viewer, legal, pick, players }: PanelProps) {
  const now = outpostsView(view)
  const own = viewer === null ? undefined : now.hands[viewer]
  return (
    <>
      <section class="panel-block" aria-label="Outposts">
        <ul class="out-seats">
          {Object.entries(now.scores).map(([seat, points]) => (
            <li key={seat}>
              <Emblem look={seatLook(seat)} /> <strong>{players[seat] ?? seatLook(seat).name}</strong>
              <span class="quiet">
                {pointsInWords(points)}, {cardsInWords(cardsOf(now, seat))}
              </span>
            </li>
          ))}
        </ul>
      </section>
      {Array.isArray(own) && (
        <section class="panel-block" aria-label="Your hand">
          <h2 class="caps">Your hand</h2>
          <div class="out-hand">
            {own.map((card: string) => (
              <button
                key={card}
                type="button"
                class={legal.has(`card/${card}`) ? 'button primary' : 'button'}
                data-thing={`card/${card}`}
                onClick={() => pick(`card/${card}`)}
              >
                {cardName(card)}
              </button>
            ))}
          </div>
        </section>
      )}
    </>
  )
}

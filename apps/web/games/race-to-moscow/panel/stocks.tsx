import type { PanelProps } from '../../../src/game/client.ts'
import { useLate } from '../../../src/ui/late.tsx'
import { race } from '../texts/texts.ts'
import { cardText, okh } from './cards.ts'
import { Count } from './count.tsx'
import { echelons, endWarning } from './status.ts'
import { type RaceView, sovietCards, sovietPool } from './view.ts'

const loadFrontOrder = async () => (await import('./front-order.tsx')).FrontOrder

/** What nobody owns: supplies and trains in the stock, the Soviet pool and deck. */
export function Stocks({ view, props }: { view: RaceView; props: PanelProps }) {
  const reaction = view.report?.reaction
  const FrontOrder = useLate(reaction !== undefined, loadFrontOrder)
  return (
    <section class="panel-block rtm-stocks" aria-label={race.stocks.label}>
      <div>
        <h2 class="caps">{race.stocks.shared}</h2>
        <p>
          <Count name="fuel" value={view.stock.fuel} label={race.board.fuel} />
          <Count name="ammo" value={view.stock.ammo} label={race.board.ammo} />
          <Count name="food" value={view.stock.food} label={race.board.food} />
          <Count name="train" value={view.transport.stock} label={race.stocks.trains} />
        </p>
      </div>
      <div>
        <h2 class="caps">{race.stocks.soviet}</h2>
        <p>
          <span class="rtm-count soviet" title={race.stocks.poolHelp}>
            <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
              <path d="M0 -7L7 0L0 7L-7 0z" fill="currentColor" />
            </svg>
            <strong>{sovietPool(view)}</strong> {race.stocks.pool(sovietPool(view), view.lastRound)}
          </span>
          <span class="rtm-count" title={deckHelp(view)}>
            <strong>{sovietCards(view)}</strong> {race.stocks.deck}
          </span>
          <Echelons view={view} />
        </p>
      </div>
      {endWarning(view) !== undefined && <p class="rtm-last">{endWarning(view)}</p>}
      {reaction !== undefined && (
        <div class="rtm-order">{FrontOrder !== undefined && <FrontOrder reaction={reaction} props={props} />}</div>
      )}
    </section>
  )
}

/** Where there is no room for them, the numbers are told with the rest. */
function deckHelp(view: RaceView): string {
  const { green, blue } = echelons(view)
  const numbers = [green > 0 ? race.stocks.green(green) : '', blue > 0 ? race.stocks.blue(blue) : ''].filter(Boolean).join(', ')
  return `${numbers === '' ? '' : `${numbers}. `}${race.stocks.deckHelp}`
}

/** Which of the two kinds of Soviet cards are left, in their colours. */
function Echelons({ view }: { view: RaceView }) {
  const { green, blue, mixed } = echelons(view)
  if (green + blue === 0 && !mixed) return null
  return (
    <span class="small quiet rtm-echelons" title={race.stocks.deckHelp}>
      {(green > 0 || mixed) && <span class="rtm-back green" />}
      {mixed ? race.stocks.greenAnd : green > 0 && race.stocks.green(green)}
      {(blue > 0 || mixed) && <span class="rtm-back blue" />}
      {mixed ? race.stocks.mixed : blue > 0 && race.stocks.blue(blue)}
    </span>
  )
}

export function OkhRow({ view, props }: { view: RaceView; props: PanelProps }) {
  return (
    <section class="panel-block rtm-okh" aria-label={race.okh.row}>
      <div class="panel-head">
        <h2 class="caps">{race.okh.row}</h2>
        <span class="small quiet">{race.okh.more(view.okh.deck.length)}</span>
      </div>
      <ul>
        {view.okh.row.map((number) => {
          const id = `card/${number}`
          const card = okh.get(number)
          return (
            <li key={number}>
              <button
                type="button"
                class={`rtm-okh-card${props.legal.has(id) ? ' legal' : ''}`}
                data-thing={id}
                onClick={() => props.pick(id)}
              >
                <strong>{card?.name}</strong>
                <span>{cardText(number)}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

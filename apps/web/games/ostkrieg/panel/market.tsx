import type { DialogProps } from '../../../src/game/client.ts'
import { ost } from '../texts/texts.ts'
import { yearWords as words } from '../texts/year.ts'
import { CardList } from './card-list.tsx'
import { cards } from './cards.ts'
import { sorted } from './hand.tsx'
import { ostkriegView, sideOfSeat } from './view.ts'

/** 9.5: what one has, what the year brought, what can be bought back, and what is left to pay with, side by side. */
export function Market({ view: given, decision, choose, keyOf, rule }: DialogProps) {
  const view = ostkriegView(given)
  const side = sideOfSeat(view, decision?.seat ?? null) ?? view.turn
  const { hand, front, discard } = view.cards[side]
  const isNew = (number: number): boolean => cards.get(number)?.year === view.year
  const points = view.points[side]
  const choices = decision?.choices ?? []
  const indexOf = new Map(choices.map(({ card }, index) => [Number(card), index]))
  const pass = choices.findIndex((choice) => choice.pass === true)
  const foe = side === 'axis' ? 'soviet' : 'axis'
  return (
    <section class="ost-battle ost-page" aria-label={words.market.title(view.year)}>
      <header>
        <h2>{words.market.title(view.year)}</h2>
        {rule('9.5')}
        <span class="ost-purse">
          <strong>{points}</strong> {words.market.left(points)}
          <span class="quiet"> {words.market.foe(ost.sides[foe], view.points[foe])}</span>
        </span>
      </header>
      <div class="ost-columns answers">
        <div>
          <h3>{words.market.hand(hand.length)}</h3>
          <CardList numbers={sorted(hand.filter((number) => !isNew(number)))} none={words.market.nothing} />
          {front.length > 0 && (
            <>
              <h3>{ost.cards.front}</h3>
              <CardList numbers={sorted(front)} />
            </>
          )}
        </div>
        <div>
          <h3>{words.market.fresh(view.year)}</h3>
          <CardList numbers={sorted(hand.filter(isNew))} none={words.market.nothing} />
        </div>
        <div class="ost-for-sale">
          <h3>{words.market.discard(discard.length)}</h3>
          <CardList
            numbers={sorted(discard)}
            none={ost.cards.noneToBuy}
            buy={(number) => {
              const index = indexOf.get(number)
              return index === undefined ? undefined : { index, key: keyOf(index), choose: () => choose(index) }
            }}
          />
          {pass >= 0 && (
            <button type="button" class="bar-choice stop" data-choice={pass} onClick={() => choose(pass)}>
              <span class="key" aria-hidden="true">
                0
              </span>
              {words.market.enough}
            </button>
          )}
        </div>
      </div>
    </section>
  )
}

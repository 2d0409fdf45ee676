import './front-order.css'
import type { ReactionAhead } from '@railhead/race-to-moscow'
import { useState } from 'preact/hooks'
import type { PanelProps } from '../../../src/game/client.ts'
import { frontWords as said } from '../texts/front.ts'
import { areaName, seatLook } from './words.ts'

/** What the Soviets would do if the turn ended now, by which line of which card; opened, the whole card. */
export function FrontOrder({ reaction, props }: { reaction: ReactionAhead; props: PanelProps }) {
  const [open, setOpen] = useState(false)
  const { seat, card, side, rule, line, does, areas } = reaction
  return (
    <>
      <p>
        <span class="rtm-order-when">{seat === props.viewer ? said.atYourEnd : said.atEndOf(seatLook(seat).name)}</span>{' '}
        {does === undefined ? said.nothing : does === 'counter-attack' ? said.attacked : said.placed}{' '}
        {areas.map((area, i) => (
          <span key={area}>
            {i > 0 && said.or}
            <button type="button" class="rtm-order-area" onClick={() => props.show(area)}>
              {areaName(area)}
            </button>
          </span>
        ))}{' '}
        <button type="button" class="rtm-order-card" aria-expanded={open} onClick={() => setOpen(!open)}>
          {line === undefined ? said.card : said.lineOf(line)}
        </button>{' '}
        {props.rule(rule)}
      </p>
      {open && (
        <div class="rtm-front">
          <strong>{said.name(card, side)}</strong>
          <ol>
            {said.lines[side].map((sentence, i) => (
              <li key={i} class={i + 1 === line ? 'now' : ''} aria-current={i + 1 === line ? 'step' : undefined}>
                {sentence(said.city(card))}
              </li>
            ))}
          </ol>
          <p>{said.choice}</p>
        </div>
      )}
    </>
  )
}

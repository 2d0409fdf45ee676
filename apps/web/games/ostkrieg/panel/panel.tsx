import './panel.css'
import type { PanelProps } from '../../../src/game/client.ts'
import { useLate } from '../../../src/ui/late.tsx'
import { ALL_FOUR } from '../board/areas.ts'
import type { Side } from '../board/state.ts'
import { ost } from '../texts/texts.ts'
import { CardFace } from './card-face.tsx'
import { looking } from './card-pointed-at.ts'
import { cardName, cards } from './cards.ts'
import { HandStrip, sorted } from './hand.tsx'
import { overlay } from './overlay.ts'
import { type OstkriegView, ostkriegView, reportOf, sideOfSeat, victoryPoints } from './view.ts'
import { areaName, seatLook } from './words.ts'

const SIDES: readonly Side[] = ['axis', 'soviet']
const YEARS = [1941, 1942, 1943, 1944, 1945]
/** 2.0: who holds more than half of the 28 points at the end of 1945 wins. */
export const ALL_POINTS = 28
export const WINS = 15
const LONGEST_TRACK = 20

/** The boards beside the map: year, production and Victory Points, the card being played, both sides' cards, supply. */
export function Panel(props: PanelProps) {
  const view = ostkriegView(props.view)
  const { part } = props
  const own = sideOfSeat(view, props.viewer)
  const sides = own === undefined ? SIDES : [own, ...SIDES.filter((side) => side !== own)]
  return (
    <>
      {(part === undefined || part === 'boards') && (
        <>
          <Year view={view} />
          <Tracks props={props} view={view} />
          <Supply props={props} />
          <Playing view={view} />
        </>
      )}
      {part === 'cards' && <HandStrip {...props} />}
      {(part === undefined || part === 'cards') &&
        sides.map((side) => <SideCards key={side} side={side} view={view} props={props} />)}
    </>
  )
}

/** 7.0: the Soviets play first from 1943 on, and in the shortened 1942 of Operation Uranus. */
export const firstPlayer = ({ year, options }: OstkriegView): Side =>
  year >= 1943 || (year === 1942 && options.scenario === 'uranus') ? 'soviet' : 'axis'

function Year({ view }: { view: OstkriegView }) {
  const first = firstPlayer(view)
  return (
    <section class="panel-block ost-year" aria-label={ost.year.title}>
      <ol>
        {YEARS.map((year) => (
          <li
            key={year}
            class={year < view.year ? 'gone' : year === view.year ? 'now' : ''}
            aria-current={year === view.year ? 'step' : undefined}
          >
            {year}
          </li>
        ))}
      </ol>
      <p>{ost.year.first(seatLook(first).name, ost.year.passes[view.passes])}</p>
    </section>
  )
}

function Tracks({ props, view }: { props: PanelProps; view: OstkriegView }) {
  const points = victoryPoints(props.view)
  const { control } = reportOf(props.view)
  return (
    <section class="panel-block ost-tracks" aria-label={ost.tracks.title}>
      <div class="ost-row">
        <h2>{ost.tracks.production}</h2>
        {SIDES.map((side) => (
          <span key={side} class="ost-figure">
            <SideMark side={side} /> {seatLook(side).name} <strong>{view.production[side]}</strong>
            {view.promised[side] > 0 && <span class="quiet"> {ost.tracks.promised(view.promised[side])}</span>}
          </span>
        ))}
      </div>
      <ol class="ost-track" aria-hidden="true">
        {Array.from({ length: LONGEST_TRACK + 1 }, (_, n) => (
          <li key={n} class={SIDES.some((side) => view.production[side] === n) ? 'here' : ''}>
            {SIDES.map((side) => (view.production[side] === n ? <SideMark key={side} side={side} /> : null))}
            {n % 5 === 0 && !SIDES.some((side) => view.production[side] === n) ? n : ''}
          </li>
        ))}
      </ol>
      <div class="ost-row">
        <h2>{ost.tracks.points}</h2>
        <span class="ost-figure">{ost.tracks.wins(WINS, ALL_POINTS)}</span>
      </div>
      <div class="ost-points" role="img" aria-label={ost.tracks.held(points.axis, points.soviet)}>
        <span class="ost-points-axis" style={{ flexGrow: points.axis }}>
          {points.axis}
        </span>
        <span class="ost-points-soviet" style={{ flexGrow: points.soviet }}>
          {points.soviet}
        </span>
      </div>
      <h2>{ost.tracks.cities}</h2>
      <p class="ost-cities">
        {ALL_FOUR.map((id) => {
          const side = control[Number(id)]
          return (
            <button type="button" key={id} class="ost-city" onClick={() => props.show(id)}>
              {side !== 'neutral' && <SideMark side={side} />} {areaName(id)}
              <span class="sr-only">, {side === 'neutral' ? side : ost.sides[side]}</span>
            </button>
          )
        })}
      </p>
    </section>
  )
}

/** Who could not be fed now, and a switch that draws a side's supply lines on the map. */
function Supply({ props }: { props: PanelProps }) {
  const { starving, control } = reportOf(props.view)
  return (
    <section class="panel-block ost-supply" aria-label={ost.supply.title}>
      <div class="ost-row">
        <h2>{ost.supply.lines}</h2>
        <fieldset class="ost-switch plain-fieldset" aria-label={ost.supply.show}>
          {(['none', ...SIDES] as const).map((value) => (
            <button type="button" key={value} aria-pressed={overlay.value === value} onClick={() => (overlay.value = value)}>
              {value === 'none' ? ost.supply.off : seatLook(value).name}
            </button>
          ))}
        </fieldset>
      </div>
      {starving.length === 0 ? (
        <p class="quiet">{ost.supply.all}</p>
      ) : (
        SIDES.map((side) => {
          const cut = starving.filter((area) => control[area] === side)
          return cut.length === 0 ? null : (
            <p key={side}>
              <SideMark side={side} /> {ost.supply.cut}{' '}
              {cut.map((area) => (
                <button type="button" key={area} class="ost-city" onClick={() => props.show(String(area))}>
                  {areaName(area)}
                </button>
              ))}
            </p>
          )
        })
      )}
    </section>
  )
}

function Playing({ view: { cards: piles, report } }: { view: OstkriegView }) {
  return (
    <>
      {piles.playing.map((number) => {
        const card = cards.get(number)
        return card === undefined ? null : (
          <section key={number} class="panel-block ost-playing" aria-label={ost.cards.nowPlayed(card.name)}>
            <div class="ost-row">
              <h2>{ost.cards.playing}</h2>
              <strong class="ost-playing-name">
                <SideMark side={card.side} /> {card.name}
              </strong>
            </div>
            <ol>
              {card.lines.map((line, i) => {
                const now = report.card?.card === number ? report.card.step : card.lines.length
                return (
                  <li key={line} class={i < now ? 'gone' : i === now ? 'now' : ''} aria-current={i === now ? 'step' : undefined}>
                    {line}
                  </li>
                )
              })}
            </ol>
          </section>
        )
      })}
    </>
  )
}

function SideCards({ side, view, props }: { side: Side; view: OstkriegView; props: PanelProps }) {
  const { hand, front, discard } = view.cards[side]
  const coming = view.cards.later.filter((number) => {
    const card = cards.get(number)
    return card?.side === side && card.year === view.year + 1
  })
  const look = seatLook(side)
  const player = Object.entries(props.players).find(([seat]) => sideOfSeat(view, seat) === side)?.[1]
  const own = sideOfSeat(view, props.viewer) === side
  const isBot = view.options.bot === side
  const LateAims = useLate(isBot, loadAims)
  return (
    <section class={`panel-block ost-side${own ? ' ost-own' : ''}`} aria-label={ost.cards.ofSide(look.name)}>
      <div class="ost-row">
        <h2>
          <SideMark side={side} /> {look.name}
        </h2>
        <span class="quiet">{isBot ? ost.cards.bot(view.bot?.personality) : player}</span>
        <span class="ost-figure">{ost.cards.counts(hand.length, discard.length)}</span>
      </div>
      {isBot && LateAims !== undefined && <LateAims view={view} />}
      {front.length > 0 && (
        <p class="ost-front">
          {ost.cards.front}{' '}
          {front.map((number) => (
            <button
              type="button"
              key={number}
              class={`ost-tag ost-tag-${side}`}
              onClick={() => props.pick(`card/${number}`)}
              {...looking(number)}
            >
              {cardName(number)}
            </button>
          ))}
        </p>
      )}
      {!own && hand.length > 0 && <Pile title={ost.cards.hand} numbers={hand} props={props} />}
      {discard.length > 0 && <Pile title={ost.cards.discard} numbers={discard} props={props} />}
      {coming.length > 0 && <Pile title={ost.cards.coming(view.year + 1)} numbers={coming} props={props} />}
    </section>
  )
}

const loadAims = async () => (await import('./bot-aims.tsx')).BotAims

function Pile({ title, numbers, props }: { title: string; numbers: readonly number[]; props: PanelProps }) {
  return (
    <details class="ost-pile">
      <summary>
        {title} <span class="quiet">{numbers.length}</span>
      </summary>
      <ul>
        {sorted(numbers).map((number) => (
          <li key={number}>
            <CardFace number={number} legal={props.legal.has(`card/${number}`)} onPick={() => props.pick(`card/${number}`)} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A square for the Axis, a diamond for the Soviets. */
export function SideMark({ side }: { side: Side }) {
  return (
    <svg class={`ost-mark ost-mark-${side}`} width="14" height="14" viewBox="-8 -8 16 16" aria-hidden="true">
      <path d={side === 'axis' ? 'M-6 -6H6V6H-6z' : 'M0 -7.4L7.4 0L0 7.4L-7.4 0z'} />
    </svg>
  )
}

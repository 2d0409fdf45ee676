import './panel.css'
import './panel-room.css'
import type { Group, PlayerInView } from '@railhead/race-to-moscow'
import type { SeatName } from '@railhead/table'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Pictogram, type PictogramName } from '../../../src/art/pictograms.tsx'
import type { PanelProps } from '../../../src/game/client.ts'
import { Emblem } from '../../../src/ui/emblem.tsx'
import { Icon } from '../../../src/ui/icon.tsx'
import { useLate } from '../../../src/ui/late.tsx'
import { Counter } from '../board/token-art.tsx'
import { race } from '../texts/texts.ts'
import { armies as armyCards, cardName, cards, cardText, okh } from './cards.ts'
import { armyStatus, echelons, endWarning, medalsFor, worthOf } from './status.ts'
import { armyOf, type RaceView, raceView, sovietCards, sovietPool } from './view.ts'
import { areaName, seatLook, supplyWords } from './words.ts'

/** The boards beside the map: own board, other boards, stocks, decks, OKH row. Who has no board looks at that of whose turn it is. */
export function Panel(props: PanelProps) {
  const view = raceView(props.view)
  const { part } = props
  const seats = view.options.order
  const own = seats.find((seat) => seat === props.viewer)
  const boards = own === undefined ? seats : [own, ...seats.filter((seat) => seat !== own)]
  return (
    <>
      {(part === undefined || part === 'boards') &&
        boards.map((seat) => {
          const Board = seat === (own ?? view.turn) ? WholeBoard : OtherBoard
          return <Board key={seat} seat={seat} view={view} props={props} />
        })}
      {(part === undefined || part === 'stock') && <Stocks view={view} props={props} />}
      {part === 'cards' && own !== undefined && (
        <section class="panel-block">
          <Hand player={view.players[own]} props={props} />
          <Won player={view.players[own]} open />
        </section>
      )}
      {(part === undefined || part === 'cards') && !view.options.basicGame && <OkhRow view={view} props={props} />}
    </>
  )
}

interface BoardOf {
  readonly seat: Group
  readonly view: RaceView
  readonly props: PanelProps
}

const armiesOf = (view: RaceView, seat: SeatName) =>
  Object.entries(view.armies).filter(([id]) => armyCards.get(id)?.seat === seat)

function Head({ seat, view, props, children }: BoardOf & { readonly children?: ComponentChildren }) {
  const player = view.players[seat]
  const who = props.players[seat]
  return (
    <div class="rtm-head">
      <Emblem look={seatLook(seat)} size={24} />
      <h2>{seatLook(seat).name}</h2>
      <span class="quiet">{who === seatLook(seat).name ? race.board.colours[seat] : who}</span>
      <span class="rtm-counts">
        <Count name="medal" value={player.medals} more={medalsFor(player.defeated)} label={race.board.medals} />
        <Count name="train" value={player.trains} label={race.board.trains} />
        <Count name="truck" value={player.trucks} label={race.board.trucks} />
        {children}
      </span>
    </div>
  )
}

interface CountOf {
  readonly name: PictogramName
  readonly value: number
  /** What else counts, apart as it is nothing to pay with. */
  readonly more?: number
  readonly label: (n: number, more: number) => string
}

function Count({ name, value, more = 0, label }: CountOf) {
  const words = label(value, more)
  return (
    <span class={`rtm-count ${name}`} title={words}>
      <Pictogram name={name} size={19} />
      <strong aria-hidden="true">{more > 0 ? `${value}+${more}` : value}</strong>
      <span class="sr-only">{words}</span>
    </span>
  )
}

function WholeBoard({ seat, view, props }: BoardOf) {
  const player = view.players[seat]
  const logistics = cards.logistics[view.transport.level - 1] ?? cards.logistics[0]
  const limits = race.board.logistics(logistics.take, logistics.place, logistics.possess)
  const about = props.decision?.about.army
  return (
    <section class={`panel-block${seat === props.viewer ? ' rtm-own' : ''}`} aria-label={race.board.of(seatLook(seat).name)}>
      <Head seat={seat} view={view} props={props} />
      <ul class="rtm-armies">
        {armiesOf(view, seat).map(([id, army]) => {
          const { load } = armyOf(id, army)
          return (
            <li key={id}>
              <button
                type="button"
                class={`rtm-army${about === id ? ' now' : ''}${props.legal.has(id) ? ' legal' : ''}`}
                onClick={() => (props.legal.has(id) ? props.pick(id) : props.show(army.area))}
              >
                <svg class="rtm-counter" width="48" height="38" viewBox="-24 -19 48 38" aria-hidden="true">
                  <Counter army={armyOf(id, about === id ? { ...army, moved: undefined } : army)} />
                </svg>
                <span class="rtm-army-name">
                  <strong>{armyCards.get(id)?.name}</strong>
                  <span class="small">
                    {[areaName(army.area), armyStatus(view, props.decision, props.legal, id)].filter(Boolean).join(' · ')}
                  </span>
                  <span class="sr-only">{race.board.carries(supplyWords(load))}</span>
                </span>
                <Slots load={load} />
              </button>
            </li>
          )
        })}
      </ul>
      <p class={view.options.basicGame ? 'rtm-logistics' : 'rtm-logistics crowded'}>
        <span title={limits}>
          <strong class="rtm-level">{view.transport.level === 1 ? 'I' : 'II'}</strong> <span class="rtm-limits">{limits}</span>
        </span>
        {!view.options.basicGame && (
          <span class="rtm-ready">
            <span class={player.hq === 'ready' ? '' : 'spent'} title={race.board.hqHelp}>
              <Pictogram name="car" size={18} /> {race.board.hq(player.hq === 'ready')}
            </span>
            <span class={player.airSupport === 'ready' ? '' : 'spent'} title={race.board.airHelp(view.options.sovietPlayer)}>
              <Pictogram name="aircraft" size={18} /> {airWords(player)}
            </span>
          </span>
        )}
      </p>
      {props.part === undefined && <Hand player={player} props={props} />}
      <Won player={player} />
    </section>
  )
}

function airWords({ airSupport }: PlayerInView): string {
  if (airSupport === 'ready') return race.board.air.ready
  if (airSupport === 'spent') return race.board.air.spent
  if (typeof airSupport === 'object') return race.board.air.over(areaName(airSupport.area))
  return airSupport === 'soviet' ? race.board.air.soviet : race.board.air.pursuit
}

const SLOTS = 6
/** Always six, so that it is seen how much room there is. */
function Slots({ load }: { load: { fuel: number; ammo: number; food: number } }) {
  const filled = (['fuel', 'ammo', 'food'] as const).flatMap((kind) => Array.from({ length: load[kind] }, () => kind))
  return (
    <span class="rtm-slots" aria-hidden="true">
      {Array.from({ length: SLOTS }, (_, i) => (
        <span key={i} class={`rtm-slot ${filled[i] ?? 'empty'}`}>
          {filled[i] !== undefined && <Pictogram name={filled[i]} size={16} ground="#fffbf2" />}
        </span>
      ))}
    </span>
  )
}

/** Cards won in combat, which count at the end (5): how many and what they are worth; opened, which. */
function Won({ player: { defeated, encircled }, open = false }: { player: PlayerInView; open?: boolean }) {
  const count = defeated.length + encircled.length
  if (count === 0) return null
  return (
    <details class="small rtm-won" open={open}>
      <summary>{race.board.won(count, ...worthOf(defeated))}</summary>
      <ul>
        {defeated.map((number) => (
          <li key={number}>{cardName(number)}</li>
        ))}
        {encircled.length > 0 && <li>{race.board.faceDown(encircled.length)}</li>}
      </ul>
    </details>
  )
}

/** Cards that a player has: held Pursuit cards and OKH cards. */
function Hand({ player, props }: { player: PlayerInView; props: PanelProps }) {
  const numbers = [...player.okh, ...player.held]
  const told = props.part === 'cards'
  if (numbers.length === 0) return told ? <p class="quiet">{race.board.noCards}</p> : null
  return (
    <ul class="rtm-hand">
      {numbers.map((number) => {
        const id = `card/${number}`
        const text = cardText(number) ?? ''
        return (
          <li key={number}>
            <button
              type="button"
              class={`rtm-chip ${okh.has(number) ? 'okh' : ''}${props.legal.has(id) ? ' legal' : ''}`}
              onClick={() => props.pick(id)}
            >
              <Pictogram name={okh.has(number) ? 'depot' : 'hand'} size={16} ground={okh.has(number) ? '#37473b' : '#fffbf2'} />
              {cardName(number)}
              {told && ': '}
              <span class={told ? 'small' : 'sr-only'}>{text}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function OtherBoard({ seat, view, props }: BoardOf) {
  const player = view.players[seat]
  const kept = player.okh.length + player.held.length
  const theirs = armiesOf(view, seat)
  // Where the window is low the armies of others are folded away: the map has them too, unless one of them is asked for.
  const [unfolded, unfold] = useState(false)
  const open = unfolded || theirs.some(([id]) => props.legal.has(id))
  return (
    <section class={`panel-block rtm-other${open ? ' open' : ''}`} aria-label={race.board.of(seatLook(seat).name)}>
      <Head seat={seat} view={view} props={props}>
        {kept > 0 && (
          <span class="rtm-count rtm-held" title={[...player.okh, ...player.held].map(cardName).join(', ')}>
            <Pictogram name="depot" size={17} />
            <strong>{kept}</strong>
          </span>
        )}
        <button
          type="button"
          class="rtm-unfold"
          aria-expanded={open}
          aria-label={race.board.armiesOf(seatLook(seat).name)}
          onClick={() => unfold(!open)}
        >
          <Icon name="chevron-right" size={16} />
        </button>
      </Head>
      <ul class="rtm-other-armies">
        {theirs.map(([id, army]) => (
          <li key={id}>
            <button
              type="button"
              class={props.legal.has(id) ? 'legal' : ''}
              onClick={() => (props.legal.has(id) ? props.pick(id) : props.show(army.area))}
            >
              <svg width="48" height="46" viewBox="-24 -27 48 46" aria-hidden="true">
                <Counter army={armyOf(id, army)} />
              </svg>
              <span class="sr-only">{armyCards.get(id)?.name}, </span>
              <span class="small">{areaName(army.area)}</span>
              <span class="sr-only">
                {race.board.carries(supplyWords(armyOf(id, army).load))}
                {army.halted === true ? race.board.halted : ''}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Won player={player} />
      {kept > 0 && <p class="small rtm-kept">{[...player.okh, ...player.held].map(cardName).join(', ')}</p>}
    </section>
  )
}

const loadFrontOrder = async () => (await import('./front-order.tsx')).FrontOrder

function Stocks({ view, props }: { view: RaceView; props: PanelProps }) {
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

function OkhRow({ view, props }: { view: RaceView; props: PanelProps }) {
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

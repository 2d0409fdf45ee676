import type { Group, PlayerInView } from '@railhead/race-to-moscow'
import type { SeatName } from '@railhead/table'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Pictogram } from '../../../src/art/pictograms.tsx'
import type { PanelProps } from '../../../src/game/client.ts'
import { Emblem } from '../../../src/ui/emblem.tsx'
import { Icon } from '../../../src/ui/icon.tsx'
import { Counter } from '../board/token-art.tsx'
import { race } from '../texts/texts.ts'
import { armies as armyCards, cardName, cards } from './cards.ts'
import { Count } from './count.tsx'
import { Hand, Won } from './own-cards.tsx'
import { armyStatus, medalsFor } from './status.ts'
import { armyOf, type RaceView } from './view.ts'
import { areaName, seatLook, supplyWords } from './words.ts'

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

/** A board with everything on it. */
export function WholeBoard({ seat, view, props }: BoardOf) {
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

/** A board in short. */
export function OtherBoard({ seat, view, props }: BoardOf) {
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

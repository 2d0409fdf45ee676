import './load-out.css'
import { useRef, useState } from 'preact/hooks'
import { Pictogram } from '../../../../src/art/pictograms.tsx'
import type { LoadOutProps } from '../../../../src/game/client.ts'
import type { Supplies } from '../../board/state.ts'
import { areaName } from '../words.ts'
import { KINDS, type Kind, NOTHING, totalOf } from './goods.tsx'
import { armyName, said } from './words.ts'

/** Where the goods go to and where they come from. */
type Bin = 'kept' | 'rest'

/**
 * The amounts as things: slots that are filled, and what remains beside them. A thing goes to the other side by a click or by dragging
 * it there. The steppers say the same in words, so this is for the eye and the hand alone.
 */
export function LoadOut({ decision, amounts, step, onChange }: LoadOutProps) {
  const { about } = decision
  const kept: Supplies = { fuel: amounts.fuel ?? 0, ammo: amounts.ammo ?? 0, food: amounts.food ?? 0 }
  const there = (about.there ?? about.stock ?? NOTHING) as Supplies
  const card = (about.card ?? NOTHING) as Supplies
  const spaces = Number(about.spaces ?? about.most ?? totalOf(kept))
  const move = (kind: Kind, to: Bin): void => {
    const next = step(kind, to === 'kept' ? 1 : -1)
    if (next !== undefined) onChange(next)
  }
  const filled = KINDS.flatMap((kind) => Array.from({ length: kept[kind] }, () => kind))
  return (
    <div class="load-out" aria-hidden="true">
      <div class="load-bin" data-bin="kept">
        <span class="load-name">{titleOf(decision.about, spaces, totalOf(kept))}</span>
        <span class="load-slots">
          {Array.from({ length: Math.max(spaces, filled.length) }, (_, i) => (
            <Slot key={i} kind={filled[i]} onMove={(kind) => move(kind, 'rest')} />
          ))}
        </span>
      </div>
      <div class="load-bin" data-bin="rest">
        <span class="load-name">
          {about.stock === undefined ? said.remainsIn(areaName(String(about.from ?? about.area))) : said.inStock}
        </span>
        <span class="load-chips">
          {KINDS.map((kind) => (
            <Chip key={kind} kind={kind} count={there[kind] + card[kind] - kept[kind]} onMove={() => move(kind, 'kept')} />
          ))}
        </span>
      </div>
    </div>
  )
}

function titleOf(about: LoadOutProps['decision']['about'], spaces: number, used: number): string {
  if (typeof about.army === 'string') return said.onCard(armyName(about.army), used, spaces)
  if (typeof about.vehicle === 'string') return said.onVehicle(about.vehicle, used, spaces)
  return said.toArea(areaName(String(about.area)), used, spaces)
}

function Slot({ kind, onMove }: { kind: Kind | undefined; onMove: (kind: Kind) => void }) {
  if (kind === undefined) return <span class="load-slot empty" />
  return <Piece kind={kind} look="load-slot" home="kept" onMove={() => onMove(kind)} />
}

function Chip({ kind, count, onMove }: { kind: Kind; count: number; onMove: () => void }) {
  return (
    <span class="load-stack">
      {count > 0 ? (
        <Piece kind={kind} look="load-slot" home="rest" onMove={onMove} />
      ) : (
        // Nothing of what?
        <span class={`load-slot empty ${kind}`}>
          <Pictogram name={kind} size={18} ground="none" />
        </span>
      )}
      <strong>{count}</strong>
    </span>
  )
}

const WOBBLE = 6

/** One piece: a click or a drag to the other bin moves it. */
function Piece({ kind, look, home, onMove }: { kind: Kind; look: string; home: Bin; onMove: () => void }) {
  const start = useRef<readonly [number, number] | undefined>(undefined)
  const [offset, setOffset] = useState<readonly [number, number] | undefined>(undefined)
  return (
    <button
      type="button"
      tabIndex={-1}
      class={`${look} ${kind}${offset === undefined ? '' : ' dragged'}`}
      style={offset === undefined ? undefined : { transform: `translate(${offset[0]}px, ${offset[1]}px)` }}
      onPointerDown={(event) => {
        start.current = [event.clientX, event.clientY]
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={(event) => {
        if (start.current === undefined) return
        const by = [event.clientX - start.current[0], event.clientY - start.current[1]] as const
        if (offset !== undefined || Math.hypot(...by) > WOBBLE) setOffset(by)
      }}
      onPointerUp={(event) => {
        const dragged = offset !== undefined
        start.current = undefined
        setOffset(undefined)
        if (!dragged || binAt(event) === (home === 'kept' ? 'rest' : 'kept')) onMove()
      }}
      onPointerCancel={() => {
        start.current = undefined
        setOffset(undefined)
      }}
    >
      <Pictogram name={kind} size={18} ground="#fffbf2" />
    </button>
  )
}

/** The bin under the pointer, whatever piece lies over it. */
function binAt({ clientX, clientY }: PointerEvent): string | undefined {
  const bins = document.elementsFromPoint(clientX, clientY).map((element) => element.closest<HTMLElement>('[data-bin]'))
  return bins.findLast((bin) => bin !== null)?.dataset.bin
}

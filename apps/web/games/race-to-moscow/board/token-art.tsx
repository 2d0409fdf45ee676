import type { JSX } from 'preact'
import { Sign } from '../../../src/art/pictograms.tsx'
import { GOODS, GROUPS, INK, PAPER, SOVIET } from './colours.ts'
import {
  CLOSE,
  COUNTER,
  FAR,
  FLEET,
  NARROW_COUNTER,
  SMALL_COUNTER,
  SMALL_SUM,
  STOCK_HEIGHT,
  SUM,
  stockWidth,
} from './measures.ts'
import type { Group, RaceArmy, RaceToken, RaceTransport, Supplies } from './state.ts'

const KINDS = ['fuel', 'ammo', 'food'] as const
const present = (supplies: Supplies) => KINDS.filter((kind) => supplies[kind] > 0)

const PLATE_HEIGHT = 17
const CELL = 22
const plateWidth = (supplies: Supplies) =>
  present(supplies).length * CELL + 5 + 6 * present(supplies).filter((kind) => supplies[kind] > 9).length

/** An army card has six slots. */
const SLOTS = 6

interface Size {
  readonly width: number
  readonly height: number
}

export function tokenSize(token: RaceToken, room: number, most: number): Size {
  const { width, height } = fullSize(token, room < CLOSE, most)
  return room < FAR.room ? { width: width * FAR.size, height: height * FAR.size } : { width, height }
}

function fullSize(token: RaceToken, far: boolean, most: number): Size {
  switch (token.kind) {
    case 'army':
      return far ? SMALL_COUNTER : isNarrow(most) ? NARROW_COUNTER : COUNTER
    case 'stock':
      return far
        ? SMALL_SUM
        : isSummed(token.supplies, most)
          ? SUM
          : { width: stockWidth(present(token.supplies).length), height: STOCK_HEIGHT }
    case 'fleet':
      return far ? SMALL_COUNTER : FLEET
    case 'transport':
      return transportSize(token.transport)
  }
}

const isNarrow = (most: number) => most < COUNTER.width
const isSummed = (supplies: Supplies, most: number) => stockWidth(present(supplies).length) > most

export function tokenArt(token: RaceToken, room: number, most: number): JSX.Element {
  const art = fullArt(token, room < CLOSE, most)
  return room < FAR.room ? <g transform={`scale(${FAR.size})`}>{art}</g> : art
}

function fullArt(token: RaceToken, far: boolean, most: number): JSX.Element {
  switch (token.kind) {
    case 'army':
      if (far) return <SmallCounter army={token.army} />
      return isNarrow(most) ? <NarrowCounter army={token.army} /> : <Counter army={token.army} />
    case 'stock':
      if (far) return <SumPlate supplies={token.supplies} {...SMALL_SUM} />
      return isSummed(token.supplies, most) ? (
        <SumPlate supplies={token.supplies} {...SUM} />
      ) : (
        <StockPlate supplies={token.supplies} />
      )
    case 'fleet':
      return <Fleet {...(far ? SMALL_COUNTER : FLEET)} />
    case 'transport':
      return <Transport transport={token.transport} />
  }
}

/** 44 by 34: unit symbol, number, six load pips; HALT is a band with the word. */
export function Counter({ army }: { army: Omit<RaceArmy, 'id' | 'area'> }) {
  return (
    <g>
      <rect x={-20.6} y={-15} width={44} height={34} rx={3.5} class="rtm-shadow" />
      <Face army={army} />
      {army.halted && <Halt width={44} top={-17} />}
      {army.moved && <rect x={-22} y={-17} width={44} height={34} rx={3.5} class="rtm-moved" />}
    </g>
  )
}

/** Number and load alone; armored numbers have the ring of their symbol. */
function NarrowCounter({ army: { group, number, armored, moved, halted, load } }: { army: RaceArmy }) {
  const { fill, edge, on } = GROUPS[group]
  return (
    <g>
      <rect x={-15.6} y={-15} width={34} height={34} rx={3.5} class="rtm-shadow" />
      <rect x={-17} y={-17} width={34} height={34} rx={3.5} fill={PAPER} stroke={edge} stroke-width={1.6} />
      <path d="M-17 6.5V-13.5a3.5 3.5 0 0 1 3.5-3.5h27a3.5 3.5 0 0 1 3.5 3.5V6.5z" fill={fill} stroke={edge} stroke-width={1} />
      <g transform={halted ? 'translate(0 1.4) scale(.7)' : undefined}>
        {armored && <rect x={-14} y={-14.4} width={28} height={18} rx={9} fill="none" stroke={on} stroke-width={1.6} />}
        <text class="rtm-figure" y={armored ? 0.6 : 2} font-size={armored ? 17 : 20} fill={on} text-anchor="middle">
          {number}
        </text>
      </g>
      <g transform="scale(.76 1)">
        <Pips load={load} />
      </g>
      {halted && <Halt width={34} top={-17} />}
      {moved && <rect x={-17} y={-17} width={34} height={34} rx={3.5} class="rtm-moved" />}
    </g>
  )
}

/** From far away: armored numbers have the ring of their symbol. */
function SmallCounter({ army: { group, number, armored, moved, halted } }: { army: RaceArmy }) {
  const { fill, edge, on } = GROUPS[group]
  const { width, height } = SMALL_COUNTER
  return (
    <g>
      <rect x={-width / 2 + 1.4} y={-height / 2 + 2} width={width} height={height} rx={3.5} class="rtm-shadow" />
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={3.5} fill={fill} stroke={edge} stroke-width={1.8} />
      {armored && <rect x={-12.5} y={-9} width={25} height={18} rx={9} fill="none" stroke={on} stroke-width={1.4} />}
      <text class="rtm-figure" y={armored ? 5.9 : 7} font-size={armored ? 16.5 : 20} fill={on} text-anchor="middle">
        {number}
      </text>
      {halted && <Halt width={width} top={-height / 2} />}
      {moved && <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={3.5} class="rtm-moved" />}
    </g>
  )
}

function Face({ army }: { army: Omit<RaceArmy, 'id' | 'area'> }) {
  const { fill, edge, on } = GROUPS[army.group]
  return (
    <g>
      <rect x={-22} y={-17} width={44} height={34} rx={3.5} fill={PAPER} stroke={edge} stroke-width={1.6} />
      <path d="M-22 6.5V-13.5a3.5 3.5 0 0 1 3.5-3.5h37a3.5 3.5 0 0 1 3.5 3.5V6.5z" fill={fill} stroke={edge} stroke-width={1} />
      {/* Under the band of a halt there is less room. */}
      <g transform={army.halted ? 'translate(0 2.6) scale(.74)' : undefined}>
        <UnitSymbol armored={army.armored} group={army.group} />
        <text class="rtm-figure" x={11.6} y={1.6} font-size={army.number.length > 1 ? 17 : 19} fill={on} text-anchor="middle">
          {army.number}
        </text>
      </g>
      <Pips load={army.load} />
    </g>
  )
}

/** A band along the upper edge. */
function Halt({ width, top }: { width: number; top: number }) {
  return (
    <g transform={`translate(0 ${top})`}>
      <rect x={-width / 2} width={width} height={10} rx={2.5} fill={SOVIET} stroke="#ffffff" stroke-width={0.8} />
      <text class="rtm-figure" y={8.6} font-size={10} letter-spacing={1} fill="#ffffff" text-anchor="middle">
        HALT
      </text>
    </g>
  )
}

/** Ellipse for armored, crossed lines for field armies. */
function UnitSymbol({ armored, group }: { armored: boolean; group: Group }) {
  const { on } = GROUPS[group]
  return (
    <g transform="translate(-9.6 -5.2)" fill="none" stroke={on} stroke-width={1.5}>
      <rect x={-9} y={-6.2} width={18} height={12.4} />
      {armored ? <rect x={-5.6} y={-3} width={11.2} height={6} rx={3} /> : <path d="M-9 -6.2L9 6.2M9 -6.2L-9 6.2" />}
    </g>
  )
}

/** Square fuel, triangle ammo, round food, dot for an empty slot. */
function Pips({ load }: { load: Supplies }) {
  const loaded = KINDS.flatMap((kind) => Array<(typeof KINDS)[number]>(load[kind]).fill(kind))
  const pips = [...loaded, ...Array<undefined>(Math.max(0, SLOTS - loaded.length)).fill(undefined)]
  return (
    <g>
      {pips.map((kind, i) => (
        <Pip key={i} kind={kind} x={-17.5 + i * 7} />
      ))}
    </g>
  )
}

function Pip({ kind, x }: { kind: (typeof KINDS)[number] | undefined; x: number }) {
  const y = 11.6
  if (kind === 'fuel') return <rect x={x - 2.5} y={y - 2.5} width={5} height={5} fill={GOODS.fuel} />
  if (kind === 'ammo') return <path d={`M${x} ${y - 3}l3 5.6h-6z`} fill={GOODS.ammo} />
  if (kind === 'food') return <circle cx={x} cy={y} r={2.7} fill={GOODS.food} />
  return <circle cx={x} cy={y} r={0.9} fill="#8b7f66" />
}

/** Only the kinds that are there: silhouette and number. */
function Plate({ supplies }: { supplies: Supplies }) {
  const width = plateWidth(supplies)
  let x = -width / 2 + 2.5
  return (
    <g>
      <Paper width={width} height={PLATE_HEIGHT} />
      {present(supplies).map((kind) => {
        const cell = CELL + (supplies[kind] > 9 ? 6 : 0)
        const left = x
        x += cell
        return (
          <g key={kind} style={{ color: GOODS[kind] }}>
            <Sign name={kind} x={left + 7} size={12.5} ground={PAPER} />
            <text class="rtm-count" x={left + 14.4} y={4.5} font-size={12.5} fill={INK}>
              {supplies[kind]}
            </text>
          </g>
        )
      })}
    </g>
  )
}

/** What lies at an area: each kind above its number. */
function StockPlate({ supplies }: { supplies: Supplies }) {
  const kinds = present(supplies)
  const width = stockWidth(kinds.length)
  return (
    <g>
      <Paper width={width} height={STOCK_HEIGHT} />
      {kinds.map((kind, i) => (
        <g key={kind} style={{ color: GOODS[kind] }} transform={`translate(${(i - (kinds.length - 1) / 2) * 16} 0)`}>
          <Sign name={kind} y={-7.6} size={14} ground={PAPER} />
          <text class="rtm-count" y={13} font-size={15} fill={INK} text-anchor="middle">
            {supplies[kind]}
          </text>
        </g>
      ))}
    </g>
  )
}

/** Where there is no room for each kind: how much there is, over the colours of its kinds. */
function SumPlate({ supplies, width, height }: { supplies: Supplies } & Size) {
  const kinds = present(supplies)
  const part = (width - 4) / kinds.length
  return (
    <g>
      <Paper width={width} height={height} />
      {kinds.map((kind, i) => (
        <rect
          key={kind}
          x={-width / 2 + 2 + i * part}
          y={height / 2 - height / 4}
          width={part}
          height={height / 6}
          fill={GOODS[kind]}
        />
      ))}
      <text class="rtm-count" y={height * 0.18} font-size={Math.min(18, height * 0.84)} fill={INK} text-anchor="middle">
        {supplies.fuel + supplies.ammo + supplies.food}
      </text>
    </g>
  )
}

const Paper = ({ width, height }: Size) => (
  <>
    <rect x={-width / 2 + 1} y={-height / 2 + 1.4} width={width} height={height} rx={3} class="rtm-shadow" />
    <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={3} fill={PAPER} stroke="#857a5f" stroke-width={1.2} />
  </>
)

/** The number of a planned step stands in front of its vehicle, and the frame around both leaves the step beside it to be read. */
const STEP_WIDTH = 18

const VEHICLE = { width: 25, height: 17 } as const
const loadWidth = ({ cargo }: RaceTransport): number => (cargo ? plateWidth(cargo) + 2 : 0)

function transportSize(transport: RaceTransport): { width: number; height: number } {
  const step = transport.step === undefined ? 0 : STEP_WIDTH
  return { width: VEHICLE.width + loadWidth(transport) + step, height: VEHICLE.height }
}

/** A train has square ends, a truck round ones; a plan's cargo hangs on. */
function Transport({ transport }: { transport: RaceTransport }) {
  const { fill, edge, on } = GROUPS[transport.group]
  const { width, height } = VEHICLE
  const round = transport.kind === 'train' ? 2.5 : height / 2
  const load = loadWidth(transport)
  const ahead = transport.step === undefined ? 0 : STEP_WIDTH
  return (
    <g transform={`translate(${(ahead - load) / 2} 0)`} class={transport.pending ? 'rtm-pending' : undefined}>
      <rect x={-width / 2 + 1} y={-height / 2 + 1.4} width={width} height={height} rx={round} class="rtm-shadow" />
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={round}
        fill={fill}
        stroke={edge}
        class={`rtm-edge-${transport.group}`}
        stroke-width={1.4}
      />
      <g style={{ color: on }}>
        <Sign name={transport.kind} size={14.5} ground={fill} />
      </g>
      {transport.cargo && (
        <g transform={`translate(${width / 2 + load / 2 + 1} 0)`}>
          <Plate supplies={transport.cargo} />
        </g>
      )}
      {transport.step !== undefined && (
        <g transform={`translate(${-width / 2 - 10} 0)`}>
          {/* Square and dark: round and violet are the keys that choose. */}
          <rect x={-8} y={-8} width={16} height={16} rx={2.5} class="rtm-step" />
          <text class="badge-text rtm-step-text" y={4.3} text-anchor="middle">
            {transport.step}
          </text>
        </g>
      )}
    </g>
  )
}

function Fleet({ width, height }: Size) {
  const { fill, edge, on } = GROUPS.gray
  const [x, y] = [-width / 2, -height / 2]
  return (
    <g>
      <rect x={x + 1.2} y={y + 1.5} width={width} height={height} rx={3.5} class="rtm-shadow" />
      <rect x={x} y={y} width={width} height={height} rx={3.5} fill={fill} stroke={edge} stroke-width={1.6} />
      <g style={{ color: on }}>
        <Sign name="warship" size={height * 0.76} ground={fill} />
      </g>
    </g>
  )
}

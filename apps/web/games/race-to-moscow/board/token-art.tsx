import type { JSX } from 'preact'
import { Sign } from '../../../src/art/pictograms.tsx'
import { GOODS, GROUPS, INK, PAPER, SOVIET } from './colours.ts'
import type { Group, RaceArmy, RaceToken, RaceTransport, Supplies } from './state.ts'

const KINDS = ['fuel', 'ammo', 'food'] as const
const present = (supplies: Supplies) => KINDS.filter((kind) => supplies[kind] > 0)

const PLATE_HEIGHT = 17
const CELL = 22
const plateWidth = (supplies: Supplies) =>
  present(supplies).length * CELL + 5 + 6 * present(supplies).filter((kind) => supplies[kind] > 9).length

/** An army card has six slots. */
const SLOTS = 6

const COUNTER = { width: 44, height: 34 }
/** What a HALT tab adds above. */
const TAB = 9
/** With less room than this a counter is its colour and number, and a stock how much there is; with still less all are smaller. */
const CLOSE = 0.69
const FAR = { room: 0.5, size: 0.86 }
const SMALL = { width: 32, height: 24 }
const SMALL_PLATE = { width: 23, height: 17 }

export function tokenSize(token: RaceToken, room: number): { width: number; height: number } {
  const { width, height } = fullSize(token, room < CLOSE)
  return room < FAR.room ? { width: width * FAR.size, height: height * FAR.size } : { width, height }
}

function fullSize(token: RaceToken, far: boolean): { width: number; height: number } {
  switch (token.kind) {
    case 'army': {
      const { width, height } = far ? SMALL : COUNTER
      return { width, height: height + (token.army.halted ? TAB : 0) }
    }
    case 'stock':
      return far ? SMALL_PLATE : { width: plateWidth(token.supplies), height: PLATE_HEIGHT }
    case 'fleet':
      return { width: 38, height: 27 }
    case 'transport':
      return transportSize(token.transport)
  }
}

export function tokenArt(token: RaceToken, room: number): JSX.Element {
  const art = fullArt(token, room < CLOSE)
  return room < FAR.room ? <g transform={`scale(${FAR.size})`}>{art}</g> : art
}

function fullArt(token: RaceToken, far: boolean): JSX.Element {
  switch (token.kind) {
    case 'army': {
      const counter = far ? <SmallCounter army={token.army} /> : <Counter army={token.army} />
      return token.army.halted ? <g transform={`translate(0 ${TAB / 2})`}>{counter}</g> : counter
    }
    case 'stock':
      return far ? <SmallPlate supplies={token.supplies} /> : <Plate supplies={token.supplies} />
    case 'fleet':
      return <Fleet />
    case 'transport':
      return <Transport transport={token.transport} />
  }
}

/** 44 by 34: unit symbol, number, six load pips; HALT is a tab with the word. */
export function Counter({ army }: { army: Omit<RaceArmy, 'id' | 'area'> }) {
  return (
    <g>
      <rect x={-20.6} y={-15} width={44} height={34} rx={3.5} class="rtm-shadow" />
      <Face army={army} />
      {army.moved && <rect x={-22.8} y={-17.8} width={45.6} height={35.6} rx={4} class="rtm-moved" />}
      {army.halted && <Halt />}
    </g>
  )
}

/** From far away: armored numbers have the ring of their symbol. */
function SmallCounter({ army: { group, number, armored, moved, halted } }: { army: RaceArmy }) {
  const { fill, edge, on } = GROUPS[group]
  const { width, height } = SMALL
  return (
    <g>
      <rect x={-width / 2 + 1.4} y={-height / 2 + 2} width={width} height={height} rx={3.5} class="rtm-shadow" />
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={3.5} fill={fill} stroke={edge} stroke-width={1.8} />
      {armored && <rect x={-12.5} y={-9} width={25} height={18} rx={9} fill="none" stroke={on} stroke-width={1.4} />}
      <text class="rtm-figure" y={armored ? 5.9 : 7} font-size={armored ? 16.5 : 20} fill={on} text-anchor="middle">
        {number}
      </text>
      {moved && (
        <rect x={-width / 2 - 0.8} y={-height / 2 - 0.8} width={width + 1.6} height={height + 1.6} rx={4} class="rtm-moved" />
      )}
      {halted && (
        <g transform="translate(-6 5)">
          <Halt />
        </g>
      )}
    </g>
  )
}

function Face({ army }: { army: Omit<RaceArmy, 'id' | 'area'> }) {
  const { fill, edge, on } = GROUPS[army.group]
  return (
    <g>
      <rect x={-22} y={-17} width={44} height={34} rx={3.5} fill={PAPER} stroke={edge} stroke-width={1.6} />
      <path d="M-22 6.5V-13.5a3.5 3.5 0 0 1 3.5-3.5h37a3.5 3.5 0 0 1 3.5 3.5V6.5z" fill={fill} stroke={edge} stroke-width={1} />
      <UnitSymbol armored={army.armored} group={army.group} />
      <text class="rtm-figure" x={11.6} y={1.6} font-size={army.number.length > 1 ? 17 : 19} fill={on} text-anchor="middle">
        {army.number}
      </text>
      <Pips load={army.load} />
    </g>
  )
}

function Halt() {
  return (
    <g transform="translate(6 -19.5)">
      <rect x={-15} y={-6.8} width={30} height={12.6} rx={2.5} fill={SOVIET} stroke="#ffffff" stroke-width={1} />
      <text class="rtm-figure" y={3.4} font-size={10.5} letter-spacing={0.8} fill="#ffffff" text-anchor="middle">
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
      <rect x={-width / 2 + 1} y={-PLATE_HEIGHT / 2 + 1.4} width={width} height={PLATE_HEIGHT} rx={3} class="rtm-shadow" />
      <rect
        x={-width / 2}
        y={-PLATE_HEIGHT / 2}
        width={width}
        height={PLATE_HEIGHT}
        rx={3}
        fill={PAPER}
        stroke="#857a5f"
        stroke-width={1}
      />
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

/** From far away: how much there is, over the colours of its kinds. */
function SmallPlate({ supplies }: { supplies: Supplies }) {
  const { width, height } = SMALL_PLATE
  const kinds = present(supplies)
  const part = (width - 4) / kinds.length
  return (
    <g>
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={3}
        fill={PAPER}
        stroke="#857a5f"
        stroke-width={1.2}
      />
      {kinds.map((kind, i) => (
        <rect key={kind} x={-width / 2 + 2 + i * part} y={height / 2 - 4.4} width={part} height={2.8} fill={GOODS[kind]} />
      ))}
      <text class="rtm-count" y={3.2} font-size={14.5} fill={INK} text-anchor="middle">
        {supplies.fuel + supplies.ammo + supplies.food}
      </text>
    </g>
  )
}

/** The number of a planned step stands in front of its vehicle, and the frame around both leaves the step beside it to be read. */
const STEP = { width: 18, height: 6 }

const vehicleWidth = ({ kind }: RaceTransport): number => (kind === 'train' ? 26 : 24)
const loadWidth = ({ cargo }: RaceTransport): number => (cargo ? plateWidth(cargo) + 2 : 0)

function transportSize(transport: RaceTransport): { width: number; height: number } {
  const step = transport.step === undefined ? { width: 0, height: 0 } : STEP
  return { width: vehicleWidth(transport) + loadWidth(transport) + step.width, height: 17 + step.height }
}

/** A train has square ends, a truck round ones; a plan's cargo hangs on. */
function Transport({ transport }: { transport: RaceTransport }) {
  const { fill, edge, on } = GROUPS[transport.group]
  const width = vehicleWidth(transport)
  const load = loadWidth(transport)
  const ahead = transport.step === undefined ? 0 : STEP.width
  return (
    <g transform={`translate(${(ahead - load) / 2} 0)`} class={transport.pending ? 'rtm-pending' : undefined}>
      <rect x={-width / 2 + 1} y={-7.2} width={width} height={17} rx={transport.kind === 'train' ? 2 : 8.5} class="rtm-shadow" />
      <rect
        x={-width / 2}
        y={-8.5}
        width={width}
        height={17}
        rx={transport.kind === 'train' ? 2 : 8.5}
        fill={fill}
        stroke={edge}
        class={`rtm-edge-${transport.group}`}
        stroke-width={1.4}
      />
      <g style={{ color: on }}>
        <Sign name={transport.kind} size={14} ground={fill} />
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

function Fleet() {
  const { fill, edge, on } = GROUPS.gray
  return (
    <g>
      <rect x={-17.8} y={-12} width={38} height={27} rx={3.5} class="rtm-shadow" />
      <rect x={-19} y={-13.5} width={38} height={27} rx={3.5} fill={fill} stroke={edge} stroke-width={1.6} />
      <g style={{ color: on }}>
        <Sign name="warship" size={21} ground={fill} />
      </g>
    </g>
  )
}

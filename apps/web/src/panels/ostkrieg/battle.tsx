import './panel.css'
import type { BattleReport } from '@railhead/ostkrieg'
import type { GameEvent, View } from '@railhead/table'
import type { OnMapProps } from '../../games/client.ts'
import { lines } from '../../games/ostkrieg/areas.ts'
import { Stack } from '../../games/ostkrieg/stack-art.tsx'
import type { Side, UnitCell } from '../../games/ostkrieg/state.ts'
import { readStack } from '../../games/ostkrieg/units.ts'
import { SideMark } from './panel.tsx'
import { ostkriegView, unitsOf } from './view.ts'
import { areaName, seatLook } from './words.ts'

/** Questions that belong to a battle (8.4.2). */
const STEPS: Readonly<Record<string, Stage>> = {
  attackers: 'Forces',
  'commit-air': 'Forces',
  'front-defence': 'Forces',
  losses: 'Losses',
  'decide-advance': 'Advance',
  retreat: 'Retreat',
  advance: 'Advance',
  'land-air': 'Advance',
  'forced-rebase': 'Retreat',
}
const STAGES = ['Forces', 'Dice', 'Losses', 'Retreat', 'Advance'] as const
type Stage = (typeof STAGES)[number]

/** The battle under way: who fights with what, the chances before the dice, the dice after. Its answers are those of the command bar. */
export function Battle({ view, viewer, decision, events, labels, choose, halfOf }: OnMapProps) {
  const stage = decision === null ? undefined : STEPS[decision.step]
  const { battle: report } = ostkriegView(view).report
  if (report === null || decision === null || stage === undefined) return null
  const defender: Side = report.attacker === 'axis' ? 'soviet' : 'axis'
  const rolled = stage === 'Forces' ? undefined : rollOf(events, report.area)
  const you = (side: Side) => (viewer === side ? 'You' : seatLook(side).name)
  const verb = (side: Side, one: string, many: string) => (viewer === side ? many : one)
  return (
    <section class={`ost-battle away-from-${halfOf(String(report.area))}`} aria-label={`Attack on ${areaName(report.area)}`}>
      <header>
        <h2>Attack on {areaName(report.area)}</h2>
        <a class="rule-link" href="/rules/ostkrieg#8.4" target="_blank" rel="noreferrer">
          8.4
        </a>
      </header>
      <div class="ost-battle-sides">
        <div>
          <h3>
            <SideMark side={report.attacker} /> {you(report.attacker)} {verb(report.attacker, 'attacks', 'attack')}
          </h3>
          <Cells side={report.attacker} cells={attackers(view, report)} none="Nobody chosen yet" />
          <DiceCount report={report} side="attacker" />
        </div>
        <div>
          <h3>
            <SideMark side={defender} /> {you(defender)} {verb(defender, 'defends', 'defend')}
          </h3>
          <Cells
            side={defender}
            cells={readStack(unitsOf(ostkriegView(view)).get(String(report.area)) ?? '')}
            none="Nobody left"
          />
          <DiceCount report={report} side="defender" />
        </div>
      </div>
      {rolled !== undefined ? (
        <Rolled rolled={rolled} attacker={report.attacker} />
      ) : (
        report.odds !== undefined && <Chances odds={report.odds} attacker={report.attacker} />
      )}
      <ol class="ost-stages" aria-label="Stages of the battle">
        {STAGES.map((name) => (
          <li
            key={name}
            class={name === stage ? 'now' : STAGES.indexOf(name) < STAGES.indexOf(stage) ? 'gone' : ''}
            aria-current={name === stage ? 'step' : undefined}
          >
            {name}
          </li>
        ))}
      </ol>
      <div class="ost-battle-answers">
        {labels.map((label, index) => (
          <button type="button" key={label} class="button" onClick={() => choose(index)}>
            {stage === 'Losses' ? `Lose 1 ${label}` : label}
          </button>
        ))}
      </div>
    </section>
  )
}

/** Units beside the area that take part. */
function attackers(view: View, { area }: BattleReport): UnitCell[] {
  const units = unitsOf(ostkriegView(view))
  const near = lines.flatMap(({ a, b }) => (a === String(area) ? [b] : b === String(area) ? [a] : []))
  const found = new Map<string, UnitCell>()
  for (const id of near) {
    for (const cell of readStack(units.get(id) ?? '')) {
      if (cell.fighting === 0) continue
      const before = found.get(cell.code)
      found.set(cell.code, { ...cell, count: cell.fighting + (before?.count ?? 0), entrenched: 0, spent: 0, fighting: 0 })
    }
  }
  return [...found.values()]
}

function Cells({ side, cells, none }: { side: Side; cells: readonly UnitCell[]; none: string }) {
  if (cells.length === 0) return <p class="quiet">{none}</p>
  const width = cells.length * 25 + 18
  return (
    <svg
      width={width}
      height={40}
      viewBox={`${-width / 2} -20 ${width} 40`}
      role="img"
      aria-label={cells.map(({ code, count }) => `${count} ${code}`).join(', ')}
    >
      <Stack side={side} cells={cells.map((cell) => ({ ...cell, fighting: 0 }))} starving={false} />
    </svg>
  )
}

/** What the dice are made of (8.4.2.2). */
function DiceCount({ report: { forces: f, odds }, side }: { report: BattleReport; side: 'attacker' | 'defender' }) {
  const attacks = side === 'attacker'
  const units = attacks ? f.attackerUnits : f.defenderUnits
  const air = Math.max(0, attacks ? f.attackerAir - f.defenderAir : f.defenderAir - f.attackerAir)
  const armor = attacks ? f.attackerArmor > f.defenderArmor : f.defenderArmor > f.attackerArmor
  const cardDice = attacks ? f.cardDice : f.defenceDice
  const total = odds === undefined ? undefined : attacks ? odds.attackerDice : odds.defenderDice
  const extras = (armor ? 1 : 0) + (air > 0 ? 1 : 0) + cardDice
  const hungry = !attacks && f.outOfSupply
  return (
    <dl class="ost-dice-count">
      <Row
        term={units === 1 ? '1 unit' : `${units} units`}
        value={total === undefined ? '' : total - extras + (hungry && total > 1 ? 1 : 0)}
      />
      <Row term="more armor" value={armor ? '+1' : 0} />
      <Row term="air" value={air > 0 ? '+1' : 0} />
      <Row term="cards" value={cardDice > 0 ? `+${cardDice}` : 0} />
      {hungry && <Row term="no supply" value="-1, hits count twice" />}
      {!attacks && f.entrenched && <Row term="entrenched" value="1 hit less" />}
      {total !== undefined && (
        <div class="ost-total">
          <dt class="sr-only">In all</dt>
          <dd>
            <strong>{total}</strong> {total === 1 ? 'die' : 'dice'}
          </dd>
        </div>
      )}
    </dl>
  )
}

function Row({ term, value }: { term: string; value: string | number }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Chances({ odds, attacker }: { odds: NonNullable<BattleReport['odds']>; attacker: Side }) {
  const win = Math.round(odds.attackerWins * 100)
  return (
    <div class="ost-chances">
      <div class={`ost-chance-bar ost-chance-${attacker}`} aria-hidden="true">
        <span style={{ width: `${win}%` }} />
      </div>
      <p>
        <strong>{win} %</strong> that the attacker wins
        <span>
          expected losses {odds.attackerLosses.toFixed(1)} : {odds.defenderLosses.toFixed(1)}
        </span>
      </p>
      <p class="quiet">
        Defender driven out {Math.round(odds.defenderRetreats * 100)} %, wiped out {Math.round(odds.defenderEliminated * 100)} %,
        attacker wiped out {Math.round(odds.attackerEliminated * 100)} %.
      </p>
    </div>
  )
}

interface Roll {
  readonly attackerDice: readonly number[]
  readonly defenderDice: readonly number[]
  readonly attackerDamage: number
  readonly defenderDamage: number
  readonly winner: Side
}

/** The last roll for this area. */
function rollOf(events: readonly GameEvent[], area: number): Roll | undefined {
  const event = events.findLast(({ type, area: where }) => type === 'battle' && where === area)
  return event === undefined ? undefined : (event as unknown as Roll)
}

function Rolled({ rolled, attacker }: { rolled: Roll; attacker: Side }) {
  const defender: Side = attacker === 'axis' ? 'soviet' : 'axis'
  return (
    <div class="ost-rolled">
      <Dice side={attacker} dice={rolled.attackerDice} damage={rolled.defenderDamage} />
      <Dice side={defender} dice={rolled.defenderDice} damage={rolled.attackerDamage} />
      <p>
        <strong>{seatLook(rolled.winner).name} wins the battle.</strong>
      </p>
    </div>
  )
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-5, -5],
    [5, 5],
  ],
  [
    [-5, -5],
    [0, 0],
    [5, 5],
  ],
  [
    [-5, -5],
    [5, -5],
    [-5, 5],
    [5, 5],
  ],
  [
    [-5, -5],
    [5, -5],
    [0, 0],
    [-5, 5],
    [5, 5],
  ],
  [
    [-5, -6],
    [5, -6],
    [-5, 0],
    [5, 0],
    [-5, 6],
    [5, 6],
  ],
]
const HIT = 4

/** Hits are solid, misses pale; they lie in the order rolled. */
function Dice({ side, dice, damage }: { side: Side; dice: readonly number[]; damage: number }) {
  const hits = dice.filter((die) => die >= HIT).length
  return (
    <div class={`ost-dice ost-dice-${side}`}>
      <p class="ost-dice-row" role="img" aria-label={`${seatLook(side).name} rolled ${dice.join(', ') || 'no dice'}`}>
        {dice.map((die, i) => (
          <svg key={i} class={die >= HIT ? 'hit' : 'miss'} width="30" height="30" viewBox="-12 -12 24 24" aria-hidden="true">
            <rect x={-10.5} y={-10.5} width={21} height={21} rx={4} />
            {PIPS[die].map(([x, y]) => (
              <circle key={`${x} ${y}`} cx={x} cy={y} r={1.9} />
            ))}
          </svg>
        ))}
      </p>
      <p>
        {hits} {hits === 1 ? 'hit' : 'hits'}, <strong>{damage}</strong> damage
      </p>
    </div>
  )
}

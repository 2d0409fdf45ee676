import type { BattleReport } from '@railhead/ostkrieg'
import type { View } from '@railhead/table'
import { Fragment } from 'preact'
import type { DialogProps } from '../../../src/game/client.ts'
import { Icon } from '../../../src/ui/icon.tsx'
import { lines } from '../board/areas.ts'
import { Stack } from '../board/stack-art.tsx'
import type { Side, UnitCell } from '../board/state.ts'
import { readStack, stackInWords } from '../board/units.ts'
import { battleWords as words } from '../texts/battle.ts'
import { BATTLE_STEPS, STAGES, type Stage } from './battle-steps.ts'
import { Rolled, rollsIn, Verdict } from './dice.tsx'
import { SideMark } from './panel.tsx'
import { ostkriegView, sideOfSeat, unitsOf } from './view.ts'
import { areaName, seatLook } from './words.ts'

/** The battle under way: who fights with what, the chances before the dice, the dice after, and the question in it. */
export function Battle({ view, viewer, decision, events, answers, halfOf, rule }: DialogProps) {
  const stage = decision === null ? undefined : BATTLE_STEPS[decision.step]
  const { battle: report } = ostkriegView(view).report
  if (report === null || decision === null || stage === undefined) return answers
  const rolled = stage === 'forces' ? undefined : rollsIn(events).findLast(({ area }) => area === report.area)
  return (
    <section class={`ost-battle away-from-${halfOf(String(report.area))}`} aria-label={words.attackOn(areaName(report.area))}>
      <header>
        <h2>{words.attackOn(areaName(report.area))}</h2>
        {rule('8.4')}
      </header>
      {rolled === undefined ? (
        <>
          {report.odds !== undefined && <Chances odds={report.odds} report={report} />}
          <Forces view={view} viewer={sideOfSeat(ostkriegView(view), viewer)} report={report} />
        </>
      ) : (
        <>
          <Rolled rolled={rolled} events={events} />
          <Verdict rolled={rolled} why={decision.step === 'losses' || decision.step === 'retreat'} />
        </>
      )}
      <StageLine stage={stage} />
      <div class="ost-battle-answers">{answers}</div>
    </section>
  )
}

/** Battles that the last choice brought to an end: nothing is asked about them, but the dice want to be seen. */
export function BattleNews({ events, news, halfOf, close }: DialogProps) {
  const rolls = rollsIn(news)
  const last = rolls.at(-1)
  if (last === undefined) return null
  return (
    <section class={`ost-battle ost-battle-news away-from-${halfOf(String(last.area))}`} aria-label={words.news}>
      <button type="button" class="button plain icon-only ost-battle-close" aria-label={words.closeNews} onClick={close}>
        <Icon name="x" size={18} />
      </button>
      {rolls.slice(-MOST_NEWS).map((rolled) => (
        <Fragment key={rolled.area}>
          <Rolled rolled={rolled} events={events} named />
          <Verdict rolled={rolled} />
        </Fragment>
      ))}
      {rolls.length > MOST_NEWS && <p class="quiet ost-battle-more">{words.more(rolls.length - MOST_NEWS)}</p>}
    </section>
  )
}
const MOST_NEWS = 3

function Forces({ view, viewer, report }: { view: View; viewer: Side | undefined; report: BattleReport }) {
  const defender: Side = report.attacker === 'axis' ? 'soviet' : 'axis'
  const verb = (side: Side, what: 'attack' | 'defend') =>
    viewer === side ? words.you[what] : words.other[what](seatLook(side).name)
  const from = origins(view, report)
  return (
    <div class="ost-battle-sides">
      <div>
        <h3>
          <SideMark side={report.attacker} /> {verb(report.attacker, 'attack')}
        </h3>
        <Cells side={report.attacker} cells={attackers(view, report)} none={words.nobodyYet} />
        {from.length > 0 && <p class="quiet">{words.from(from.map(areaName))}</p>}
        <DiceCount report={report} side="attacker" />
      </div>
      <div>
        <h3>
          <SideMark side={defender} /> {verb(defender, 'defend')}
        </h3>
        <Cells
          side={defender}
          cells={readStack(unitsOf(ostkriegView(view)).get(String(report.area)) ?? '')}
          none={words.nobodyLeft}
        />
        <p class="quiet">{report.forces.outOfSupply ? words.outOfSupply : words.inSupply}</p>
        <DiceCount report={report} side="defender" />
      </div>
    </div>
  )
}

function StageLine({ stage }: { stage: Stage }) {
  return (
    <ol class="ost-stages" aria-label={words.stages}>
      {STAGES.map((name) => (
        <li
          key={name}
          class={name === stage ? 'now' : STAGES.indexOf(name) < STAGES.indexOf(stage) ? 'gone' : ''}
          aria-current={name === stage ? 'step' : undefined}
        >
          {words.stage[name]}
        </li>
      ))}
    </ol>
  )
}

const beside = (area: number): string[] => lines.flatMap(({ a, b }) => (a === String(area) ? [b] : b === String(area) ? [a] : []))

/** Areas from which units take part. */
function origins(view: View, { area }: BattleReport): string[] {
  const units = unitsOf(ostkriegView(view))
  return beside(area).filter((id) => readStack(units.get(id) ?? '').some(({ fighting }) => fighting > 0))
}

/** Units beside the area that take part. */
function attackers(view: View, { area }: BattleReport): UnitCell[] {
  const units = unitsOf(ostkriegView(view))
  const found = new Map<string, UnitCell>()
  for (const id of beside(area)) {
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
    <svg width={width} height={40} viewBox={`${-width / 2} -20 ${width} 40`} role="img" aria-label={stackInWords(cells)}>
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
      <Row term={words.count.units(units)} value={total === undefined ? '' : total - extras + (hungry && total > 1 ? 1 : 0)} />
      {armor && <Row term={words.count.armor} value="+1" />}
      {air > 0 && <Row term={words.count.air} value="+1" />}
      {cardDice > 0 && <Row term={words.count.cards} value={`+${cardDice}`} />}
      {hungry && <Row term={words.count.noSupply} value={words.count.noSupplyHits} />}
      {!attacks && f.entrenched && <Row term={words.count.entrenched} value={words.count.hitLess} />}
      {total !== undefined && (
        <div class="ost-total">
          <dt class="sr-only">{words.count.total}</dt>
          <dd>
            <strong>{total}</strong> {words.count.dice(total)}
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

/** What is not certain never reads as 0 or 100. */
function percent(chance: number): string {
  const rounded = Math.round(chance * 100)
  if (rounded === 0 && chance > 0) return words.odds.hardly
  return rounded === 100 && chance < 1 ? words.odds.nearly : words.odds.percent(rounded)
}

function Chances({ odds, report: { attacker, forces } }: { odds: NonNullable<BattleReport['odds']>; report: BattleReport }) {
  const win = Math.round(odds.attackerWins * 100)
  return (
    <>
      <div class="ost-chances">
        <div class={`ost-chance-bar ost-chance-${attacker}`} aria-hidden="true">
          <span style={{ width: `${win}%` }} />
        </div>
        <p>
          <span>
            <strong>{percent(odds.attackerWins)}</strong> {words.odds.wins}
          </span>
          <span>{words.odds.losses(odds.attackerLosses.toFixed(1), odds.defenderLosses.toFixed(1))}</span>
        </p>
      </div>
      <p class="quiet ost-chances-more">
        {words.odds.ends(percent(odds.defenderRetreats), percent(odds.defenderEliminated), percent(odds.attackerEliminated))}{' '}
        {words.ties[forces.sovietTie ? 'soviet' : 'axis']}
      </p>
    </>
  )
}

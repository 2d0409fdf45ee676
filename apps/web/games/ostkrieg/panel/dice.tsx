import type { OstkriegEvent } from '@railhead/ostkrieg'
import type { GameEvent } from '@railhead/table'
import type { Side, UnitKind } from '../board/state.ts'
import { shortName, UNITS } from '../board/units.ts'
import { battleWords as words } from '../texts/battle.ts'
import { SideMark } from './panel.tsx'
import { areaName, seatLook } from './words.ts'

/** 8.4.2.2: a die hits from here on. */
const HIT = 4

/** A battle that was rolled. */
export type Roll = Extract<OstkriegEvent, { type: 'battle' }>

const asRoll = (event: GameEvent): Roll => event as Roll
export const rollsIn = (events: readonly GameEvent[]): Roll[] => events.filter(({ type }) => type === 'battle').map(asRoll)

/** What each side lost in a battle, and why armor or aircraft were among it (8.4.2.2). */
export function lossesOf(events: readonly GameEvent[], rolled: Roll): Record<Side, readonly string[]> {
  const from = events.findLastIndex(({ type, area }) => type === 'battle' && area === rolled.area)
  const lost: Record<Side, string[]> = { axis: [], soviet: [] }
  for (const { type, area, battle, side, unit } of events.slice(from + 1)) {
    if (type === 'loss' && battle === rolled.area) lost[side as Side].push(String(unit))
    // Only one of the two sides has aircraft left when the dice are rolled.
    if (type === 'air-lost' && area === rolled.area) lost[unit === 'SL' ? 'soviet' : 'axis'].push(String(unit))
  }
  const inWords = (side: Side): readonly string[] => {
    if (lost[side].length === 0) return []
    const counts = new Map<string, number>()
    for (const code of lost[side]) counts.set(shortName(code), (counts.get(shortName(code)) ?? 0) + 1)
    const against = side === rolled.attacker ? rolled.defenderDice : rolled.attackerDice
    const dear = against.includes(6) && lost[side].some((code) => DEAR.has(UNITS[code].kind))
    return [words.lost([...counts].map(([name, count]) => `${count} ${name}`).join(', ')), ...(dear ? [words.six] : [])]
  }
  return { axis: inWords('axis'), soviet: inWords('soviet') }
}
/** What a six takes. */
const DEAR: ReadonlySet<UnitKind> = new Set(['armor', 'air'])

/** The dice of both sides as they were rolled, and what they did. */
export function Rolled({ rolled, events, named = false }: { rolled: Roll; events: readonly GameEvent[]; named?: boolean }) {
  const { attacker } = rolled
  const defender: Side = attacker === 'axis' ? 'soviet' : 'axis'
  const lost = lossesOf(events, rolled)
  return (
    <div class="ost-rolled">
      {named && <h3>{words.attackBy(seatLook(attacker).name, areaName(rolled.area))}</h3>}
      <Dice side={attacker} dice={rolled.attackerDice} damage={rolled.defenderDamage} lost={lost[attacker]} why={whyOf(rolled)} />
      <Dice side={defender} dice={rolled.defenderDice} damage={rolled.attackerDamage} lost={lost[defender]} />
      <p class="quiet">{words.faces(HIT)}</p>
    </div>
  )
}

/** Who won; `why` if that is why something is asked. */
export function Verdict({ rolled, why = false }: { rolled: Roll; why?: boolean }) {
  const { winner, ties, attackerDamage, defenderDamage } = rolled
  return (
    <p class={`ost-verdict${why ? ' why' : ''}`}>
      <strong>{words.won[winner]}</strong>
      {defenderDamage === attackerDamage && ` ${words.tie[ties]}`}
    </p>
  )
}

const CORNERS = [-5, 5]
const pips = (die: number): (readonly [number, number])[] => {
  const columns = die === 6 ? [-6, 0, 6] : []
  if (die === 6) return columns.flatMap((y) => CORNERS.map((x) => [x, y] as const))
  const middle = die % 2 === 1 ? [[0, 0] as const] : []
  if (die < 2) return middle
  const diagonal = CORNERS.map((c) => [c, c] as const)
  return [...middle, ...diagonal, ...(die > 3 ? CORNERS.map((c) => [c, -c] as const) : [])]
}

interface DiceProps {
  readonly side: Side
  readonly dice: readonly number[]
  readonly damage: number
  readonly lost: readonly string[]
  /** Why the damage is not the number of hits. */
  readonly why?: string
}

/** Why hits of the attacker did more damage, or less (8.4.2.2). */
function whyOf({ outOfSupply, entrenched, attackerDice }: Roll): string {
  if (attackerDice.every((die) => die < HIT)) return ''
  return [...(outOfSupply ? [words.twice] : []), ...(entrenched ? [words.trenches] : [])].join('')
}

/** Hits are solid, misses pale; they lie in the order rolled. */
function Dice({ side, dice, damage, lost, why = '' }: DiceProps) {
  const hits = dice.filter((die) => die >= HIT).length
  return (
    <div class={`ost-dice ost-dice-${side}`}>
      <h4>
        <SideMark side={side} /> {seatLook(side).name}
      </h4>
      <p class="ost-dice-row" role="img" aria-label={words.rolled(seatLook(side).name, dice.join(', ') || words.noDice)}>
        {dice.map((die, i) => (
          <svg key={i} class={die >= HIT ? 'hit' : 'miss'} width="30" height="30" viewBox="-12 -12 24 24" aria-hidden="true">
            <rect x={-10.5} y={-10.5} width={21} height={21} rx={4} />
            {pips(die).map(([x, y]) => (
              <circle key={`${x} ${y}`} cx={x} cy={y} r={1.9} />
            ))}
          </svg>
        ))}
      </p>
      <p>
        {words.hits(hits)}
        {why}: <strong>{damage}</strong> {words.damage}
      </p>
      <p class="quiet">{dice.length > 0 && words.expected((dice.length / 2).toFixed(1))}</p>
      {lost.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}

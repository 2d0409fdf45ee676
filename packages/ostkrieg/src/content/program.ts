import { type AreaId, type CardId, type KindId, kindOf, type OpId, readUnits } from '../units.ts'
import type { CardContent, CardStep, EffectStep } from './schema.ts'

/** When a card in front may be used ([10.7]). */
export type Trigger = Extract<CardStep, { do: 'keep-in-front' }>['when']

/** Who wins a tie, where the card says it ([8.4.2.2]). */
export type Ties = 'axis' | 'soviet' | 'soviet-if-no-german-defends'

export interface Placement {
  readonly area: AreaId
  readonly kind: KindId
  readonly count: number
}

/** One step of a card, ready to be carried out: the verbs of the content with their operands. Where `who` is 0, all units are meant. */
export type Op =
  | { readonly verb: 'move'; readonly areas: number; readonly who: KindId; readonly last: boolean }
  | AttackOp
  | { readonly verb: 'place'; readonly at: readonly Placement[] }
  | PlaceChoiceOp
  | { readonly verb: 'rail'; readonly points: number; readonly who: KindId }
  | { readonly verb: 'rebase' }
  | { readonly verb: 'partisans'; readonly count: number; readonly unit: KindId; readonly country: number }
  | { readonly verb: 'entrench'; readonly areas: number; readonly who: KindId }
  | { readonly verb: 'play-another' }
  | { readonly verb: 'build-points'; readonly points: number }
  | { readonly verb: 'remove-partisan'; readonly unit: KindId; readonly near: KindId }
  | DefenceOp
  | KeepOp
  /** Two boxes of which one is performed: the first follows, the second begins at `second`. */
  | { readonly verb: 'either'; readonly first: readonly Verb[]; readonly second: OpId; readonly secondBox: readonly Verb[] }
  /** Over the box that was not chosen. */
  | { readonly verb: 'jump'; readonly to: OpId }
  | { readonly verb: 'end' }

export type Verb = CardStep['do'] | EffectStep['do'] | 'jump' | 'end'
export type OpOf<V extends Verb> = Extract<Op, { verb: V }>

/** What a card in front does for the defender of a battle. */
export type DefenceOp =
  | { readonly verb: 'defence-dice'; readonly dice: number }
  | { readonly verb: 'ties'; readonly soviet: boolean }

export interface AttackOp {
  readonly verb: 'attack'
  readonly areas: number
  readonly dice: number
  readonly ties: Ties
  readonly ignoreEntrenchment: boolean
  /** At least one of these must attack; 0 for none. */
  readonly with: KindId
  /** Bit mask of the kinds of which the defender must have one for the dice to count; 0 for always. */
  readonly diceAgainst: number
  /** Only at the area that the enemy just entered: it has been chosen with the reaction. */
  readonly atEntered: boolean
}

export interface PlaceChoiceOp {
  readonly verb: 'place-choice'
  readonly areas: readonly AreaId[]
  /** One or two kinds, and how many of each. */
  readonly units: readonly { readonly kind: KindId; readonly count: number }[]
  readonly mostPerArea: number
}

export interface KeepOp {
  readonly verb: 'keep-in-front'
  readonly when: Trigger
  /** With `area-attacked`: which; otherwise 0. */
  readonly area: AreaId
  /** Where its effect begins. */
  readonly effect: OpId
  /** Nothing else stands in its box. */
  readonly alone: boolean
}

/** An attack that no card makes: the bot reckons with it. */
const PLAIN_ATTACK: AttackOp = {
  verb: 'attack',
  areas: 1,
  dice: 0,
  ties: 'axis',
  ignoreEntrenchment: false,
  with: 0,
  diceAgainst: 0,
  atEntered: false,
}

/** The attack that stands at that place in the cards. */
export function attackAt({ ops }: Program, at: OpId): AttackOp {
  const op = ops[at]
  return op.verb === 'attack' ? op : PLAIN_ATTACK
}

/** All cards as one list of steps, each card's followed by an `end`; effects of cards in front stand behind the cards. */
export interface Program {
  readonly ops: readonly Op[]
  /** Where each card starts, by card index. */
  readonly start: readonly OpId[]
  /** Which step of its card each of them belongs to, counted from 0; -1 for the ends. */
  readonly stepOf: readonly number[]
  /** The keep-in-front step of each card that has one. */
  readonly keep: readonly (KeepOp | undefined)[]
  /** The cards that have one, ascending. */
  readonly keepers: readonly CardId[]
}

const MOST_OPS = 255
const END: Op = { verb: 'end' }

export function compileCards(cards: readonly CardContent[], countries: readonly string[]): Program {
  // Number 0 is no step of a card.
  const ops: Op[] = [END]
  const stepOf: number[] = []
  const belong = (step: number): void => {
    while (stepOf.length < ops.length) stepOf.push(ops[stepOf.length].verb === 'end' ? -1 : step)
  }
  const keep: (KeepOp | undefined)[] = cards.map(() => undefined)
  // Effects come first in the list, so that a card that is kept in front knows where its effect begins.
  const effects = cards.map(({ steps }) => {
    const effect = effectOf(steps)
    const begins = ops.length
    if (effect === undefined) return begins
    for (const step of effect) ops.push(simpleOp(step, false, countries))
    ops.push(END)
    belong(steps.findIndex((step) => effectOf([step]) !== undefined))
    return begins
  })

  const write = (steps: readonly CardStep[], card: number, moreMoves: boolean, alone = steps.length === 1): void => {
    steps.forEach((step, i) => {
      const moves = moreMoves || steps.slice(i + 1).some(hasMove)
      if (step.do === 'keep-in-front') {
        const kept: KeepOp = {
          verb: step.do,
          when: step.when,
          area: step.area ?? 0,
          effect: effects[card],
          alone,
        }
        keep[card] = kept
        ops.push(kept)
      } else if (step.do === 'either') {
        const at = ops.push(END) - 1
        write(step.first, card, moves)
        const jump = ops.push(END) - 1
        ops[at] = { verb: 'either', first: verbs(step.first), second: ops.length, secondBox: verbs(step.second) }
        write(step.second, card, moves)
        ops[jump] = { verb: 'jump', to: ops.length }
      } else ops.push(simpleOp(step, !moves, countries))
    })
  }
  const start = cards.map(({ steps }, card) => {
    const at = ops.length
    // Later moves matter to the ones before: each step knows those that follow it.
    steps.forEach((step, i) => {
      write([step], card, steps.slice(i + 1).some(hasMove), steps.length === 1)
      belong(i)
    })
    ops.push(END)
    belong(-1)
    return at
  })
  if (ops.length > MOST_OPS) throw new RangeError(`the cards have more than ${MOST_OPS} steps`)
  return { ops, stepOf, start, keep, keepers: [...keep.keys()].filter((card) => keep[card] !== undefined) }
}

const verbs = (steps: readonly CardStep[]): Verb[] => steps.map((step) => step.do)
const hasMove = (step: CardStep): boolean =>
  step.do === 'move' || (step.do === 'either' && [...step.first, ...step.second].some(hasMove))
const who = (code?: string): KindId => (code === undefined ? 0 : kindOf(code))

function simpleOp(
  step: Exclude<CardStep | EffectStep, { do: 'keep-in-front' | 'either' }>,
  last: boolean,
  countries: readonly string[],
): Op {
  switch (step.do) {
    case 'move':
      return { verb: step.do, areas: step.areas, who: who(step.who), last }
    case 'entrench':
      return { verb: step.do, areas: step.areas, who: who(step.who) }
    case 'attack':
      return {
        verb: step.do,
        areas: step.areas,
        dice: step.dice ?? 0,
        ties: step.ties ?? 'axis',
        ignoreEntrenchment: step.ignoreEntrenchment ?? false,
        with: who(step.with),
        diceAgainst: (step.diceIfDefenderHas ?? []).reduce((bits, code) => bits | (1 << kindOf(code)), 0),
        atEntered: step.only !== undefined,
      }
    case 'place':
      return {
        verb: step.do,
        at: step.at.flatMap(({ area, units }) => (readUnits(units) ?? []).map(({ kind, count }) => ({ area, kind, count }))),
      }
    case 'place-choice':
      return {
        verb: step.do,
        areas: step.areas,
        units: (readUnits(step.units) ?? []).map(({ kind, count }) => ({ kind, count })),
        mostPerArea: step.mostPerArea,
      }
    case 'rail':
      return { verb: step.do, points: step.points, who: who(step.who) }
    case 'partisans':
      return { verb: step.do, count: step.count, unit: kindOf(step.unit), country: countries.indexOf(step.country) }
    case 'build-points':
      return { verb: step.do, points: step.points }
    case 'remove-partisan':
      return { verb: step.do, unit: kindOf(step.unit), near: kindOf(step.near) }
    case 'defence-dice':
      return { verb: step.do, dice: step.dice }
    case 'ties':
      return { verb: step.do, soviet: step.winner === 'soviet' }
    case 'rebase':
    case 'play-another':
      return { verb: step.do }
  }
}

function effectOf(steps: readonly CardStep[]): readonly EffectStep[] | undefined {
  for (const step of steps) {
    if (step.do === 'keep-in-front') return step.effect
    if (step.do !== 'either') continue
    const inner = effectOf(step.first) ?? effectOf(step.second)
    if (inner !== undefined) return inner
  }
  return undefined
}

import type { Question } from '@railhead/table'
import { AREAS, CARDS } from '../content/content.ts'
import type { OpOf, Verb } from '../content/program.ts'
import { OK } from '../refusals/reasons.ts'
import { whyNotTarget } from '../rules/attack.ts'
import { whyNotBuy } from '../rules/cards.ts'
import type { OstkriegState } from '../state.ts'
import { DONE } from '../steps/code.ts'
import { FRAMES, STEP } from '../steps/frames.ts'
import { Aims } from './aims.ts'
import { hasEffect } from './effect.ts'
import { estimate } from './estimate.ts'
import { AGGRESSIVE, BALANCED, chooseBotCard, letterOrder } from './plan.ts'
import { TACTICS } from './tactics.ts'
import { botTemper, type Temper } from './temper.ts'

/**
 * The choice of the bot among those that the question lists. It reads the map and the cards on the table, never the
 * chance that lies in the state: it knows what a person in its seat would know.
 */
export const botChoice = (state: OstkriegState, question: Question): number =>
  botRule(state, question) ?? tacticalChoice(state, question, botTemper(state))

/** What the bot's own rules answer: cards and purchases. Undefined where the booklet leaves it to tactics. */
export function botRule(state: OstkriegState, { step }: Question): number | undefined {
  switch (step) {
    case STEP['play-card']:
    case STEP['play-another']: {
      const card = chooseBotCard(state, step === STEP['play-another'])
      return card < 0 ? DONE : card + 1
    }
    case STEP['buy-card']:
      return buy(state)
    case STEP['keep-in-front']:
      return keep(state)
    default:
      return undefined
  }
}

/**
 * What a side in that temper chooses within a card, whoever plays it. Aims that were found a few choices before may be handed in: a search
 * need not look at the whole map for every unit that moves.
 */
export function tacticalChoice(state: OstkriegState, question: Question, temper: Temper, aims?: Aims): number {
  if (question.step === STEP.either) return box(state, temper)
  const tactic = TACTICS[FRAMES.names[question.step]]
  if (tactic === undefined || question.count === 1) return question.choices[0]
  const score = tactic(state, aims ?? new Aims(state, temper), question)
  let chosen = question.choices[0]
  let most = -Infinity
  for (let i = 0; i < question.count; i++) {
    const value = score(question.choices[i])
    if (value <= most) continue
    most = value
    chosen = question.choices[i]
  }
  return chosen
}

const KEEP = 1
const DISCARD = 2

/** [11.0] An aggressive bot keeps no card in front, unless that is all that its box holds; the others always do. */
function keep(state: OstkriegState): number {
  if (state.personality !== AGGRESSIVE) return KEEP
  return state.content.program.keep[state.agenda.top(STEP['keep-in-front']).card]?.alone === true ? KEEP : DISCARD
}

/** The box with the attack, or the other one. Without an attack in either, the one that a trigger calls for, else the first. */
function box(state: OstkriegState, temper: Temper): number {
  const { first, secondBox } = state.content.program.ops[state.agenda.top(STEP.either).op] as OpOf<'either'>
  const inFirst = first.includes('attack')
  const inSecond = !inFirst && secondBox[0] === 'attack'
  if (!inFirst && !inSecond) return secondBox[0] === 'entrench' && wantsToEntrench(temper) ? 2 : 1
  return takesAttackBox(state, temper) === inFirst ? 1 : 2
}

/** [12.0] Two boxes without an attack: is entrenchment asked for at once? */
const wantsToEntrench = ({ goals, urgent }: Temper): boolean =>
  goals.slice(0, urgent).some((goal) => 'entrench' in goal || ('do' in goal && goal.do === 'entrench-front'))

/** [8.0] Two boxes: an aggressive side takes the one with the attack, a defensive one the other, a balanced one if it promises well. */
function takesAttackBox(state: OstkriegState, temper: Temper): boolean {
  if (temper.personality === BALANCED) return promise(state, temper.side) >= 1
  return temper.personality === AGGRESSIVE
}

/** By how much the best attack would hurt the enemy more than oneself. */
function promise(state: OstkriegState, side: number): number {
  let most = -Infinity
  for (let area = 1; area < AREAS; area++) {
    if (whyNotTarget(state, side, area, 0) !== OK) continue
    const odds = estimate(state, side, area, 0)
    if (odds !== undefined) most = Math.max(most, odds.defenderLosses - odds.attackerLosses)
  }
  return most
}

/**
 * [9.5] The cheapest first within the letters that the personality prefers; but before a second offensive card one that brings or
 * moves units. Nothing that could do nothing now.
 */
function buy(state: OstkriegState): number {
  const { cardLetter, cardCost } = state.content
  const order = letterOrder(state)
  const ranked = Array.from({ length: CARDS }, (_, card) => card)
    .filter((card) => whyNotBuy(state, state.bot, card) === OK && hasEffect(state, state.bot, card))
    .toSorted((a, b) => order.indexOf(cardLetter[a]) - order.indexOf(cardLetter[b]) || cardCost[a] - cardCost[b] || a - b)
  if (ranked.length === 0) return DONE
  const isSecond = cardLetter[ranked[0]] === AGGRESSIVE && inHand(state, (card) => cardLetter[card] === AGGRESSIVE) >= 1
  if (!isSecond || inHand(state, (card) => isReserve(state, card)) > 0) return ranked[0] + 1
  return (ranked.find((card) => isReserve(state, card)) ?? ranked[0]) + 1
}

function inHand(state: OstkriegState, counts: (card: number) => boolean): number {
  let count = 0
  for (let card = 0; card < CARDS; card++) if (state.cards[card] === 1 + state.bot && counts(card)) count++
  return count
}

/** Rails and placements that are no offensive. */
function isReserve(state: OstkriegState, card: number): boolean {
  if (state.content.cardLetter[card] === AGGRESSIVE) return false
  const { start, ops } = state.content.program
  for (let at = start[card]; ops[at].verb !== 'end'; at++) if (BRINGS_UNITS.has(ops[at].verb)) return true
  return false
}

const BRINGS_UNITS: ReadonlySet<Verb> = new Set(['place', 'place-choice', 'rail'])

import type { Question } from '@railhead/table'
import { AREAS, CARDS } from '../content/content.ts'
import type { OpOf, Verb } from '../content/program.ts'
import { OK } from '../refusals/reasons.ts'
import { whyNotTarget } from '../rules/attack.ts'
import { whyNotBuy } from '../rules/cards.ts'
import type { OstkriegState } from '../state.ts'
import { FRAMES, STEP } from '../steps/frames.ts'
import { DONE } from '../steps/reading.ts'
import { findAims } from './aims.ts'
import { estimate } from './estimate.ts'
import { AGGRESSIVE, chooseBotCard, letterOrder } from './plan.ts'
import { TACTICS, takesAttackBox, wantsToEntrench } from './tactics.ts'

/**
 * The choice of the bot among those that the question lists. It reads the map and the cards on the table, never the
 * chance that lies in the state: it knows what a person in its seat would know.
 */
export function botChoice(state: OstkriegState, question: Question): number {
  switch (question.step) {
    case STEP['play-card']:
    case STEP['play-another']: {
      const card = chooseBotCard(state, question.step === STEP['play-another'])
      return card < 0 ? DONE : card + 1
    }
    case STEP['buy-card']:
      return buy(state)
    case STEP['keep-in-front']:
      return keep(state)
    case STEP.either:
      return box(state)
    default:
      return best(state, question)
  }
}

function best(state: OstkriegState, question: Question): number {
  const score = TACTICS[FRAMES.names[question.step]]
  if (score === undefined) return question.choices[0]
  const aims = findAims(state)
  let chosen = question.choices[0]
  let most = -Infinity
  for (let i = 0; i < question.count; i++) {
    const value = score(state, aims, question.choices[i], question)
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
function box(state: OstkriegState): number {
  const { first, secondBox } = state.content.program.ops[state.agenda.top(STEP.either).op] as OpOf<'either'>
  const inFirst = first.includes('attack')
  const inSecond = !inFirst && secondBox[0] === 'attack'
  if (!inFirst && !inSecond) return secondBox[0] === 'entrench' && wantsToEntrench(state) ? 2 : 1
  return takesAttackBox(state, promise(state)) === inFirst ? 1 : 2
}

/** By how much the best attack would hurt the enemy more than the bot. */
function promise(state: OstkriegState): number {
  let most = -Infinity
  for (let area = 1; area < AREAS; area++) {
    if (whyNotTarget(state, state.bot, area, 0) !== OK) continue
    const odds = estimate(state, state.bot, area, 0)
    if (odds !== undefined) most = Math.max(most, odds.defenderLosses - odds.attackerLosses)
  }
  return most
}

/**
 * [9.5] The cheapest first within the letters that the personality prefers; but before a second offensive card one that brings or
 * moves units.
 */
function buy(state: OstkriegState): number {
  const { cardLetter, cardCost } = state.content
  const order = letterOrder(state)
  const ranked = Array.from({ length: CARDS }, (_, card) => card)
    .filter((card) => whyNotBuy(state, state.bot, card) === OK)
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

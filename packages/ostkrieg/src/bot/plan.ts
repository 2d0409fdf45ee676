import { CARDS } from '../content/content.ts'
import type { Goal, SolitaireContent } from '../content/schema.ts'
import { OK } from '../refusals/reasons.ts'
import { whyNotPlay } from '../rules/cards.ts'
import { FIRST_YEAR } from '../rules/numbers.ts'
import { victoryPoints } from '../rules/victory.ts'
import { BOT, HAND, NO_PERSONALITY, NOBODY, type OstkriegState, placeOf } from '../state.ts'
import { AXIS, SIDE_NAMES } from '../units.ts'
import { hasEffect } from './effect.ts'

export const AGGRESSIVE = 0
export const BALANCED = 1
export const DEFENSIVE = 2
export const PERSONALITIES = ['aggressive', 'balanced', 'defensive'] as const
/** [11.2]: how many cards are turned up at a time. */
const FLIPPED = 3

/** [11.1]: the type of the bot for the year, and its stack of cards. Does nothing without a bot. */
export function startBotYear(state: OstkriegState): void {
  if (state.bot === NOBODY) {
    state.personality = NO_PERSONALITY
    return
  }
  state.botAttacked = 0
  state.enemyCards.fill(0)
  state.personality = rollPersonality(state)
  state.tell?.({ type: 'bot-personality', side: SIDE_NAMES[state.bot], personality: PERSONALITIES[state.personality] })
  // [11.1]: in 1941 the bot's cards lie open; [11.2]: from 1942 they are a stack.
  clearStack(state)
  if (state.year > 0) restack(state)
}

/** [12.0]: fixed at the start of a scenario; afterwards rolled, better fortune making it bolder. */
function rollPersonality(state: OstkriegState): number {
  const { solitaire, scenarios } = state.content.sources
  const scenario = scenarios.scenarios[state.scenario]
  const side = SIDE_NAMES[state.bot]
  const year = FIRST_YEAR + state.year
  if (year === scenario.year) return PERSONALITIES.indexOf(solitaire.first[scenario.id]?.[side] ?? 'balanced')
  const rolled = state.chance.pick(BOT, 6) + 1 + fortuneModifier(fortune(state))
  const [balanced, aggressive] = solitaire.plan[side]?.[String(year)] ?? [3, 5]
  state.revealed = true
  return rolled >= aggressive ? AGGRESSIVE : rolled >= balanced ? BALANCED : DEFENSIVE
}

/** Victory points of the bot against what the year before should have brought. */
export function fortune(state: OstkriegState): number {
  const par = state.content.sources.solitaire.par[String(FIRST_YEAR + state.year - 1)]
  if (par === undefined) return 0
  const all = state.content.vp.reduce((sum, vp) => sum + vp, 0)
  return victoryPoints(state, state.bot) - (state.bot === AXIS ? par : all - par)
}

export function fortuneModifier(fortune: number): number {
  const size = Math.abs(fortune) >= 3 ? 2 : fortune === 0 ? 0 : 1
  return fortune < 0 ? -size : size
}

function clearStack(state: OstkriegState): void {
  state.stack.fill(0)
  state.stackCount = 0
}

/** [11.2]: all cards that are in hand become the face-down stack. */
function restack(state: OstkriegState): void {
  clearStack(state)
  for (let card = 0; card < CARDS; card++)
    if (state.cards[card] === placeOf(HAND, state.bot)) state.stack[state.stackCount++] = card
  state.chance.shuffle(BOT, state.stack, 0, state.stackCount)
}

const handSize = (state: OstkriegState): number =>
  state.cards.reduce((n, place) => n + (place === placeOf(HAND, state.bot) ? 1 : 0), 0)

/** [11.2]: the card that the bot plays now, -1 for none. Turns up cards of the stack; what is not played is set aside. */
export function chooseBotCard(state: OstkriegState, afterBlitz: boolean): number {
  if (state.year === 0 || handSize(state) <= FLIPPED) {
    const card = best(state, afterBlitz, handOf(state))
    dropFromStack(state, card)
    return card
  }
  state.revealed = true
  // Three that cannot be played now are set aside for others, unless it is the extra play after a Blitz card.
  for (let rounds = 0; rounds < CARDS; rounds++) {
    if (state.stackCount === 0) restack(state)
    const open: number[] = []
    while (open.length < FLIPPED && state.stackCount > 0) {
      open.push(state.stack[--state.stackCount])
      state.stack[state.stackCount] = 0
    }
    const card = best(state, afterBlitz, open)
    if (card >= 0 || afterBlitz) return card
  }
  return best(state, afterBlitz, handOf(state))
}

const handOf = (state: OstkriegState): number[] =>
  Array.from({ length: CARDS }, (_, card) => card).filter((card) => state.cards[card] === placeOf(HAND, state.bot))

function dropFromStack(state: OstkriegState, card: number): void {
  const at = state.stack.subarray(0, state.stackCount).indexOf(card)
  if (at < 0) return
  state.stack.copyWithin(at, at + 1, state.stackCount)
  state.stack[--state.stackCount] = 0
}

/** By letter; of one letter what has an effect now, then the dearest, then the lowest number. */
function best(state: OstkriegState, afterBlitz: boolean, among: readonly number[]): number {
  const playable = among.filter((card) => whyNotPlay(state, state.bot, card, afterBlitz) === OK)
  if (playable.length === 0) return -1
  const order = letterOrder(state)
  const { cardLetter, cardCost } = state.content
  const idle = (card: number): number => (hasEffect(state, state.bot, card) ? 0 : 1)
  return playable.reduce((a, b) => {
    const letters = order.indexOf(cardLetter[a]) - order.indexOf(cardLetter[b])
    const rank = letters || idle(a) - idle(b) || cardCost[b] - cardCost[a] || a - b
    return rank < 0 ? a : b
  })
}

/** [11.0], [12.0]: which letters the personality prefers. */
export function letterOrder(state: OstkriegState): readonly number[] {
  if (state.personality === AGGRESSIVE) return [AGGRESSIVE, BALANCED, DEFENSIVE]
  if (state.personality === DEFENSIVE) return [DEFENSIVE, BALANCED, AGGRESSIVE]
  return fortune(state) >= 0 ? [BALANCED, AGGRESSIVE, DEFENSIVE] : [BALANCED, DEFENSIVE, AGGRESSIVE]
}

/** [12.0]: what the enemy's last cards call for, until the bot has played its next one; the last first. */
export function triggersOf(state: OstkriegState): readonly SolitaireContent['triggers'][number][] {
  const { triggers } = state.content.sources.solitaire
  return Array.from(state.enemyCards)
    .reverse()
    .flatMap((card) => (card === 0 ? [] : triggers.filter((entry) => entry.cards.includes(state.content.cardNumber[card - 1]))))
}

/** What card event triggers want done. Areas that a trigger names are to be covered. */
export function triggeredGoals(state: OstkriegState): readonly Goal[] {
  return triggersOf(state).flatMap(({ goals = [], areas }) => [...goals, ...(areas === undefined ? [] : [{ hold: areas }])])
}

/** What the bot works for now: what the enemy's last cards call for, then the priorities of its year and personality. */
export function botGoals(state: OstkriegState): readonly Goal[] {
  const { solitaire } = state.content.sources
  const priorities = solitaire.priorities.find(
    (entry) =>
      entry.side === SIDE_NAMES[state.bot] &&
      entry.year === FIRST_YEAR + state.year &&
      entry.personality === PERSONALITIES[state.personality],
  )
  return [...triggeredGoals(state), ...(priorities?.goals ?? [])]
}

import { type Choice, type Decision, type GameEvent, type Outcome, type Playable, sentenceOf } from '@railhead/table'
import { content } from '../content/content.ts'
import type { OstkriegEvent } from '../events.ts'
import { boxText } from './cards.ts'
import { eventTexts, severalTexts } from './events.ts'
import { promptOf } from './prompts.ts'
import { area, capital, card, seatName, sideName, unit } from './words.ts'

/** English words for the facts of the game. */
export const texts: Playable['texts'] = {
  prompt: promptOf,
  choice: choiceText,
  event: (event) => sentenceOf(eventTexts, event),
  several: (event) => {
    const sentence = severalTexts[event.type as OstkriegEvent['type']] as ((event: GameEvent) => string) | undefined
    return sentence?.(event)
  },
  outcome: outcomeText,
}

/** Where there is nothing more to choose: what that means. */
const DONE_WORDS: { readonly [step: string]: string } = {
  'play-another': 'Play no other card',
  'mark-moves': 'No more areas to move',
  'choose-move': 'Move no more areas',
  'move-unit': 'Nobody else moves from here',
  'rail-from': 'No more rail',
  'rebase-from': 'Rebase no more',
  place: 'Place no more',
  'place-choice': 'Place no more',
  'place-partisan': 'Place no more partisans',
  'remove-partisan': 'Remove none',
  entrench: 'Entrench no more',
  'mark-attacks': 'No more attacks',
  'choose-attack': 'Give up the other attacks',
  attackers: 'Attack with these',
  advance: 'Nobody else advances',
  'commit-air': 'No more aircraft',
  'land-air': 'The others go home',
  react: 'Strike at none',
}

const PLACING: ReadonlySet<string> = new Set(['place', 'place-choice'])
const ALL_WORDS: { readonly [step: string]: string } = {
  advance: 'All advance',
  'commit-air': 'All that can',
  place: 'Place all',
}

/** Where only an area is chosen: what happens there. */
const AREA_WORDS: { readonly [step: string]: (area: string) => string } = {
  'mark-moves': (name) => `Move from ${name}`,
  'choose-move': (name) => `Move from ${name}`,
  'mark-attacks': (name) => `Attack ${name}`,
  'choose-attack': (name) => `Attack ${name}`,
  'rail-from': (name) => `From ${name}`,
  'rebase-from': (name) => `From ${name}`,
  'commit-air': (name) => `From ${name}`,
  entrench: (name) => `Entrench in ${name}`,
  react: (name) => `Attack ${name}`,
}

function choiceText(decision: Decision, choice: Choice): string {
  if (choice.done === true) return DONE_WORDS[decision.step] ?? 'Done'
  if (choice.pass === true) return decision.step === 'buy-card' ? 'Buy no more' : 'Pass'
  if (choice.use !== undefined) return choice.use === true ? 'Use it' : 'Keep it'
  if (choice.keep !== undefined) return choice.keep === true ? 'Keep it in front' : 'Discard it'
  if (choice.advance !== undefined) return choice.advance === true ? 'Advance' : 'Stay'
  if (choice.entrench === true) return 'Entrench'
  if (choice['call-off'] === true) return 'Call the attack off'
  if (choice.action === 'begin') return 'Begin'
  if (choice.action === 'accept') return 'Accept the bid'
  if (choice.action === 'bid') return `${choice.points} for the ${sideName(choice.side)}`
  if (choice.card !== undefined) return cardChoice(decision, choice)
  if (choice.number !== undefined) return boxText(Number(decision.about.card), Number(choice.number))
  if (choice.all === true)
    return choice.from === undefined ? (ALL_WORDS[decision.step] ?? 'All') : `All from ${area(choice.from)}`
  if (decision.step === 'land-air') return `From ${area(choice.from)} to ${area(choice.area)}`
  if (choice.area !== undefined && Object.keys(choice).length === 1)
    return (AREA_WORDS[decision.step] ?? String)(area(choice.area))
  const words: string[] = []
  if (choice.unit !== undefined) words.push(capital(unit(choice.unit)))
  if (choice.moved === true) words.push('(moved)')
  if (choice.retreated === true) words.push('(retreated)')
  if (choice.turned === true) words.push('(on its Moved side)')
  if (choice.from !== undefined) words.push(`from ${area(choice.from)}`)
  if (choice.at !== undefined) words.push(`in ${area(choice.at)}: one area on`)
  if (choice.area !== undefined)
    words.push(words.length > 0 ? `${PLACING.has(decision.step) ? 'in' : 'to'} ${area(choice.area)}` : area(choice.area))
  if (choice.rebase === true) words.push('by rebase')
  if (choice.overrun === true) words.push('by overrun')
  if (choice.through === true) words.push('through a full area')
  return words.join(' ')
}

function cardChoice(decision: Decision, choice: Choice): string {
  const cost = content.sources.cards.cards.find(({ number }) => number === choice.card)?.cost
  return decision.step === 'buy-card' ? `${card(choice.card)} for ${cost}` : card(choice.card)
}

function outcomeText(outcome: Outcome): string {
  const points = outcome.detail.points as { readonly axis: number; readonly soviet: number }
  const score = `${points.axis} to ${points.soviet} Victory Points, Axis to Soviets`
  const winner = outcome.detail.winner
  // With bidding the seats are called by number: then it is worth saying who had the side.
  const players = outcome.winners.filter((seat) => seat !== winner)
  const who = players.length > 0 ? ` (${players.map(seatName).join(', ')})` : ''
  if (outcome.reason === 'automatic-victory')
    return `Automatic Victory of the ${sideName(winner)}${who}: all four cities are theirs.`
  if (outcome.reason === 'marginal-victory') return `Marginal Victory of the ${sideName(winner)}${who}, ${score}.`
  return `A draw, ${score}.`
}

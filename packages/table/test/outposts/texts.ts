import { type Choice, type GameTexts, type Sentences, sentenceOf, type WordsFor } from '@railhead/table'
import type { Event } from './events.ts'
import type { FRAMES } from './frames.ts'
import type { OPTIONS } from './options.ts'

const PROMPTS: { readonly [step in keyof typeof FRAMES.spec]: string } = {
  pledge: 'Pledge a card of your hand.',
  target: 'Name the seat that you raid, or pass.',
  stake: 'Stake one to three points.',
  block: 'Block the raid with a card, or let it come.',
}

const REFUSALS: { readonly [code: string]: string } = {
  'name-a-card': 'Name a card of your hand.',
  'no-such-card': 'There is no such card.',
  'card-not-in-hand': 'This card is not in your hand.',
  'name-a-seat-or-pass': 'Name another seat, or pass.',
  'not-seated': 'Nobody sits there.',
  'another-seat': 'You cannot raid yourself.',
  'name-a-number': 'Name the number of points that you stake.',
  'one-to-three': 'The stake is one, two or three points.',
  'name-a-card-or-pass': 'Name a card to block with, or pass.',
}

const EVENTS: Sentences<Event> = {
  pledged: ({ seat }) => `${capital(seat)} pledged a card.`,
  'pledges-shown': ({ leader, cards }) =>
    `${Object.entries(cards)
      .map(([seat, card]) => `${capital(seat)} showed the ${card}`)
      .join(', ')}: ${capital(leader)} leads.`,
  passed: ({ seat }) => `${capital(seat)} passed.`,
  'target-named': ({ seat, target }) => `${capital(seat)} raids ${capital(target)}.`,
  staked: ({ seat, points }) => `${capital(seat)} staked ${counted(points)}.`,
  blocked: ({ seat, card }) => `${capital(seat)} blocked with the ${card}.`,
  raided: ({ leader, target, points, die, won }) =>
    won
      ? `${capital(leader)} rolled ${die} and took ${counted(points)} from ${capital(target)}.`
      : `${capital(leader)} rolled ${die} and lost ${counted(points)}.`,
  drew: ({ seat }) => `${capital(seat)} drew a card.`,
  ended: ({ round }) => `The game ended after round ${round}.`,
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const counted = (points: number): string => (points === 1 ? '1 point' : `${points} points`)

function choiceText({ card, seat, number }: Choice): string {
  if (card !== undefined) return capital(String(card))
  if (seat !== undefined) return `Raid ${capital(String(seat))}`
  return number === undefined ? 'Pass' : counted(Number(number))
}

const OPTIONS_TEXT: WordsFor<typeof OPTIONS> = {
  options: {
    players: { label: 'Players', help: 'How many take part.', group: 'Game' },
    rounds: { label: 'Rounds', help: 'How long it lasts.', group: 'Game' },
    blocking: { label: 'Blocking', help: 'May a raid be blocked?', group: 'Game' },
  },
  presets: { short: { label: 'Short', help: 'One round.' } },
}

export const TEXTS: GameTexts = {
  prompt: ({ step }) => PROMPTS[step as keyof typeof PROMPTS],
  choice: (_, choice) => choiceText(choice),
  refusal: ({ code }) => REFUSALS[code],
  event: (event) => sentenceOf(EVENTS, event),
  outcome: ({ winners }) => `${winners.map(capital).join(' and ')} won.`,
  options: OPTIONS_TEXT,
}

import type { GameTexts } from '@railhead/table'

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

export const TEXTS: GameTexts = {
  prompt: (decision) => `${decision.seat}: ${decision.step} (${decision.rule})`,
  choice: (_, choice) => Object.values(choice).join(' '),
  refusal: (refusal) => REFUSALS[refusal.code],
  event: (event) =>
    Object.entries(event)
      .filter(([key]) => key !== 'secret')
      .map(([key, value]) => `${key} ${JSON.stringify(value)}`)
      .join(', '),
  outcome: (outcome) => `${outcome.winners.join(' and ')} won`,
}

import type { Player } from './player.ts'

export const random: Player = {
  id: 'random',
  title: 'Random',
  about: 'Takes any legal choice, all equally likely. Knows the rules and nothing else.',
  choose: ({ decision, chance }) => chance.pick(0, decision.choices.length),
}

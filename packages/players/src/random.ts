import type { Mind, Player } from './player.ts'

const mind: Mind = {
  *think({ decision, chance }) {
    yield { done: 0, of: 1 }
    return { index: chance.pick(0, decision.choices.length) }
  },
}

export const random: Player = {
  id: 'random',
  title: 'Random',
  about: 'Takes any legal choice, all equally likely. Knows the rules and nothing else.',
  mind: () => Promise.resolve(mind),
}

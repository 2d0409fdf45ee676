import { okhEffect } from '../effects/index.ts'
import type { OkhTarget } from '../effects/okh-effect.ts'
import type { OkhId } from '../ids.ts'
import type { State } from '../state.ts'
import { asks } from './step.ts'

/** [2024:9.4] [2021:16] The target of an OKH card that is played as an action of its own. */
export const okhTarget = asks<'okh-target'>({
  kind: 'area',
  rules: ['9.4', '16'],
  liesOn: ['turn'],

  seat: (s) => s.active,
  about: (s, { card }) => ({ card: s.content.okhNumber[card] }),

  ask(s, { card }, question) {
    const target = targetOf(s, card)
    question.kind = target.kind
    target.list(s, s.content.okhDoes[card], question)
  },
  answer(s, { card }, choice) {
    s.agenda.pop()
    targetOf(s, card).choose(s, s.content.okhDoes[card], choice)
  },
  name: (s, { card }, choice) => targetOf(s, card).name(s, choice),

  whyNot: (s, { card }, attempt) => targetOf(s, card).whyNot(s, s.content.okhDoes[card], attempt),

  misfit: (s, { card }) =>
    okhEffect(s.content.okhDoes[card]).target === undefined ? ['card', 'this card asks for no target'] : undefined,
})

function targetOf(s: State, card: OkhId): OkhTarget {
  const { target } = okhEffect(s.content.okhDoes[card])
  if (target === undefined) throw new Error(`card ${s.content.okhNumber[card]} needs no target`)
  return target
}

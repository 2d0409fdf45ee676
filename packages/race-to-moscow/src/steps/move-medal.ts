import { liesOnAgenda } from '@railhead/table/steps'
import { NONE } from '../constants.ts'
import type { MedalMove } from '../ids.ts'
import { areaIn } from '../parts/attempts.ts'
import type { MedalCard } from '../questions.ts'
import * as no from '../reasons.ts'
import { ANY, hasPlaceFor, whyNotFrom, whyNotTo } from '../rules/medals.ts'
import { CARD_EFFECTS, SECOND } from '../settings.ts'
import type { State } from '../state.ts'
import { code, firstOf, VERBS, verbOf } from './code.ts'
import { STEP } from './frames.ts'
import { asks } from './step.ts'

/** The cards that make each move of `MEDAL_MOVES`. */
export const MEDAL_CARDS: readonly MedalCard[] = ['halder', 'fuehrerbefehl', 'wolfsschanze']

const [MOVE, DONE] = VERBS

/** [2021:7] "If you want to apply a card effect"; [2024:8.2] a card must be resolved. Wolfsschanze is played to be used. */
const mayLeave = (s: State, move: MedalMove): boolean => move !== ANY && s.settings[CARD_EFFECTS] === SECOND

/** [2021:7] [2024:9.4] A medal moves to another objective area: first where from, then where to. */
export const moveMedal = asks<'move-medal'>({
  kind: 'area',
  rules: (_s, { card }) => (card === ANY ? ['9.4', '16'] : ['8.2', '7']),
  liesOn: ['turn', 'move-army', 'capture'],

  seat: (s) => s.active,
  about: (s, { card, from }) =>
    from === NONE
      ? { ask: 'from', card: MEDAL_CARDS[card] }
      : { ask: 'to', card: MEDAL_CARDS[card], from: s.content.areaIds[from] },

  ask(s, { card, entered, from }, question) {
    if (from === NONE && mayLeave(s, card)) question.add(code(DONE))
    for (const area of s.content.allObjectives) {
      if (from !== NONE) {
        if (whyNotTo(s, card, entered, from, area) === no.ALLOWED) question.add(code(MOVE, area))
      } else if (whyNotFrom(s, card, entered, area) === no.ALLOWED && hasPlaceFor(s, card, entered, area)) {
        question.add(code(MOVE, area))
      }
    }
  },
  answer(s, frame, choice) {
    const area = firstOf(choice)
    const { from } = frame
    if (verbOf(choice) === DONE) {
      s.agenda.pop()
      return
    }
    if (from === NONE) {
      frame.from = area
      return
    }
    s.medals[from]--
    s.medals[area]++
    s.agenda.pop()
    s.tell?.({ type: 'medal-moved', from: s.content.areaIds[from], area: s.content.areaIds[area] })
  },
  name(s, { from }, choice) {
    if (verbOf(choice) === DONE) return { done: true }
    const area = s.content.areaIds[firstOf(choice)]
    return from === NONE ? { from: area } : { to: area }
  },

  role: (_s, _frame, choice) => (verbOf(choice) === DONE ? 'stop' : 'go'),

  whyNot(s, { card, entered, from }, attempt) {
    if (attempt.from !== undefined && from === NONE) {
      const why = whyNotFrom(s, card, entered, areaIn(s, attempt.from))
      return why === no.ALLOWED ? no.NO_PLACE_FOR_MEDAL : why
    }
    return attempt.to === undefined || from === NONE ? undefined : whyNotTo(s, card, entered, from, areaIn(s, attempt.to))
  },

  misfit(s, { card, from }) {
    if (card === ANY && liesOnAgenda(s.agenda, STEP['move-army'])) return ['card', 'Wolfsschanze is played between actions']
    return from === NONE || s.medals[from] > 0 ? undefined : ['from', 'has no medal that could move']
  },
})

import type { Choice, Question } from '@railhead/table'
import type { Moment } from '../content/compiled.ts'
import { okhEffect } from '../effects/index.ts'
import type { OkhId } from '../ids.ts'
import type { LookedAt, PlayOkhChoice } from '../questions.ts'
import * as no from '../reasons.ts'
import { discardOkh } from '../rules/decks.ts'
import { BASIC_GAME } from '../settings.ts'
import { OKH_HELD, type State } from '../state.ts'
import { code, firstOf, secondOf, verbOf } from '../steps/code.ts'
import { okhIn } from './attempts.ts'
import { nameLookedAt } from './look.ts'

/** [2024:9.4] [2021:16] Playing an OKH card, in the moments for which the cards are made. */

export const PLAY_OKH = 102
/** With what is looked at in the second place. */
export const PLAY_OKH_AT = 103

const isHeld = (s: State, card: OkhId): boolean => s.okhPlace[card] === OKH_HELD + s.active

/** Why the active player may not play the card. Without a moment it is one in which no card is played. */
function whyNotPlay(s: State, card: OkhId, moment: Moment | undefined): no.Why {
  if (!isHeld(s, card)) return s.settings[BASIC_GAME] === 1 ? no.BASIC_GAME_ONLY : no.OKH_NOT_HELD
  return moment === undefined || !s.content.okhAt[moment].includes(card) ? no.CARD_NOT_NOW : whyNoEffect(s, card)
}

/** Why the card would do nothing at a moment for which it is made, whoever has it. */
export function whyNoEffect(s: State, card: OkhId): no.Why {
  const deed = s.content.okhDoes[card]
  return okhEffect(deed).whyNot(s, deed)
}

/** Could the active player play one of these cards, which are made for the moment? */
export function mayPlayOkh(s: State, cards: readonly OkhId[]): boolean {
  for (let i = 0; i < cards.length; i++) if (isHeld(s, cards[i]) && whyNoEffect(s, cards[i]) === no.ALLOWED) return true
  return false
}

/** Adds those of the cards, which are made for the moment, that the active player may play. */
export function listOkhCards(s: State, question: Question, cards: readonly OkhId[]): void {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]
    if (!isHeld(s, card) || whyNoEffect(s, card) !== no.ALLOWED) continue
    const places = okhEffect(s.content.okhDoes[card]).places?.(s)
    if (places === undefined) question.add(code(PLAY_OKH, card))
    else for (const what of places) question.add(code(PLAY_OKH_AT, card, what))
  }
}

/** A played card leaves the game, and does what it says. */
export function playOkh(s: State, choice: number): void {
  const card = firstOf(choice)
  const deed = s.content.okhDoes[card]
  discardOkh(s, card)
  okhEffect(deed).play(s, deed, card, verbOf(choice) === PLAY_OKH_AT ? secondOf(choice) : undefined)
}

export function namePlayOkh(s: State, choice: number): PlayOkhChoice | (PlayOkhChoice & LookedAt) {
  const played: PlayOkhChoice = { action: 'play-okh', card: s.content.okhNumber[firstOf(choice)] }
  return verbOf(choice) === PLAY_OKH_AT ? { ...played, ...nameLookedAt(s, secondOf(choice)) } : played
}

export function whyNotPlayIn(s: State, attempt: Choice, moment: Moment | undefined): no.Why {
  const card = okhIn(s, attempt.card)
  if (card < 0) return no.OKH_NOT_HELD
  const why = whyNotPlay(s, card, moment)
  return why === no.ALLOWED ? (okhEffect(s.content.okhDoes[card]).whyNotPlaceIn?.(s, attempt) ?? why) : why
}

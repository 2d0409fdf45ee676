import type { Choice, Question } from '@railhead/table'
import type { OkhId } from '../ids.ts'
import type { ChoiceOf } from '../questions.ts'
import type { Why } from '../reasons.ts'
import type { State } from '../state.ts'
import type { OkhDeed, OkhDeedOf, OkhVerb } from './deeds.ts'

/** What an OKH card does that is played [2024:9.4] [2021:16]. */
export interface OkhEffect<Verb extends OkhVerb = OkhVerb> extends AnyOkhEffect<OkhDeedOf<Verb>> {}

export interface AnyOkhEffect<Deed extends OkhDeed = OkhDeed> {
  /** Why it cannot be played, at a moment for which its card is made. */
  whyNot(s: State, deed: Deed): Why
  /** The places to choose from with the card, where that is part of playing it. */
  places?(s: State): readonly number[] | undefined
  /** Why the place of an attempt is none of them. */
  whyNotPlaceIn?(s: State, attempt: Choice): Why
  play(s: State, deed: Deed, card: OkhId, place?: number): void
  /** What is asked after it is played. */
  readonly target?: OkhTarget<Deed>
}

/** An army or an area that an OKH card needs. */
export interface OkhTarget<Deed extends OkhDeed = OkhDeed> {
  readonly kind: 'army' | 'area'
  list(s: State, deed: Deed, question: Question): void
  choose(s: State, deed: Deed, choice: number): void
  name(s: State, choice: number): ChoiceOf<'okh-target'>
  whyNot(s: State, deed: Deed, attempt: Choice): Why | undefined
}

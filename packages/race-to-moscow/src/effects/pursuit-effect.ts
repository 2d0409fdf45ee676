import type { Choice } from '@railhead/table'
import type { AreaId, ArmyId, PursuitId } from '../ids.ts'
import type { Why } from '../reasons.ts'
import type { State } from '../state.ts'
import type { PursuitDeed, PursuitDeedOf, PursuitVerb } from './deeds.ts'

/** The army that draws a card, and where. */
export interface Entry {
  army: ArmyId
  from: AreaId
  area: AreaId
  /** 1 when the army's air support lies on the card [2024:9.1]. */
  airSupport: number
}

/** What a Pursuit card does [2024:8.2] [2021:7]. */
export interface PursuitEffect<Verb extends PursuitVerb = PursuitVerb> extends AnyPursuitEffect<PursuitDeedOf<Verb>> {}

export interface AnyPursuitEffect<Deed extends PursuitDeed = PursuitDeed> {
  /** It has been drawn. */
  meet(s: State, deed: Deed, card: PursuitId, entry: Readonly<Entry>): void
  /** What it does when it was kept for later [2024:9.2]. */
  readonly kept?: KeptEffect
}

export interface KeptEffect {
  whyNot?(s: State): Why
  /** The places to choose from with the card. */
  places?(s: State): readonly number[]
  whyNotPlaceIn?(s: State, attempt: Choice): Why
  play(s: State, place: number): void
}

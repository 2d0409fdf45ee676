import { defineFrames, type FrameOf } from '@railhead/table/steps'
import type { AreaId, CardId, KindId, OpId, Side, UnitPoint } from '../units.ts'

/** The sorts of numbers that steps remember; `positions/sorts.ts` says how each is written. */
export type Sorts = {
  side: Side
  /** One of the two bidders ([5.0]). */
  player: number
  card: CardId
  /** The card from which to look on, one more than the last when all have been looked at. */
  nextCard: CardId
  /** Where in the cards a step of one of them stands. */
  op: OpId
  area: AreaId
  areaOrNone: AreaId
  unit: UnitPoint
  kind: KindId
  /** Units of this kind alone; 0 for all. */
  kindOrAll: KindId
  country: number
  count: number
  flag: number
  stage: number
  /** How a card is carried out: see `card.ts`. */
  play: number
  phase: number
}

/** What the steps remember, in the order in which a game meets them. */
export const FRAMES = defineFrames<Sorts>()({
  turn: {},
  bid: { bidder: 'player' },
  'play-card': {},
  supply: {},
  attrition: {},
  'use-front-card': { card: 'nextCard' },
  card: { card: 'card', next: 'op', kept: 'flag', play: 'play' },
  either: { card: 'card', op: 'op' },
  'keep-in-front': { card: 'card' },
  'after-card': { side: 'side' },
  react: { side: 'side' },
  'play-another': {},
  'mark-moves': { left: 'count', who: 'kindOrAll', last: 'flag' },
  'choose-move': { who: 'kindOrAll', last: 'flag' },
  'move-unit': { area: 'area', who: 'kindOrAll' },
  'move-to': { from: 'area', unit: 'unit' },
  'forced-rebase': { area: 'area', side: 'side' },
  'rail-from': { left: 'count', who: 'kindOrAll' },
  'rail-unit': { area: 'area', who: 'kindOrAll' },
  'rail-to': { from: 'area', unit: 'unit' },
  'rebase-from': {},
  'rebase-to': { from: 'area', unit: 'unit' },
  place: { op: 'op' },
  'place-choice': { op: 'op', leftFirst: 'count', leftSecond: 'count' },
  'place-partisan': { left: 'count', unit: 'kind', country: 'country' },
  'remove-partisan': { unit: 'kind', near: 'kind' },
  entrench: { left: 'count', who: 'kindOrAll' },
  'mark-attacks': { left: 'count', op: 'op' },
  'choose-attack': { op: 'op' },
  battle: { stage: 'stage' },
  attackers: {},
  'commit-air': { side: 'side' },
  'front-defence': { card: 'nextCard' },
  losses: { side: 'side' },
  'decide-advance': {},
  retreat: { phase: 'phase', refuge: 'areaOrNone' },
  advance: {},
  'land-air': { side: 'side' },
  'year-end': { stage: 'stage' },
  'buy-card': { side: 'side' },
  begin: {},
})

type Spec = typeof FRAMES.spec
export type StepName = keyof Spec
/** Steps that somebody answers. */
export type AskingName = Exclude<StepName, 'turn' | 'supply' | 'card' | 'after-card' | 'battle' | 'year-end'>
export type Frame<Name extends StepName> = FrameOf<Sorts, Spec[Name]>

/** Numbers of the steps, as the agenda holds them. */
export const STEP = FRAMES.numbers

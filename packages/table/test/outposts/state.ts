import { Carver, Chance, type Emit, Pile, type Seat } from '@railhead/table'
import { Agenda, type StepState } from '@railhead/table/steps'
import { CARDS } from './cards.ts'
import type { Event } from './events.ts'
import { FRAMES } from './frames.ts'

export const SEATS: readonly string[] = ['red', 'blue', 'green']
export const STREAMS: readonly string[] = ['deck', 'dice']
export const DECK_STREAM = 0
export const DICE_STREAM = 1

/** The whole situation, flat. */
export class State implements StepState {
  readonly bytes: Uint8Array
  readonly chance: Chance
  readonly agenda: Agenda
  tell: Emit<Event> | undefined = undefined
  revealed = false
  readonly players: Uint8Array
  readonly rounds: Uint8Array
  readonly blocking: Uint8Array
  /** Rounds that are over. */
  readonly round: Uint8Array
  readonly ended: Uint8Array
  readonly deck: Pile
  readonly discard: Pile
  /** One hand a seat, always sorted: the order of a hand means nothing. */
  readonly hands: readonly Pile[]
  /** By seat: the pledged card + 1, or 0. */
  readonly pledge: Uint8Array
  readonly score: Int8Array

  constructor() {
    const carve = new Carver(512)
    this.chance = new Chance(carve, STREAMS.length)
    this.agenda = new Agenda(carve, FRAMES, 1)
    this.players = carve.u8(1)
    this.rounds = carve.u8(1)
    this.blocking = carve.u8(1)
    this.round = carve.u8(1)
    this.ended = carve.u8(1)
    this.deck = new Pile(carve, CARDS.length)
    this.discard = new Pile(carve, CARDS.length)
    this.hands = SEATS.map(() => new Pile(carve, CARDS.length))
    this.pledge = carve.u8(SEATS.length)
    this.score = carve.i8(SEATS.length)
    this.bytes = carve.bytes()
  }
}

export const seatedIn = (state: State): Seat[] => SEATS.map((_, seat) => seat).filter((seat) => seat < state.players[0])

import { type Bits, Carver, Chance, type Emit } from '@railhead/table'
import { Agenda, type StepState } from '@railhead/table/steps'
import { Battle } from './battle-state.ts'
import { AREA_WORDS, AREAS, CARDS, type Content } from './content/content.ts'
import type { OstkriegEvent } from './events.ts'
import { FRAMES } from './steps/frames.ts'
import type { Side } from './units.ts'

/** Most land points that can stand in an area ([8.3.7]). */
export const LAND_PLACES = 12
/** Most air points that can stand in any area ([8.3.7]). */
export const AIR_PLACES = 4
/** No card places in more areas, or more kinds, than this. */
export const MOST_PLACEMENTS = 8
const DEEPEST_AGENDA = 16
const STATE_LIMIT = 4096
const MOST_CARDS_OF_A_BOT = 30
export const ENEMY_CARDS = 2

export const STREAMS = ['dice', 'bot', 'bid'] as const
export const DICE = 0
export const BOT = 1
export const BID = 2

/** Where a card is. */
export const LATER = 0
export const HAND = 1
export const FRONT = 3
export const DISCARD = 5
export const OUT = 7
export const IN_PLAY = 8
/** The place of a side: its hand, what lies in front of it, its discard pile. */
export const placeOf = (place: number, side: number): number => place + side

export const NOBODY = 2
export const NO_PERSONALITY = 3

/**
 * A whole game in one block of bytes. Ids are small numbers; lists of units are kept in descending order, so that equal
 * situations have equal bytes.
 */
export class OstkriegState implements StepState {
  readonly content: Content
  readonly bytes: Uint8Array
  readonly chance: Chance
  readonly agenda: Agenda
  readonly battle: Battle
  tell: Emit<OstkriegEvent> | undefined = undefined
  revealed = false

  /** Supply lines ([8.2.1]), kept up to date by `supply.ts`: Axis, Finnish, Soviet. */
  readonly axisLines: Bits
  readonly finnishLines: Bits
  readonly sovietLines: Bits
  /** Areas marked for the present step of the card: moves, then attacks. */
  readonly marked: Bits
  /** Areas entered by an advance in this card play. */
  readonly entered: Bits
  /** Areas that still have to lose a unit for want of supply ([8.2.2]). */
  readonly starving: Bits
  /** What has been placed of each entry, or in each area, of the placement that is under way ([8.5]). */
  readonly placed: Uint8Array

  /** Areas by who holds them, those where land units or partisans stand, and those with air: what `control` and the lists below say, as sets. */
  readonly axisHeld: Bits
  readonly sovietHeld: Bits
  readonly withGround: Bits
  readonly withAir: Bits
  /** Areas where no further land unit finds a place ([8.3.7]), and those where a unit has moved, fought or takes part in something. */
  readonly landFull: Bits
  readonly spent: Bits

  /** Unit bytes, `LAND_PLACES` per area. */
  readonly land: Uint8Array
  readonly landCount: Uint8Array
  readonly air: Uint8Array
  readonly airCount: Uint8Array
  /** Soviet and Yugoslav partisans, two numbers per area. */
  readonly partisans: Uint8Array
  readonly control: Uint8Array
  /** Place of each card, by card index. */
  readonly cards: Uint8Array
  /** The face-down stack of the bot ([11.2]), the last is the top. */
  readonly stack: Uint8Array
  /** Production Track, build points, points that a card promised: one per side. */
  readonly production: Uint8Array
  readonly points: Uint8Array
  readonly promised: Uint8Array
  /** Units that came into the game and that left it so far, by kind: the difference stands on the map. */
  readonly raised: Uint16Array
  readonly lost: Uint16Array
  /** What the bot's opponent has played since the bot's last card, each its index + 1 (card event triggers): a card, and the one after a Blitz. */
  readonly enemyCards: Uint8Array
  readonly #numbers: Uint8Array

  constructor(content: Content) {
    const carve = new Carver(STATE_LIMIT)
    this.content = content
    this.chance = new Chance(carve, STREAMS.length)
    this.axisLines = carve.u32(AREA_WORDS)
    this.finnishLines = carve.u32(AREA_WORDS)
    this.sovietLines = carve.u32(AREA_WORDS)
    this.marked = carve.u32(AREA_WORDS)
    this.entered = carve.u32(AREA_WORDS)
    this.starving = carve.u32(AREA_WORDS)
    this.axisHeld = carve.u32(AREA_WORDS)
    this.sovietHeld = carve.u32(AREA_WORDS)
    this.withGround = carve.u32(AREA_WORDS)
    this.withAir = carve.u32(AREA_WORDS)
    this.landFull = carve.u32(AREA_WORDS)
    this.spent = carve.u32(AREA_WORDS)
    this.raised = carve.u16(16)
    this.lost = carve.u16(16)
    this.land = carve.u8(AREAS * LAND_PLACES)
    this.landCount = carve.u8(AREAS)
    this.air = carve.u8(AREAS * AIR_PLACES)
    this.airCount = carve.u8(AREAS)
    this.partisans = carve.u8(AREAS * 2)
    this.control = carve.u8(AREAS)
    this.cards = carve.u8(CARDS)
    this.stack = carve.u8(MOST_CARDS_OF_A_BOT)
    this.production = carve.u8(2)
    this.points = carve.u8(2)
    this.promised = carve.u8(2)
    this.enemyCards = carve.u8(ENEMY_CARDS)
    this.placed = carve.u8(MOST_PLACEMENTS)
    this.agenda = new Agenda(carve, FRAMES, DEEPEST_AGENDA)
    this.battle = new Battle(carve)
    this.#numbers = carve.u8(40)
    this.bytes = carve.bytes()
  }

  /** 0 is 1941. */
  get year(): number {
    return this.#numbers[0]
  }
  set year(value: number) {
    this.#numbers[0] = value
  }
  /** The side whose turn to play a card it is. */
  get turn(): Side {
    return this.#numbers[1] as Side
  }
  set turn(value: number) {
    this.#numbers[1] = value
  }
  /** Passes in a row. */
  get passes(): number {
    return this.#numbers[2]
  }
  set passes(value: number) {
    this.#numbers[2] = value
  }
  /** The side that carries out a card or an effect now. */
  get acting(): Side {
    return this.#numbers[3] as Side
  }
  set acting(value: number) {
    this.#numbers[3] = value
  }
  /** Whose Romania and Bulgaria are; whether Finland is out. */
  get romania(): Side {
    return this.#numbers[4] as Side
  }
  set romania(value: number) {
    this.#numbers[4] = value
  }
  get bulgaria(): Side {
    return this.#numbers[5] as Side
  }
  set bulgaria(value: number) {
    this.#numbers[5] = value
  }
  get finlandOut(): number {
    return this.#numbers[6]
  }
  set finlandOut(value: number) {
    this.#numbers[6] = value
  }
  /** [5.0]: the side that was bid for, or `NOBODY`, and the bid. */
  get bidSide(): number {
    return this.#numbers[7]
  }
  set bidSide(value: number) {
    this.#numbers[7] = value
  }
  get bid(): number {
    return this.#numbers[8]
  }
  set bid(value: number) {
    this.#numbers[8] = value
  }
  /** With bidding: which of the two players (0, 1) has the Axis. */
  get axisPlayer(): number {
    return this.#numbers[9]
  }
  set axisPlayer(value: number) {
    this.#numbers[9] = value
  }
  /** 1 while a control change has not been followed by the supply lines; always 0 between choices. */
  get linesStale(): number {
    return this.#numbers[10]
  }
  set linesStale(value: number) {
    this.#numbers[10] = value
  }
  /** How many cards were played so far, up to 255. */
  get played(): number {
    return this.#numbers[11]
  }
  set played(value: number) {
    this.#numbers[11] = value
  }
  /** Options: see options.ts. */
  get scenario(): number {
    return this.#numbers[12]
  }
  set scenario(value: number) {
    this.#numbers[12] = value
  }
  get bidding(): number {
    return this.#numbers[13]
  }
  set bidding(value: number) {
    this.#numbers[13] = value
  }
  /** The side that the booklet's bot plays, or `NOBODY`. */
  get bot(): number {
    return this.#numbers[14]
  }
  set bot(value: number) {
    this.#numbers[14] = value
  }
  get handicap(): number {
    return this.#numbers[15]
  }
  set handicap(value: number) {
    this.#numbers[15] = value
  }
  get partisansSpareCities(): number {
    return this.#numbers[16]
  }
  set partisansSpareCities(value: number) {
    this.#numbers[16] = value
  }
  /** 0 aggressive, 1 balanced, 2 defensive, `NO_PERSONALITY`. */
  get personality(): number {
    return this.#numbers[17]
  }
  set personality(value: number) {
    this.#numbers[17] = value
  }
  get stackCount(): number {
    return this.#numbers[18]
  }
  set stackCount(value: number) {
    this.#numbers[18] = value
  }
  /** 1 when the bot has attacked in this year ([11.3] handicap). */
  get botAttacked(): number {
    return this.#numbers[19]
  }
  set botAttacked(value: number) {
    this.#numbers[19] = value
  }
  /** 0 goes on, 1 automatic victory, 2 marginal victory, 3 draw. */
  get ending(): number {
    return this.#numbers[21]
  }
  set ending(value: number) {
    this.#numbers[21] = value
  }
  get winner(): number {
    return this.#numbers[22]
  }
  set winner(value: number) {
    this.#numbers[22] = value
  }
  /** Sides that passed in the present purchase ([9.5]), as bits. */
  get buyersOut(): number {
    return this.#numbers[23]
  }
  set buyersOut(value: number) {
    this.#numbers[23] = value
  }
  /** 1 while the present card play is the first of a scenario that bars areas from attacking on it ([4.1.3]). */
  get firstCardPlay(): number {
    return this.#numbers[24]
  }
  set firstCardPlay(value: number) {
    this.#numbers[24] = value
  }
  /** 1 while the card in play may be followed by a non-Blitz card ([8.0]). */
  get mayPlayAnother(): number {
    return this.#numbers[25]
  }
  set mayPlayAnother(value: number) {
    this.#numbers[25] = value
  }
  /** What was answered to the step of a card that asked and goes on with the answer; 0 when there is none. */
  get answered(): number {
    return this.#numbers[26]
  }
  set answered(value: number) {
    this.#numbers[26] = value
  }
}

export function copyOf(state: OstkriegState, into = new OstkriegState(state.content)): OstkriegState {
  into.bytes.set(state.bytes)
  return into
}

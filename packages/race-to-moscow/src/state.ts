import { Carver, Chance, type Emit } from '@railhead/table'
import { Agenda, type Cursor, type StepNumber, type StepState } from '@railhead/table/steps'
import { AXIS_SEATS, KINDS } from './constants.ts'
import type { Content } from './content/compiled.ts'
import type { Event } from './events.ts'
import { SETTINGS } from './settings.ts'
import { FRAMES, type Movement, RECORDS, type Transport } from './steps/frames.ts'

/** Chance streams, in the order of their numbers. */
export const STREAMS: readonly string[] = ['pursuit', 'soviet', 'okh']
export const PURSUIT_STREAM = 0
export const SOVIET_STREAM = 1
export const OKH_STREAM = 2

/** Little more than it needs: every game begins with a new state, and room costs time. */
const STATE_LIMIT = 2560
const AGENDA_DEPTH = 12

/** Where a Pursuit card is. */
export const IN_DECK = 0
export const DISCARDED = 1
export const HELD = 2
/** Standing in for a supply token that the stock lacks [2024:8.2]. */
export const STANDING_IN = 3
/** A defeated reserve army in its owner's player area. */
export const DEFEATED = 4
/** Drawn and being resolved. */
export const DRAWN = 5

/** Where a Soviet card is: in a deck, drawn, defeated by seat (base + seat), or encircled by seat. */
export const SOVIET_IN_DECK = 0
export const SOVIET_DRAWN = 1
export const SOVIET_DEFEATED = 2
export const SOVIET_ENCIRCLED = 5

/** Where an OKH card is: deck, row, box, or held by seat (base + seat). */
export const OKH_IN_DECK = 0
export const OKH_IN_ROW = 1
export const OKH_IN_BOX = 2
export const OKH_HELD = 3

/** Air support marker [2024:9.1]. */
export const AIR_READY = 0
export const AIR_SPENT = 1
export const AIR_ON_PURSUIT = 2
export const AIR_ON_SOVIET = 3
/** [2024:14.5] On a Soviet marker's area; `airArea` says which. */
export const AIR_ON_AREA = 4

export const MOVED = 1
export const HALTED = 2
/** The army's load was settled since the last thing that changed: a guard against endless re-stowing. */
export const STOWED = 4

/** How the game ended. */
export const GOING_ON = 0
export const ENDED_BY_VICTORY_AREA = 1
export const ENDED_BY_LAST_MARKER = 2
export const ENDED_BY_ROUND_LIMIT = 3

/** The whole situation, flat: numbers in named views over one block of bytes. */
export class State implements StepState {
  readonly bytes: Uint8Array
  readonly chance: Chance
  /** Map and cards; not part of the bytes. */
  readonly content: Content
  readonly agenda: Agenda
  /** The movement that is going on; all 0 while no army moves. */
  readonly movement: Movement
  /** The transport that is going on; all 0 while nothing is transported. */
  readonly transport: Transport
  /** While a choice is carried out: who listens, and whether something hidden came out. Not part of the bytes. */
  tell: Emit<Event> | undefined = undefined
  revealed = false

  readonly settings: Uint8Array
  /** Axis seats in turn order, and how many there are. */
  readonly order: Uint8Array
  readonly players: Uint8Array
  readonly round: Uint8Array
  /** Index in `order` of the player whose turn it is. */
  readonly turn: Uint8Array
  /** Set when the last Soviet marker of the pool was placed: the game ends with this round. */
  readonly lastRound: Uint8Array
  readonly ending: Uint8Array
  /** Seat that won at once, when `ending` says so. */
  readonly winner: Uint8Array

  /** By land area: owner's seat + 1, or 0. Includes printed symbols and the markers of absent groups. */
  readonly control: Uint8Array
  readonly rail: Uint8Array
  readonly bunker: Uint8Array
  /** 0 none, else a Soviet marker; with a Soviet player its face (INFANTRY or ARMOR), otherwise INFANTRY. */
  readonly soviet: Uint8Array
  /** Bit mask of the seats that know the face of the Soviet marker in the area. */
  readonly sovietSeen: Uint8Array
  readonly medals: Uint8Array
  /** Medal tokens that the controlling player took from the area, to be returned if it is lost. */
  readonly medalsTaken: Uint8Array
  /** KINDS numbers an area. */
  readonly supply: Uint8Array
  readonly stock: Uint8Array

  readonly armyArea: Uint8Array
  /** KINDS numbers an army. */
  readonly load: Uint8Array
  readonly armyFlags: Uint8Array

  readonly fleet: Uint8Array
  readonly fleetMoved: Uint8Array

  /** By land line: seat + 1 of the player who placed the transport, or 0. */
  readonly lineTruck: Uint8Array
  readonly lineTrain: Uint8Array
  readonly trucks: Uint8Array
  readonly trains: Uint8Array
  readonly stockTrucks: Uint8Array
  readonly stockTrains: Uint8Array
  readonly reserveTrains: Uint8Array
  readonly level: Uint8Array

  readonly hqReady: Uint8Array
  readonly okhBought: Uint8Array
  readonly air: Uint8Array
  readonly airArea: Uint8Array
  /** Stuka-Geschwader: the marker comes back unspent. */
  readonly airFree: Uint8Array

  /** Draw decks, top card last; indices into the content's Pursuit cards. */
  readonly pursuitDeck: Uint8Array
  readonly pursuitCount: Uint8Array
  readonly pursuitPlace: Uint8Array
  /** Bit mask of the seats that know where in its deck the card lies, or which card it is when taken face down. */
  readonly pursuitSeen: Uint8Array
  /** Two decks for the Soviet player's game (infantry, armor), otherwise only the first is used. */
  readonly sovietDeck: Uint8Array
  readonly sovietCount: Uint8Array
  readonly sovietPlace: Uint8Array
  readonly cardSeen: Uint8Array
  /** Set once a lost combat has mixed green and blue cards. */
  readonly sovietMixed: Uint8Array
  readonly okhDeck: Uint8Array
  readonly okhCount: Uint8Array
  readonly okhPlace: Uint8Array

  /** Medal tokens in the players' areas. */
  readonly medalsWon: Uint8Array
  /** Soviet markers beside the board by face: index 0 infantry (or all), 1 armor. */
  readonly pool: Uint8Array
  /** Soviet markers out of the game, by face. */
  readonly markerBox: Uint8Array

  readonly actionsLeft: Uint8Array
  readonly auxiliariesUsed: Uint8Array
  readonly frontlineTaken: Uint8Array
  /** By land area: counter-attacked in the current Soviet reaction. */
  readonly attacked: Uint8Array

  constructor(content: Content) {
    const carve = new Carver(STATE_LIMIT)
    const land = content.landCount
    const lines = content.lineCount
    const armies = content.armyCount
    this.content = content
    this.chance = new Chance(carve, STREAMS.length)
    this.agenda = new Agenda(carve, FRAMES, AGENDA_DEPTH)
    this.movement = record(carve, RECORDS.numbers['move-army'])
    this.transport = record(carve, RECORDS.numbers.transport)
    this.settings = carve.u8(SETTINGS)
    this.order = carve.u8(AXIS_SEATS)
    this.players = carve.u8(1)
    this.round = carve.u8(1)
    this.turn = carve.u8(1)
    this.lastRound = carve.u8(1)
    this.ending = carve.u8(1)
    this.winner = carve.u8(1)
    this.control = carve.u8(land)
    this.rail = carve.u8(land)
    this.bunker = carve.u8(land)
    this.soviet = carve.u8(land)
    this.sovietSeen = carve.u8(land)
    this.medals = carve.u8(land)
    this.medalsTaken = carve.u8(land)
    this.supply = carve.u8(land * KINDS)
    this.stock = carve.u8(KINDS)
    this.armyArea = carve.u8(armies)
    this.load = carve.u8(armies * KINDS)
    this.armyFlags = carve.u8(armies)
    this.fleet = carve.u8(1)
    this.fleetMoved = carve.u8(1)
    this.lineTruck = carve.u8(lines)
    this.lineTrain = carve.u8(lines)
    this.trucks = carve.u8(AXIS_SEATS)
    this.trains = carve.u8(AXIS_SEATS)
    this.stockTrucks = carve.u8(AXIS_SEATS)
    this.stockTrains = carve.u8(1)
    this.reserveTrains = carve.u8(1)
    this.level = carve.u8(1)
    this.hqReady = carve.u8(AXIS_SEATS)
    this.okhBought = carve.u8(AXIS_SEATS)
    this.air = carve.u8(AXIS_SEATS)
    this.airArea = carve.u8(AXIS_SEATS)
    this.airFree = carve.u8(AXIS_SEATS)
    this.pursuitDeck = carve.u8(content.pursuitCount)
    this.pursuitCount = carve.u8(AXIS_SEATS)
    this.pursuitPlace = carve.u8(content.pursuitCount)
    this.pursuitSeen = carve.u8(content.pursuitCount)
    this.sovietDeck = carve.u8(2 * content.sovietCount)
    this.sovietCount = carve.u8(2)
    this.sovietPlace = carve.u8(content.sovietCount)
    this.cardSeen = carve.u8(content.sovietCount)
    this.sovietMixed = carve.u8(1)
    this.okhDeck = carve.u8(content.okhCount)
    this.okhCount = carve.u8(1)
    this.okhPlace = carve.u8(content.okhCount)
    this.medalsWon = carve.u8(AXIS_SEATS)
    this.pool = carve.u8(2)
    this.markerBox = carve.u8(2)
    this.actionsLeft = carve.u8(1)
    this.auxiliariesUsed = carve.u8(1)
    this.frontlineTaken = carve.u8(1)
    this.attacked = carve.u8(land)
    this.bytes = carve.bytes()
  }

  /** Seat whose turn it is. */
  get active(): number {
    return this.order[this.turn[0]]
  }
}

/** A record of `RECORDS`, read and written by the names of its fields. */
const record = <F extends object>(carve: Carver, number: StepNumber<F>): F =>
  new RECORDS.Cursor(carve.u8(RECORDS.widest), RECORDS.offsets[number]) as Cursor & F

import { type Json, type JsonObject, PositionError } from '@railhead/table'
import * as n from '../constants.ts'
import { refillOkhRow } from '../rules/decks.ts'
import { SOVIET_PLAYER } from '../settings.ts'
import type { State } from '../state.ts'
import * as st from '../state.ts'
import { maskAt, PLAYER_FIELDS, SOVIET_FIELDS, viewerBit } from './read.ts'
import { listAt, mapAt, objectAt, path } from './reader.ts'

/**
 * Cards of a position. Decks are written top card first; cards not named anywhere lie in their decks below the named ones,
 * in the order of the shuffle. A null is a card that nobody named.
 */

/** The index of a card given by its number or its name. */
function cardAt(
  value: Json,
  where: string,
  numbers: Uint8Array,
  names: readonly string[],
  allowed: (card: number) => boolean,
): number {
  for (let card = 0; card < numbers.length; card++) {
    if ((numbers[card] === value || names[card] === value) && allowed(card)) return card
  }
  throw new PositionError(where, `${JSON.stringify(value)?.slice(0, 40)} is no card that can be here`)
}

/** Puts named cards where they are said to be, and sees to it that no card is in two places. */
class Dealing {
  readonly placed: Uint8Array
  constructor(count: number) {
    this.placed = new Uint8Array(count)
  }
  take(card: number, where: string): number {
    if (this.placed[card] === 1) throw new PositionError(where, 'this card is already somewhere else')
    this.placed[card] = 1
    return card
  }
}

export function readCards(s: State, position: JsonObject): void {
  readPursuit(s, position)
  readSoviet(s, position)
  readOkh(s, position)
}

const playersSaid = (position: JsonObject): [number, JsonObject, string][] =>
  mapAt(position.players, 'players').map(([name, value]) => [
    n.SEAT_NAMES.indexOf(name),
    objectAt(value, path('players', name), PLAYER_FIELDS),
    path('players', name),
  ])

function readPursuit(s: State, position: JsonObject): void {
  const { pursuitCount, pursuitNumber, pursuitNames, pursuitDeck } = s.content
  const size = pursuitCount / n.AXIS_SEATS
  const dealing = new Dealing(pursuitCount)
  for (const [seat, said, where] of playersSaid(position)) {
    const find = (value: Json, at: string): number =>
      cardAt(value, at, pursuitNumber, pursuitNames, (card) => pursuitDeck[card] === seat && dealing.placed[card] === 0)
    const put = (field: string, place: number): void =>
      listAt(said[field], path(where, field)).forEach((value, i) => {
        const at = path(path(where, field), i)
        s.pursuitPlace[dealing.take(find(value, at), at)] = place
      })
    put('held', st.HELD)
    put('standingIn', st.STANDING_IN)
    put('drawn', st.DRAWN)
    if (said.discard !== 'rest') put('discard', st.DISCARDED)
    listAt(said.defeated, path(where, 'defeated')).forEach((value, i) => {
      if (isSovietCard(s, value)) return
      const at = path(path(where, 'defeated'), i)
      s.pursuitPlace[dealing.take(find(value, at), at)] = st.DEFEATED
    })
    const from = seat * size
    const shuffled = [...s.pursuitDeck.subarray(from, from + size)].reverse()
    const deck = dealDeck(said.deck, path(where, 'deck'), shuffled, dealing, find, said.discard !== 'rest')
    if (said.discard === 'rest') for (const card of shuffled) if (dealing.placed[card] === 0) s.pursuitPlace[card] = st.DISCARDED
    writeDeck(s.pursuitDeck, from, size, deck)
    s.pursuitCount[seat] = deck.length
    readSeen(said.seen, path(where, 'seen'), s.pursuitSeen, (value, at) =>
      cardAt(value, at, pursuitNumber, pursuitNames, (card) => pursuitDeck[card] === seat),
    )
    markKnown(position, said.deck, deck, s.pursuitSeen)
  }
}

const isSovietCard = (s: State, value: Json): boolean => {
  const { sovietNumber, sovietNames } = s.content
  return sovietNumber.some((number, card) => number === value || sovietNames[card] === value)
}

/** The deck, top first: named cards where they are named, the others from the shuffle; `rest` says whether unnamed ones lie below. */
function dealDeck(
  value: Json | undefined,
  where: string,
  shuffled: readonly number[],
  dealing: Dealing,
  find: (value: Json, at: string) => number,
  rest: boolean,
): number[] {
  const named = listAt(value, where).map((entry, i) =>
    entry === null ? n.NONE : dealing.take(find(entry, path(where, i)), path(where, i)),
  )
  const left = shuffled.filter((card) => dealing.placed[card] === 0)
  const deck = named.map((card) => {
    if (card !== n.NONE) return card
    const next = left.shift()
    if (next === undefined) throw new PositionError(where, 'names more cards than there are')
    dealing.placed[next] = 1
    return next
  })
  return rest ? [...deck, ...left] : deck
}

function writeDeck(into: Uint8Array, from: number, size: number, topFirst: readonly number[]): void {
  into.fill(0, from, from + size)
  into.set(topFirst.toReversed(), from)
}

function readSeen(value: Json | undefined, where: string, seen: Uint8Array, find: (value: Json, at: string) => number): void {
  for (const [key, seats] of mapAt(value, where)) {
    const at = path(where, key)
    seen[find(Number(key), at)] = maskAt(seats, at, 0)
  }
}

/** In a view the cards that are not null are those that the viewer knows. */
function markKnown(position: JsonObject, said: Json | undefined, deck: readonly number[], seen: Uint8Array): void {
  if (position.viewer === undefined || !Array.isArray(said)) return
  said.forEach((entry: Json, i: number) => {
    if (entry !== null) seen[deck[i]] |= viewerBit(position)
  })
}

function readSoviet(s: State, position: JsonObject): void {
  const { sovietCount, sovietNumber, sovietNames, sovietArmored } = s.content
  const said = objectAt(position.soviet, 'soviet', SOVIET_FIELDS)
  const split = s.settings[SOVIET_PLAYER] === 1
  const dealing = new Dealing(sovietCount)
  const find = (value: Json, at: string): number =>
    cardAt(value, at, sovietNumber, sovietNames, (card) => dealing.placed[card] === 0)
  s.sovietMixed[0] = said.mixed === true ? 1 : 0
  listAt(said.drawn, 'soviet.drawn').forEach((value, i) => {
    s.sovietPlace[dealing.take(find(value, path('soviet.drawn', i)), path('soviet.drawn', i))] = st.SOVIET_DRAWN
  })
  const hidden: [number, number][] = []
  for (const [seat, player, where] of playersSaid(position)) {
    listAt(player.defeated, path(where, 'defeated')).forEach((value, i) => {
      const at = path(path(where, 'defeated'), i)
      if (isSovietCard(s, value)) s.sovietPlace[dealing.take(find(value, at), at)] = st.SOVIET_DEFEATED + seat
    })
    listAt(player.encircled, path(where, 'encircled')).forEach((value, i) => {
      const at = path(path(where, 'encircled'), i)
      if (value === null) {
        hidden.push([seat, i])
        return
      }
      const card = dealing.take(find(value, at), at)
      s.sovietPlace[card] = st.SOVIET_ENCIRCLED + seat
      if (position.viewer !== undefined) s.cardSeen[card] |= viewerBit(position)
    })
  }
  const decks = split ? ['infantryDeck', 'armoredDeck'] : ['deck']
  const shuffles = decks.map((_, deck) =>
    [...s.sovietDeck.subarray(deck * sovietCount, deck * sovietCount + s.sovietCount[deck])].reverse(),
  )
  // Cards named in the decks must not be dealt to the face-down piles.
  const named = new Set(decks.flatMap((field) => listAt(said[field], path('soviet', field))).filter((value) => value !== null))
  const isNamed = (card: number): boolean => named.has(sovietNumber[card]) || named.has(sovietNames[card])
  // Once mixed, the order of the echelons says nothing any more.
  if (s.sovietMixed[0] === 1) for (const shuffled of shuffles) s.chance.shuffle(st.SOVIET_STREAM, shuffled)
  for (const [seat] of hidden) {
    const card = shuffles[0].find((one) => dealing.placed[one] === 0 && !isNamed(one))
    if (card === undefined) throw new PositionError('players', 'more encircled cards than there are')
    s.sovietPlace[dealing.take(card, 'players')] = st.SOVIET_ENCIRCLED + seat
  }
  decks.forEach((field, deck) => {
    const own = (value: Json, at: string): number =>
      cardAt(
        value,
        at,
        sovietNumber,
        sovietNames,
        (card) => dealing.placed[card] === 0 && (!split || sovietArmored[card] === deck),
      )
    const cards = dealDeck(said[field], path('soviet', field), shuffles[deck], dealing, own, true)
    writeDeck(s.sovietDeck, deck * sovietCount, sovietCount, cards)
    s.sovietCount[deck] = cards.length
    markKnown(position, said[field], cards, s.cardSeen)
  })
  readSeen(said.seen, 'soviet.seen', s.cardSeen, (value, at) => cardAt(value, at, sovietNumber, sovietNames, () => true))
}

function readOkh(s: State, position: JsonObject): void {
  const { okhCount, okhNumber, okhNames } = s.content
  const said = objectAt(position.okh, 'okh', ['row', 'deck'])
  const dealing = new Dealing(okhCount)
  const find = (value: Json, at: string): number => cardAt(value, at, okhNumber, okhNames, (card) => dealing.placed[card] === 0)
  const held = playersSaid(position)
  if (position.okh === undefined && held.every(([, player]) => player.okh === undefined)) return
  const order = [
    ...[...s.okhPlace.keys()].filter((card) => s.okhPlace[card] === st.OKH_IN_ROW),
    ...[...s.okhDeck.subarray(0, s.okhCount[0])].reverse(),
  ]
  s.okhPlace.fill(said.row !== undefined && said.deck !== undefined ? st.OKH_IN_BOX : st.OKH_IN_DECK)
  for (const [seat, player, where] of held) {
    listAt(player.okh, path(where, 'okh')).forEach((value, i) => {
      const at = path(path(where, 'okh'), i)
      s.okhPlace[dealing.take(find(value, at), at)] = st.OKH_HELD + seat
    })
  }
  listAt(said.row, 'okh.row').forEach((value, i) => {
    s.okhPlace[dealing.take(find(value, path('okh.row', i)), path('okh.row', i))] = st.OKH_IN_ROW
  })
  // A position that names the row and the deck names all: what is in neither is out of the game.
  const whole = said.row !== undefined && said.deck !== undefined
  const deck = dealDeck(said.deck, 'okh.deck', order, dealing, find, !whole)
  for (const card of deck) s.okhPlace[card] = st.OKH_IN_DECK
  writeDeck(s.okhDeck, 0, okhCount, deck)
  s.okhCount[0] = deck.length
  if (said.row === undefined) refillOkhRow(s)
  s.revealed = false
}

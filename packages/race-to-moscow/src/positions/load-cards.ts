import { type Json, type JsonObject, PositionError } from '@railhead/table'
import * as n from '../constants.ts'
import { SOVIET_PLAYER } from '../settings.ts'
import type { State } from '../state.ts'
import * as st from '../state.ts'
import { cardAt, Dealing } from './cards.ts'
import { enteringIn } from './load-agenda.ts'
import { SOVIET_FIELDS } from './load-markers.ts'
import { PLAYER_FIELDS } from './load-players.ts'
import { maskAt, viewerBit } from './names.ts'
import { flagAt, listAt, mapAt, objectAt, path } from './reader.ts'

/**
 * Cards of a position. Decks are written top card first; cards that are named nowhere lie in their decks below the named
 * ones, in the order of the shuffle. A null is a card that nobody named.
 */
export function loadCards(s: State, position: JsonObject): void {
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

type Find = (value: Json, at: string) => number

const eachAt = (value: Json | undefined, where: string, put: (value: Json, at: string) => void): void =>
  listAt(value, where).forEach((entry, i) => {
    put(entry, path(where, i))
  })

/** The card of that number or name, or -1. */
const indexOf = (
  numbers: Uint8Array,
  names: readonly string[],
  value: Json,
  suits: (card: number) => boolean = () => true,
): number => numbers.findIndex((number, card) => (number === value || names[card] === value) && suits(card))

const isSovietCard = (s: State, value: Json): boolean => indexOf(s.content.sovietNumber, s.content.sovietNames, value) >= 0

/** The cards that the agenda says are being fought: they are drawn, whether that is said again or not. */
const fought = (position: JsonObject): [Json, string][] =>
  enteringIn(position).flatMap(({ card, where }): [Json, string][] => (card === undefined ? [] : [[card, path(where, 'card')]]))

function readPursuit(s: State, position: JsonObject): void {
  const { pursuitCount, pursuitNumber, pursuitNames, pursuitDeck } = s.content
  const dealing = new Dealing(pursuitCount)
  const said = new Map(playersSaid(position).map((one) => [one[0], one]))
  for (let seat = 0; seat < n.AXIS_SEATS; seat++) {
    const [, player, where] = said.get(seat) ?? [seat, {}, path('players', n.SEAT_NAMES[seat])]
    const ofDeck = (card: number): string | undefined =>
      pursuitDeck[card] === seat ? undefined : `is of the ${n.SEAT_NAMES[pursuitDeck[card]]} deck`
    const find = (value: Json, at: string, suits: (card: number) => string | undefined = () => undefined): number =>
      cardAt(value, at, pursuitNumber, pursuitNames, (card) => ofDeck(card) ?? dealing.whyNot(card) ?? suits(card))
    const put = (field: string, place: number, suits?: (card: number) => string | undefined): void =>
      eachAt(player[field], path(where, field), (value, at) => {
        if (place !== st.DEFEATED || !isSovietCard(s, value)) s.pursuitPlace[dealing.take(find(value, at, suits))] = place
      })
    put('drawn', st.DRAWN)
    for (const [value, at] of fought(position)) {
      const card = indexOf(pursuitNumber, pursuitNames, value, (one) => pursuitDeck[one] === seat)
      if (card >= 0 && s.pursuitPlace[card] !== st.DRAWN) s.pursuitPlace[dealing.take(find(value, at))] = st.DRAWN
    }
    put('held', st.HELD, (card) => (s.content.pursuitHold[card] === 1 ? undefined : 'has no hand symbol, so nobody holds it'))
    put('standingIn', st.STANDING_IN, (card) =>
      s.content.pursuitDoes[card].do === 'gain' ? undefined : 'does not stand in for any supply',
    )
    put('defeated', st.DEFEATED, (card) =>
      s.content.pursuitDoes[card].do === 'fight' ? undefined : 'is nothing that can be defeated',
    )
    if (player.discard !== 'rest') put('discard', st.DISCARDED)
    readPursuitDeck(s, seat, player, where, dealing, find)
    eachSeen(player.seen, path(where, 'seen'), s.pursuitSeen, (value, at) =>
      cardAt(value, at, pursuitNumber, pursuitNames, ofDeck),
    )
  }
  for (const [seat, player] of said.values()) markKnown(position, player.deck, deckOf(s, seat), s.pursuitSeen)
}

const sizeOf = (s: State): number => s.content.pursuitCount / n.AXIS_SEATS

/** The seat's Pursuit deck, top first. */
const deckOf = (s: State, seat: number): number[] =>
  [...s.pursuitDeck.subarray(seat * sizeOf(s), seat * sizeOf(s) + s.pursuitCount[seat])].reverse()

function readPursuitDeck(s: State, seat: number, player: JsonObject, where: string, dealing: Dealing, find: Find): void {
  const size = sizeOf(s)
  const shuffled = deckOf(s, seat)
  const restLies = player.discard !== 'rest'
  const deck = dealDeck(player.deck, path(where, 'deck'), shuffled, dealing, find, restLies)
  if (!restLies) for (const card of shuffled) if (dealing.placed[card] === 0) s.pursuitPlace[card] = st.DISCARDED
  writeDeck(s.pursuitDeck, seat * size, size, deck)
  s.pursuitCount[seat] = deck.length
}

/** The deck, top first: named cards where they are named, the others from the shuffle; `rest` says whether unnamed ones lie below. */
function dealDeck(
  value: Json | undefined,
  where: string,
  shuffled: readonly number[],
  dealing: Dealing,
  find: Find,
  rest: boolean,
): number[] {
  const named = listAt(value, where).map((entry, i) => (entry === null ? n.NONE : dealing.take(find(entry, path(where, i)))))
  const left = shuffled.filter((card) => dealing.placed[card] === 0)
  const deck = named.map((card) => {
    if (card !== n.NONE) return card
    const next = left.shift()
    if (next === undefined) throw new PositionError(where, 'names more cards than there are')
    return dealing.take(next)
  })
  return rest ? [...deck, ...left] : deck
}

function writeDeck(into: Uint8Array, from: number, size: number, topFirst: readonly number[]): void {
  into.fill(0, from, from + size)
  into.set(topFirst.toReversed(), from)
}

function eachSeen(value: Json | undefined, where: string, seen: Uint8Array, find: Find): void {
  for (const [key, seats] of mapAt(value, where)) {
    const at = path(where, key)
    seen[find(/^\d+$/.test(key) ? Number(key) : key, at)] = maskAt(seats, at, 0)
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
  for (const field of split ? ['deck'] : ['infantryDeck', 'armoredDeck']) {
    if (said[field] === undefined) continue
    const decks = split
      ? 'with a Soviet player the decks are infantryDeck and armoredDeck'
      : 'without a Soviet player there is one deck'
    throw new PositionError(path('soviet', field), decks)
  }
  const dealing = new Dealing(sovietCount)
  const find = (value: Json, at: string): number => cardAt(value, at, sovietNumber, sovietNames, dealing.whyNot)
  s.sovietMixed[0] = flagAt(said.mixed, 'soviet.mixed', false)
  eachAt(said.drawn, 'soviet.drawn', (value, at) => {
    s.sovietPlace[dealing.take(find(value, at))] = st.SOVIET_DRAWN
  })
  for (const [value, at] of fought(position)) {
    const card = indexOf(sovietNumber, sovietNames, value)
    if (card >= 0 && s.sovietPlace[card] !== st.SOVIET_DRAWN) s.sovietPlace[dealing.take(find(value, at))] = st.SOVIET_DRAWN
  }
  const hidden = readTaken(s, position, dealing, find)
  const decks = split ? ['infantryDeck', 'armoredDeck'] : ['deck']
  const shuffles = decks.map((_, deck) =>
    [...s.sovietDeck.subarray(deck * sovietCount, deck * sovietCount + s.sovietCount[deck])].reverse(),
  )
  // Once mixed, the order of the echelons says nothing any more.
  if (s.sovietMixed[0] === 1) for (const shuffled of shuffles) s.chance.shuffle(st.SOVIET_STREAM, shuffled)
  // Cards named in the decks must not be dealt to the face-down piles.
  const named = new Set(decks.flatMap((field) => listAt(said[field], path('soviet', field))).filter((value) => value !== null))
  const isNamed = (card: number): boolean => named.has(sovietNumber[card]) || named.has(sovietNames[card])
  for (const seat of hidden) {
    const card = shuffles[0].find((one) => dealing.placed[one] === 0 && !isNamed(one))
    if (card === undefined) throw new PositionError('players', 'more encircled cards than there are')
    s.sovietPlace[dealing.take(card)] = st.SOVIET_ENCIRCLED + seat
  }
  decks.forEach((field, deck) => {
    const other = ['is an infantry card', 'is an armored card']
    const own = (value: Json, at: string): number =>
      cardAt(
        value,
        at,
        sovietNumber,
        sovietNames,
        (card) => dealing.whyNot(card) ?? (split && sovietArmored[card] !== deck ? other[sovietArmored[card]] : undefined),
      )
    const cards = dealDeck(said[field], path('soviet', field), shuffles[deck], dealing, own, true)
    writeDeck(s.sovietDeck, deck * sovietCount, sovietCount, cards)
    s.sovietCount[deck] = cards.length
    markKnown(position, said[field], cards, s.cardSeen)
  })
  eachSeen(said.seen, 'soviet.seen', s.cardSeen, (value, at) => cardAt(value, at, sovietNumber, sovietNames))
}

/** Soviet cards in the players' areas, defeated or encircled. Answers the owners of the encircled cards that are not named. */
function readTaken(s: State, position: JsonObject, dealing: Dealing, find: Find): number[] {
  const hidden: number[] = []
  for (const [seat, player, where] of playersSaid(position)) {
    eachAt(player.defeated, path(where, 'defeated'), (value, at) => {
      if (isSovietCard(s, value)) s.sovietPlace[dealing.take(find(value, at))] = st.SOVIET_DEFEATED + seat
    })
    eachAt(player.encircled, path(where, 'encircled'), (value, at) => {
      if (value === null) {
        hidden.push(seat)
        return
      }
      const card = dealing.take(find(value, at))
      s.sovietPlace[card] = st.SOVIET_ENCIRCLED + seat
      if (position.viewer !== undefined) s.cardSeen[card] |= viewerBit(position)
    })
  }
  return hidden
}

/** OKH cards that are named nowhere lie in the deck; a row that is not said is filled from it. */
function readOkh(s: State, position: JsonObject): void {
  const { okhCount, okhNumber, okhNames } = s.content
  const said = objectAt(position.okh, 'okh', ['row', 'deck', 'played'])
  const held = playersSaid(position)
  if (position.okh === undefined && held.every(([, player]) => player.okh === undefined)) return
  const dealing = new Dealing(okhCount)
  const find = (value: Json, at: string): number => cardAt(value, at, okhNumber, okhNames, dealing.whyNot)
  const put = (value: Json | undefined, where: string, place: number): void =>
    eachAt(value, where, (card, at) => {
      s.okhPlace[dealing.take(find(card, at))] = place
    })
  const order = [
    ...[...s.okhPlace.keys()].filter((card) => s.okhPlace[card] === st.OKH_IN_ROW),
    ...[...s.okhDeck.subarray(0, s.okhCount[0])].reverse(),
  ]
  const most = n.okhRow(s.players[0])
  if (listAt(said.row, 'okh.row').length > most) throw new PositionError('okh.row', `has at most ${most} cards`)
  s.okhPlace.fill(st.OKH_IN_DECK)
  for (const [seat, player, where] of held) put(player.okh, path(where, 'okh'), st.OKH_HELD + seat)
  put(said.played, 'okh.played', st.OKH_IN_BOX)
  put(said.row, 'okh.row', st.OKH_IN_ROW)
  if (said.row === undefined) {
    const inDeck = listAt(said.deck, 'okh.deck')
    const open = order.filter(
      (card) => dealing.placed[card] === 0 && !inDeck.some((one) => one === okhNumber[card] || one === okhNames[card]),
    )
    for (const card of open.slice(0, most)) s.okhPlace[dealing.take(card)] = st.OKH_IN_ROW
  }
  const deck = dealDeck(said.deck, 'okh.deck', order, dealing, find, true)
  writeDeck(s.okhDeck, 0, okhCount, deck)
  s.okhCount[0] = deck.length
}

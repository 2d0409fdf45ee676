import type { Chance, Seat } from '@railhead/table'
import { ARMOR, AXIS_SEATS, EVERYBODY, INFANTRY, SOVIET } from './constants.ts'
import { SOVIET_PLAYER } from './settings.ts'
import { SOVIET_ENCIRCLED, SOVIET_IN_DECK, type State } from './state.ts'

/**
 * What a seat cannot know, dealt anew in place: cards below and above those it has seen, face-down cards in the players' areas, the OKH deck,
 * faces of Soviet markers. Knowledge stays where it is: who has looked at the top card of a deck has looked at whatever lies there now.
 *
 * With chance nothing is allocated: players think on thousands of such worlds. Without it all that is hidden is put in order, so that nothing is left of how it lay.
 */
export function redeal(s: State, seat: Seat | null, random: Chance | undefined): void {
  const viewer = seat === null ? 0 : 1 << seat
  if (random === undefined) forgetOthers(s, seat)
  const size = s.content.pursuitCount / AXIS_SEATS
  for (let deck = 0; deck < AXIS_SEATS; deck++)
    redealDeck(s.pursuitDeck, deck * size, s.pursuitCount[deck], s.pursuitSeen, viewer, random)
  if (s.settings[SOVIET_PLAYER] === 1) {
    for (let deck = 0; deck < 2; deck++)
      redealDeck(s.sovietDeck, deck * s.content.sovietCount, s.sovietCount[deck], s.cardSeen, viewer, random)
    if (seat !== SOVIET) redealFaces(s, viewer, random)
  } else redealSoviet(s, viewer, random)
  arrange(random, s.okhDeck, 0, s.okhCount[0])
}

/** Who else has seen what cannot be known either: of what the viewer has seen it counts that they have, and that the Soviet player has seen his markers. */
function forgetOthers(s: State, seat: Seat | null): void {
  const viewer = seat === null ? 0 : 1 << seat
  const seen = seat === null ? EVERYBODY : viewer
  for (const masks of [s.pursuitSeen, s.cardSeen, s.sovietSeen])
    for (let i = 0; i < masks.length; i++) if (masks[i] !== 0) masks[i] = knows(viewer, masks[i]) ? seen : 0
  if (s.settings[SOVIET_PLAYER] === 0) return
  for (let area = 0; area < s.soviet.length; area++) if (s.soviet[area] !== 0) s.sovietSeen[area] |= 1 << SOVIET
}

/** Room for the cards of any deck. */
const cards = new Uint8Array(256)
const places = new Uint8Array(256)
const masks = new Uint8Array(256)

function arrange(random: Chance | undefined, list: Uint8Array, from: number, to: number): void {
  if (random === undefined) list.subarray(from, to).sort()
  else random.shuffle(0, list, from, to)
}

const knows = (viewer: number, seenBy: number): boolean => seenBy === EVERYBODY || (seenBy & viewer) !== 0

/** Shuffles the cards of a deck that the viewer has not seen among their places. */
function redealDeck(
  deck: Uint8Array,
  from: number,
  count: number,
  seen: Uint8Array,
  viewer: number,
  random: Chance | undefined,
): void {
  let unknown = 0
  for (let at = from; at < from + count; at++) {
    const card = deck[at]
    if (knows(viewer, seen[card])) continue
    cards[unknown] = card
    masks[unknown] = seen[card]
    places[unknown++] = at
  }
  arrange(random, cards, 0, unknown)
  for (let i = 0; i < unknown; i++) {
    deck[places[i]] = cards[i]
    seen[cards[i]] = masks[i]
  }
}

/**
 * The one Soviet deck, and what was taken from its top face down [2024:11]. Until a lost combat has mixed it the green cards lie over the
 * blue ones, so the face-down cards are green as far as there are any.
 */
function redealSoviet(s: State, viewer: number, random: Chance | undefined): void {
  const { sovietDeck, sovietPlace, cardSeen } = s
  let unknown = 0
  for (let card = 0; card < sovietPlace.length; card++) {
    if (sovietPlace[card] < SOVIET_ENCIRCLED || knows(viewer, cardSeen[card])) continue
    cards[unknown] = card
    places[unknown] = sovietPlace[card]
    masks[unknown++] = cardSeen[card]
  }
  const taken = unknown
  // Their order is that of the cards.
  if (random === undefined) orderPlaces(taken)
  for (let at = s.sovietCount[0] - 1; at >= 0; at--) {
    const card = sovietDeck[at]
    if (knows(viewer, cardSeen[card])) continue
    cards[unknown] = card
    places[unknown] = at
    masks[unknown++] = cardSeen[card]
  }
  const green = s.sovietMixed[0] === 1 ? unknown : greenFirst(s.content.sovietEchelon, unknown)
  arrange(random, cards, 0, green)
  arrange(random, cards, green, unknown)
  // Whoever took them, each of the face-down cards may be any of them.
  arrange(random, cards, 0, taken)
  for (let i = 0; i < unknown; i++) {
    if (i < taken) sovietPlace[cards[i]] = places[i]
    else {
      sovietPlace[cards[i]] = SOVIET_IN_DECK
      sovietDeck[places[i]] = cards[i]
    }
    cardSeen[cards[i]] = masks[i]
  }
}

/** Puts the first places, with who has looked at what lies there, in order. */
function orderPlaces(count: number): void {
  const both = Uint16Array.from({ length: count }, (_, i) => (places[i] << 8) | masks[i]).sort()
  for (let i = 0; i < count; i++) {
    places[i] = both[i] >> 8
    masks[i] = both[i] & 0xff
  }
}

/** Puts the green cards before the blue ones; answers how many there are. */
function greenFirst(echelon: Uint8Array, count: number): number {
  let green = 0
  for (let i = 0; i < count; i++) {
    if (echelon[cards[i]] !== 0) continue
    const swap = cards[green]
    cards[green++] = cards[i]
    cards[i] = swap
  }
  return green
}

/** [2024:14.3] The faces of markers on the map that the viewer has not seen, and of those beside it. */
function redealFaces(s: State, viewer: number, random: Chance | undefined): void {
  let infantry = s.pool[0] + s.markerBox[0]
  let armor = s.pool[1] + s.markerBox[1]
  for (let area = 0; area < s.soviet.length; area++) {
    if (s.soviet[area] === 0 || knows(viewer, s.sovietSeen[area])) continue
    if (s.soviet[area] === INFANTRY) infantry++
    else armor++
  }
  for (let area = 0; area < s.soviet.length; area++) {
    if (s.soviet[area] === 0 || knows(viewer, s.sovietSeen[area])) continue
    const isInfantry = picksInfantry(random, infantry, armor)
    s.soviet[area] = isInfantry ? INFANTRY : ARMOR
    if (isInfantry) infantry--
    else armor--
  }
  const inPool = s.pool[0] + s.pool[1]
  s.pool[0] = 0
  for (let i = 0; i < inPool; i++) {
    const isInfantry = picksInfantry(random, infantry, armor)
    if (isInfantry) {
      infantry--
      s.pool[0]++
    } else armor--
  }
  s.pool[1] = inPool - s.pool[0]
  s.markerBox[0] = infantry
  s.markerBox[1] = armor
}

const picksInfantry = (random: Chance | undefined, infantry: number, armor: number): boolean =>
  random === undefined ? infantry > 0 : random.pick(0, infantry + armor) < infantry

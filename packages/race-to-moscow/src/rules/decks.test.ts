import { describe, expect, test } from 'vitest'
import { AXIS_SEATS, GRAY, SOVIET } from '../constants.ts'
import type { Event } from '../events.ts'
import { raceToMoscow } from '../game.ts'
import { DISCARDED, DRAWN, HELD, IN_DECK, type State } from '../state.ts'
import { bottomSoviet, drawPursuit, drawSoviet, shufflePursuit, shuffleSoviet } from './decks.ts'

/** Who knows which card, and what is left of that when a deck is shuffled. */

const set = (options = {}): State => raceToMoscow.setup(options, 'decks')

/** Everybody has seen every card of a kind; then a deck of them is shuffled. Answers the cards of which nobody knows any more. */
function forgotten(s: State, seen: Uint8Array, shuffle: () => void): number[] {
  seen.fill(1)
  s.revealed = false
  shuffle()
  return [...seen.keys()].filter((card) => seen[card] === 0)
}

describe('[2024:10] who knew where the cards of a deck lie does not know it after a shuffle, and still knows all others', () => {
  test.each([0, 1, 2])('Pursuit deck %d', (seat) => {
    const s = set()
    const own = [...s.content.pursuitDeck.keys()].filter((card) => s.content.pursuitDeck[card] === seat)
    expect(forgotten(s, s.pursuitSeen, () => shufflePursuit(s, seat))).toEqual(own)
    // What came out by chance is not taken back.
    expect(s.revealed).toBe(true)
  })

  test.each([0, 1])('Soviet deck %d of a Soviet player', (deck) => {
    const s = set({ sovietPlayer: true })
    const own = [...s.content.sovietArmored.keys()].filter((card) => s.content.sovietArmored[card] === deck)
    expect(forgotten(s, s.cardSeen, () => shuffleSoviet(s, deck))).toEqual(own)
    expect(s.revealed).toBe(true)
  })
})

test('[2024:9.4] everybody knows the card that Brandenburg has put under the deck', () => {
  const s = set()
  const card = drawSoviet(s, 0)
  bottomSoviet(s, 0, card)
  const knowing = [...Array(AXIS_SEATS + 1).keys()].filter((seat) => s.cardSeen[card] & (1 << seat))
  expect([s.sovietDeck[0], knowing]).toEqual([card, [0, 1, 2, SOVIET]])
})

test.each([0, 1])(
  '[2024:9.4] under deck %d: all of its other cards keep their order, and the other deck is as it was',
  (deck) => {
    const s = set({ sovietPlayer: true })
    const size = s.content.sovietCount
    const lies = (of: number): number[] => [...s.sovietDeck.subarray(of * size, of * size + s.sovietCount[of])]
    const [before, other] = [lies(deck), lies(1 - deck)]
    const card = drawSoviet(s, deck)
    bottomSoviet(s, deck, card)
    expect([lies(deck), lies(1 - deck)]).toEqual([[card, ...before.slice(0, -1)], other])
  },
)

test('[2024:8.2] an empty Pursuit deck is made anew from the discard pile, be it of one card', () => {
  const s = set()
  const own = [...s.content.pursuitDeck.keys()].filter((card) => s.content.pursuitDeck[card] === GRAY)
  for (const card of own) s.pursuitPlace[card] = HELD
  s.pursuitPlace[own[3]] = DISCARDED
  s.pursuitCount[GRAY] = 0
  const events: Event[] = []
  s.tell = (event) => events.push(event)
  expect(drawPursuit(s, GRAY)).toBe(own[3])
  expect(events).toEqual([{ type: 'deck-reshuffled', deck: 'pursuit', seat: 'gray' }])
})

test('[2024:8.2] [2024:10] the discarded cards are in the deck again, shuffled: nobody knows a place of them', () => {
  const s = set()
  const own = [...s.content.pursuitDeck.keys()].filter((card) => s.content.pursuitDeck[card] === GRAY)
  const discarded = own.slice(0, 8)
  for (const card of own) s.pursuitPlace[card] = discarded.includes(card) ? DISCARDED : HELD
  s.pursuitCount[GRAY] = 0
  s.pursuitSeen.fill(1)
  const first = drawPursuit(s, GRAY)
  const rest = discarded.filter((card) => card !== first)
  expect(rest.map((card) => s.pursuitPlace[card])).toEqual(rest.map(() => IN_DECK))
  expect(rest.map((card) => s.pursuitSeen[card])).toEqual(rest.map(() => 0))
  const drawn = [first, ...rest.map(() => drawPursuit(s, GRAY))]
  expect(drawn.toSorted((a, b) => a - b)).toEqual(discarded)
  expect([discarded, discarded.toReversed()]).not.toContainEqual(drawn)
})

test('[2024:8.2] a card that is drawn lies in no deck until it is resolved, and nobody knows a place of it', () => {
  const s = set()
  s.pursuitSeen.fill(1)
  const card = drawPursuit(s, GRAY)
  expect([s.pursuitPlace[card], s.pursuitSeen[card]]).toEqual([DRAWN, 0])
  const inDeck = [...s.pursuitPlace].filter((place) => place === IN_DECK).length
  expect(inDeck).toBe(s.pursuitCount[0] + s.pursuitCount[1] + s.pursuitCount[2])
})

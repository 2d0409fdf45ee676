import { looseChance, type Position } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { SEAT_NAMES, SOVIET } from './constants.ts'
import { raceToMoscow as game } from './game.ts'
import type { State } from './state.ts'

const WORLDS = 4000
/** With so many worlds a true share of any size lies within this of the seen one, but for one time in a million. */
const NEAR = 0.04

const GRAY = SEAT_NAMES.indexOf('gray')
const WHITE = SEAT_NAMES.indexOf('white')

/** How often each thing was seen in worlds reimagined for the seat, as a share. */
function shares(state: State, seat: number | null, see: (world: State) => number): Map<number, number> {
  const random = looseChance(7)
  const into = game.copy(state)
  const counts = new Map<number, number>()
  for (let i = 0; i < WORLDS; i++) {
    const seen = see(game.reimagine(state, seat, random, into))
    counts.set(seen, (counts.get(seen) ?? 0) + 1)
  }
  return new Map([...counts].map(([seen, count]) => [seen, count / WORLDS]))
}

function expectEven(found: Map<number, number>, among: readonly number[]): void {
  expect([...found.keys()].sort((a, b) => a - b)).toEqual([...among].sort((a, b) => a - b))
  for (const share of found.values()) expect(Math.abs(share - 1 / among.length)).toBeLessThan(NEAR)
}

const load = (rest: object): State => game.load({ game: 'race-to-moscow', ...rest } as Position)
const pursuitTop = (deck: number) => (s: State) => s.pursuitDeck[deck * (s.content.pursuitCount / 3) + s.pursuitCount[deck] - 1]
const deckOf = (s: State, seat: number): number[] => {
  const from = seat * (s.content.pursuitCount / 3)
  return [...s.pursuitDeck.subarray(from, from + s.pursuitCount[seat])]
}
const sovietTop = (s: State): number => s.sovietDeck[s.sovietCount[0] - 1]
const byEchelon = (s: State, echelon: number): number[] =>
  [...s.sovietDeck.subarray(0, s.sovietCount[0])].filter((card) => s.content.sovietEchelon[card] === echelon)

describe('what a seat cannot know is dealt anew', () => {
  test('each unseen Pursuit card is as likely on top as any other; discards and held cards are not among them', () => {
    const [first, second] = deckOf(load({}), GRAY).map((card) => load({}).content.pursuitNumber[card])
    const state = load({ players: { gray: { discard: [first, second] } } })
    expect(deckOf(state, GRAY)).toHaveLength(deckOf(load({}), GRAY).length - 2)
    expectEven(shares(state, GRAY, pursuitTop(GRAY)), deckOf(state, GRAY))
  })

  test('a card that the seat has looked at stays where it lies; to the others it may be any', () => {
    const state = load({})
    const top = pursuitTop(GRAY)(state)
    state.pursuitSeen[top] = 1 << GRAY
    expect([...shares(state, GRAY, pursuitTop(GRAY))]).toEqual([[top, 1]])
    expectEven(shares(state, WHITE, pursuitTop(GRAY)), deckOf(state, GRAY))
    // Who has looked still knows the card that lies there now.
    const world = game.reimagine(state, WHITE, looseChance(3), game.copy(state))
    expect(world.pursuitSeen[pursuitTop(GRAY)(world)]).toBe(1 << GRAY)
  })

  test('green Soviet cards lie over blue ones until a lost combat has mixed them', () => {
    const state = load({})
    expectEven(shares(state, GRAY, sovietTop), byEchelon(state, 0))
    expectEven(
      shares(state, GRAY, (s) => s.sovietDeck[0]),
      byEchelon(state, 1),
    )
    const mixed = load({ soviet: { mixed: true } })
    expectEven(shares(mixed, GRAY, sovietTop), [...byEchelon(mixed, 0), ...byEchelon(mixed, 1)])
  })

  test('a card that everybody knows at the bottom stays there', () => {
    const state = load({})
    const bottom = state.sovietDeck[0]
    state.cardSeen[bottom] = 0xf
    for (const seat of [GRAY, WHITE, null]) expect([...shares(state, seat, (s) => s.sovietDeck[0])]).toEqual([[bottom, 1]])
  })

  test('face-down cards of the players are drawn from the same unknown ones, and stay known to who looked', () => {
    const state = load({ players: { gray: { encircled: [null] } } })
    const encircled = (s: State): number => s.sovietPlace.findIndex((place) => place >= 5)
    const hidden = encircled(state)
    expectEven(shares(state, WHITE, encircled), [hidden, ...byEchelon(state, 0)])
    state.cardSeen[hidden] = 1 << GRAY
    expect([...shares(state, GRAY, encircled)]).toEqual([[hidden, 1]])
  })

  test('the OKH deck is shuffled, its row stays', () => {
    const state = load({})
    expectEven(
      shares(state, GRAY, (s) => s.okhDeck[s.okhCount[0] - 1]),
      [...state.okhDeck.subarray(0, state.okhCount[0])],
    )
    const world = game.reimagine(state, GRAY, looseChance(1), game.copy(state))
    expect(world.okhPlace).toEqual(state.okhPlace)
  })

  test('marker faces are dealt as they are spread; the Soviet player knows his own', () => {
    const state = load({ options: { sovietPlayer: true }, areas: { kaunas: { soviet: 'armor' } } })
    const kaunas = state.content.areaIds.indexOf('kaunas')
    const brest = state.content.areaIds.indexOf('brest')
    const face = (area: number) => (s: State) => s.soviet[area]
    expect([...shares(state, SOVIET, face(kaunas))]).toEqual([[state.soviet[kaunas], 1]])
    state.sovietSeen[kaunas] |= 1 << GRAY
    expect([...shares(state, GRAY, face(kaunas))]).toEqual([[state.soviet[kaunas], 1]])
    // One armor marker is known; of the 25 others ten are.
    expect(Math.abs((shares(state, GRAY, face(brest)).get(2) ?? 0) - 10 / 25)).toBeLessThan(NEAR)
    const world = game.reimagine(state, GRAY, looseChance(5), game.copy(state))
    const total = (s: State): number[] =>
      [1, 2].map((f) => s.soviet.filter((at) => at === f).length + s.pool[f - 1] + s.markerBox[f - 1])
    expect(total(world)).toEqual(total(state))
    expect(world.pool[0] + world.pool[1]).toBe(state.pool[0] + state.pool[1])
  })

  test('draws that a position fixed beforehand are not known to anybody', () => {
    const state = load({ chance: { seed: 'x', next: { soviet: [1, 2, 3] } } })
    const world = game.reimagine(state, GRAY, looseChance(2), game.copy(state))
    expect(world.chance.save(game.streams).next).toBeUndefined()
  })
})

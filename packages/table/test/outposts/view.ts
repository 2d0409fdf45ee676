import type { Chance, JsonObject, Pile, Seat, View } from '@railhead/table'
import { CARDS, cardNumber } from './cards.ts'
import { cardNames, objectAt, readOpen, readSteps, writeOpen } from './position.ts'
import { DECK_STREAM, SEATS, type State, seatedIn } from './state.ts'

/** What a seat may know: its own hand and pledge by name, those of others and the deck only by number. */
export function view(state: State, viewer: Seat | null): View {
  const each = (show: (seat: Seat) => JsonObject[string]): JsonObject =>
    Object.fromEntries(seatedIn(state).map((seat) => [SEATS[seat], show(seat)]))
  return {
    game: 'outposts',
    viewer: viewer === null ? null : SEATS[viewer],
    ...writeOpen(state),
    deck: state.deck.count,
    hands: each((seat) => (seat === viewer ? cardNames(state.hands[seat]) : state.hands[seat].count)),
    pledged: each((seat) => {
      if (state.pledge[seat] === 0) return null
      return seat === viewer ? CARDS[state.pledge[seat] - 1] : true
    }),
  }
}

/** Fills a state, set up with the view's options, with what the view says; what it does not say is dealt at random. */
export function imagineInto(state: State, seen: View, random: Chance): void {
  readOpen(state, seen)
  const hands = objectAt(seen.hands, 'hands')
  const pledged = objectAt(seen.pledged, 'pledged')
  const known = new Set<number>(state.discard.entries())
  for (const name of Object.keys(hands)) {
    const hand = hands[name]
    if (Array.isArray(hand)) for (const card of hand) known.add(cardNumber(card))
    if (typeof pledged[name] === 'string') known.add(cardNumber(pledged[name]))
  }
  const unknown = CARDS.map((_, card) => card).filter((card) => !known.has(card))
  random.shuffle(DECK_STREAM, unknown)
  const deal = (): number => unknown.pop() ?? 0

  state.deck.clear()
  for (let left = Number(seen.deck); left > 0; left--) state.deck.push(deal())
  for (const seat of seatedIn(state)) {
    const hand = hands[SEATS[seat]]
    const pile = state.hands[seat]
    pile.clear()
    if (Array.isArray(hand)) for (const card of hand) pile.push(cardNumber(card))
    else for (let left = Number(hand); left > 0; left--) pile.push(deal())
    pile.sort()
    const card = pledged[SEATS[seat]]
    state.pledge[seat] = card === null ? 0 : 1 + (typeof card === 'string' ? cardNumber(card) : deal())
  }
  readSteps(state, seen)
  state.chance.quicken(random.word(DECK_STREAM))
}

/** The deck, the hands and the pledges of the others, dealt anew in place; without chance in the order of their numbers. */
export function redeal(state: State, viewer: Seat | null, random: Chance | undefined): void {
  const others = seatedIn(state).filter((seat) => seat !== viewer)
  const piles: Pile[] = [state.deck, ...others.map((seat) => state.hands[seat])]
  const unknown = [
    ...piles.flatMap((pile) => [...pile.entries()]),
    ...others.flatMap((seat) => (state.pledge[seat] === 0 ? [] : [state.pledge[seat] - 1])),
  ]
  if (random === undefined) unknown.sort((one, other) => one - other)
  else random.shuffle(DECK_STREAM, unknown)
  const deal = (): number => unknown.pop() ?? 0
  for (const pile of piles) {
    const count = pile.count
    pile.clear()
    for (let i = 0; i < count; i++) pile.push(deal())
  }
  for (const seat of others) {
    state.hands[seat].sort()
    if (state.pledge[seat] !== 0) state.pledge[seat] = deal() + 1
  }
  state.chance.quicken(random?.word(DECK_STREAM) ?? 0)
}

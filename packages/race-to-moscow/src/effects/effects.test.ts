import { describe, expect, test } from 'vitest'
import { area, asks, choices, choose, decision, given, held, listed, player, refused, type Situation, told } from '../testing.ts'

/** How little a card needs to do something, and when it can do nothing. */

const MOVE = { action: 'move-armored', army: '4PzGr' }
const play = (card: number) => ({ action: 'play-okh', card })
const holding = (card: number, situation: Situation = {}, gray: object = {}) =>
  given({ ...situation, players: { gray: { okh: [card], ...gray } } })
const NO_TARGET = 'card-without-target 9.4'

describe('OKH cards that find little or nothing', () => {
  const EMPTY = { fuel: 0, ammo: 0, food: 0 }

  test.each(['fuel', 'ammo', 'food'])('[2024:9.4] Transportflottille brings the one %s that the stock has left', (kind) => {
    const table = holding(88, { stock: { ...EMPTY, [kind]: 1 } })
    const [brought] = told(choose(table, play(88), { area: 'memel' }), 'supplies-taken')
    expect(brought).toMatchObject({ area: 'memel', ...EMPTY, [kind]: 1 })
  })
  test('[2024:9.4] Transportflottille stays in port while the stock is empty', () => {
    expect(refused(holding(88, { stock: EMPTY }), play(88))).toBe(NO_TARGET)
  })
  test('[2024:9.4] Transportflottille goes to harbours under control only', () => {
    const table = holding(88)
    choose(table, play(88))
    expect(refused(table, { area: 'riga' })).toBe('area-not-controlled 9.4')
    expect(refused(table, { army: '16A' })).toBe('not-asked-now 7')
  })

  test('[2024:9.4] Brandenburg finds no other card when the one that was drawn was the last', () => {
    const table = given({ players: { gray: { okh: [89], defeated: rest(55) } }, soviet: { deck: [55] } })
    choose(table, MOVE, { to: 'kaunas' })
    expect(player(table, 'gray')).toMatchObject({ okh: [89] })
    expect(player(table, 'gray').defeated).toContain(55)
    const another = given({ players: { gray: { okh: [89], defeated: rest(55, 56) } }, soviet: { deck: [55, 56] } })
    choose(another, MOVE, { to: 'kaunas' })
    expect(choices(another)).toContainEqual(play(89))
  })

  test.each(['fuel', 'ammo', 'food'])('[2024:9.4] Luftbrücke flies in the one %s that the stock has left', (kind) => {
    const table = holding(90, { stock: { ...EMPTY, [kind]: 1 }, armies: { '16A': { ammo: 1 } } })
    choose(table, play(90))
    expect(choices(table)).toEqual([{ army: '16A', supply: kind }])
    expect(refused(table, { army: '6A', supply: kind })).toBe('not-your-army 8.2')
    expect(refused(table, { army: '16A' })).toBe('not-asked-now 7')
  })
  test('[2024:9.4] Luftbrücke has nothing to fly in while the stock is empty', () => {
    expect(refused(holding(90, { stock: EMPTY, armies: { '16A': { ammo: 1 } } }), play(90))).toBe(NO_TARGET)
  })

  test.each(['16A', '18A', '4PzGr'])('[2024:9.4] Auftragstaktik activates %s when it is the only one that can be', (only) => {
    const others = ['16A', '18A', '4PzGr'].filter((one) => one !== only)
    const table = holding(95, { armies: Object.fromEntries(others.map((one) => [one, { moved: true }])) })
    choose(table, play(95))
    expect(listed(table, 'army')).toEqual([only])
    expect(refused(table, { area: 'riga' })).toBe('not-asked-now 7')
    expect(refused(table, { army: '6A' })).toBe('not-your-army 8.2')
  })
  test('[2024:9.4] Auftragstaktik finds no army when all have moved', () => {
    const armies = Object.fromEntries(['16A', '18A', '4PzGr'].map((one) => [one, { moved: true }]))
    expect(refused(holding(95, { armies }), play(95))).toBe(NO_TARGET)
  })

  test('[2024:9.4] Eisenbahnpioniere: a marker with rail needs no more of it', () => {
    const table = holding(98, { areas: { ...held('gray', 'riga'), kaunas: { control: 'gray', rail: true } } })
    choose(table, play(98))
    expect(refused(table, { area: 'kaunas' })).toBe('has-rail 9.4')
    expect(refused(table, { army: '16A' })).toBe('not-asked-now 7')
  })

  test('[2024:9.4] Wolfsschanze moves nothing when no medal is left', () => {
    expect(refused(holding(99), play(99))).toBe('allowed')
    const none = Object.fromEntries(medalAreas().map((id) => [id, { medals: 0 }]))
    expect(refused(holding(99, { areas: none }), play(99))).toBe(NO_TARGET)
  })
})

describe('Stukageschwader', () => {
  const noCards = { discard: 'rest' }
  const noSoviets = { players: { white: { defeated: rest() } } }
  test('[2021:16] it needs a deck with a card, whichever', () => {
    const emptied = (gray: object, situation: Situation) =>
      given({ ...situation, players: { ...(situation.players as object), gray: { okh: [96], ...gray } } })
    const decks = (table: ReturnType<typeof given>) => choices(table, { action: 'play-okh' }).map(({ deck }) => deck)
    expect(decks(emptied({}, {}))).toEqual(['pursuit', 'soviet'])
    expect(decks(emptied(noCards, {}))).toEqual(['soviet'])
    expect(decks(emptied({}, noSoviets))).toEqual(['pursuit'])
    expect(refused(emptied(noCards, noSoviets), play(96))).toBe(NO_TARGET)
  })
  test('[2024:9.4] a spent marker comes back and no deck is named; [2021:16] it is placed though it is spent', () => {
    const spent = (edition: string) => holding(96, { options: { edition } }, { airSupport: 'spent' })
    expect(choices(spent('2024'), { action: 'play-okh' })).toEqual([play(96)])
    expect(refused(spent('2024'), { ...play(96), deck: 'soviet' })).toBe('not-asked-now 7')
    // It does not matter then what the deck is like.
    const noDeck = given({ players: { white: { defeated: rest() }, gray: { okh: [96], airSupport: 'spent' } } })
    expect(refused(noDeck, { ...play(96), deck: 'soviet' })).toBe('not-asked-now 7')
    expect(refused(spent('2021'), play(96))).toBe('say-which-deck 15')
  })
  test.each([
    ['2024', 'ready'],
    ['2021', 'spent'],
  ])('%s: after its combat the marker is %s', (edition, after) => {
    const table = holding(96, { options: { edition }, soviet: { deck: ['3 Army'] } })
    choose(table, { ...play(96), deck: 'soviet' }, MOVE, { to: 'kaunas' })
    expect(player(table, 'gray').airSupport ?? 'ready').toBe(after)
  })
})

describe('Pursuit cards that find nothing say so', () => {
  test('[2021:5] a second card of Axis Auxiliaries in one turn, where one is the most', () => {
    const table = given({ options: { edition: '2021' }, auxiliariesUsed: 1, players: { gray: { deck: [19] } } })
    const events = choose(table, MOVE, { to: 'kedainiai' })
    expect(told(events, 'no-effect')).toEqual([{ type: 'no-effect', card: 19, because: 'one-a-turn' }])
    expect(told(events, 'action-gained')).toEqual([])
  })
  test.each([
    [25, 'no-rail', {}],
    [49, 'no-medal', Object.fromEntries(medalAreas().map((id) => [id, { medals: 0 }]))],
  ])('[2024:8.2] card %d: %s', (card, because, areas) => {
    const table = given({ areas, players: { gray: { deck: [card] } } })
    expect(told(choose(table, MOVE, { to: 'kedainiai' }), 'no-effect')).toEqual([{ type: 'no-effect', card, because }])
  })
  test('[2024:8.2] a card without effect has no reason', () => {
    const table = given({ players: { gray: { deck: [31] } } })
    expect(told(choose(table, MOVE, { to: 'kedainiai' }), 'no-effect')).toEqual([{ type: 'no-effect', card: 31 }])
    expect([asks(table), decision(table).about.army, area(table, 'kedainiai').control]).toEqual([
      'gray move-army',
      '4PzGr',
      'gray',
    ])
  })
})

/** All Soviet cards but these. */
function rest(...but: readonly number[]): number[] {
  return Array.from({ length: 33 }, (_, i) => 55 + i).filter((card) => !but.includes(card))
}

/** Where medals lie at set-up. */
function medalAreas(): string[] {
  const areas = given().save().areas as { [id: string]: { medals?: number } }
  return Object.keys(areas).filter((id) => (areas[id].medals ?? 0) > 0)
}

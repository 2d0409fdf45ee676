import { describe, expect, test } from 'vitest'
import { GRAY } from '../constants.ts'
import { readAuthored } from './authored.ts'
import { CONTENT as C, OKH_IDS, PURSUIT_TYPES, SOVIET_KINDS } from './index.ts'

const { cards } = readAuthored()
const KINDS = ['fuel', 'ammo', 'food'] as const
const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0)

describe('one running number over all cards', () => {
  test('Pursuit 1-54, Soviet 55-87, OKH 88-99, Army 100-110, Front 111-113', () => {
    const all = [
      ...C.pursuitNumber,
      ...C.sovietNumber,
      ...C.okhNumber,
      ...C.armyNumber,
      ...cards.front.map((card) => card.number),
    ]
    expect(all).toEqual(Array.from({ length: 113 }, (_, index) => index + 1))
  })

  test('with Logistics and Player Aid cards of three players these are the 119 cards of the box', () => {
    const { length } = [...cards.pursuit, ...cards.soviet, ...cards.okh, ...cards.armies, ...cards.front]
    expect(length + 3 + 3).toBe(119)
  })

  test('every number that a rulebook shows is where it belongs', () => {
    const shown = Object.fromEntries([1, 4, 10, 20, 26, 48, 49].map((number) => [number, cards.pursuit[number - 1]?.name]))
    expect(shown).toEqual({
      1: 'Captured supplies',
      4: 'Captured stock',
      10: 'Soviet bombers',
      20: 'Axis Latvians',
      26: 'Partisans',
      48: '40 Army',
      49: 'Führerbefehl',
    })
    const soviet = (number: number) => cards.soviet.find((card) => card.number === number)?.name
    expect([soviet(68), soviet(83)]).toEqual(['3 Mech Corps', '3 Shock Army'])
    expect(cards.armies.find((army) => army.number === 110)?.id).toBe('1PzGr')
  })

  test('cards that the examples draw from the gray deck are in the gray deck, 40 Army in the brown one', () => {
    expect([4, 10, 20, 26, 49, 31].map((number) => cards.pursuit[number - 1]?.deck)).toEqual(Array(6).fill('gray'))
    expect(cards.pursuit[30]?.name).toBe('Silberfuchs')
    expect(cards.pursuit[47]?.deck).toBe('brown')
  })
})

describe('Pursuit decks [2021:7] [2024:3.1]', () => {
  test.each([0, 1, 2])('deck of seat %i: 18 cards, the same make-up as the others', (seat) => {
    const deck = [...C.pursuitDeck.keys()].filter((card) => C.pursuitDeck[card] === seat)
    const counts = PURSUIT_TYPES.map((_, type) => deck.filter((card) => C.pursuitType[card] === type).length)
    expect(Object.fromEntries(PURSUIT_TYPES.map((type, index) => [type, counts[index]]))).toEqual({
      'captured-supplies': 1,
      'captured-stock': 1,
      requisitions: 1,
      'soviet-bombers': 1,
      mud: 1,
      recon: 1,
      'axis-auxiliaries': 2,
      partisans: 2,
      'no-effect': 3,
      'reserve-army': 3,
      fuehrerbefehl: 1,
      halder: 1,
    })
    expect(deck.length).toBe(18)
    expect(deck.filter((card) => C.pursuitHalt[card]).length).toBe(5)
    expect(sum(deck.map((card) => C.pursuitAmmo[card] as number))).toBe(3)
    expect(deck.filter((card) => C.pursuitHold[card]).length).toBe(2)
  })

  test('Axis Latvians and Recon can be kept', () => {
    expect(C.pursuitHold[19]).toBe(1)
    for (const card of cards.pursuit.filter((one) => one.type === 'recon')) expect(card.hold).toBe(true)
  })
})

describe('Soviet deck [2021:8] [2024:3.1]', () => {
  test('21 green cards over 12 blue', () => {
    expect(C.sovietCount).toBe(33)
    expect(sum(C.sovietEchelon)).toBe(12)
    expect([...C.sovietEchelon].indexOf(1) + 55).toBe(76)
  })

  test('costs by kind: army 2, shock army 3, corps 2 and 1 fuel, elite corps 3 and 1 fuel', () => {
    const costs = SOVIET_KINDS.map((_, kind) => [
      ...new Set(
        [...C.sovietKind.keys()]
          .filter((card) => C.sovietKind[card] === kind)
          .map((card) => `${C.sovietAmmo[card]}+${C.sovietFuel[card]}`),
      ),
    ])
    expect(costs).toEqual([['2+0'], ['3+0'], ['2+1'], ['3+1']])
  })

  test('the units of the examples cost what they cost there', () => {
    const cost = (name: string) => {
      const card = cards.soviet.find((one) => one.name === name)
      return [card?.ammo, card?.fuel]
    }
    expect(cost('6 Mech Corps')).toEqual([3, 1])
    expect(cost('16 Mech Corps')).toEqual([2, 1])
    expect(cost('3 Shock Army')).toEqual([3, 0])
  })

  test('18 armies, 4 shock armies, 5 corps, 6 elite corps; 11 for the armored deck; 10 with a medal', () => {
    expect(SOVIET_KINDS.map((_, kind) => [...C.sovietKind].filter((one) => one === kind).length)).toEqual([18, 4, 5, 6])
    expect(sum(C.sovietArmored)).toBe(11)
    expect(sum(C.sovietMedal)).toBe(10)
  })
})

describe('OKH, Front, Logistics and Army cards', () => {
  test('12 OKH cards, one of each; only Sicherungs-Division is a reaction [2024:9.4]', () => {
    expect(cards.okh.map((card) => card.id)).toEqual([...OKH_IDS])
    expect(cards.okh.filter((card) => card.timing === 'reaction').map((card) => card.id)).toEqual(['sicherungs-division'])
  })

  test('each Front card protects a city of its group and has both sides [2024:12]', () => {
    expect([...C.frontVictoryArea].map((area) => C.areaIds[area])).toEqual(['leningrad', 'moskva', 'rostov'])
    for (const front of C.fronts) {
      expect(front.basic.map((priority) => priority.do)).toEqual(['counter-attack', 'place', 'place'])
      expect(front.basic[0]).toMatchObject({ count: 'one' })
      expect(front.advanced[0]).toMatchObject({ do: 'counter-attack', count: 'all' })
    }
  })

  test('Logistics levels [2021:13]', () => {
    expect([C.logisticsTake, C.logisticsPlace, C.logisticsPossess].map((row) => [...row])).toEqual([
      [6, 8],
      [3, 4],
      [9, 12],
    ])
  })

  test('armored armies start with 3 fuel 3 ammo, field armies with 1 fuel 3 ammo 2 food [2021:4] [2024:4]', () => {
    for (const [army, armored] of C.armyArmored.entries())
      expect([...C.armyLoad.subarray(3 * army, 3 * army + 3)]).toEqual(armored ? [3, 3, 0] : [1, 3, 2])
  })

  test('3 gray, 4 white, 4 brown armies, of which 1, 2 and 1 armored [2024:2.1]', () => {
    const own = (seat: number) => [...C.armySeat.keys()].filter((army) => C.armySeat[army] === seat)
    expect([0, 1, 2].map((seat) => own(seat).length)).toEqual([3, 4, 4])
    expect([0, 1, 2].map((seat) => own(seat).filter((army) => C.armyArmored[army]).length)).toEqual([1, 2, 1])
    expect(own(GRAY).map((army) => C.armyIds[army])).toEqual(['16A', '18A', '4PzGr'])
  })
})

describe('tokens [2021:1] [2024:1]', () => {
  const { tokens } = cards

  test('29 fuel, 43 ammo, 24 food: loads of the armies, three bases, stock', () => {
    const totals = KINDS.map((kind, index) => {
      const loads = sum(C.armyLoad.filter((_, place) => place % 3 === index))
      return loads + 3 * tokens.baseSupplies[kind] + tokens.stockSupplies[kind]
    })
    expect(totals).toEqual([29, 43, 24])
    expect(KINDS.map((kind) => tokens.supplies[kind])).toEqual(totals)
    expect(tokens.supplies.fuelByDigest).toBe(28)
  })

  test('the loads of the armies are the inventory of each group', () => {
    const group = (seat: number) =>
      KINDS.map((_, kind) =>
        sum(
          [...C.armySeat.keys()].filter((army) => C.armySeat[army] === seat).map((army) => C.armyLoad[3 * army + kind] as number),
        ),
      )
    expect([0, 1, 2].map(group)).toEqual([
      [5, 9, 4],
      [8, 12, 4],
      [6, 12, 6],
    ])
    expect(tokens.armySupplies).toMatchObject({
      gray: { fuel: 5, ammo: 9, food: 4 },
      white: { fuel: 8, ammo: 12, food: 4 },
      brown: { fuel: 6, ammo: 12, food: 6 },
    })
  })

  test('26 trains; in play 26, 21 and 16 with 3, 2 and 1 players [2024:2.4]', () => {
    const inPlay = (players: number) =>
      tokens.trains.stock + (tokens.trains.reserve[players - 1] ?? 0) + players * tokens.trains.eachPlayer
    expect([3, 2, 1].map(inPlay)).toEqual([26, 21, 16])
    expect(tokens.trains.total).toBe(26)
    for (const players of [1, 2, 3])
      expect(tokens.trains.reserve[players - 1], '2 and twice the players [2024:8.7]').toBe(2 + 2 * players)
  })

  test('HALT markers: two for each army, 22 in all', () => {
    expect(tokens.halt.gray + tokens.halt.white + tokens.halt.brown).toBe(2 * C.armyCount)
  })

  test('193 cardboard markers: control, Soviet, medal, HQ, air support, fleet', () => {
    const { controlMarkers, sovietMarkers, medals, hq, airSupport } = tokens
    expect(
      3 * controlMarkers.eachPlayer + sovietMarkers.total + medals.total + 3 * hq.eachPlayer + 3 * airSupport.eachPlayer + 1,
    ).toBe(193)
  })

  test('27 miniatures: armies and bunkers', () => {
    expect(C.armyCount + tokens.bunkers.total).toBe(27)
  })
})

describe('Soviet markers [2021:20.2] [2024:14.2]', () => {
  test('15 infantry and 11 armor faces', () => {
    const { sovietMarkers } = cards.tokens
    expect([sovietMarkers.infantry, sovietMarkers.armor, sovietMarkers.total]).toEqual([15, 11, 26])
  })

  test.each([
    ['standard', 6, 4, 3],
    ['hard', 3, 2, 2],
    ['veteran', 0, 0, 1],
  ] as const)('%s pool: %i, %i, %i with 3, 2, 1 players [2024:13.2]', (difficulty, three, two, one) => {
    expect([C.pool(difficulty, 3), C.pool(difficulty, 2), C.pool(difficulty, 1)]).toEqual([three, two, one])
  })

  test.each(['standard', 'hard', 'veteran'] as const)(
    '%s: markers left out, pool and 20 symbols make 26, whatever the number of players',
    (difficulty) => {
      const symbols = sum(C.soviet)
      for (const players of [1, 2, 3]) expect(C.leftOut(difficulty, players) + C.pool(difficulty, players) + symbols).toBe(26)
    },
  )
})

describe('arithmetic of the worked examples', () => {
  /** Fuel and ammo on a card after a list of changes. */
  const after = (fuel: number, ammo: number, ...changes: readonly (readonly [number, number])[]): [number, number] => [
    fuel + sum(changes.map((change) => change[0])),
    ammo + sum(changes.map((change) => change[1])),
  ]

  test('first movement example: 1 fuel 2 ammo by the rules; the printed 1 ammo would need a bunker in Velikiye Luki', () => {
    expect(after(3, 1, [-1, 0], [-1, 0], [0, 1])).toEqual([1, 2])
    expect(after(3, 1, [-1, 0], [-1, 0], [0, 1], [0, -1])).toEqual([1, 1])
  })

  test('second movement example: 2 fuel 1 ammo, so Velikiye Luki has no bunker', () => {
    expect(after(3, 1, [-1, 0])).toEqual([2, 1])
    expect(C.fort[C.areaIndex.get('velikiye_luki') as number]).toBe(0)
  })

  test('Kaluga, then Moskva: the card is empty', () => {
    const reserve = cards.pursuit[47]
    const corps = cards.soviet.find((card) => card.name === '16 Mech Corps')
    const kaluga = after(2, 4, [-1, 1], [0, -1], [0, -(reserve?.ammo ?? 9)])
    expect(kaluga).toEqual([1, 3])
    expect(after(kaluga[0], kaluga[1], [-1, 0], [0, -1], [0, -(corps?.ammo ?? 9)])).toEqual([0, 0])
    expect(corps?.fuel).toBe(1)
  })

  test('Brest with Air Support: 1 fuel and no ammo left', () => {
    const corps = cards.soviet.find((card) => card.name === '6 Mech Corps')
    expect(after(3, 3, [-1, 0], [0, -1], [-(corps?.fuel ?? 9), -((corps?.ammo ?? 9) - 1)])).toEqual([1, 0])
  })

  test('white with 3 trucks and 1 train may take 5 more at level 1', () => {
    expect(Math.min(C.logisticsTake[0] as number, (C.logisticsPossess[0] as number) - 4)).toBe(5)
  })

  test('first transport: 2 trains and 1 truck leave 4 trucks and 1 train', () => {
    expect(C.logisticsPlace[0]).toBe(3)
    expect([cards.tokens.trucks.eachPlayer - 1, cards.tokens.trains.eachPlayer - 2]).toEqual([4, 1])
  })
})

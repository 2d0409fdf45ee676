import type { JsonObject, Position } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { raceToMoscow } from '../game.ts'
import { area, army, choices, choose, given, held, okh, player, soviet, stock, TO_LENINGRAD, transport } from '../testing.ts'

/** Positions in a few words, as somebody would write them, and who is asked what. */
const RIGHT: readonly [JsonObject, string][] = [
  [{}, 'gray turn'],
  [{ round: 3, turn: 'white' }, 'white turn'],
  [{ options: { edition: '2021' }, turn: 'brown' }, 'brown turn'],
  [{ options: { order: ['white'] } }, 'white turn'],
  [{ options: { order: ['brown', 'gray'] }, turn: 'gray' }, 'gray turn'],
  [{ options: { sovietPlayer: true } }, 'soviet soviet-setup'],
  [{ options: { sovietPlayer: true }, round: 2 }, 'gray turn'],
  [{ options: { sovietPlayer: true }, areas: { kiev: { soviet: 'armor' }, riga: { soviet: false } } }, 'gray turn'],
  [{ options: { sovietPlayer: true }, agenda: [{ step: 'soviet-reaction' }] }, 'soviet soviet-reaction'],
  [{ areas: { kaunas: { control: 'gray' } } }, 'gray turn'],
  [{ areas: { kaunas: { control: 'gray', rail: true, supplies: { fuel: 2, food: 1 } } } }, 'gray turn'],
  [{ areas: { Kaunas: { control: 'gray' } } }, 'gray turn'],
  [{ areas: { leningrad: { control: null } } }, 'gray turn'],
  [{ areas: { riga: { soviet: false } } }, 'gray turn'],
  [{ areas: { riga: { soviet: true, medals: 2, bunker: false } } }, 'gray turn'],
  [{ areas: { riga: { soviet: null } } }, 'gray turn'],
  [{ armies: { '4PzGr': { area: 'riga', fuel: 2, ammo: 3 } } }, 'gray turn'],
  [{ armies: { '4 Panzergruppe': { area: 'Riga' } } }, 'gray turn'],
  [{ armies: { '4PzGr': { moved: true }, '16A': { halted: true } } }, 'gray turn'],
  [{ armies: { '16A': { area: 'kaunas' }, '18A': { area: 'siauliai' }, '4PzGr': { area: 'riga' } } }, 'gray turn'],
  [{ players: { gray: { deck: ['Mud', 'Recon', 40] } } }, 'gray turn'],
  [{ players: { gray: { deck: ['Partisans', 'Partisans'], discard: ['Mud'], held: ['Recon'] } } }, 'gray turn'],
  [{ players: { gray: { deck: ['Mud'], discard: 'rest' } } }, 'gray turn'],
  [{ players: { gray: { okh: ['Brandenburg', 92], hq: 'spent', airSupport: 'spent', medals: 5 } } }, 'gray turn'],
  [{ players: { gray: { defeated: ['34 Army', 70], encircled: [55, null] } } }, 'gray turn'],
  [{ soviet: { deck: ['1 Shock Army', 55], pool: 0 }, lastRound: true }, 'gray turn'],
  [{ soviet: { deck: [null, 55] } }, 'gray turn'],
  [{ okh: { row: ['Wolfsschanze', 'Luftbrücke'], deck: ['Pionieren'] } }, 'gray turn'],
  [{ okh: { deck: ['Pionieren'] } }, 'gray turn'],
  [{ fleet: { area: 'S2', moved: true } }, 'gray turn'],
  [
    {
      areas: { kaunas: { control: 'gray', rail: true } },
      transport: { level: 2, lines: [{ between: ['tilsit', 'kaunas'], truck: 'gray', train: 'gray' }] },
      players: { gray: { trucks: 2, trains: 4 } },
    },
    'gray turn',
  ],
  [{ transport: { stock: 1 }, players: { gray: { trains: 0 } } }, 'gray turn'],
  [{ agenda: [{ step: 'move-army', army: '4PzGr' }] }, 'gray move-army'],
  [
    { agenda: [{ step: 'move-army', army: '4PzGr', steps: 2, stopped: true }], armies: { '4PzGr': { area: 'riga', fuel: 1 } } },
    'gray move-army',
  ],
  [
    {
      agenda: [{ step: 'combat', army: '4PzGr', area: 'kaunas', from: 'tilsit', card: '3 Army' }],
      players: { gray: { okh: ['Brandenburg'] } },
    },
    'gray combat',
  ],
  [
    {
      agenda: [{ step: 'combat', army: '4PzGr', area: 'kedainiai', from: 'tilsit', card: 40 }],
      players: { gray: { okh: ['Panzerhaubitzen'] } },
    },
    'gray move-army',
  ],
  [{ agenda: [{ step: 'transport', trucks: 1 }] }, 'gray transport'],
  [{ agenda: [{ step: 'take-transport' }], transport: { stock: 1 } }, 'gray take-transport'],
  [{ agenda: [{ step: 'take-supplies', area: 'danzig' }] }, 'gray take-supplies'],
  [
    { agenda: [{ step: 'remove-excess', area: 'konigsberg' }], areas: { konigsberg: { supplies: { fuel: 6, ammo: 6 } } } },
    'gray remove-excess',
  ],
  [
    {
      agenda: [
        { step: 'remove-excess', area: 'konigsberg' },
        { step: 'remove-excess', area: 'memel' },
      ],
    },
    'gray turn',
  ],
  [{ agenda: [{ step: 'railhead' }], areas: { kaunas: { control: 'gray' } } }, 'gray railhead'],
  [
    { agenda: [{ step: 'soviet-reaction' }], areas: { kaunas: { control: 'gray' }, siauliai: { control: 'gray' } } },
    'white turn',
  ],
  [{ agenda: [{ step: 'load-army', army: '4PzGr' }], areas: { tilsit: { supplies: { fuel: 1 } } } }, 'gray load-army'],
  [{ agenda: [{ step: 'partisans' }], areas: { brest: { control: 'white', rail: true } } }, 'gray partisans'],
  [
    {
      agenda: [{ step: 'sicherungs-division', area: 'brest' }],
      areas: { brest: { control: 'white', rail: true } },
      players: { white: { okh: ['Sicherungs-Division'] } },
    },
    'white sicherungs-division',
  ],
  [
    {
      options: { winterCounterAttacks: true },
      agenda: [{ step: 'winter-counter-attack', area: 'mga' }],
      armies: { '4PzGr': { area: 'mga', ammo: 1 } },
    },
    'gray winter-counter-attack',
  ],
  [{ agenda: [{ step: 'move-medal', card: 'wolfsschanze' }] }, 'gray move-medal'],
  [{ agenda: [{ step: 'move-medal', card: 'halder', entered: 'kaunas' }] }, 'gray move-medal'],
  [{ agenda: [{ step: 'field-armies' }] }, 'gray field-armies'],
  [{ agenda: [{ step: 'feed-army', army: '16A' }], areas: { gumbinnen: { supplies: { food: 1 } } } }, 'gray feed-army'],
  [{ chance: { seed: 7, next: { soviet: [1, 2] } } }, 'gray turn'],
  [{ chance: { next: { pursuit: [0] } } }, 'gray turn'],
  [{ ended: 'victory-area', victor: 'gray', areas: held('gray', ...TO_LENINGRAD) }, 'over'],
  [{ options: { edition: '2021' }, areas: held('gray', ...TO_LENINGRAD) }, 'gray turn'],
  [{ ended: 'round-limit', round: 100 }, 'over'],
  [{ ended: 'last-marker', players: { gray: { medals: 9 } } }, 'over'],
  [{ actionsLeft: 0, note: 'nothing left to do' }, 'gray turn'],
  [{ stock: { fuel: 0, ammo: 0, food: 0 }, players: { gray: { deck: ['Captured supplies'] } } }, 'gray turn'],
  [{ players: { gray: { standingIn: ['Captured supplies'] } }, stock: { fuel: 0, ammo: 1, food: 1 } }, 'gray turn'],
  [{ options: { basicGame: true, frontCards: 'advanced', difficulty: 'veteran' } }, 'gray turn'],
  [{ options: { sovietPlayer: true }, soviet: { pool: { infantry: 2, armor: 1 } }, turn: 'gray' }, 'gray turn'],
  [{ options: { sovietPlayer: true }, soviet: { infantryDeck: [55], armoredDeck: ['3 Mech Corps'] }, turn: 'gray' }, 'gray turn'],
  [{ options: { edition: 2021 } }, 'gray turn'],
  [{ agenda: [{ step: 'cargo', vehicle: 'train', from: 'danzig', to: 'konigsberg' }] }, 'gray cargo'],
  [{ agenda: [{ step: 'okh-target', card: 'Luftbrücke' }], armies: { '4PzGr': { fuel: 1 } } }, 'gray okh-target'],
  [{ agenda: [{ step: 'next-turn' }] }, 'white turn'],
  [
    {
      options: { winterCounterAttacks: true },
      agenda: [{ step: 'make-room', area: 'mga', army: '4PzGr', to: 'chudovo', other: '16A' }],
      armies: { '4PzGr': { area: 'mga' }, '16A': { area: 'chudovo' } },
      areas: { tikhvin: { control: 'gray' } },
    },
    'gray make-room',
  ],
]

describe('a position in a few words is read', () => {
  test.each(RIGHT)('%j', (said, asked) => {
    const state = raceToMoscow.load({ game: 'race-to-moscow', ...said } as Position)
    const question = raceToMoscow.pending(state)
    const { seat, step } = question.over ? { seat: 'over', step: '' } : raceToMoscow.describe(state, question)
    expect(`${seat} ${step}`.trim()).toBe(asked)
    expect(raceToMoscow.load(raceToMoscow.save(state)).bytes).toEqual(state.bytes)
  })
})

describe('what is not said', () => {
  test('of an area nobody controls is as at set-up', () => {
    expect(area(given({ areas: { leningrad: { control: null } } }), 'leningrad')).toEqual(area(given(), 'leningrad'))
    expect(area(given(), 'leningrad')).toMatchObject({ bunker: true, soviet: true })
  })

  test('of a captured area is gone: bunker, Soviet marker and medals, which its owner took', () => {
    expect(area(given({ areas: { riga: { control: 'gray' } } }), 'riga')).toEqual({ control: 'gray', medalsTaken: 1 })
    expect(area(given({ areas: { kiev: { control: 'brown', rail: true } } }), 'kiev')).toMatchObject({ medalsTaken: 2 })
  })

  test('of an area that an absent group holds is as its ruling has it', () => {
    const blocked = (options: JsonObject) =>
      area(
        given({ options: { order: ['gray', 'brown'], ...options }, turn: 'gray', areas: { brest: { control: 'white' } } }),
        'brest',
      )
    expect(blocked({})).toEqual({ control: 'white', bunker: true, soviet: true })
    expect(blocked({ sovietInBlocked: 'no' })).toEqual({ control: 'white', bunker: true })
  })

  test('of an area that an absent group got by encirclement is gone as in any captured one, and nobody has its medal', () => {
    const alone = { options: { order: ['gray'] }, areas: { brest: { control: 'white' }, kiev: { control: 'brown' } } }
    expect(area(given(alone), 'brest')).toEqual({ control: 'white' })
    expect(area(given(alone), 'kiev')).toEqual({ control: 'brown', medalsTaken: 0 })
  })

  test('of the area of an army is its group’s control', () => {
    expect(area(given({ armies: { '4PzGr': { area: 'riga' } } }), 'riga')).toMatchObject({ control: 'gray' })
    const fighting = { step: 'combat', army: '4PzGr', area: 'kaunas', from: 'tilsit', card: '3 Army' }
    const table = given({ agenda: [fighting], players: { gray: { okh: ['Brandenburg'] } } })
    expect(area(table, 'kaunas')).toMatchObject({ control: null, soviet: true })
    expect(army(table, '4PzGr')).toMatchObject({ area: 'kaunas', moved: true })
    expect(soviet(table)).toMatchObject({ drawn: [55] })
  })

  test('of an army’s card or a supply base is as at set-up; a kind that is not said of something said is none', () => {
    expect(army(given(), '4PzGr')).toMatchObject({ fuel: expect.any(Number), ammo: expect.any(Number) })
    expect(army(given({ armies: { '4PzGr': { fuel: 1 } } }), '4PzGr')).toMatchObject({ fuel: 1, ammo: 0, food: 0 })
    expect(area(given({ areas: { danzig: { supplies: { ammo: 2 } } } }), 'danzig').supplies).toEqual({
      fuel: 0,
      ammo: 2,
      food: 0,
    })
  })

  test('of the stock is what is nowhere else', () => {
    expect(stock(given({ areas: { danzig: { supplies: {} } } }))).toEqual({ fuel: 4, ammo: 4, food: 4 })
    expect(stock(given({ areas: { riga: { control: 'gray', supplies: { fuel: 6 } } } }))).toMatchObject({ fuel: 0, ammo: 1 })
  })

  test('of transports on lines came from their owner’s card, and the rest is in the stock', () => {
    const lines = [{ between: ['tilsit', 'konigsberg'], truck: 'gray', train: 'gray' }]
    expect(transport(given({ transport: { lines } }))).toMatchObject({ stock: 9, reserve: 8 })
    expect(player(given({ transport: { lines } }), 'gray')).toMatchObject({ trucks: 4, trains: 2 })
    expect(transport(given({ transport: { level: 2 } }))).toMatchObject({ stock: 17, reserve: 0 })
  })

  test('of decks lies below the named cards', () => {
    const deck = player(given({ players: { gray: { deck: ['Mud', 'Recon', 40] } } }), 'gray').deck
    expect(deck).toHaveLength(18)
    expect((deck as number[]).slice(0, 3)).toEqual([13, 16, 40])
    const table = given({ okh: { deck: ['Pionieren'] }, players: { gray: { okh: ['Brandenburg'] } } })
    expect(okh(table)).toMatchObject({ deck: [92, ...new Array(6).fill(expect.any(Number))], played: [] })
    expect(okh(table).row).toHaveLength(4)
    expect(okh(table).row).not.toContain(92)
    expect(player(given({ players: { gray: { deck: ['Mud'], discard: 'rest' } } }), 'gray')).toMatchObject({ deck: [13] })
  })

  test('of Soviet markers is in the box, not in the pool', () => {
    expect(soviet(given({ areas: { kaunas: { soviet: false } } }))).toMatchObject({ pool: soviet(given()).pool, box: 1 })
    const table = given({ options: { sovietPlayer: true }, areas: { kiev: { soviet: 'armor' } } })
    expect(area(table, 'kiev')).toMatchObject({ soviet: 'armor', seenBy: ['soviet'] })
    expect(['infantry', 'armor']).toContain(area(table, 'brest').soviet)
  })

  test('under a step is put there', () => {
    const table = given({ agenda: [{ step: 'cargo', vehicle: 'truck', from: 'danzig', to: 'konigsberg' }] })
    expect(table.save().agenda).toEqual([
      { step: 'turn' },
      { step: 'transport', trains: 0, trucks: 0 },
      { step: 'cargo', vehicle: 'truck', from: 'danzig', to: 'konigsberg' },
    ])
    const railhead = given({ areas: { kaunas: { control: 'gray' } }, agenda: [{ step: 'railhead' }] })
    expect(railhead.save().agenda).toEqual([{ step: 'next-turn' }, { step: 'soviet-reaction' }, { step: 'railhead' }])
  })
})

test('a move taken up in the middle goes on where it was', () => {
  const table = given({
    agenda: [{ step: 'move-army', army: '4PzGr', steps: 2, stopped: true }],
    armies: { '4PzGr': { area: 'riga', fuel: 1 } },
  })
  expect(choices(table, { to: 'valmiera' })).toHaveLength(1)
  choose(table, { done: true })
  expect(choices(table, { action: 'move-armored' })).toEqual([])
})

test('scripted draws say how a deck is shuffled', () => {
  const fight = (next: number[]) => {
    const table = given({
      chance: { seed: 'x', next: { soviet: next } },
      areas: { kaunas: { control: null, soviet: true, bunker: false } },
      armies: { '4PzGr': { fuel: 1, ammo: 0 } },
    })
    choose(table, { action: 'move-armored', army: '4PzGr' }, { to: 'kaunas' })
    return soviet(table).deck
  }
  expect(fight([0, 0, 0])).not.toEqual(fight([1, 1, 1]))
  expect(fight([0, 0, 0])).toEqual(fight([0, 0, 0]))
})

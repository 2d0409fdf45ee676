import { type Position, PositionError } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { ostkrieg } from '../game.ts'
import { asks, canChoose, controls, dice, play, position, units } from '../test-kit.ts'

const load = (rest: object): unknown => {
  try {
    return ostkrieg.load({ game: 'ostkrieg', ...rest } as Position)
  } catch (thrown) {
    if (thrown instanceof PositionError) return [thrown.where, thrown.message]
    throw thrown
  }
}

describe('positions written by hand', () => {
  test('what is not said is as at set-up', () => {
    const state = ostkrieg.load({ game: 'ostkrieg' })
    expect(asks(state)).toEqual(asks(ostkrieg.setup({}, 'any')))
    expect(units(state, 'Warsaw')).toBe('9GI 3GA 3GL')
    const changed = ostkrieg.load({ game: 'ostkrieg', areas: { Warsaw: { units: '1GI' } } })
    expect([units(changed, 'Warsaw'), units(changed, 'Krakow')]).toEqual(['1GI', '3GI 2GA 2GL'])
  })

  test('areas by number, name or both; units take the area that they stand in', () => {
    const state = position({ areas: { 60: { units: '1GI' }, kiev: { units: '1GI' }, '63 Odessa': { units: '1GI' } } })
    expect([60, 62, 63].map((area) => controls(state, area))).toEqual(['axis', 'axis', 'axis'])
  })

  test('no field is lost because of its name', () => {
    for (const name of ['__proto__', 'constructor'])
      expect(load({ areas: JSON.parse(`{"${name}":{"units":"1GI"}}`) })).toEqual([
        '',
        `This position is not taken: no field may be called "${name}".`,
      ])
  })

  test('the coming dice can be fixed', () => {
    const state = position({
      year: 1942,
      dice: [4, 5, 1],
      cards: { axis: { hand: [9] }, soviet: { hand: [] } },
      areas: { Warsaw: { units: '4GI' }, Brest: { units: '3SI' } },
    })
    const events = play(state, { card: 9 }, { done: true }, { area: 66 }, { from: 81, all: true }, { done: true })
    expect(events.find((event) => event.type === 'battle')).toMatchObject({ attackerDice: [4, 5], defenderDice: [1] })
  })

  test('a position saved in the middle of a battle goes on as it would have', () => {
    const state = position({
      year: 1942,
      cards: { axis: { hand: [9] }, soviet: { hand: [] } },
      areas: { Warsaw: { units: '4GI 1GL' }, Brest: { units: '3SI' } },
    })
    play(state, { card: 9 }, { done: true }, { area: 66 }, { from: 81, all: true })
    dice(state, 6, 6, 6, 1)
    const saved = ostkrieg.save(state)
    expect(saved.chance).toMatchObject({ next: { dice: [5, 5, 5, 0] } })
    expect(saved.now).toMatchObject({ battle: { area: 66, attacker: 'axis', op: expect.any(Number) } })
    expect(saved.now).not.toMatchObject({ battle: { winner: expect.anything() } })
    const again = ostkrieg.load(JSON.parse(JSON.stringify(saved)) as Position)
    for (const one of [state, again]) play(one, { done: true }, { all: true }, { advance: true }, { all: true }, { done: true })
    expect(again.bytes).toEqual(state.bytes)
  })

  test('once the dice have rolled a battle says what they brought; in none there is nothing to say', () => {
    const state = position({
      year: 1942,
      dice: [6, 6, 6, 5],
      cards: { axis: { hand: [9] }, soviet: { hand: [] } },
      areas: { Warsaw: { units: '4GI' }, Brest: { units: '3SI' } },
    })
    expect(ostkrieg.save(state).now).not.toHaveProperty('battle')
    play(state, { card: 9 }, { done: true }, { area: 66 }, { from: 81, all: true }, { done: true })
    const saved = ostkrieg.save(state)
    expect(saved.now).toMatchObject({
      battle: { attackerDice: 2, defenderDice: 1, defenderDamage: 2, winner: 'axis', origins: [81] },
    })
    expect(ostkrieg.load(saved).bytes).toEqual(state.bytes)
  })

  test('a position from before battles had names is read if nobody fights in it', () => {
    expect(position({ now: { battle: [] } }).bytes).toEqual(position({}).bytes)
    expect(() => position({ now: { battle: [66, 0] } })).toThrow('now.battle: This battle is written in numbers')
  })

  test.each([
    [{ areas: { Atlantis: {} } }, 'areas.Atlantis'],
    [{ areas: { 84: {}, Berlin: {} } }, 'areas.Berlin'],
    [{ areas: { '84 Moscow': {} } }, 'areas.84 Moscow'],
    [{ areas: { 84: { units: '3XX' } } }, 'areas.84 Berlin.units'],
    [{ areas: { 84: { units: '13GI' } } }, 'areas.84 Berlin.units'],
    [{ areas: { 80: { units: '3GL' } } }, 'areas.80 Danzig.units'],
    [{ areas: { 84: { control: 'soviet', units: '1GI' } } }, 'areas.84 Berlin.units'],
    [{ areas: { 65: { units: '1HI 1RI' } } }, 'areas.65 Lvov.units'],
    [{ areas: { 84: { units: '3FI' } } }, 'areas.84 Berlin.units'],
    [{ areas: { 96: { units: '1HI' } } }, 'areas.96 Bucharest.units'],
    [{ areas: { 88: { units: '1RI' } } }, 'areas.88 Budapest.units'],
    [{ areas: { 65: { units: '1BI' } } }, 'areas.65 Lvov.units'],
    [{ areas: { 84: { units: '1GAe' } } }, 'areas.84 Berlin.units'],
    [{ areas: { 67: { units: '1SPm' } } }, 'areas.67 Minsk.units'],
    [{ areas: { 1: { units: '1GI' } } }, 'areas.1 Stockholm'],
    [{ areas: { 3: { control: 'axis' } } }, 'areas.3 Istanbul'],
    [{ cards: { axis: { hand: [51] } } }, 'cards.axis.hand'],
    [{ cards: { soviet: { hand: [7] } } }, 'cards.soviet.hand'],
    [{ cards: { axis: { hand: ['Solitaire'] } } }, 'cards.axis.hand'],
    [{ cards: { axis: { hand: [30] } } }, 'cards.axis.hand'],
    [{ cards: { axis: { hand: [3, 3] } } }, 'cards.axis.hand'],
    [{ cards: { axis: { front: [1] } } }, 'cards.axis.front'],
    [{ options: { scenario: 'kursk' } }, 'options.scenario'],
    [{ year: 1940 }, 'year'],
    [{ lost: { XX: 1 } }, 'lost.XX'],
    [{ agenda: [{ step: 'dance' }] }, 'agenda.0.step'],
    [{ agenda: [] }, 'agenda'],
    [{ agenda: [{ step: 'turn' }] }, 'agenda'],
    [{ agenda: [{ step: 'turn' }, { step: 'losses', side: 'soviet' }] }, 'agenda.1'],
    [{ agenda: [{ step: 'bid', bidder: 'player-1' }] }, 'agenda.0'],
    [{ agenda: [{ step: 'turn' }, { step: 'year-end', stage: 5 }, { step: 'buy-card' }] }, 'agenda.2.side'],
    [{ agenda: [{ step: 'turn' }, { step: 'year-end', stage: 5 }, { step: 'buy-card', side: 2 }] }, 'agenda.2.side'],
    [{ agenda: [{ step: 'turn' }, { step: 'year-end', stage: 5 }, { step: 'buy-card', side: 'nobody' }] }, 'agenda.2.side'],
    [{ agenda: [{ step: 'turn' }, { step: 'year-end', stage: 50 }] }, 'agenda.1.stage'],
    [{ agenda: [{ step: 'turn' }, { step: 'card', card: 1 }, { step: 'place', op: 0 }] }, 'agenda.1.next'],
    [{ agenda: [{ step: 'turn' }, { step: 'card', card: 1, next: 1 }, { step: 'place', op: 0 }] }, 'agenda.1'],
    [{ agenda: [{ step: 'turn' }, { step: 'turn' }] }, 'agenda.1'],
    [{ agenda: [{ step: 'turn' }, { step: 'play-card' }], options: { bot: 'axis' } }, 'agenda'],
    [{ chance: [] }, 'chance'],
    [{ chance: { seeds: 'x' } }, 'chance.seeds'],
    [{ areas: [] }, 'areas'],
    [{ areas: { 84: [] } }, 'areas.84'],
    [{ countries: { finland: 'out' } }, 'countries.finland'],
    [{ options: { scenario: 'uranus' }, countries: { finland: 'out' } }, 'countries.finland'],
    [{ year: 1943, countries: { finland: 'out' } }, 'countries.finland'],
    [{ year: 1944, board: 'listed', countries: { romania: 'soviet' } }, 'countries.romania'],
    [{ year: 1944, board: 'listed', areas: { 86: { units: '1II' } } }, 'areas.86 Vienna.units'],
    [{ year: 1944, cards: { axis: { hand: [13] } } }, 'cards.axis.hand'],
    [{ cards: { later: [1] } }, 'cards.later'],
    [{ cards: { out: [14] } }, 'cards.out'],
    [{ cards: { playing: [6] } }, 'cards.playing'],
    [{ now: { battle: [66] } }, 'now.battle'],
    [{ now: { battle: 66 } }, 'now.battle'],
    [{ now: { battle: { area: 66, attacker: 'axis', op: 1 } } }, 'now.battle'],
    [{ now: { battle: { area: 66, attacker: 'axis', op: 1, origins: [84] } } }, 'now.battle.origins'],
    [{ now: { battle: { area: 66, attacker: 'nobody', op: 1 } } }, 'now.battle.attacker'],
    [{ now: { battle: { area: 66, attacker: 'axis', op: 1, luck: 6 } } }, 'now.battle.luck'],
    [{ now: { marked: [66] } }, 'now.marked'],
    [{ now: { starving: [84] } }, 'now.starving'],
    [{ areas: { 84: { units: '1GIm' } } }, 'areas.84 Berlin.units'],
    [{ bid: { side: 'axis', points: 1 } }, 'bid'],
    [{ bot: { personality: 'balanced' } }, 'bot'],
    [{ ending: { reason: 'draw', winner: 'axis' } }, 'ending'],
    [{ year: 1945, ending: { reason: 'marginal-victory' } }, 'ending'],
    [{ year: 1945, ending: { reason: 'draw' } }, 'ending'],
    [{ year: 1945, ending: { reason: 'marginal-victory', winner: 'soviet' }, agenda: [{ step: 'turn' }] }, 'agenda'],
    [{ production: { axis: 13 } }, 'production.axis'],
    [{ production: { soviet: 15 } }, 'production.soviet'],
    [{ promised: { axis: 51 } }, 'promised.axis'],
    [{ points: { soviet: 1 } }, 'points'],
    [{ lost: { GI: 10000 } }, 'lost.GI'],
    [{ viewer: 'gray' }, 'viewer'],
    [{ board: 'listed', areas: { 67: { control: 'neutral' } } }, 'areas.67 Minsk.control'],
    [{ now: { firstCardPlay: true } }, 'now.firstCardPlay'],
    [{ now: { mayPlayAnother: true } }, 'now.mayPlayAnother'],
    [{ now: { entered: [66] } }, 'now.entered'],
    [{ now: { buyersOut: 1 } }, 'now.buyersOut'],
    [{ options: { bidding: true }, year: 1945, agenda: [{ step: 'turn' }, { step: 'bid', bidder: 'player-2' }] }, 'agenda.1'],
    [{ options: { bot: 'axis' }, bot: { enemyCards: [51, 51] } }, 'bot.enemyCards.1'],
    [{ options: { bot: 'axis' }, bot: { enemyCards: [1] } }, 'bot.enemyCards.0'],
    [
      { areas: { 84: { control: 'soviet', units: '1GL' } }, agenda: [{ step: 'turn' }, { step: 'play-card' }] },
      'areas.84 Berlin.units',
    ],
    [{ dice: [7] }, 'dice.0'],
    [{ chance: { seed: 'x', next: { cards: [1] } } }, 'chance.next.cards'],
    [{ chance: { kind: 'sealed' } }, 'chance.key'],
    [{ surprise: 1 }, 'surprise'],
  ])('what is wrong is named: %j', (rest, where) => {
    expect(load(rest)).toMatchObject([where, expect.stringContaining(' ')])
  })
})

describe('what a schema finds', () => {
  test.each([
    [{ year: 1946 }, 'This must be at most 1945, not 1946.'],
    [{ year: 1941.5 }, 'This must be a whole number, not 1941.5.'],
    [{ year: 'x' }, 'This must be a number, not "x".'],
    [{ turn: 'german' }, 'This must be "axis" or "soviet", not "german".'],
    [{ passes: -1 }, 'This must be at least 0, not -1.'],
    [{ areas: { 84: '3GI' } }, 'This must be an object, not "3GI".'],
    [{ bid: { side: 'axis' } }, 'This field is missing.'],
    [{ dice: Array.from({ length: 41 }, () => 1) }, 'There can be at most 40 of these.'],
    [{ surprise: 1 }, 'There is no such field.'],
  ])('is said in a sentence: %j', (rest, sentence) => {
    expect(load(rest)).toMatchObject([expect.anything(), expect.stringContaining(sentence)])
  })
})

describe('cards in a position', () => {
  test('[9.2] those of a country are with whoever has it', () => {
    const state = position({
      year: 1942,
      countries: { romania: 'soviet' },
      areas: { Bucharest: { control: 'soviet' } },
      cards: { soviet: { hand: ['Romanian Army'] } },
    })
    expect(ostkrieg.save(state).cards).toMatchObject({ soviet: { hand: [7], discard: expect.arrayContaining([15]) } })
  })
})

describe('names', () => {
  test('what goes without saying may be left out of a choice', () => {
    const state = position({
      year: 1942,
      cards: { axis: { hand: [12] }, soviet: { hand: [] } },
      areas: { Warsaw: { units: '2GI 1GL' }, Krakow: { units: '1GI' }, Brest: { units: '2SI' } },
    })
    play(state, { card: 12 }, { area: 81 }, { area: 82 }, { area: 81 }, { unit: 'GL' })
    // Ploesti is four areas away: only a rebase leads there.
    play(state, { area: 95 })
    expect(units(state, 'Ploesti')).toBe('1GLxm')
    play(state, { done: true }, { unit: 'GI' }, { area: 81 })
    // Warsaw holds Infantry that has moved and Infantry that has not: without a word, the latter is meant.
    play(state, { area: 66 }, { unit: 'GI', from: 81 })
    expect(units(state, 'Warsaw')).toBe('1GI 1GIm 1GIp')
    play(state, { unit: 'GI', from: 81 })
    expect(asks(state).choices).toContainEqual({ from: 81, unit: 'GI', moved: true })
    play(state, { unit: 'GI' })
    expect(units(state, 'Warsaw')).toBe('2GIp 1GImp')
    expect(canChoose(state, { from: 82 })).toBe(false)
  })

  test('areas and cards may be called by name as well', () => {
    const state = ostkrieg.setup({}, 'names')
    expect(ostkrieg.spell?.(state, { card: 'Major Blitz!' })).toEqual({ card: 1 })
    expect(ostkrieg.spell?.(state, { area: 'berlin', from: '84 Berlin' })).toEqual({ area: 84, from: 84 })
    play(state, { card: 'Major Blitz!' }, { area: 'Berlin' }, { area: '93 Galati' })
    expect(asks(state).about).toEqual({ left: 1 })
  })
})

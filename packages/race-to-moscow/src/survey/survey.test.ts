import { looseChance, type Match, Question } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { given, opened, type Situation } from '../testing.ts'
import { survey } from './index.ts'

const surveyed = (situation: Situation) => survey(given(situation).view('gray'))
const armyIn = (situation: Situation, id: string) => surveyed(situation).armies.find(({ army }) => army === id)

describe('[2024:8.2] how far an army gets', () => {
  test('an armored army goes three areas, with what it may meet on the way', () => {
    const army = armyIn({ armies: { '4PzGr': { area: 'tilsit', fuel: 2, ammo: 2, food: 1 } } }, '4PzGr')
    const reached = new Map(army?.reach.map((one) => [one.area, one]))
    expect(reached.get('kaunas')).toMatchObject({ steps: 1, fights: 1, draws: 0 })
    expect(reached.get('kedainiai')).toMatchObject({ steps: 1, fights: 0, draws: 1 })
    expect(Math.max(...(army?.reach ?? []).map(({ steps }) => steps))).toBe(3)
    expect(reached.has('tilsit')).toBe(false)
  })
  test('without fuel it goes nowhere, and behind a fight only with one more', () => {
    expect(armyIn({ armies: { '4PzGr': { area: 'tilsit', ammo: 2 } } }, '4PzGr')).toMatchObject({ fuel: 0, reach: [] })
    const fightsTo = (fuel: number) =>
      armyIn({ armies: { '4PzGr': { area: 'tilsit', fuel, ammo: 2 } } }, '4PzGr')?.reach.some(
        ({ fights, steps }) => fights === 1 && steps === 2,
      )
    // The last of the two areas may hold the marker: what is asked is whether it got over one.
    const overOne = (fuel: number) =>
      armyIn({ armies: { '4PzGr': { area: 'tilsit', fuel, ammo: 2 } } }, '4PzGr')?.reach.filter(({ fights }) => fights > 1).length
    expect(fightsTo(2)).toBe(true)
    expect([overOne(1), Number(overOne(3)) > 0]).toEqual([0, true])
  })
  test('[2024:8.1] a field army goes one area, and a second with food', () => {
    const farthest = (food: number) =>
      Math.max(
        ...(
          armyIn({ areas: { siauliai: { control: 'gray' } }, armies: { '18A': { area: 'memel', food } } }, '18A')?.reach ?? []
        ).map(({ steps }) => steps),
      )
    expect([farthest(0), farthest(1)]).toEqual([1, 2])
  })
  test('an army that has moved is told of for its next turn, a halted one not at all', () => {
    const tilsit = { area: 'tilsit', fuel: 1 }
    expect(armyIn({ armies: { '4PzGr': { ...tilsit, moved: true } } }, '4PzGr')).toMatchObject({ moved: true })
    expect(armyIn({ armies: { '4PzGr': { ...tilsit, moved: true } } }, '4PzGr')?.reach.length).toBeGreaterThan(0)
    expect(armyIn({ armies: { '4PzGr': { ...tilsit, halted: true } } }, '4PzGr')).toMatchObject({ halted: true, reach: [] })
  })
  test('while it moves, what is left of its way counts', () => {
    const table = given({ armies: { '4PzGr': { area: 'tilsit', fuel: 2, ammo: 2, food: 1 } } })
    table.choose({ action: 'move-armored', army: '4PzGr' })
    const moving = survey(table.view('gray')).armies.find(({ army }) => army === '4PzGr')
    expect(moving).toMatchObject({ moved: false, fuel: 1 })
    expect(Math.max(...(moving?.reach ?? []).map(({ steps }) => steps))).toBe(3)
  })
})

test('[2024:12] an area that may be attacked says which armies would be cut off by it', () => {
  const held = { control: 'gray' }
  const areas = { kedainiai: held, panevezys: held, riga: held, valmiera: held, tartu: held }
  const { exposed } = surveyed({ areas, armies: { '4PzGr': { area: 'tartu', fuel: 1 } } })
  expect(exposed.length).toBeGreaterThan(0)
  expect(exposed.every(({ seat }) => seat === 'gray')).toBe(true)
  expect(exposed.filter(({ cutsOff }) => cutsOff.includes('4PzGr')).map(({ area }) => area)).toEqual(['panevezys', 'riga'])
})

describe('[2024:8.5] what lines carry', () => {
  const held = { control: 'gray' as const }
  test('a railway ten, a road four, and less where a vehicle stands', () => {
    const table = opened()
    const { lines } = survey(table.view('gray'))
    expect(new Set(lines.map(({ clear }) => clear))).toContain(10)
    for (const { rail, clear, now } of lines) {
      expect(clear).toBe(rail ? 10 : 4)
      expect(now).toBeLessThanOrEqual(clear)
    }
  })
  test('the way to an army names its narrow lines, the vehicles that it needs, and nothing where none leads there', () => {
    const areas = { kedainiai: held, daugavpils: held }
    const ways = surveyed({ areas, armies: { '4PzGr': { area: 'kedainiai', fuel: 1 }, '18A': { area: 'daugavpils' } } }).ways
    expect(ways.find(({ army }) => army === '18A')).toMatchObject({ areas: [], carries: 0 })
    const way = ways.find(({ army }) => army === '4PzGr')
    expect(way?.areas.at(-1)).toBe('kedainiai')
    expect(way?.carries).toBe(4)
    expect(way?.places).toBeGreaterThan(0)
  })
})

test('nothing hidden has a part in it: the same view gives the same survey, whatever lies face down', () => {
  const [one, other] = ['a', 'b'].map((seed) => opened({}, seed))
  expect(survey(one.view('gray'))).toEqual(survey(other.view('gray')))
})

describe('[2024:10] the odds of an attack', () => {
  const situation = { armies: { '4PzGr': { area: 'tilsit', fuel: 2, ammo: 2, food: 1 } } }
  const oddsIn = (table: Match, army: string, area: string) =>
    survey(table.view('gray'))
      .armies.find((one) => one.army === army)
      ?.reach.find((one) => one.area === area)?.wins

  test('are those that the bill of the step tells, and those by which it comes out', () => {
    const table = given(situation)
    const told = Number(oddsIn(table, '4PzGr', 'kaunas'))
    table.choose({ action: 'move-armored', army: '4PzGr' })
    const { state, game } = table
    const forecast = game.forecast?.(table.view('gray'), { to: 'kaunas' }).find(({ type }) => type === 'soviet-draw')
    expect(told).toBe(forecast?.won)
    expect(oddsIn(table, '4PzGr', 'kaunas')).toBe(told)

    const question = game.pending(state, new Question())
    const { choices } = game.describe(state, question)
    const step = question.choices[choices.findIndex(({ to }) => to === 'kaunas')]
    const chance = looseChance(7)
    const worlds = 400
    let won = 0
    for (let world = 0; world < worlds; world++) {
      const dealt = game.reimagine(state, question.seat, chance, game.copy(state))
      const events: string[] = []
      game.apply(dealt, step, ({ type }) => void events.push(type), question.seat)
      if (events.includes('combat-won')) won++
    }
    expect(told).toBeGreaterThan(0.1)
    expect(told).toBeLessThan(0.9)
    expect(Math.abs(won / worlds - told)).toBeLessThan(4 * Math.sqrt((told * (1 - told)) / worlds))
  })

  test('are told of fights for a marker alone, and get better with more ammo', () => {
    for (const { fights, wins } of armyIn(situation, '4PzGr')?.reach ?? []) if (fights !== 1) expect(wins).toBeUndefined()
    const withAmmo = (ammo: number) =>
      Number(oddsIn(given({ armies: { '4PzGr': { area: 'tilsit', fuel: 2, ammo } } }), '4PzGr', 'kaunas'))
    expect(withAmmo(0)).toBe(0)
    expect(withAmmo(3)).toBeGreaterThan(withAmmo(2))
  })
})

import { Match } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import content from './content/cards.json' with { type: 'json' }
import { raceToMoscow } from './game.ts'
import { asks, endTurn, given, held } from './testing.ts'
import type { RaceReport } from './view.ts'

const forecast = (table: Match, choice: { [subject: string]: string }) =>
  raceToMoscow.forecast?.(table.view('gray'), choice) ?? []
/** The bill as a player reads it. */
const bill = (table: Match, choice: { [subject: string]: string }) =>
  forecast(table, choice).map((fact) => raceToMoscow.texts.forecast?.(fact))

function moving(position: object, ...before: { [subject: string]: string }[]): Match {
  const table = Match.fromPosition(raceToMoscow, { game: 'race-to-moscow', turn: 'gray', ...position })
  for (const choice of [...before, { action: 'move-armored', army: '4PzGr' }]) expect(table.choose(choice).ok).toBe(true)
  return table
}

describe('[2024:10] a step towards a Soviet marker', () => {
  test('how likely the unseen cards are paid, each price, and what would be left', () => {
    const table = moving({ armies: { '4PzGr': { area: 'tilsit', fuel: 2, ammo: 2, food: 1 } } })
    const [draw] = forecast(table, { to: 'kaunas' })
    // 21 green cards: 13 armies for 2 ammo, 5 corps for 2 ammo and 1 fuel, 3 elite corps for 3 ammo and 1 fuel. Starting cost 1 fuel.
    expect(draw).toMatchObject({ cards: 21, echelon: 'green', won: expect.closeTo(18 / 21) })
    expect(bill(table, { to: 'kaunas' })).toEqual([
      'Fights one of 21 unseen green Soviet cards: 86% can be paid.',
      'Winning costs 2 ammo (62%), 2 ammo and 1 fuel (24%), 3 ammo and 1 fuel (14%, too much). Left then: 0 to 1 fuel, 1 food. Not paid, it spends what it has and goes back.',
    ])
  })
  test('[2024:9.1] what air support has seen is certain, and 1 ammo is paid', () => {
    const position = { armies: { '4PzGr': { area: 'tilsit', fuel: 2, ammo: 1 } }, soviet: { deck: ['3 Army'] } }
    const table = moving(position, { action: 'air-support', deck: 'soviet' })
    expect(bill(table, { to: 'kaunas' })).toEqual([
      'The Soviet card is known: Soviet 3 Army.',
      'Winning costs 1 ammo, 1 ammo paid by air support. Left then: 1 fuel.',
    ])
  })
  test('a card that cannot be paid says so', () => {
    const table = moving({ armies: { '4PzGr': { area: 'tilsit', fuel: 2 } } })
    expect(forecast(table, { to: 'kaunas' })[0]).toMatchObject({ won: 0 })
    expect(bill(table, { to: 'kaunas' })[0]).toContain(': 0% can be paid.')
    expect(bill(table, { to: 'kaunas' })[1]).toMatch(/^Winning costs 2 ammo \(62%, too much\).* Not paid, it spends what it has/)
  })
  test('[2024:8.2] the bunker is paid first', () => {
    const white = Match.fromPosition(raceToMoscow, {
      game: 'race-to-moscow',
      turn: 'white',
      armies: { '2PzGr': { area: 'siedlce', fuel: 3, ammo: 3 } },
    })
    white.choose({ action: 'move-armored', army: '2PzGr' })
    const facts = raceToMoscow.forecast?.(white.view('white'), { to: 'brest' }) ?? []
    expect(raceToMoscow.texts.forecast?.(facts[0])).toBe('Costs 1 ammo for the bunker; left: 2 fuel, 2 ammo.')
    expect(facts[1]).toMatchObject({ won: expect.closeTo(18 / 21) })
  })
})

describe('[2024:8.2] a step into a free area', () => {
  test('how often the Pursuit cards let the army go on, stop it, or are a fight, and its price', () => {
    const table = moving({ armies: { '4PzGr': { area: 'tilsit', fuel: 2, ammo: 2 } } })
    expect(bill(table, { to: 'kedainiai' })).toEqual([
      'Draws one of 18 unseen Pursuit cards: 72% let it go on, 11% stop it, 17% are a fight and stop it.',
      'Winning costs 1 ammo. Left then: 1 fuel, 1 ammo.',
    ])
  })
  test('what has been seen is told', () => {
    const position = { armies: { '4PzGr': { area: 'tilsit', fuel: 2 } }, players: { gray: { deck: [13] } } }
    const table = moving(position, { action: 'air-support', deck: 'pursuit' })
    expect(bill(table, { to: 'kedainiai' })[0]).toBe('The Pursuit card is known: Mud. It stops the army.')
  })
  test('an empty deck is made anew from the discards', () => {
    const discard = content.pursuit.filter(({ deck }) => deck === 'gray').map(({ number }) => number)
    const table = moving({ armies: { '4PzGr': { area: 'tilsit', fuel: 2, ammo: 1 } }, players: { gray: { deck: [], discard } } })
    expect(bill(table, { to: 'kedainiai' })[0]).toMatch(/^Draws one of 18 unseen Pursuit cards: 72% let it go on/)
  })
  test('an area of one’s own draws nothing; a medal is named', () => {
    const table = moving({ armies: { '4PzGr': { area: 'tilsit', fuel: 2 } } })
    expect(bill(table, { to: 'konigsberg' })).toEqual(['It is yours: no card is drawn.'])
  })
})

test('[2024:8.2] a step that closes a pocket says what it cuts off, one that leaves markers alone says which', () => {
  const held = Object.fromEntries(['kedainiai', 'panevezys'].map((area) => [area, { control: 'gray' }]))
  const table = moving({ armies: { '4PzGr': { area: 'panevezys', fuel: 2, ammo: 2 } }, areas: held, fleet: { area: 'S2' } })
  const facts = forecast(table, { to: 'riga' })
  expect(facts.find((fact) => fact.type === 'encircles')?.areas).toEqual(['siauliai', 'liepaja', 'ventspils'])
  expect(facts.some((fact) => fact.type === 'cost')).toBe(false)
})

test('[2024:8.4] a base says how much it can still hold, before supplies are taken', () => {
  const rest = { fuel: 2, ammo: 2, food: 1 }
  const table = Match.fromPosition(raceToMoscow, {
    game: 'race-to-moscow',
    turn: 'gray',
    areas: { danzig: { supplies: rest } },
  })
  expect(bill(table, { action: 'take-supplies', area: 'danzig' })).toEqual(['Danzig has room for 4.'])
})

test('[2024:7] [2024:12] ending the turn says what is not used, and what the Soviets will do by which line of the Front card', () => {
  const ending = (actionsLeft: number) =>
    bill(Match.fromPosition(raceToMoscow, { game: 'race-to-moscow', turn: 'gray', actionsLeft }), {
      action: 'end-turn',
    })
  const reaction = expect.stringMatching(/^Soviet reaction: a marker to .* \(Front card, line 2: objective protection, .*\)\.$/)
  expect(ending(2)).toEqual(['2 core actions are not used.', reaction])
  expect(ending(1)).toEqual(['1 core action is not used.', reaction])
  expect(ending(0)).toEqual([reaction])
})

test('[2024:12] whoever decides where the Front card leaves several areas sees what it orders and prefers', () => {
  const table = given({
    options: { frontCards: 'advanced' },
    areas: { ...held('gray', 'narva', 'novgorod'), krasnogvardeisk: { bunker: false } },
    armies: { '16A': { area: 'narva' }, '4PzGr': { area: 'novgorod' } },
  })
  endTurn(table)
  expect(asks(table)).toBe('brown soviet-reaction')
  expect(bill(table, { place: 'chudovo' })).toEqual([
    expect.stringMatching(/^Soviet reaction: a marker to Chudovo \(Front card, line 2: the way to the victory area/),
  ])
})

test('[2024:12] while somebody decides, what is reported is what is asked', () => {
  let asked = 0
  for (const seed of 'abcde') {
    const state = raceToMoscow.setup({ edition: '2024' }, seed)
    for (let throwOf = 7; ; throwOf = (throwOf * 1103515245 + 12345) & 0x7fffffff) {
      const question = raceToMoscow.pending(state)
      if (question.over) break
      const { step, choices } = raceToMoscow.describe(state, question)
      if (step === 'soviet-reaction') {
        asked++
        const report = raceToMoscow.report?.(state) as RaceReport | undefined
        expect(report?.reaction?.areas).toEqual(choices.map(({ place, counterAttack }) => place ?? counterAttack))
      }
      raceToMoscow.apply(state, question.choices[(throwOf >>> 8) % choices.length])
    }
  }
  expect(asked).toBeGreaterThan(0)
})

test('starting an armored army costs fuel', () => {
  const table = Match.fromPosition(raceToMoscow, { game: 'race-to-moscow', turn: 'gray' })
  expect(bill(table, { action: 'move-armored', army: '4PzGr' })).toEqual(['Starting costs 1 fuel.'])
})

describe('[2024:14.4] [2024:14.5] with a Soviet player', () => {
  const position = { options: { sovietPlayer: true }, armies: { '4PzGr': { area: 'tilsit', fuel: 2, ammo: 2, food: 1 } } }
  test('a marker of unknown face calls one of two decks, each with its own cards', () => {
    const [draw] = bill(moving({ ...position, areas: { kaunas: { soviet: 'armor' } } }), { to: 'kaunas' })
    expect(draw).toMatch(
      /^Fights one of 22 unseen infantry cards \(\d+%\), or one of 11 unseen armored cards \(\d+%\): \d+% can be paid\.$/,
    )
  })
  test('air support looks at a marker, not at a card', () => {
    const table = Match.fromPosition(raceToMoscow, { game: 'race-to-moscow', turn: 'gray', ...position })
    expect(bill(table, { action: 'air-support', area: 'kaunas' })).toEqual([
      'You look at the other side of the Soviet marker and leave yours there. If you fight it, that counts as 1 ammo.',
    ])
  })
})

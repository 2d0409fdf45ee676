import type { GameEvent, JsonObject } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { CONTENT } from '../content/index.ts'
import { raceToMoscow } from '../game.ts'
import {
  area,
  asks,
  choices,
  choose,
  decision,
  endTurn,
  given,
  held,
  isOver,
  listed,
  outcome,
  player,
  refused,
  soviet,
  told,
} from '../testing.ts'

/** Railhead, Soviet reaction by the Front cards and by players, and the end of the game. */

/** Where the marker of this turn was placed. */
const placed = (events: readonly GameEvent[]): unknown => told(events, 'marker-placed')[0]?.area
const attacked = (events: readonly GameEvent[]): unknown[] => told(events, 'counter-attack').map((event) => event.area)
/** Nobody has a Soviet marker on the map. */
const NO_MARKERS: JsonObject = Object.fromEntries(
  CONTENT.areaIds
    .slice(0, CONTENT.landCount)
    .filter((_, i) => CONTENT.soviet[i] === 1)
    .map((id) => [id, { soviet: false }]),
)
const GRAY_OBJECTIVES = [
  'utena',
  'tartu',
  'riga',
  'daugavpils',
  'tallinn',
  'narva',
  'pskov',
  'novgorod',
  'tikhvin',
  'velikiye_luki',
  'rzhev',
  'kalinin',
]

describe.each(['2024', '2021'])('Soviet reaction, %s', (edition) => {
  const rule = (in2024: string, in2021: string): string => (edition === '2024' ? in2024 : in2021)
  const start = (situation: Parameters<typeof given>[0] = {}) =>
    given({ ...situation, options: { edition, ...situation.options } })

  test('[2024:11] [2021:17] railhead: one marker next to own rail by an own line, printed rail too, or none', () => {
    const table = start({ areas: { kaunas: { control: 'gray', rail: true }, ...held('gray', 'utena', 'siauliai', 'riga') } })
    choose(table, { action: 'end-turn' })
    // Riga touches rail by a red line to nobody; Utena by Kaunas, Siauliai by Tilsit.
    expect(listed(table, 'area')).toEqual(['siauliai', 'utena'])
    choose(table, { done: true })
    expect(area(table, 'utena').rail).toBeUndefined()
    expect(decision(table).step).not.toBe('railhead')
  })

  test('[2024:11] [2021:17] the railhead does not advance over a red line', () => {
    const table = start({ areas: { siauliai: { control: 'gray', rail: true }, ...held('gray', 'riga') } })
    const events = choose(table, { action: 'end-turn' })
    expect(told(events, 'rail-laid')).toEqual([])
    expect(asks(table)).not.toBe('gray railhead')
  })

  test('[2024:12] [2021:18.2] first a counter-attack on another player, where it cuts an army off if there is a choice', () => {
    const table = start({
      areas: held('white', 'brest', 'bereza', 'baranovichi', 'minsk', 'borisov', 'orsha', 'smolensk', 'polotsk'),
      armies: { '9A': { area: 'smolensk' } },
    })
    endTurn(table)
    // Losing Polotsk would cut nobody off; Brest is next to a starting area, Orsha next to the army.
    expect(listed(table, 'counterAttack')).toEqual(['baranovichi', 'bereza', 'borisov', 'minsk'])
    // The player to the left of Gray is Brown.
    expect(asks(table)).toBe('brown soviet-reaction')
    const pool = soviet(table).pool
    choose(table, { counterAttack: 'minsk' })
    expect(area(table, 'minsk').control).toBeNull()
    // One counter-attack is the whole reaction.
    expect(soviet(table).pool).toBe(pool)
    expect(asks(table)).toBe('white turn')
  })

  test('[2024:12] [2021:18.2] an army that lives on the Frontline Supply Base can be cut off from it', () => {
    const table = start({
      areas: held('brown', 'kishinev', 'uman', 'kirovograd', 'poltava'),
      armies: { '11A': { area: 'kirovograd' } },
    })
    expect(attacked(endTurn(table))).toEqual(['kishinev'])
  })

  test.each([
    ['gray', 'brown'],
    ['white', 'gray'],
    ['brown', 'white'],
  ])('[2024:12] [2021:18.2] to the left of %s sits %s', (seat, left) => {
    const areas = seat === 'brown' ? held('white', 'orsha', 'polotsk') : held('brown', 'uman', 'lubny')
    const table = start({ turn: seat, areas })
    endTurn(table)
    expect(decision(table)).toMatchObject({ seat: left, step: 'soviet-reaction' })
  })

  test('[2024:12] [2021:18.1] a single target is hit without asking; the marker, its rail and (2024) its medal are lost', () => {
    const table = start({ areas: held('white', 'minsk'), players: { white: { medals: 3 } } })
    const events = endTurn(table)
    expect(attacked(events)).toEqual(['minsk'])
    expect(area(table, 'minsk')).toMatchObject({ control: null })
    expect(area(table, 'minsk').medals).toBeUndefined()
    expect(player(table, 'white').medals).toBe(edition === '2024' ? 2 : 3)
  })

  test('[2024:12] an area can be hit again in a later turn', () => {
    const table = start({ areas: held('white', 'minsk'), attacked: ['minsk'] })
    expect(attacked(endTurn(table))).toEqual(['minsk'])
  })

  test('[2024:8.2] the ruling `medalOnCounterAttack` can be set alone', () => {
    const medalOnCounterAttack = edition === '2024' ? 'kept' : 'returned'
    const table = start({ options: { medalOnCounterAttack }, areas: held('white', 'minsk'), players: { white: { medals: 3 } } })
    endTurn(table)
    expect(player(table, 'white').medals).toBe(edition === '2024' ? 3 : 2)
  })

  test("[2024:12] [2021:18.1] one's own markers are spared, alone they are not", () => {
    const three = start({ areas: held('gray', 'pskov') })
    expect(attacked(endTurn(three))).toEqual([])
    const alone = start({ options: { order: ['gray'] }, areas: held('gray', 'pskov') })
    expect(attacked(endTurn(alone))).toEqual(['pskov'])
  })

  test('[2024:12] [2021:18.2] with two players the other one sits to the left; alone one decides oneself', () => {
    const left = (order: string[]) => {
      const table = start({ options: { order }, turn: order[0], areas: held(order[1] ?? order[0], 'orsha', 'polotsk') })
      endTurn(table)
      return decision(table).seat
    }
    expect([left(['brown', 'white']), left(['gray', 'white']), left(['white'])]).toEqual(['white', 'white', 'white'])
  })

  test('[2024:12] [2021:18.1] markers of absent groups are no targets, and their areas no open ground', () => {
    const table = start({ options: { order: ['gray', 'white'] }, turn: 'gray' })
    expect(attacked(endTurn(table))).toEqual([])
    // Bobruisk touches blocked Gomel only, beside what White holds.
    const walled = start({
      options: { order: ['gray', 'white'], abwehr: true },
      areas: held('white', 'slutsk', 'mogilev', 'bobruisk'),
    })
    endTurn(walled)
    expect(refused(walled, { counterAttack: 'bobruisk' })).toBe(`not-next-to-uncontrolled ${rule('12', '18.1')}`)
    expect(refused(walled, { counterAttack: 'kiev' })).toBe(`not-a-counter-attack-target ${rule('12', '18.1')}`)
  })

  test('[2024:12] [2021:18.1] the bunker of a lost area does not come back', () => {
    const table = start({ areas: held('white', 'polotsk') })
    endTurn(table)
    expect(area(table, 'polotsk')).toEqual({ control: null })
  })

  test('[2024:12] [2021:18.2] else the marker goes to an own objective, the one nearest to an army', () => {
    // Vilnius, one line from 3 Panzergruppe; Riga and Utena would be two from 4 Panzergruppe.
    expect(placed(endTurn(start()))).toBe('vilnius')
    expect(placed(endTurn(start({ areas: { ...held('white', 'vilnius'), ...held('gray', 'utena') } })))).toBe('riga')
  })

  test('[2024:12] [2021:18.2] of the nearest objectives a fortified one; else the player to the left decides', () => {
    const table = (bunker: boolean) =>
      start({
        areas: { ...held('white', 'vilnius'), ...held('gray', 'valmiera'), pskov: { soviet: false, bunker } },
        armies: { '16A': { area: 'valmiera' } },
      })
    expect(placed(endTurn(table(true)))).toBe('pskov')
    const tied = table(false)
    endTurn(tied)
    expect(asks(tied)).toBe('brown soviet-reaction')
    expect(listed(tied, 'place')).toEqual(['pskov', 'riga'])
    choose(tied, { place: 'riga' })
    expect(area(tied, 'riga').soviet).toBe(true)
  })

  test('[2024:12] [2021:18.2] else near the Victory city, nearest to an army', () => {
    const areas = { ...held('white', 'vilnius'), ...held('gray', ...GRAY_OBJECTIVES, 'chudovo') }
    const near = start({ areas, armies: { '4PzGr': { area: 'chudovo' } } })
    expect(placed(endTurn(near))).toBe('mga')
    const lost = start({ areas: { ...areas, leningrad: { soviet: false } }, armies: { '4PzGr': { area: 'chudovo' } } })
    // Leningrad has lost its marker and is next to none: the nearest place that the rules allow.
    expect(placed(endTurn(lost))).toBe('krasnogvardeisk')
  })

  test('[2024:12] what was decided at one table is not known at another', () => {
    const attacking = () => {
      const table = start({ areas: held('white', 'orsha', 'lepel') })
      endTurn(table)
      return table
    }
    const placing = () => {
      const table = start({
        areas: { ...held('white', 'vilnius'), ...held('gray', 'valmiera'), pskov: { soviet: false, bunker: false } },
        armies: { '16A': { area: 'valmiera' } },
      })
      endTurn(table)
      return table
    }
    const answered = (table: ReturnType<typeof start>) => {
      const events: GameEvent[] = []
      const [choice] = raceToMoscow.pending(table.state).choices
      // Whoever plays many games at once asks at one and answers at another.
      raceToMoscow.pending((decision(table).about.ask === 'place' ? attacking() : placing()).state)
      raceToMoscow.apply(table.state, choice, (event) => events.push(event))
      return told(events, 'front-card')[0]
    }
    const [attack, place] = [attacking(), placing()]
    expect([listed(attack, 'counterAttack'), listed(place, 'place')]).toEqual([
      ['lepel', 'orsha'],
      ['pskov', 'riga'],
    ])
    expect([answered(attacking()), answered(placing())]).toMatchObject([
      { line: 1, does: 'counter-attack' },
      { line: 2, does: 'objective' },
    ])
  })

  test('[2024:12] counter-attacks that are over are not begun again', () => {
    const table = start({
      agenda: [{ step: 'soviet-reaction', placing: true }],
      areas: { ...held('white', 'vilnius', 'orsha'), ...held('gray', 'valmiera'), pskov: { soviet: false, bunker: false } },
      armies: { '16A': { area: 'valmiera' } },
    })
    expect(listed(table, 'place')).toEqual(['pskov', 'riga'])
  })

  test('[2024:12] [2021:18.1] without a valid place the marker leaves the game', () => {
    const table = start({ areas: NO_MARKERS })
    const events = endTurn(table)
    expect(told(events, 'marker-discarded')).toHaveLength(1)
    expect(soviet(table).pool).toBe(5)
  })

  describe('advanced Front cards', () => {
    test('[2024:12] every possible counter-attack, own markers too, then a marker on the way to the city', () => {
      const table = start({
        options: { frontCards: 'advanced' },
        areas: { ...held('white', 'polotsk'), ...held('gray', 'tartu'), ...held('brown', 'uman') },
      })
      const events = endTurn(table)
      while (!isOver(table) && decision(table).step === 'soviet-reaction') events.push(...choose(table, choices(table)[0]))
      expect(attacked(events).toSorted()).toEqual(['polotsk', 'tartu', 'uman'])
      expect(told(events, 'marker-placed')).toHaveLength(1)
    })

    test('[2024:12] the most damaging first: an army cut off, an objective, supplies, rail', () => {
      const table = start({
        options: { frontCards: 'advanced' },
        areas: {
          ...held('white', 'smolensk'),
          polotsk: { control: 'white', supplies: { fuel: 1 } },
          orsha: { control: 'white', rail: true },
          ...held('brown', 'uman'),
        },
      })
      expect(attacked(endTurn(table))).toEqual(['smolensk', 'polotsk', 'orsha', 'uman'])
    })

    test('[2024:12] one loss can expose the next', () => {
      // Borisov is ringed by white markers until one of them falls.
      const ring = held('white', 'borisov', 'minsk', 'lepel', 'orsha', 'mogilev')
      const table = start({ options: { frontCards: 'advanced' }, areas: ring })
      const events = endTurn(table)
      while (decision(table).step === 'soviet-reaction') events.push(...choose(table, choices(table)[0]))
      expect(attacked(events)).toHaveLength(5)
      expect(attacked(events)).toContain('borisov')
    })

    test('[2024:12] the marker need not be next to another one: fortified areas on the way first', () => {
      const toward = (krasnogvardeisk: JsonObject) =>
        placed(endTurn(start({ options: { frontCards: 'advanced' }, areas: { ...NO_MARKERS, krasnogvardeisk } })))
      expect(toward({})).toBe('krasnogvardeisk')
      expect(toward({ bunker: false })).toBe('leningrad')
    })
  })

  test('[2024:12] advanced: if the way is full, a free neighbour of the city, by the choice of the player to the left', () => {
    const table = start({
      options: { frontCards: 'advanced' },
      areas: held('gray', 'krasnogvardeisk'),
      armies: { '4PzGr': { area: 'krasnogvardeisk' } },
    })
    endTurn(table)
    expect(asks(table)).toBe('brown soviet-reaction')
    expect(listed(table, 'place')).toEqual(['chudovo', 'mga', 'tikhvin'])
  })

  describe('Abwehr', () => {
    const ORSHA = held('white', 'orsha', 'polotsk')
    test('[2024:13.3] [2021:19.3] the active player chooses freely between all legal counter-attacks and placements', () => {
      const table = start({ options: { abwehr: true }, areas: { ...ORSHA, ...held('gray', 'pskov') } })
      endTurn(table)
      expect(asks(table)).toBe('gray soviet-reaction')
      expect(listed(table, 'counterAttack')).toEqual(['orsha', 'polotsk'])
      expect(listed(table, 'place')).toEqual(expect.arrayContaining(['vilnius', 'kalinin', 'mozhaisk']))
      expect(refused(table, { counterAttack: 'pskov' })).toBe(`own-marker-not-target ${rule('12', '18.1')}`)
      choose(table, { place: 'kalinin' })
      expect(area(table, 'kalinin').soviet).toBe(true)
      expect(asks(table)).toBe('white turn')
    })
  })

  test('[2024:13.3] [2021:19.3] Abwehr does not follow the advanced side either: one counter-attack is all', () => {
    const table = start({ options: { abwehr: true, frontCards: 'advanced' }, areas: held('white', 'orsha', 'polotsk') })
    endTurn(table)
    choose(table, { counterAttack: 'orsha' })
    expect(asks(table)).toBe('white turn')
    expect(area(table, 'polotsk').control).toBe('white')
  })

  describe('the last round', () => {
    test('[2024:6] [2021:6.1] the last marker of the pool makes this round the last; the others still play', () => {
      const table = start({ soviet: { pool: 1 } })
      const events = endTurn(table)
      expect(told(events, 'last-round')).toHaveLength(1)
      expect(asks(table)).toBe('white turn')
      endTurn(table)
      expect(asks(table)).toBe('brown turn')
      endTurn(table)
      expect(outcome(table).reason).toBe('medals')
    })

    test('[2024:6] [2021:6.1] a discarded last marker counts as well', () => {
      const table = start({ areas: NO_MARKERS, soviet: { pool: 1 } })
      expect(told(endTurn(table), 'last-round')).toHaveLength(1)
    })

    test('[2021:6.1] [2024:6] returned markers are not placed any more, counter-attacks go on', () => {
      const table = start({ turn: 'white', lastRound: true, soviet: { pool: 2 } })
      const events = endTurn(table)
      expect([placed(events), told(events, 'marker-discarded')]).toEqual([undefined, []])
      expect(soviet(table).pool).toBe(2)
      const attack = start({ turn: 'white', lastRound: true, soviet: { pool: 2 }, areas: held('gray', 'pskov') })
      expect(attacked(endTurn(attack))).toEqual(['pskov'])
    })

    test('[2024:6] by the ruling `lastRoundPlacing` they are', () => {
      const table = start({ options: { lastRoundPlacing: 'yes' }, turn: 'white', lastRound: true, soviet: { pool: 2 } })
      endTurn(table)
      while (decision(table).step === 'soviet-reaction') choose(table, choices(table)[0])
      expect(soviet(table).pool).toBe(1)
    })

    test('[2024:13.2] [2021:19.2] a pool of 0 ends the game only when a placement is demanded', () => {
      const table = start({ options: { difficulty: 'veteran' } })
      expect(soviet(table).pool).toBe(0)
      expect((table.save() as JsonObject).lastRound).toBe(false)
      expect(told(endTurn(table), 'last-round')).toHaveLength(1)
      const attack = start({ options: { difficulty: 'veteran' }, areas: held('white', 'minsk') })
      expect(told(endTurn(attack), 'last-round')).toEqual([])
    })

    test('[2024:6] a game that has not ended after 100 rounds is scored as it stands', () => {
      const table = start({ turn: 'brown', round: 100, soviet: { pool: 6 } })
      endTurn(table)
      while (!isOver(table)) choose(table, choices(table)[0])
      expect(outcome(table)).toMatchObject({ reason: 'round-limit', detail: { rounds: 100 } })
    })

    test('[2024:6] [2021:5] after the last player a new round begins with the first', () => {
      const table = start({ turn: 'brown' })
      endTurn(table)
      while (decision(table).step === 'soviet-reaction') choose(table, choices(table)[0])
      expect(decision(table)).toMatchObject({ seat: 'gray', step: 'turn', about: { round: 2, actionsLeft: 2 } })
    })
  })
})

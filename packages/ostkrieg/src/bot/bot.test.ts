import { type GameEvent, type JsonObject, looseChance, playRandomly } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { ostkrieg } from '../game.ts'
import type { OstkriegState } from '../state.ts'
import { asks, controls, dice, play, position, units } from '../test-kit.ts'
import { Aims } from './aims.ts'
import { BALANCED, botGoals, chooseBotCard, DEFENSIVE, fortune, fortuneModifier, letterOrder } from './plan.ts'
import { botTemper } from './temper.ts'

const bot = (rest: object = {}, options: object = {}): OstkriegState =>
  position({ options: { bot: 'axis', ...options }, turn: 'soviet', ...rest })

describe('the bot for the year', () => {
  test('[12.0] the Axis bot starts aggressive, the Soviet bot defensive; in Uranus balanced and aggressive', () => {
    const personality = (options: object): unknown =>
      (ostkrieg.save(ostkrieg.setup({ ...options }, 'p')).bot as { personality: string }).personality
    expect(personality({ bot: 'axis' })).toBe('aggressive')
    expect(personality({ bot: 'soviet' })).toBe('defensive')
    expect(personality({ bot: 'axis', scenario: 'uranus' })).toBe('balanced')
    expect(personality({ bot: 'soviet', scenario: 'uranus' })).toBe('aggressive')
  })

  test('[11.1] [12.0] rolled at the start of later years: the plan of 1942, and fortune shifts it', () => {
    const personality = (die: number, taken: readonly number[]): unknown => {
      const state = bot({
        passes: 1,
        cards: { axis: { hand: [] }, soviet: { hand: [56] } },
        areas: Object.fromEntries(taken.map((area) => [String(area), { control: 'axis' }])),
        chance: { kind: 'fast', key: [1, 2, 3, 4, 5, 6, 7, 8], drawn: [0, 0, 0], next: { bot: [die - 1] } },
      })
      play(state, { pass: true })
      while (asks(state).step === 'buy-card') play(state, { pass: true })
      return (ostkrieg.save(state).bot as { personality: string }).personality
    }
    // Par for the Axis at the end of 1941 is 17: five Soviet points taken.
    const par = [62, 63, 56, 55, 52]
    expect([1, 2, 3, 4].map((die) => personality(die, par))).toEqual(['defensive', 'balanced', 'balanced', 'aggressive'])
    expect([3, 4, 5, 6].map((die) => personality(die, []))).toEqual(['defensive', 'balanced', 'balanced', 'aggressive'])
    expect(personality(2, [...par, 54, 39, 27])).toBe('aggressive')
  })

  test('[12.0] doing well makes it bolder, doing poorly more careful', () => {
    expect([-5, -3, -2, -1, 0, 1, 2, 3, 9].map(fortuneModifier)).toEqual([-2, -2, -1, -1, 0, 1, 1, 2, 2])
    expect(fortune(bot({ year: 1942 }))).toBe(-5)
  })
})

describe('the cards of the bot', () => {
  test('[11.0] [11.1] in 1941 all lie open: by letter, then the dearest, then the lowest number; Major Blitz! first', () => {
    const state = bot({
      turn: 'soviet',
      cards: { axis: { hand: [5, 6, 9, 4, 3] }, soviet: { hand: [56] } },
      bot: { personality: 'aggressive' },
    })
    expect(chooseBotCard(state, false) + 1).toBe(3)
    state.personality = DEFENSIVE
    expect(chooseBotCard(state, false) + 1).toBe(5)
    const first = ostkrieg.setup({ bot: 'axis' }, 'first')
    // The human says when to begin, and so sees what the bot does.
    expect(asks(first)).toMatchObject({ step: 'begin', seat: 'soviet', choices: [{ action: 'begin' }] })
    expect(play(first, { action: 'begin' })[0]).toEqual({ type: 'card-played', side: 'axis', card: 1 })
  })

  test('[11.0] the letters of each personality', () => {
    const state = bot()
    expect(
      [0, BALANCED, DEFENSIVE].map((personality) => {
        state.personality = personality
        return letterOrder(state)
          .map((letter) => 'ABD'[letter])
          .join('')
      }),
    ).toEqual(['ABD', 'BAD', 'DBA'])
  })

  test('[11.2] from 1942: three of the stack are turned up, the best is played, two are set aside until the stack is empty', () => {
    const state = bot({
      year: 1942,
      cards: { axis: { hand: [5, 6, 9, 10, 11, 12, 16] }, soviet: { hand: [56, 57] } },
      bot: { personality: 'aggressive', stack: [5, 6, 9, 10, 11, 12, 16] },
    })
    // The top three are 16, 12 and 11: 12 is the dearer of the two offensives.
    expect(state.content.cardNumber[chooseBotCard(state, false)]).toBe(12)
    expect(ostkrieg.save(state).bot).toMatchObject({ stack: [5, 6, 9, 10] })
    state.cards[11] = 5
    expect(state.content.cardNumber[chooseBotCard(state, false)]).toBe(9)
    state.cards[8] = 5
    expect(state.content.cardNumber[chooseBotCard(state, false)]).toBe(5)
    state.cards[4] = 5
    expect(state.stackCount).toBe(0)
    // Set aside: 6, 10, 11 and 16, shuffled into a new stack.
    chooseBotCard(state, false)
    expect(state.stackCount).toBe(1)
  })

  test('[11.2] of equals among those turned up the lowest number is played, wherever it lies', () => {
    const state = bot({
      year: 1943,
      cards: { axis: { hand: [6, 7, 8, 9] }, soviet: { hand: [56] } },
      bot: { personality: 'balanced', stack: [9, 6, 7, 8] },
    })
    expect(state.content.cardNumber[chooseBotCard(state, false)]).toBe(6)
  })

  test('[11.3] with three cards or fewer it plays each of them out', () => {
    const state = bot({
      year: 1942,
      cards: { axis: { hand: [5, 6, 9] }, soviet: { hand: [56] } },
      bot: { personality: 'balanced', stack: [] },
    })
    expect(state.content.cardNumber[chooseBotCard(state, false)]).toBe(5)
  })

  test('[8.0] [11.2] after a Blitz it turns up three more and takes the best that is none, or nothing', () => {
    const blitz = bot({
      year: 1942,
      cards: { axis: { hand: [2, 3, 4, 6] } },
      bot: { personality: 'aggressive', stack: [6, 2, 3, 4] },
    })
    expect(chooseBotCard(blitz, true)).toBe(-1)
    const mixed = bot({
      year: 1942,
      cards: { axis: { hand: [2, 3, 4, 6] } },
      bot: { personality: 'aggressive', stack: [2, 3, 4, 6] },
    })
    expect(mixed.content.cardNumber[chooseBotCard(mixed, true)]).toBe(6)
  })

  test('[11.2] it never passes while it has a card', () => {
    for (const side of ['axis', 'soviet'] as const) {
      const state = ostkrieg.setup({ bot: side }, 'never')
      const chance = looseChance(5)
      let passed = 0
      for (let n = 0; n < 300 && ostkrieg.outcome(state) === undefined; n++) {
        const question = ostkrieg.pending(state)
        ostkrieg.apply(state, question.choices[chance.pick(0, question.count)], (event) => {
          if (event.type === 'passed' && event.side === side && event.forced !== true) passed++
        })
      }
      expect(passed).toBe(0)
    }
  })

  test('[11.3] [12.0] three handicaps: 1, 2 and 3 build points, and with the third a die in its first attack of the year', () => {
    const points = [0, 1, 2, 3].map((handicap) => {
      const state = bot({ passes: 1, cards: { axis: { hand: [] }, soviet: { hand: [56] } } }, { handicap })
      const events = play(state, { pass: true })
      return events.find((event) => event.type === 'points' && event.side === 'axis')?.points
    })
    expect(points).toEqual([12, 13, 14, 15])
    const attack = (handicap: number, attacked: boolean): number => {
      const state = bot(
        {
          turn: 'soviet',
          bot: { personality: 'aggressive', attacked },
          cards: { axis: { hand: [9] }, soviet: { hand: [56] } },
          areas: { Warsaw: { units: '6GI 2GA' }, Brest: { units: '1SIe' } },
        },
        { handicap },
      )
      dice(state, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
      const events = play(state, { card: 56 }, { number: 2 })
      return ((events.find((event) => event.type === 'battle')?.attackerDice ?? []) as number[]).length
    }
    expect([attack(1, false), attack(3, false), attack(3, true)]).toEqual([5, 6, 5])
  })
})

describe('what the bot buys', () => {
  const bought = (personality: string): number[] => {
    const state = bot({
      year: 1944,
      passes: 1,
      cards: { axis: { hand: [] }, soviet: { hand: [56] } },
      bot: { personality },
      production: { axis: 12 },
    })
    // The purchase alternates: its opponent buys nothing.
    const events = play(state, { pass: true }, { pass: true })
    return events.flatMap((event) => (event.type === 'bought' ? [event.card as number] : []))
  }

  test('[9.5] the cheapest of its letter first; before a second offensive one that brings or moves units', () => {
    // An offensive for 3 points, Rail for 1, then the next offensive.
    expect(bought('aggressive').slice(0, 3)).toEqual([9, 6, 16])
    expect(bought('defensive').slice(0, 4)).toEqual([11, 17, 22, 25])
  })
})

describe('what the bot works for', () => {
  test('[11.3] the priorities of its year and personality; what is achieved gives way to the next', () => {
    const state = bot({ bot: { personality: 'aggressive' } })
    expect(botGoals(state)).toEqual([{ take: [60, 62, 49] }, { take: [70] }])
    const aims = new Aims(state, botTemper(state))
    expect(aims.worth[60]).toBeGreaterThan(aims.worth[58])
    const taken = bot({
      bot: { personality: 'aggressive' },
      areas: { Smolensk: { control: 'axis' }, Kiev: { control: 'axis' }, Moscow: { control: 'axis' } },
    })
    const later = new Aims(taken, botTemper(taken))
    expect(later.worth[70]).toBeGreaterThan(aims.worth[70])
  })

  test('[12.0] card event triggers come before them', () => {
    const state = bot({ bot: { personality: 'aggressive', enemyCards: [54] } })
    expect(botGoals(state).slice(0, 2)).toEqual([{ take: [70] }, { hold: [71, 69, 76, 74] }])
  })

  test('[12.0] a trigger counts for the next card of the bot alone', () => {
    const state = bot({
      cards: { axis: { hand: [6, 9, 10] }, soviet: { hand: [57, 58] } },
      bot: { personality: 'aggressive' },
      areas: { Berlin: { units: '1GI' } },
    })
    play(state, { card: 57 })
    // The bot has answered with a card of its own.
    expect(asks(state).seat).toBe('soviet')
    expect(ostkrieg.save(state).bot).toMatchObject({ enemyCards: [] })
  })

  test('[12.0] [10.3] the card after a Blitz does not make the bot forget the Blitz', () => {
    const state = ostkrieg.setup({ bot: 'soviet' }, 'blitz')
    play(state, { card: 1 }, { done: true }, { done: true })
    expect(ostkrieg.save(state).bot).toMatchObject({ enemyCards: [1] })
    play(state, { card: 5 })
    expect(ostkrieg.save(state).bot).toMatchObject({ enemyCards: [1, 5] })
    expect(botGoals(state).slice(0, 2)).toEqual([{ do: 'fall-back' }, { do: 'entrench-front' }])
  })

  test('[12.0] a card is remembered also if its country has left since it was played', () => {
    const state = bot({
      options: { bot: 'soviet' },
      year: 1944,
      turn: 'axis',
      countries: { finland: 'out' },
      areas: { Helsinki: { control: 'soviet' } },
      bot: { personality: 'defensive', enemyCards: [25] },
    })
    expect(ostkrieg.save(state).bot).toMatchObject({ enemyCards: [25] })
  })

  describe('[12.0] what a card event trigger asks for is done', () => {
    const soviets = (enemyCard: number, card: number, areas: JsonObject, more: JsonObject = {}): OstkriegState => {
      const state = position({
        options: { bot: 'soviet' },
        year: 1942,
        turn: 'axis',
        cards: { axis: { hand: [enemyCard] }, soviet: { hand: [card] } },
        bot: { personality: 'defensive' },
        areas: { Berlin: { units: '1GI' }, ...areas },
        ...more,
      })
      play(state, { card: enemyCard })
      while (asks(state).choices.some(({ done }) => done === true)) play(state, { done: true })
      return state
    }

    test('after Case Blue units go by rail to Stalingrad and Grozny, which are held', () => {
      const areas = { Gorky: { units: '6SI' }, Stalingrad: { units: '1SI' }, Grozny: { units: '3SI' }, Kalinin: { units: '2SI' } }
      const state = soviets(12, 56, areas)
      expect([units(state, 'Stalingrad'), units(state, 'Grozny')]).toEqual(['4SI', '4SI'])
      // Without the trigger nobody goes there.
      expect(units(soviets(10, 56, areas), 'Grozny')).not.toBe('4SI')
    })

    test('after Siege Train the front entrenches rather than ride', () => {
      const areas = { Warsaw: { units: '3GI' }, Brest: { units: '2SI' }, Moscow: { units: '3SI' } }
      expect(units(soviets(16, 56, areas), 'Brest')).toBe('2SIe')
      expect(units(soviets(10, 56, areas), 'Brest')).toBe('2SI')
    })
  })

  test('[12.0] after Leningrad Reserves the bot attacks Leningrad with five dice or not at all', () => {
    const attacked = (units: string): boolean => {
      const state = bot({
        cards: { axis: { hand: [9] }, soviet: { hand: [54, 58] } },
        bot: { personality: 'aggressive' },
        areas: { Tallin: { control: 'axis', units }, Riga: { control: 'axis' }, Leningrad: { units: '1SI' } },
      })
      const events: GameEvent[] = []
      events.push(...play(state, { card: 54 }, { done: true }, { done: true }, { keep: false }))
      return events.some((event) => event.type === 'attack' && event.area === 70)
    }
    expect([attacked('8GI'), attacked('10GI')]).toEqual([false, true])
  })

  test('[11.0] it walks into an empty objective and attacks a weak one', () => {
    const state = bot({
      bot: { personality: 'aggressive' },
      cards: { axis: { hand: [9] }, soviet: { hand: [56] } },
      areas: { Minsk: { control: 'axis', units: '6GI 2GA 1GL' }, Brest: { control: 'axis' }, Kiev: { units: '1SIe' } },
    })
    dice(state, 6, 6, 6, 6, 6, 6, 6, 1, 1)
    play(state, { card: 56 }, { number: 2 })
    expect([controls(state, 'Kiev'), controls(state, 'Smolensk')]).toContain('axis')
  })

  test('[11.0] a careful bot does not attack against the odds', () => {
    const state = bot({
      year: 1943,
      bot: { personality: 'defensive' },
      cards: { axis: { hand: [9] }, soviet: { hand: [56] } },
      areas: { Warsaw: { units: '1GI' }, Brest: { units: '9SIe 2SA' } },
    })
    const events = play(state, { card: 56 }, { number: 2 })
    expect(events.some((event) => event.type === 'battle')).toBe(false)
    expect(units(state, 'Brest')).toBe('9SIe 2SA')
  })

  test('[11.0] it beats somebody who plays at random', { timeout: 60_000 }, () => {
    for (const [side, scenario] of [
      ['axis', 'barbarossa'],
      ['soviet', 'barbarossa'],
      ['soviet', 'uranus'],
    ] as const) {
      let won = 0
      for (let n = 0; n < 3; n++) {
        const state = ostkrieg.setup({ bot: side, scenario }, `beats ${n}`)
        playRandomly(ostkrieg, state, looseChance(n))
        if (ostkrieg.outcome(state)?.detail.winner === side) won++
      }
      expect(won, `${side} in ${scenario}`).toBe(3)
    }
  })

  test('[11.2] the order of its stack is in nobody’s view', () => {
    const state = bot({
      year: 1942,
      cards: { axis: { hand: [5, 6, 9, 10] }, soviet: { hand: [56] } },
      bot: { personality: 'aggressive', stack: [10, 5, 9, 6] },
    })
    expect(ostkrieg.view(state, 1).bot).toMatchObject({ stack: [5, 6, 9, 10] })
    expect(ostkrieg.view(state, 1)).not.toHaveProperty('chance')
  })
})

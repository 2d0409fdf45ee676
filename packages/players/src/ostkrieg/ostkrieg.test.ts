import { content, HAND, type OstkriegState, ostkrieg, placeOf, STEP, victoryPoints } from '@railhead/ostkrieg/inside'
import { completeOptions, type JsonObject, looseChance, type Options, type Position, Question } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { Opponent } from '../opponent.ts'
import { answerOf, playerChance, type ReadyPlayer, type Reason, ready, seenBy, thoughtOut } from '../player.ts'
import { COUNT, FEATURES, readFeatures } from './features.ts'
import { FITTED } from './generated/weights.ts'
import { type Fitted, Judgement } from './judgement.ts'
import { ostkriegPlayers } from './levels.ts'
import { ostkriegMind } from './mind.ts'
import { plainPlan, plansFor } from './plans.ts'
import { cardToBuy } from './purchase.ts'
import { Search } from './search.ts'
import { shipped } from './shipped.ts'

const level = (id: string): Promise<ReadyPlayer> => {
  const player = ostkriegPlayers.find((one) => one.id === id)
  if (player === undefined) throw new Error(`there is no ${id}`)
  return ready(player)
}
const cadet = await level('ost-1')
const colonel = await level('ost-4')
const position = (rest: JsonObject): OstkriegState =>
  ostkrieg.load({ game: 'ostkrieg', board: 'listed', ...rest } as Position) as OstkriegState
const seenIn = (state: OstkriegState, dice = 'dice') => seenBy(ostkrieg, state, ostkrieg.pending(state), playerChance(dice))

/** A game of the player against somebody who plays at random; so many cards of the player, or to the end. */
function againstRandom(asked: ReadyPlayer, seat: number, options: Options, seed: string, mostCards = 1000) {
  const state = ostkrieg.setup(options, seed) as OstkriegState
  const question = new Question()
  const opponent = new Opponent(asked)
  const chance = looseChance(3)
  const answers: number[] = []
  let cards = 0
  for (let made = 0; !ostkrieg.pending(state, question).over; made++) {
    if (question.step === STEP['play-card'] && question.seat === seat && ++cards > mostCards) break
    const index =
      question.seat === seat
        ? thoughtOut(opponent.answer(seenBy(ostkrieg, state, question, playerChance(`${seed} ${made}`)), made)).index
        : chance.pick(0, question.count)
    answers.push(index)
    ostkrieg.apply(state, question.choices[index], undefined, question.seat)
  }
  return { state, answers }
}

describe('a game', () => {
  test.each([
    [0, 'barbarossa'],
    [1, 'uranus'],
  ])('the weakest beats random play: seat %i in %s', { timeout: 60_000 }, (seat, scenario) => {
    const { state } = againstRandom(cadet, seat, { scenario }, 'beats')
    expect(state.winner).toBe(seat)
  })

  test('the same seed gives the same answers', { timeout: 60_000 }, () => {
    const played = () => againstRandom(cadet, 1, { scenario: 'uranus' }, 'same', 3)
    expect(played().answers).toEqual(played().answers)
  })

  test("[11.0] it plays against the booklet's bot, and foresees that it takes its turns", { timeout: 60_000 }, () => {
    const played = () => againstRandom(cadet, 0, { scenario: 'uranus', bot: 'soviet', handicap: 3 }, 'bot', 3)
    const { state, answers } = played()
    expect(state.played).toBeGreaterThan(3)
    expect(played().answers).toEqual(answers)
  })

  test('[9.5] lines foretell what the bot buys', () => {
    const state = position({
      options: { bot: 'soviet' },
      year: 1943,
      turn: 'axis',
      passes: 1,
      cards: { axis: { hand: [] }, soviet: { hand: [], discard: [52, 53, 56, 62, 64, 67, 69] } },
      areas: { Moscow: { units: '4SI' }, Berlin: { units: '4GI' } },
    })
    const effort = { lines: 1, ahead: 0, foci: 0, regret: 0 }
    const search = new Search(state, { seat: 0, side: 0, effort, chance: playerChance('buys'), judgement: shipped })
    const line = search.lineOf({ choice: 0, plan: plainPlan(0, true) }, 0)
    ostkrieg.apply(state, 0, undefined, 0)
    const hands = [line, state].map(({ cards }) => Array.from(cards.keys()).filter((card) => cards[card] === placeOf(HAND, 1)))
    expect(line.year).toBe(3)
    // In the game the bot has played a card of the new year by now.
    expect(hands[0]).toHaveLength(hands[1].length + 1)
    expect(hands[0]).toEqual(expect.arrayContaining(hands[1]))
  })

  test('with bidding it bids, and plays the side that it got', { timeout: 60_000 }, () => {
    const { state } = againstRandom(cadet, 2, { bidding: true }, 'bids', 2)
    expect(state.bidSide).not.toBe(2)
    expect(state.played).toBeGreaterThan(1)
  })
})

describe('a decision', () => {
  test('it thinks in short steps and says how far it is', { timeout: 60_000 }, () => {
    const state = ostkrieg.setup({ scenario: 'uranus' }, 'steps') as OstkriegState
    const steps = [...colonel.mind.think(seenIn(state))]
    expect(steps.length).toBeGreaterThan(10)
    expect(steps.every(({ done, of }) => done > 0 && done <= of)).toBe(true)
  })

  test("against the booklet's bot it may think otherwise than against others", () => {
    const effort = { lines: 12, ahead: 0, foci: 0, regret: 0 }
    const mind = ostkriegMind(effort, shipped, { ...effort, lines: 60 })
    const lines = (options: Options): number => {
      const state = ostkrieg.setup(
        completeOptions(ostkrieg.options, { scenario: 'uranus', ...options }),
        'efforts',
      ) as OstkriegState
      while (ostkrieg.pending(state).step !== STEP['play-card'] || ostkrieg.pending(state).count < 3)
        ostkrieg.apply(state, ostkrieg.pending(state).choices[0])
      return Math.max(...[...mind.think(seenIn(state))].map(({ of }) => of))
    }
    // Half of the lines go to finding the cards that are worth a thought.
    expect([lines({}), lines({ bot: 'axis' })]).toEqual([6, 30])
  })

  test('it follows a plan up to the first dice, and says what it is after', { timeout: 60_000 }, () => {
    const state = ostkrieg.setup({}, 'plan') as OstkriegState
    const first = ostkrieg.pending(state).choices[0]
    ostkrieg.apply(state, first)
    expect(answerOf(colonel, seenIn(state)).plan?.length).toBeGreaterThan(2)
    const said = (reason: Reason): string => colonel.mind.say?.(reason) ?? ''
    const later = ostkrieg.setup({ scenario: 'uranus' }, 'reason') as OstkriegState
    for (let n = 0; n === 0 || ostkrieg.pending(later).step !== STEP['play-card']; n++)
      ostkrieg.apply(later, ostkrieg.pending(later).choices[0])
    const { index, reason } = answerOf(cadet, seenIn(later))
    const chosen = seenIn(later).decision.choices[index]
    expect(reason).toMatchObject(chosen.card === undefined ? { type: 'waits' } : { type: 'plays', card: chosen.card })
    expect(said(reason ?? { type: '' })).toMatch(/^("|I |With ").*\.$/)
    expect(said({ type: 'waits', theirs: 3, outlook: -50 })).toBe(
      'I keep my cards and let you play yours first. It looks bad for me.',
    )
    expect(said({ type: 'waits', theirs: 0 })).toBe('I keep my cards for the next year.')
    expect(said({ type: 'plays', card: 12, area: 'Kiev', outlook: 0 })).toBe(
      'With "Case Blue" I am after Kiev. It is about even.',
    )
    expect(said({ type: 'plays', card: 12, aim: 'cut-supply' })).toBe('With "Case Blue" I try to cut you off from supply.')
    expect(said({ type: 'plays', card: 12, outlook: 50 })).toBe('"Case Blue" serves me best now. I expect to win this.')
  })

  test('a card that would do nothing is not played', { timeout: 60_000 }, () => {
    const state = position({
      year: 1944,
      turn: 'soviet',
      cards: { axis: { hand: [6] }, soviet: { hand: [57, 66, 75] } },
      areas: { Moscow: { units: '1SI' }, Berlin: { units: '2GI' } },
    })
    const seen = seenIn(state)
    for (const asked of [cadet, colonel]) {
      const { index } = answerOf(asked, seen)
      expect([57, 66]).not.toContain(seen.decision.choices[index].card)
    }
  })

  test('an open city in the last year is taken', { timeout: 60_000 }, () => {
    const state = position({
      year: 1945,
      turn: 'soviet',
      cards: { axis: { hand: [] }, soviet: { hand: [63] } },
      areas: { Brest: { units: '3SI' }, Warsaw: {}, Berlin: { units: '2GI' } },
    })
    const opponent = new Opponent(colonel)
    const question = new Question()
    for (let made = 0; made < 40 && !ostkrieg.pending(state, question).over; made++) {
      const { index } = thoughtOut(opponent.answer(seenBy(ostkrieg, state, question, playerChance(`w${made}`)), made))
      ostkrieg.apply(state, question.choices[index], undefined, question.seat)
    }
    expect(state.control[content.names.indexOf('Warsaw')]).toBe(1)
  })
})

describe('the judgement', () => {
  test('weights fit the features, the rules and the content; others are refused', () => {
    for (const weights of Object.values(FITTED.weights)) {
      expect(weights).toHaveLength(5)
      expect(weights.every(Number.isFinite)).toBe(true)
    }
    const judging = (other: Partial<Fitted>) => () => new Judgement({ ...FITTED, ...other })
    expect(judging({})).not.toThrow()
    expect(judging({ rulesVersion: '1' })).toThrow(/fitted to rules 1 .* fitted anew: railhead train ostkrieg/)
    expect(judging({ contentHash: 'abc' })).toThrow(/content abc/)
    const { one, ...rest } = FITTED.weights
    expect(one).toHaveLength(5)
    expect(judging({ weights: rest })).toThrow(/differ in "one"/)
    expect(judging({ weights: { ...FITTED.weights, moon: [0, 0, 0, 0, 0] } })).toThrow(/differ in "moon"/)
  })

  test("where the booklet's bot plays, other weights may judge", () => {
    const even = { ...FITTED, weights: Object.fromEntries(FEATURES.map((name) => [name, [0, 0, 0, 0, 0]])) }
    const judgement = new Judgement(FITTED, even)
    const judged = (options: Options): readonly number[] => {
      const state = ostkrieg.setup(completeOptions(ostkrieg.options, options), 'judged') as OstkriegState
      return [judgement.standing(state, 0), judgement.worthInHand(state, 0, 0)]
    }
    expect(judged({ bot: 'soviet' })).toEqual([0, 0])
    expect(judged({})).not.toContain(0)
    expect(() => new Judgement(FITTED, { ...even, contentHash: 'abc' })).toThrow(/content abc/)
  })

  test('what is won is 1, what is lost -1, and a city more is better', () => {
    const { state } = againstRandom(cadet, 1, { scenario: 'uranus' }, 'ends')
    expect(shipped.standing(state, state.winner)).toBe(1)
    expect(shipped.standing(state, 1 - state.winner)).toBe(-1)
    const at = (control: string): number => shipped.standing(position({ year: 1944, areas: { Kiev: { control } } }), 0)
    expect(at('axis')).toBeGreaterThan(at('soviet'))
  })

  test("[11.3] features tell of the booklet's bot and of its handicap", () => {
    const out = new Float64Array(COUNT)
    const told = (options: Options): number[] => {
      readFeatures(ostkrieg.setup(completeOptions(ostkrieg.options, options), 'bot') as OstkriegState, out)
      return ['axis bot', 'axis handicap', 'soviet bot', 'soviet handicap'].map((name) => out[FEATURES.indexOf(name)])
    }
    expect(told({})).toEqual([0, 0, 0, 0])
    expect(told({ bot: 'axis', handicap: 2 })).toEqual([1, 2, 0, 0])
    expect(told({ bot: 'soviet', handicap: 3 })).toEqual([0, 0, 1, 3])
  })

  test('features count what stands on the map', () => {
    const state = position({
      year: 1943,
      areas: { Warsaw: { units: '3GI 1GA' }, Brest: { units: '2SIe 1SA' }, Cluj: { units: '2HI' } },
    })
    const out = new Float64Array(COUNT)
    readFeatures(state, out)
    const of = (name: string): number => out[FEATURES.indexOf(name)]
    expect([of('axis infantry'), of('axis armor'), of('axis allies'), of('soviet infantry'), of('soviet armor')]).toEqual([
      3, 1, 2, 2, 1,
    ])
    expect([of('axis points'), of('soviet points')]).toEqual([victoryPoints(state, 0), victoryPoints(state, 1)])
    expect(of('soviet entrenched')).toBe(1)
    const late = position({ year: 1943, cards: { axis: { hand: [6, 9] }, soviet: { hand: [56, 57, 58] } }, areas: {} })
    readFeatures(late, out)
    expect([of('axis last words'), of('soviet last words'), of('card 9 in hand'), of('card 57 in hand')]).toEqual([0, 1, 1, -1])
  })

  test('plans are about areas in reach that the enemy holds', () => {
    const state = position({ year: 1943, areas: { Warsaw: { units: '3GI' }, Brest: { units: '2SI' } } })
    const foci = plansFor(state, 0, 3).flatMap(({ focus }) => (focus === 0 ? [] : [focus]))
    expect(foci.length).toBeGreaterThan(0)
    for (const focus of foci) expect(state.control[focus]).toBe(1)
    const errands = (most: number) => plansFor(state, 0, most).filter(({ focus, goals }) => focus === 0 && goals.length > 0)
    expect([errands(1).length, errands(2).length > 0]).toEqual([0, true])
  })

  test('[9.5] what is bought together is worth most, and nothing that can do nothing', () => {
    const state = position({
      year: 1944,
      turn: 'soviet',
      passes: 1,
      cards: { axis: { hand: [] }, soviet: { hand: [56], discard: [57, 66, 64, 69] } },
      areas: { Moscow: { units: '1SI' }, Berlin: { units: '1GI' } },
    })
    const question = new Question()
    ostkrieg.apply(state, 0)
    const { index } = answerOf(cadet, seenIn(state))
    const { card } = seenIn(state).decision.choices[index]
    expect([typeof card, card === 66]).toEqual(['number', false])
    const bought: number[] = []
    while (ostkrieg.pending(state, question).step === STEP['buy-card']) {
      const choice = question.seat === 1 ? cardToBuy(state, question, shipped) : 0
      if (choice > 0) bought.push(content.cardNumber[choice - 1])
      ostkrieg.apply(state, choice, undefined, question.seat)
    }
    expect(bought.length).toBeGreaterThan(0)
    expect(bought).not.toContain(66)
    const worth = bought.map((number) => shipped.worthInHand(state, 1, content.cardNumber.indexOf(number)))
    expect(Math.min(...worth)).toBeGreaterThan(0)
    expect(bought.reduce((sum, number) => sum + content.cardCost[content.cardNumber.indexOf(number)], 0)).toBeLessThanOrEqual(
      state.production[1],
    )
  })
})

import { type Game, Match } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { depot } from '../test/depot.ts'
import { person } from '../test/kit.ts'
import { Acts } from './acts.ts'
import { Manners } from './manners.ts'

const FUEL = { thing: 'fuel' }
const FOOD = { thing: 'food' }
const LOOK = { look: true }
const DONE = { done: true }
const two = { number: 2 }

/** Red is asked; what is taken is counted by hand. */
function acts({ confirmTurn = false, stepwise = true } = {}): Acts {
  const manners = new Manners({ red: person('Anna'), blue: person('Ben') }, confirmTurn, stepwise, undefined)
  return new Acts(Match.open(depot, { options: {}, seed: 'a depot' }), manners, 0)
}
const made = ({ match }: Acts) => match.choices.map(({ choice }) => choice)

describe('choices are made again', () => {
  test('all of them, where they fit', () => {
    const all = [FUEL, two, FOOD]
    const one = acts()
    expect(one.again(all, 'red')).toEqual(all)
    expect(made(one)).toEqual(all)
  })

  test('up to the first that does not fit, and none after it', () => {
    const one = acts()
    expect(one.again([FUEL, two, two, FOOD], 'red')).toEqual([FUEL, two])
    expect(made(one)).toEqual([FUEL, two])
    expect(one.again([two, FOOD], 'red')).toEqual([])
    expect(made(one)).toEqual([FUEL, two])
  })
})

describe('choices are made as a whole', () => {
  test('or none of them is, and it is said why', () => {
    const one = acts()
    expect(one.make([FUEL, two, FOOD, LOOK], 'red')).toEqual({
      choices: [],
      refusal: expect.objectContaining({ code: 'not-there' }),
    })
    expect(made(one)).toEqual([])
    expect(one.make([FUEL, two], 'red')).toEqual({ choices: [FUEL, two] })
  })

  test('but what brought something hidden out stays, and is told', () => {
    const one = acts()
    expect(one.make([LOOK, FUEL, two, two], 'red')).toMatchObject({ choices: [LOOK], refusal: { code: 'not-there' } })
    expect(made(one)).toEqual([LOOK])
  })

  test('with amounts as near to what was wanted as there are', () => {
    const one = acts()
    expect(one.make([FUEL, { number: 9 }], 'red')).toEqual({ choices: [FUEL, { number: 3 }] })
  })
})

describe('a way', () => {
  const take = [
    { step: 'turn', choices: [FUEL] },
    { step: 'amount', choices: [two] },
  ]
  test('is followed to its end', () => {
    const one = acts()
    expect(one.follow(take, 'red')).toEqual({ choices: [FUEL, two] })
    expect(made(one)).toEqual([FUEL, two])
  })

  test('that has no end leads nowhere', () => {
    expect(acts().follow([], 'red')).toEqual({ choices: [], refusal: null })
  })

  test('that does not come to its end leaves nothing behind', () => {
    const one = acts()
    const way = [...take, { step: 'amount', choices: [two] }]
    expect(one.follow(way, 'red')).toEqual({ choices: [], refusal: null })
    expect(made(one)).toEqual([])
  })

  test('leaves behind what cannot be taken back, and says so', () => {
    const one = acts()
    const way = [{ step: 'turn', choices: [LOOK] }, ...take, { step: 'turn', choices: [two] }]
    expect(one.follow(way, 'red')).toMatchObject({ choices: [LOOK], refusal: { code: 'not-there' } })
    expect(made(one)).toEqual([LOOK])
  })

  test('says of several reasons the first that tells something', () => {
    const way = [
      { step: 'turn', choices: [{ thing: 'tea' }] },
      { step: 'amount', choices: [two] },
    ]
    expect(acts().follow(way, 'red').refusal).toMatchObject({ code: 'not-there' })
  })
})

describe('questions are numbered', () => {
  test('up by one with every choice made and taken back, and not with what was refused', () => {
    const one = acts()
    one.choose(FUEL, 'red')
    expect(one.question).toBe(1)
    one.choose(FUEL, 'red')
    one.play(99, 'red')
    expect(one.question).toBe(1)
    expect(one.takeBack('red', 5)).toBe(1)
    expect(one.question).toBe(2)
  })
})

describe('where several choose at the same time, what nobody else’s choice changes', () => {
  /** As the depot, but two may bid the same: what one bids changes nothing for the others. */
  const secret: Game = {
    ...(depot as Game),
    pending(state, question, seat) {
      const asked = depot.pending(state as never, question, seat)
      if (asked.over || asked.kind !== 'number' || asked.awaited === 1 << asked.seat) return asked
      asked.ask(asked.seat, asked.step, asked.kind, asked.awaited)
      for (let bid = 0; bid <= 3; bid++) asked.add(bid)
      return asked
    },
  }

  test('is asked still, of those who have not answered, and on a fork', () => {
    const manners = new Manners({}, false, true, undefined)
    const one = new Acts(Match.open(secret, { options: {}, seed: 'a depot' }), manners, 0)
    for (const seat of ['red', 'blue', 'green']) one.choose(DONE, seat)
    const { question } = one
    expect(one.match.awaited).toEqual(['red', 'blue', 'green'])
    one.choose({ number: 1 }, 'red')
    for (const acts of [one, one.fork()])
      expect([
        acts.asks(question, 'blue'),
        acts.asks(question, 'red'),
        acts.asks(question - 1, 'blue'),
        acts.asks(question + 2, 'blue'),
      ]).toEqual([true, false, false, false])
    expect([one.asks(one.question, 'blue'), one.asks(one.question, 'red')]).toEqual([true, true])
  })
})

test('a question that proposes what is not listed fills in nothing', () => {
  const manners = new Manners({ red: person('Anna') }, false, false, undefined)
  const astray: Game = {
    ...depot,
    describe: (state, question) => ({ ...depot.describe(state as never, question), proposal: 99 }),
  }
  const one = new Acts(Match.open(astray, { options: {}, seed: 'a depot' }), manners, 0)
  one.choose({ thing: 'fuel' }, 'red')
  expect(one.match.stepOf('red')).not.toBe(0)
  expect(one.fillIn('red')).toEqual([])
})

describe('a turn that is over', () => {
  test('waits where that is wanted, and not before', () => {
    const one = acts({ confirmTurn: true })
    one.rest('red')
    expect(one.match.held).toBe(false)
    one.choose(DONE, 'red')
    one.rest('red')
    expect(one.match.held).toBe(true)
  })

  test('waits for nobody who does not want it', () => {
    const one = acts()
    one.choose(DONE, 'red')
    one.rest('red')
    expect(one.match.held).toBe(false)
  })
})

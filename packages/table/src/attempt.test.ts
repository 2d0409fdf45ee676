import { describe, expect, test } from 'vitest'
import { outposts } from '../test/outposts/index.ts'
import { attempt, refusalText } from './attempt.ts'

const RED = 0
const BLUE = 1
const GREEN = 2
const state = outposts.setup({}, 'attempt')
const cards = outposts.describe(state, outposts.pending(state, undefined, BLUE)).choices

test('a listed choice is found by its names, whatever the order of its keys', () => {
  const found = attempt(outposts, state, cards[1], BLUE)
  expect(found).toMatchObject({ ok: true, seat: BLUE, choice: cards[1] })
  if (found.ok) expect(outposts.name(state, found.code, BLUE)).toEqual(cards[1])
})

test('without a seat the first awaited is meant', () => {
  const first = outposts.describe(state, outposts.pending(state)).choices[0]
  expect(attempt(outposts, state, first)).toMatchObject({ ok: true, seat: RED })
})

describe('what is not listed is refused with its reason, and the state is only read', () => {
  const REFUSED: [string, unknown, number | undefined][] = [
    ['not-a-choice', null, RED],
    ['not-a-choice', 'eagle', RED],
    ['not-a-choice', [cards[0]], RED],
    ['not-a-choice', { card: { name: 'eagle' } }, RED],
    ['not-a-choice', { card: Number.NaN }, RED],
    ['not-a-choice', { card: undefined }, RED],
    ['not-a-choice', JSON.parse('{"card":"eagle","__proto__":1}'), RED],
    ['no-such-seat', cards[0], 7],
    ['not-your-decision', cards[0], GREEN],
    ['no-such-card', { card: 'penguin' }, RED],
    ['card-not-in-hand', cards[0], RED],
    ['name-a-card', { ...cards[0], extra: 1 }, BLUE],
  ]
  test.each(REFUSED)('%s: %j', (code, wish, seat) => {
    const before = state.bytes.slice()
    const found = attempt(outposts, state, wish, seat)
    expect(found).toMatchObject({ ok: false, refusal: { code } })
    expect(state.bytes).toEqual(before)
    if (!found.ok) expect(refusalText(outposts, found.refusal)).toMatch(/^[A-Z].*\.$/)
  })

  test('game-over, once it is', () => {
    const over = outposts.load({ game: 'outposts', ended: true, agenda: [] })
    expect(attempt(outposts, over, { card: 'eagle' }, RED)).toMatchObject({ ok: false, refusal: { code: 'game-over' } })
  })

  test('not-listed, when the game itself forgets to say why', () => {
    const careless = { ...outposts, refusal: () => undefined }
    const found = attempt(careless, state, { card: 'penguin' }, RED)
    expect(found).toMatchObject({ ok: false, refusal: { code: 'not-listed', rule: 'table' } })
  })
})

import { raceToMoscow } from '@railhead/race-to-moscow'
import { type Choice, type Game, Match } from '@railhead/table'
import { expect, test } from 'vitest'
import { depot } from '../test/depot.ts'
import { person, Visitor } from '../test/kit.ts'

const game: Game = raceToMoscow
const seats = { gray: person('Anna'), white: person('Boris'), brown: person('Clara'), soviet: person('Dora') }

test.each(['one', 'two', 'three'])(
  'a choice is foreseen as it comes, or not at all where something hidden comes out (%s)',
  (seed) => {
    const table = new Visitor(Match.open(game, { options: {}, seed }), {
      seats,
      handover: true,
      confirmTurn: true,
    })
    const { host } = table
    let [same, hidden] = [0, 0]
    for (let i = 0; i < 150; i++) {
      const now = host.snapshot()
      if (now.handover !== null) table.take(now.handover)
      else if (now.held) table.confirm()
      if (now.asked === null) continue
      const index = (i * 7) % now.asked.decision.choices.length
      const before = table.record
      const foreseen = host.foresee({ question: now.question, index })
      expect(table.record).toBe(before)
      expect(host.snapshot()).toEqual({ ...now, logFrom: expect.any(Number), lines: [] })
      table.choose(index)
      if (foreseen === null) {
        hidden++
        // With the end the seed comes out.
        const { undo, outcome } = host.snapshot()
        expect(undo.ok && outcome === null).toBe(false)
      } else {
        same++
        expect(host.snapshot()).toEqual(foreseen)
      }
    }
    expect(Math.min(same, hidden)).toBeGreaterThan(3)
  },
)

test('an answer that is not there, or of another question, is not foreseen', () => {
  const { host } = new Visitor(Match.open(game, { options: {}, seed: 'x' }), { seats })
  expect(host.foresee({ question: 0, index: 999 })).toBe(null)
  expect(host.foresee({ question: 1, index: 0 })).toBe(null)
  expect(host.foresee({ question: 0, index: -1 })).toBe(null)
})

test('the end is not foreseen: with it comes what the luck was made from', () => {
  const table = new Visitor(Match.open(depot, { options: {}, seed: 'a depot' }), {
    seats: { red: person('Anna'), blue: person('Ben'), green: person('Cy') },
  })
  const ends = ({ choices }: { readonly choices: readonly Choice[] }): number => choices.findIndex(({ done }) => done === true)
  for (;;) {
    const { asked, question } = table.host.snapshot()
    if (asked === null) break
    const index = Math.max(0, ends(asked.decision))
    const foreseen = table.host.foresee({ question, index })
    table.choose(index)
    if (table.host.snapshot().outcome !== null) expect(foreseen).toBeNull()
  }
})

import { Host, type SeatPlan } from '@railhead/host'
import { Match } from '@railhead/table'
import { expect, test } from 'vitest'
import { Computers } from './computers.ts'
import { wholeGameById } from './registry.ts'

const game = await wholeGameById('race-to-moscow')
const seats: SeatPlan = Object.fromEntries(
  ['gray', 'white', 'brown'].map((seat) => [seat, { kind: 'computer', name: 'Computer', player: 'rtm-2' }]),
)
const tableOf = (seed: string): Host =>
  Host.open(Match.open(game, { options: {}, seed }), { id: 'table', seats, handover: false, confirmTurn: false })

test('a computer at a table thinks and answers what it was asked, the same for the same seed', async () => {
  const answers = async () => {
    const host = tableOf('same')
    const computers = new Computers(host)
    const given: number[] = []
    for (let i = 0; i < 6; i++) {
      const answer = await computers.answer(() => true)
      if (answer === undefined) break
      given.push(answer.index)
      expect(host.computerChooses(answer.asked, answer.index).ok).toBe(true)
    }
    return given
  }
  const first = await answers()
  expect(first).toHaveLength(6)
  expect(await answers()).toEqual(first)
})

test('it stops as soon as nobody wants to know any more', async () => {
  const computers = new Computers(tableOf('stop'))
  let asked = 0
  expect(await computers.answer(() => ++asked < 4)).toBeUndefined()
  expect(asked).toBe(4)
})

test('what a computer says of a choice stands with the first that is told of it, once, and whenever the table is looked at', async () => {
  const host = tableOf('why')
  const computers = new Computers(host)
  const whys: string[] = []
  for (let i = 0; i < 12; i++) {
    const answer = await computers.answer(() => true)
    if (answer === undefined || !host.computerChooses(answer.asked, answer.index, answer.why).ok) break
    const { lines } = host.snapshot()
    whys.push(...lines.flatMap(({ why }) => why ?? []))
    expect(lines.slice(1).every(({ why }) => why === undefined)).toBe(true)
    expect(host.snapshot().lines).toEqual([])
  }
  expect(whys.length).toBeGreaterThan(0)
  for (const why of whys) expect(why).toMatch(/^[A-Z].*\.$/)
  expect(host.whole().lines.flatMap(({ why }) => why ?? [])).toEqual(whys)
})

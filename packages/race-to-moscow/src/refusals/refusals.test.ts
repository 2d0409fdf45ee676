import type { Choice } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { REASONS } from '../reasons.ts'
import { choose, type Desk, endTurn, given, opened, refusalOf, refused, type Situation } from '../testing.ts'
import { CARDS } from './cards.kit.ts'
import { type Case, MOVE_GRAY } from './case.kit.ts'
import { MOVEMENT } from './movement.kit.ts'
import { ORSHA, REACTION } from './reaction.kit.ts'
import { SUPPLY } from './supply.kit.ts'

/** One attempt for every reason in `reasons.ts`: the code, its section in both editions, and a sentence that reads well. */

const ACTIONS = [...MOVEMENT, ...SUPPLY, ...CARDS]

const situate = (one: Case, edition: string): Situation => ({ ...one.given, options: { ...one.given?.options, edition } })

function reach(one: Case, edition: string): { table: Desk; attempt: Choice } {
  const table = given(situate(one, edition))
  choose(table, ...(one.after ?? []))
  return { table, attempt: one.attempt }
}

/** An attempt at what comes after a counter-attack or a placement names that too. */
function reachReaction(one: Case, edition: string): { table: Desk; attempt: Choice } {
  const table = given(situate(one, edition))
  endTurn(table)
  const { counterAttack, place, ...attempt } = one.attempt
  if (Object.keys(attempt).length === 0) return { table, attempt: one.attempt }
  choose(table, counterAttack === undefined ? { place } : { counterAttack })
  return { table, attempt }
}

describe.each(['2024', '2021'])('refusals, %s', (edition) => {
  const section = (one: Case): string => one.rules[edition === '2024' ? 0 : 1]
  const check = ({ table, attempt }: { table: Desk; attempt: Choice }, one: Case): void => {
    expect(refused(table, attempt)).toBe(`${one.code} ${section(one)}`)
    const refusal = refusalOf(table, attempt)
    if (refusal === undefined) throw new Error('not refused')
    expect(table.sentence(refusal)).toMatch(/^[A-Z0-9][^{}[\]_]*\.$/)
  }
  test.each(ACTIONS)('$code ($rules): $attempt', (one) => check(reach(one, edition), one))
  test.each(REACTION)('$code ($rules): $attempt', (one) => check(reachReaction(one, edition), one))
})

test('a refusal names what the attempt names, and what the question is about', () => {
  const table = given()
  choose(table, MOVE_GRAY)
  expect(refusalOf(table, { to: 'riga' })).toStrictEqual({
    code: 'no-line',
    rule: '8.2',
    subjects: { army: '4PzGr', area: 'tilsit', to: 'riga' },
  })
})

test('[2024:12] an area by itself is refused for what could happen there: a held one cannot be attacked, a free one takes no marker', () => {
  const table = given(ORSHA)
  endTurn(table)
  expect(refused(table, { area: 'borisov' })).toBe('shielded-by-army 12')
  expect(refused(table, { area: 'moskva' })).toBe('has-soviet-marker 12')
  expect(refused(table, { area: 'sevastopol' })).toBe('not-next-to-soviet-marker 12')
})

test('[2024:14.1] [2024:14.3] while the pool has the face, what is wrong is not the face', () => {
  const table = opened({ sovietPlayer: true })
  expect(refused(table, { face: 'infantry', area: 'kaunas' })).toBe('not-asked-now 7')
})

test('[2024:9.4] with the extra truck of Grosstransportraum still to place, only another train is refused', () => {
  const table = given({ transport: { level: 1 }, agenda: [{ step: 'transport', trains: 3, grosstransportraum: true }] })
  expect(refused(table, { vehicle: 'truck', from: 'danzig', to: 'konigsberg' })).toBe('allowed')
})

test('every reason has its attempt', () => {
  const tried = new Set(['allowed', ...[...ACTIONS, ...REACTION].map((one) => one.code)])
  expect(REASONS.map((reason) => reason.code).filter((code) => !tried.has(code))).toEqual([])
})

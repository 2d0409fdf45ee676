import { Match } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { person, Visitor } from '../test/kit.ts'
import { type Scene, scenes } from '../test/scenes.ts'
import { lead, reach } from './bringing.ts'
import type { Host } from './host.ts'

const END = 99
const go = (action: string, next: number, reveals = false) => ({ name: { action }, next, reveals })
const bring = (from: string, to: string) => ({ name: { from, to }, next: END })
const [crate, pskov] = [['crate'], ['pskov']]

function host(...all: Scene[]): Host {
  const match = Match.open(scenes(all), { options: {}, seed: 'scenes' })
  return new Visitor(match, { seats: { red: person('Anna') } }).host
}
/** So many actions, and then the crate can be brought to Pskov. */
const after = (actions: number): Host =>
  host(...Array.from({ length: actions }, (_, i) => ({ choices: [go(`a${i}`, i + 1)] })), { choices: [bring('crate', 'pskov')] })
const NO_WAY = { refused: null }

describe('what leads from one thing to another', () => {
  test('is looked for through three questions', () => {
    expect(lead(after(2), { from: crate, to: pskov })).toEqual({
      before: [{ action: 'a0' }, { action: 'a1' }],
      ends: [{ choice: { from: 'crate', to: 'pskov' }, bill: [], reveals: false }],
    })
    expect(reach(after(2), { from: crate })).toEqual(['pskov'])
  })

  test('and no farther', () => {
    expect(lead(after(3), { from: crate, to: pskov })).toEqual(NO_WAY)
    expect(reach(after(3), { from: crate })).toEqual([])
  })

  test('is not looked for beyond the end of the game', () => {
    const table = host({ choices: [go('last', END)] })
    expect(lead(table, { from: crate, to: pskov })).toEqual(NO_WAY)
    expect(reach(table, { from: crate })).toEqual([])
  })

  test('is not what others are asked', () => {
    const table = host({ choices: [go('hand-over', 1)] }, { seat: 1, choices: [bring('crate', 'pskov')] })
    expect(lead(table, { from: crate, to: pskov })).toEqual(NO_WAY)
    expect(reach(table, { from: crate })).toEqual([])
  })

  test('is not what comes after something hidden', () => {
    const table = host({ choices: [go('look', 1, true)] }, { choices: [bring('crate', 'pskov')] })
    expect(lead(table, { from: crate, to: pskov })).toEqual(NO_WAY)
    expect(reach(table, { from: crate })).toEqual([])
  })

  test('goes by actions and by the thing itself, not by anything else', () => {
    const table = host({ choices: [{ name: { pass: true }, next: 1 }] }, { choices: [bring('crate', 'pskov')] })
    expect(lead(table, { from: crate, to: pskov })).toEqual(NO_WAY)
    expect(reach(table, { from: crate })).toEqual([])
    const taken = host({ choices: [{ name: { thing: 'crate' }, next: 1 }] }, { choices: [bring('crate', 'pskov')] })
    expect(reach(taken, { from: crate })).toEqual(['pskov'])
  })

  test('is nothing for who is not asked', () => {
    const table = host({ seat: 1, choices: [bring('crate', 'pskov')] })
    expect(lead(table, { from: crate, to: pskov })).toEqual(NO_WAY)
    expect(reach(table, { from: crate })).toEqual([])
  })
})

describe('an end of the way', () => {
  test('is never one that leads away from there, or back to where it comes from', () => {
    const away = { name: { thing: 'crate', from: 'pskov', to: 'riga' }, next: END }
    const back = { name: { thing: 'pskov', from: 'riga', to: 'crate' }, next: END }
    expect(lead(host({ choices: [away, back] }), { from: crate, to: pskov })).not.toHaveProperty('ends')
  })

  test('is one that only says where to, when the question is about the thing', () => {
    const question = { about: { thing: 'crate' }, choices: [{ name: { to: 'pskov' }, next: END }] }
    expect(lead(host(question), { from: crate, to: pskov })).toEqual({
      before: [],
      ends: [{ choice: { to: 'pskov' }, bill: [], reveals: false }],
    })
    expect(reach(host(question), { from: crate })).toEqual(['pskov'])
    expect(reach(host(question), { from: ['barrel'] })).toEqual([])
  })
})

describe('why there is no way', () => {
  const reason = (table: Host, from: readonly string[], to: readonly string[]): unknown => {
    const way = lead(table, { from, to })
    return 'refused' in way && way.refused !== null ? JSON.parse(way.refused.sentence) : undefined
  }

  test('is why the choices there are cannot be made with these two, by their last names', () => {
    const table = host({ choices: [bring('barrel', 'riga')] })
    expect(reason(table, crate, pskov)).toEqual({ from: 'crate', to: 'pskov' })
    expect(reason(table, ['crate', 'danzig'], ['tower', 'pskov'])).toEqual({ from: 'danzig', to: 'pskov' })
    expect(reason(table, [], pskov)).toBeUndefined()
  })

  test('is why it cannot go there, when the question is about the thing and of no place', () => {
    const about = { thing: 'crate' }
    const table = host({ about, choices: [{ name: { stop: true }, next: END }] })
    expect(reason(table, crate, ['tower', 'pskov'])).toEqual({ to: 'pskov' })
    expect(reason(table, ['barrel'], pskov)).toBeUndefined()
    const moving = host({ about, choices: [{ name: { to: 'riga', by: 'rail' }, next: END }] })
    expect(reason(moving, crate, pskov)).toEqual({ to: 'pskov', by: 'rail' })
  })

  test('is not told where the attempt is a choice', () => {
    const table = host({ choices: [{ name: { from: 'crate', to: 'crate' }, next: END }] })
    expect(lead(table, { from: crate, to: crate })).toEqual(NO_WAY)
  })
})

import { raceToMoscow } from '@railhead/race-to-moscow'
import { type Game, Match, verifyRecord } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { depot } from '../test/depot.ts'
import { person, Visitor } from '../test/kit.ts'
import { scenes } from '../test/scenes.ts'
import { recall, record, refusal, suggest } from './asking.ts'
import type { Staff } from './staff.ts'

const open = (staff?: Staff): Visitor =>
  new Visitor(Match.open(depot, { options: {}, seed: 'a depot' }), { seats: { red: person('Anna') }, staff })

/** Two people pass the device; nobody has taken it yet. */
const covered = (): Visitor =>
  new Visitor(Match.open(depot, { options: {}, seed: 'a depot' }), {
    seats: { red: person('Anna'), blue: person('Ben') },
    handover: true,
  })

describe('why not', () => {
  test('is not said where one of the attempts is a choice', () => {
    expect(refusal(open().host, { attempts: [{ thing: 'fuel' }] })).toBeNull()
    expect(refusal(open().host, { attempts: [{ thing: 'tea' }, { thing: 'fuel' }] })).toMatchObject({ code: 'not-there' })
  })

  test('is said to nobody while the device is passed, nor what was asked before', () => {
    expect(refusal(covered().host, { attempts: [{ thing: 'tea' }] })).toBeNull()
    expect(recall(covered().host, { back: 0 })).toBeNull()
  })
})

describe('plans', () => {
  test('are those of the staff; without one there are none', () => {
    const plan = { groups: [[{ thing: 'fuel' }]], facts: {} }
    expect(suggest(open({ suggest: () => [plan] }).host)).toEqual([plan])
    expect(suggest(open().host)).toEqual([])
  })

  test('are none where the table forbids them', () => {
    const match = Match.open(depot, { options: {}, seed: 'a depot', suggestions: 'forbidden' })
    const staff = { suggest: () => [{ groups: [[{ thing: 'fuel' }]], facts: {} }] }
    expect(suggest(new Visitor(match, { seats: { red: person('Anna') }, staff }).host)).toEqual([])
  })
})

describe('the match as a text', () => {
  test('is its record with the seed, now or after so many choices', () => {
    const table = open()
    table.pick({ done: true })
    expect(record(table.host, { what: 'record' })).toBe(table.host.match.record({ withSeed: true }))
    const before = record(table.host, { what: 'record', at: 0 })
    expect(before).toBe(open().host.match.record({ withSeed: true }))
    expect(verifyRecord(depot, before)).toMatchObject({ result: 'unfinished', choices: 0, commitment: 'kept' })
  })

  test('or its position, in lines that people can read', () => {
    const choices = [{ name: { on: true }, next: 1 }]
    const match = Match.open(scenes([{ choices }, { choices }]), { options: {}, seed: 'scenes' })
    const table = new Visitor(match, { seats: { red: person('Anna') } })
    table.choose(0)
    expect(record(table.host, { what: 'position' })).toBe(JSON.stringify(table.host.match.save(), null, 2))
    expect(record(table.host, { what: 'position', at: 0 })).toContain('\n  "turn": 0')
  })

  test('or a position with another luck, dealt for the one who looks at it, or for a stranger', () => {
    const dealtFor: unknown[] = []
    const dealing: Game = {
      ...(raceToMoscow as Game),
      reimagine(state, seat, random, into) {
        dealtFor.push(seat)
        return (raceToMoscow as Game).reimagine(state, seat, random, into)
      },
    }
    const seats = { gray: person('Anna'), white: person('Ben') }
    const host = new Visitor(Match.open(dealing, { options: {}, seed: 'first' }), { seats, handover: true }).host
    for (const one of [host, host.device('gray'), host.device('white')]) record(one, { what: 'position', seed: 'another' })
    expect(dealtFor).toEqual([null, 0, 1])
  })

  test('or a position with another luck: what the viewer knows stays, the rest follows from the new seed', () => {
    const game: Game = raceToMoscow
    const host = new Visitor(Match.open(game, { options: {}, seed: 'first' }), { seats: { gray: person('Anna') } }).host
    const branch = (seed: string) => Match.fromPosition(game, JSON.parse(record(host, { what: 'position', seed })))
    const [one, same, other] = [branch('second'), branch('second'), branch('third')]
    for (const { state } of [one, other]) expect(game.view(state, 0)).toEqual(game.view(host.match.state, 0))
    expect(same.state.bytes).toEqual(one.state.bytes)
    expect(other.save().soviet).not.toEqual(one.save().soviet)
    expect(one.save().soviet).not.toEqual(host.match.save().soviet)
    expect(one.save().chance).not.toEqual(other.save().chance)
    expect(verifyRecord(game, one.record())).toMatchObject({ result: 'unfinished', commitment: 'none' })
  })
})

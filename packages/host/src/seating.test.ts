import { describe, expect, test } from 'vitest'
import { depot } from '../test/depot.ts'
import { computer, person } from '../test/kit.ts'
import { Seating, seatNumber } from './seating.ts'

const plan = { red: person('Anna'), blue: person('Ben'), green: computer }
const all = ['red', 'blue', 'green']

describe('the device', () => {
  test('belongs to the only person from the start, and is never covered for them', () => {
    const alone = new Seating({ red: computer, blue: person('Ben') }, ['red', 'blue'], true)
    expect(alone.holder).toBe('blue')
    expect(alone.next(['blue'])).toBeNull()
    expect(new Seating(plan, ['red', 'green'], true).holder).toBe('red')
  })

  test('belongs to nobody yet where there are several people, or none', () => {
    expect(new Seating(plan, all, true).holder).toBeNull()
    expect(new Seating(plan, ['green'], true).holder).toBeNull()
  })

  test('goes by itself to whoever is asked, unless something has to be hidden between people', () => {
    const shown = new Seating(plan, all, false)
    shown.pass(['blue'])
    expect(shown.holder).toBe('blue')
    shown.pass(['green'])
    expect(shown.holder).toBe('blue')
    const covered = new Seating(plan, all, true)
    covered.pass(['blue'])
    expect(covered.holder).toBeNull()
    expect(covered.next(['green', 'blue'])).toBe('blue')
  })

  test('that is somebody’s own stays theirs where it is tried what would come, and one that is passed is nobody’s', () => {
    expect([Seating.own(plan, 'blue').fork().owner, Seating.own(plan, null).fork().owner]).toEqual(['blue', null])
    expect(new Seating(plan, all, true).fork().owner).toBeUndefined()
  })

  test('is taken by people only', () => {
    const seating = new Seating(plan, all, true)
    seating.take('green')
    expect(seating.holder).toBeNull()
    seating.take('blue')
    expect(seating.holder).toBe('blue')
    expect(seating.next(['red', 'blue'])).toBeNull()
    expect(seating.next(['red'])).toBe('red')
  })
})

test('the computer that is asked comes with its player', () => {
  const seating = new Seating(plan, all, true)
  expect(seating.computerAmong(['red', 'green'])).toEqual({ seat: 'green', player: 'random' })
  expect(seating.computerAmong(['red', 'blue'])).toBeUndefined()
})

test('a fork goes its own way', () => {
  const seating = new Seating(plan, all, true)
  seating.take('red')
  const fork = seating.fork()
  fork.take('blue')
  expect([seating.holder, fork.holder]).toEqual(['red', 'blue'])
  fork.pass(['red'])
  expect(fork.holder).toBe('blue')
})

test('who looks on has no number: the game shows and masks for them as for nobody', () => {
  expect([seatNumber(depot, 'blue'), seatNumber(depot, null)]).toEqual([1, null])
})

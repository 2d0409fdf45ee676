import type { Decision } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { choiceWith, firstAmounts, stepAmount } from '../game/amount-steps.ts'
import { amountKeys } from '../game/amounts.ts'
import {
  arrange,
  arrivesAt,
  attemptsAt,
  commonStart,
  type Entry,
  idsOf,
  inOrder,
  isGroup,
  keepKeys,
  placeName,
  targetsOf,
} from './choices.ts'

const known = {
  isArea: (id: string) => ['riga', 'pinsk', 'brest'].includes(id),
  isToken: (id: string) => id === '4PzGr',
  isLine: (id: string) => id === 'brest~pinsk',
}
const decision = (
  kind: Decision['kind'],
  choices: Decision['choices'],
  roles: Decision['roles'] = choices.map(({ done }) => (done === true ? 'stop' : 'go')),
): Decision => ({
  seat: 'gray',
  awaited: ['gray'],
  step: 'x',
  kind,
  rule: '8',
  about: {},
  choices,
  roles,
  proposal: null,
  fillsIn: false,
})

describe('what a choice is about', () => {
  test('areas, tokens and the line between two areas', () => {
    expect(targetsOf({ vehicle: 'train', from: 'pinsk', to: 'brest' }, known)).toEqual([
      { kind: 'area', id: 'pinsk' },
      { kind: 'area', id: 'brest' },
      { kind: 'line', id: 'brest~pinsk' },
    ])
    expect(targetsOf({ action: 'move', army: '4PzGr' }, known)).toEqual([{ kind: 'token', id: '4PzGr' }])
  })
  test('a card is told from an amount', () => {
    expect(idsOf({ action: 'play-okh', card: 91, fuel: 91 })).toEqual(['play-okh', 'card/91'])
  })
  test('pointing at something else tries it in the place of its like', () => {
    const choices: Decision['choices'] = [{ action: 'play', area: 'pinsk' }, { place: 'riga' }, { done: true }]
    const named = choices.map((choice) => targetsOf(choice, known))
    expect(attemptsAt(decision('area', choices), { kind: 'area', id: 'brest' }, named)).toEqual([
      { area: 'brest' },
      { to: 'brest' },
      { place: 'brest' },
      { action: 'play', area: 'brest' },
    ])
  })
  test('areas that a game calls by number are tried too', () => {
    const named = [[{ kind: 'area', id: '58' } as const]]
    expect(attemptsAt(decision('area', [{ from: 58, fuel: 2 }]), { kind: 'area', id: '60' }, named)).toContainEqual({
      from: '60',
      fuel: 2,
    })
  })
  test('where an action is asked for, nothing was tried but the thing itself', () => {
    const asked = decision('action', [{ action: 'move-fleet', to: 'riga' }])
    expect(attemptsAt(asked, { kind: 'area', id: 'brest' }, [[{ kind: 'area', id: 'riga' }]])).toEqual([{ area: 'brest' }])
    expect(attemptsAt(asked, { kind: 'token', id: '4PzGr' }, [[]])).toEqual([{ army: '4PzGr' }])
  })
  test('a line is what is chosen, or the way to one of its ends', () => {
    const line = { kind: 'line', id: 'brest~pinsk' } as const
    expect(attemptsAt(decision('line', [{ vehicle: 'train', from: 'riga', to: 'pinsk' }]), line, [[]])).toEqual([
      { from: 'brest', to: 'pinsk' },
    ])
    expect(attemptsAt(decision('area', [{ to: 'riga' }]), line, [[]])).toEqual([{ to: 'pinsk' }, { to: 'brest' }])
  })
})

describe('how choices are laid out', () => {
  test('digits for the first nine, 0 for what stops', () => {
    const choices = [...Array.from({ length: 11 }, (_, i) => ({ area: `a${i}` })), { done: true }]
    const entries = arrange(
      decision('area', choices),
      choices.map((_, i) => `c${i}`),
    )
    expect(entries.map(({ key }) => key)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', undefined, undefined, '0'])
  })
  test('what carries out what was put together confirms and has no digit', () => {
    const asked = decision('area', [{ area: 'a' }, { done: true }, { 'call-off': true }], ['go', 'commit', 'stop'])
    expect(arrange(asked, ['Add', 'Attack with these', 'Call it off'])).toEqual([
      { index: 0, label: 'Add', key: '1' },
      { index: 1, label: 'Attack with these', commits: true },
      { index: 2, label: 'Call it off', key: '0' },
    ])
    expect(arrange(decision('area', [{ done: true }]), ['Done'])).toEqual([{ index: 0, label: 'Done', key: '0' }])
  })
  test('amounts have no digits, only what stands beside the steppers has', () => {
    const asked = decision('amounts', [{ fuel: 1 }, { fuel: 2 }, { done: true }])
    expect(arrange(asked, ['One', 'Two', 'Finish'])).toEqual([{ index: 2, label: 'Finish', key: '0' }])
  })
  test('many actions are grouped by their verb', () => {
    const choices = [
      { action: 'move', army: 'a' },
      { action: 'move', army: 'b' },
      ...Array.from({ length: 6 }, (_, i) => ({ action: `other${i}` })),
    ]
    const entries = arrange(decision('action', choices), ['Move the 2nd', 'Move the 3rd', 'o', 'o', 'o', 'o', 'o', 'o'])
    expect(entries).toHaveLength(7)
    expect(isGroup(entries[0]) && entries[0].label).toBe('Move the')
  })
  test('a label that all share is not swallowed whole', () => {
    expect(commonStart(['Play Recon', 'Play Recon'])).toBe('Play')
    expect(commonStart(['Stop', 'Go'])).toBe('Stop')
  })
})

describe('amounts', () => {
  const asked = decision('amounts', [
    { fuel: 0, ammo: 0 },
    { fuel: 1, ammo: 0 },
    { fuel: 0, ammo: 1 },
    { fuel: 2, ammo: 1 },
    { done: true },
  ])
  const keys = amountKeys(asked)
  test('keys and exact combinations', () => {
    expect(keys).toEqual(['fuel', 'ammo'])
    expect(choiceWith(asked, keys, { fuel: 2, ammo: 1 })).toBe(3)
    expect(choiceWith(asked, keys, { fuel: 2, ammo: 0 })).toBe(-1)
  })
  test('a step goes to the nearest legal combination and no further', () => {
    expect(stepAmount(asked, keys, { fuel: 1, ammo: 0 }, 'fuel', 1)).toEqual({ fuel: 2, ammo: 1 })
    expect(stepAmount(asked, keys, { fuel: 2, ammo: 1 }, 'fuel', 1)).toBeUndefined()
    expect(stepAmount(asked, keys, { fuel: 1, ammo: 0 }, 'fuel', -1)).toEqual({ fuel: 0, ammo: 0 })
  })
})

test('steppers begin with what is proposed, or with the first amounts that can be given', () => {
  const asked = decision('amounts', [{ done: true }, { fuel: 1, ammo: 0 }, { fuel: 0, ammo: 2 }])
  expect(firstAmounts(asked, ['fuel', 'ammo'], 2)).toEqual({ fuel: 0, ammo: 2 })
  expect(firstAmounts(asked, ['fuel', 'ammo'], undefined)).toEqual({ fuel: 1, ammo: 0 })
})

describe('digits', () => {
  const cards = (...numbers: number[]) => decision('card', [...numbers.map((card) => ({ card })), { done: true }])
  const keysOf = (asked: Decision, known: Map<string, string>): (string | undefined)[] => {
    const entries: Entry[] = arrange(
      asked,
      asked.choices.map((choice) => JSON.stringify(choice)),
    )
    return keepKeys(entries, asked.choices, known).map(({ key }) => key)
  }

  test('stay with their answers while the same is asked: that of one that is gone falls to nobody', () => {
    const known = new Map<string, string>()
    expect(keysOf(cards(7, 8, 9), known)).toEqual(['1', '2', '3', '0'])
    expect(keysOf(cards(8, 9), known)).toEqual(['2', '3', '0'])
    expect(keysOf(cards(8, 9, 5), known)).toEqual(['2', '3', '4', '0'])
    // Taken back, it is where it was.
    expect(keysOf(cards(7, 8, 9), known)).toEqual(['1', '2', '3', '0'])
  })

  test('of places and of what stands beside them stay theirs too', () => {
    const known = new Map<string, string>()
    const asked = cards(7, 8)
    const entries = arrange(asked, ['a', 'b', 'stop'])
    const keysWith = (...places: readonly string[]) => [
      keepKeys(entries, asked.choices, known, places).map(({ key }) => key),
      places.map((id) => known.get(placeName(id))),
    ]
    expect(keysWith('riga', 'brest')).toEqual([
      ['3', '4', '0'],
      ['1', '2'],
    ])
    expect(keysWith('brest')).toEqual([['3', '4', '0'], ['2']])
    expect(keysWith()).toEqual([['3', '4', '0'], []])
    // Beyond the eighth a place is picked on the map.
    const many = [...'abcdefghij']
    known.clear()
    expect(keysWith(...many)).toEqual([
      ['9', undefined, '0'],
      ['1', '2', '3', '4', '5', '6', '7', '8', undefined, undefined],
    ])
  })

  test('begin anew where none is left of those that had one', () => {
    const known = new Map<string, string>()
    keysOf(cards(7, 8), known)
    expect(keysOf(cards(3, 4), known)).toEqual(['1', '2', '0'])
  })

  test('go first to what comes first', () => {
    const asked = cards(7, 8, 9)
    const order = inOrder(asked.choices, [2, 0, 1, 0])
    expect(order).toEqual([1, 3, 2, 0])
    expect(arrange(asked, ['a', 'b', 'c', 'stop'], undefined, order).map(({ label, key }) => [label, key])).toEqual([
      ['b', '1'],
      ['c', '2'],
      ['a', '3'],
      ['stop', '0'],
    ])
  })
})

test('a click on where something could only arrive is no arrival yet; one on where it starts is', () => {
  const truck = { vehicle: 'truck', from: 'konigsberg', to: 'danzig' }
  expect(arrivesAt(truck, ['danzig'])).toBe(true)
  expect(arrivesAt(truck, ['konigsberg'])).toBe(false)
  // A step of what the question is about has only one end.
  expect(arrivesAt({ to: 'danzig' }, ['danzig'])).toBe(false)
})

import { expect, test } from 'vitest'
import { EVENT_SAMPLES } from '../events.ts'
import { texts } from './en.ts'

test.each(Object.values(EVENT_SAMPLES))('$type has a sentence that names what it is about', (event) => {
  expect(texts.event(event)).toMatch(/^[A-Z0-9].*[.]$/)
  expect(texts.event(event)).not.toMatch(/undefined|NaN|\[object|area \d/)
})

test.each(Object.values(EVENT_SAMPLES))(
  '$type: several in a row are one sentence with their number, or as many sentences',
  (event) => {
    const several = texts.several?.(event)
    if (several === undefined) return expect(event).not.toHaveProperty('unit', expect.stringMatching(/^[GS]I$/))
    expect(several.replace('#', '3')).toMatch(/^(3|[A-Z].* 3) .*[.]$/)
    expect(several).not.toMatch(/undefined|NaN|\[object|area \d/)
  },
)

test('[8.4.2.2] a battle says why its damage is not the number of hits, and why a tie was won', () => {
  const plain = texts.event(EVENT_SAMPLES.battle)
  expect(plain).not.toMatch(/doubled|entrenchment|ties/)
  const told = texts.event({ ...EVENT_SAMPLES.battle, outOfSupply: true, entrenched: true, defenderDamage: 3, attackerDamage: 3 })
  expect(told).toContain('doubled without supply, one less for entrenchment')
  expect(told).toContain('as ties are theirs')
})

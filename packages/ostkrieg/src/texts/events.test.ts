import { expect, test } from 'vitest'
import { EVENT_SAMPLES } from '../events.ts'
import { texts } from './en.ts'

test.each(Object.values(EVENT_SAMPLES))('$type has a sentence that names what it is about', (event) => {
  expect(texts.event(event)).toMatch(/^[A-Z0-9].*[.]$/)
  expect(texts.event(event)).not.toMatch(/undefined|NaN|\[object|area \d/)
})

import type { Decision } from '@railhead/table'
import { expect, test } from 'vitest'
import { texts } from './en.ts'

const BACKHAND_BLOW = 19
const decision = (step: string, about: object): Decision =>
  ({ step, about, choices: [{ area: 64 }, { done: true }] }) as unknown as Decision

test('whoever may strike back is told where, and with what', () => {
  const asked = decision('react', { card: BACKHAND_BLOW })
  expect(texts.prompt(asked)).toBe('Strike back with Backhand Blow where the enemy has just advanced?')
  expect(texts.choice(asked, { area: 64 })).toBe('Attack Rovno')
  expect(texts.choice(asked, { done: true })).toBe('Strike at none')
})

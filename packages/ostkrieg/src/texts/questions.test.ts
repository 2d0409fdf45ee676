import type { Decision } from '@railhead/table'
import { expect, test } from 'vitest'
import { texts } from './en.ts'

const BACKHAND_BLOW = 19
const asked: Decision = {
  seat: 'axis',
  awaited: ['axis'],
  step: 'react',
  kind: 'area',
  rule: '10.7',
  about: { card: BACKHAND_BLOW },
  choices: [{ area: 64 }, { done: true }],
  roles: ['go', 'stop'],
  proposal: null,
  fillsIn: false,
}

test('whoever may strike back is told where, and with what', () => {
  expect(texts.prompt(asked)).toBe('Strike back with Backhand Blow where the enemy has just advanced?')
  expect(texts.choice(asked, { area: 64 })).toBe('Attack Rovno')
  expect(texts.choice(asked, { done: true })).toBe('Strike at none')
})

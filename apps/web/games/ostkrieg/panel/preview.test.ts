import { ostkrieg } from '@railhead/ostkrieg'
import type { Decision } from '@railhead/table'
import { expect, test } from 'vitest'
import { preview } from './preview.ts'

test('whoever may keep a card in front reads what it will be good for', () => {
  const state = ostkrieg.setup({}, 'a seed')
  const view = { ...ostkrieg.view(state, null), report: ostkrieg.report?.(state) }
  const decision: Decision = {
    seat: 'soviet',
    awaited: ['soviet'],
    step: 'keep-in-front',
    kind: 'yes-no',
    rule: '10.7',
    about: { card: 53 },
    choices: [{ keep: true }, { keep: false }],
    roles: ['go', 'go'],
    proposal: null,
    fillsIn: false,
  }
  expect(preview(view, decision, { keep: true })).toContain(
    '3. Keep in front: when Moscow is attacked, 1 die more in the defence',
  )
  expect(preview(view, decision, { keep: false })).toEqual([])
})

test('whoever decides on an advance reads that the retreat hangs on it', () => {
  const state = ostkrieg.setup({}, 'a seed')
  const view = { ...ostkrieg.view(state, null), report: ostkrieg.report?.(state) }
  const decision: Decision = {
    seat: 'axis',
    awaited: ['axis'],
    step: 'decide-advance',
    kind: 'yes-no',
    rule: '8.4.2.2',
    about: { area: 30 },
    choices: [{ advance: true }, { advance: false }],
    roles: ['go', 'go'],
    proposal: null,
    fillsIn: false,
  }
  expect(preview(view, decision, { advance: true }).join()).toContain('must retreat')
  expect(preview(view, decision, { advance: false }).join()).toContain('nobody retreats')
})

import { ostkrieg } from '@railhead/ostkrieg'
import type { Decision } from '@railhead/table'
import { expect, test } from 'vitest'
import { preview } from './preview.ts'

test('whoever may keep a card in front reads what it will be good for', () => {
  const state = ostkrieg.setup({}, 'a seed')
  const view = { ...ostkrieg.view(state, null), report: ostkrieg.report?.(state) }
  const decision = { step: 'keep-in-front', about: { card: 53 } } as unknown as Decision
  expect(preview(view, decision, { keep: true })).toContain(
    '3. Keep in front: when Moscow is attacked, 1 die more in the defence',
  )
  expect(preview(view, decision, { keep: false })).toEqual([])
})

import { expect, test } from 'vitest'
import type { BoardLayout } from './api.ts'
import { boardHandle } from './board-handle.ts'

test('an area lies in the left or the right half of what the window shows, also before it is drawn', () => {
  const frame = { x: 0, y: 0, width: 1000, height: 100 }
  const points = { berlin: [100, 50], baku: [900, 50] } as const
  const layout: BoardLayout = { orientation: 'north-up', frame, bleed: frame, points, bends: {}, steps: [], names: [] }
  const shown = (x: number, zoom: number) =>
    boardHandle({
      root: { current: null },
      layout,
      mover: () => undefined,
      view: () => ({ x, y: 0, zoom }),
      now: () => ({ window: { width: 1000, height: 500, insets: {} }, zoom, scale: 1 }),
      onceDrawn: () => {},
      focus: () => {},
      prepare: () => {},
    })
  expect([shown(0, 1).halfOf('berlin'), shown(0, 1).halfOf('baku')]).toEqual(['left', 'right'])
  expect([shown(450, 1).halfOf('berlin'), shown(-1500, 2).halfOf('baku')]).toEqual(['right', 'left'])
})

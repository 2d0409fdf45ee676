import { describe, expect, it } from 'vitest'
import { pointer, select } from './lean-d3.ts'

class Box extends EventTarget {
  clientLeft = 2
  clientTop = 3
  getBoundingClientRect() {
    return { left: 100, top: 50 }
  }
}

describe('what d3-zoom asks of a selection', () => {
  it('a name has one listener for a type, and ends by itself or with its name', () => {
    const box = new Box()
    const calls: string[] = []
    const one = select(box)
    one.on('wheel.zoom', () => calls.push('first'))
    one.on('wheel.zoom', () => calls.push('second'))
    one.on('wheel.other mousedown.other', () => calls.push('other'))
    box.dispatchEvent(new Event('wheel'))
    expect(calls).toEqual(['second', 'other'])
    // Another selection of the same element is about the same listeners.
    select(box).on('.zoom', null)
    box.dispatchEvent(new Event('wheel'))
    box.dispatchEvent(new Event('mousedown'))
    expect(calls).toEqual(['second', 'other', 'other', 'other'])
    one.on('wheel.other', null)
    box.dispatchEvent(new Event('wheel'))
    box.dispatchEvent(new Event('mousedown'))
    expect(calls).toHaveLength(5)
  })

  it('a listener that captures can be taken away again', () => {
    const box = new Box()
    let calls = 0
    select(box).on('mousemove.zoom', () => calls++, true)
    select(box).on('mousemove.zoom', null)
    box.dispatchEvent(new Event('mousemove'))
    expect(calls).toBe(0)
  })

  it('what an element is filtered out of does not happen to it', () => {
    const box = new Box()
    let calls = 0
    select(box)
      .filter(() => false)
      .on('touchstart.zoom', () => calls++)
    box.dispatchEvent(new Event('touchstart'))
    expect(calls).toBe(0)
  })

  it('a pointer is measured from inside the border', () => {
    expect(pointer({ clientX: 112, clientY: 60, currentTarget: new Box() })).toEqual([10, 7])
  })
})

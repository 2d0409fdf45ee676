import { useEffect, useRef } from 'preact/hooks'
import type { Dragging, Target } from './api.ts'

export interface Aim {
  readonly at: (x: number, y: number, touch: boolean) => Target | null
  readonly dragging: Dragging | undefined
}

/** What would be dragged from there; undefined where a drag moves the map. */
export function graspAt({ at, dragging }: Aim, x: number, y: number): Target | undefined {
  // Exact even for fingers: whoever starts beside a thing wants the map.
  const target = dragging === undefined ? null : at(x, y, false)
  return target !== null && dragging?.lifts(target) === true ? target : undefined
}

const FIRST_SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Drags from one thing to another, by mouse or finger, told as two targets. Where nothing can be lifted the map is moved. Loaded at the
 * first sign of a person: nobody drags before.
 */
export function useDragging(root: { readonly current: HTMLElement | null }, active: boolean, aim: Aim): void {
  const latest = useRef(aim)
  latest.current = aim
  useEffect(() => {
    const element = root.current
    if (element === null || !active) return
    let stop: (() => void) | undefined
    let gone = false
    const load = () => {
      forget()
      import('./drag.ts').then(
        ({ startDragging }) => {
          if (!gone) stop = startDragging(element, () => latest.current)
        },
        // Without it the map is moved, and everything can still be clicked.
        () => {},
      )
    }
    const forget = () => {
      for (const name of FIRST_SIGNS) removeEventListener(name, load)
    }
    for (const name of FIRST_SIGNS) addEventListener(name, load)
    return () => {
      gone = true
      forget()
      stop?.()
    }
  }, [root, active])
}

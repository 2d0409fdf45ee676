import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Aim } from './grasp.ts'

const FIRST_SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Drags from one thing to another, by mouse or finger, told as two targets. Where nothing can be lifted the map is moved. Loaded at the
 * first sign of a person: nobody drags before.
 */
export function useDragging(root: { readonly current: HTMLElement | null }, active: boolean, aim: Aim): void {
  const latest = useRef(aim)
  latest.current = aim
  useLayoutEffect(() => {
    const element = root.current
    if (element === null || !active) return
    let stop: (() => void) | undefined
    let gone = false
    const load = () => {
      forget()
      import('./drag-listeners.ts').then(
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

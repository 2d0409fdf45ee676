import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { lessonHeight } from './phone-room.ts'

/** For what lies over the map, such as a lesson's text: the map and its buttons are shown below it, and the sheet leaves room for them. */
export function useBoxHeight(): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = box
    if (current === null) return
    const observer = new ResizeObserver(() => {
      lessonHeight.value = current.offsetTop + current.offsetHeight
      current.parentElement?.style.setProperty('--lesson-box', `${lessonHeight.value}px`)
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return box
}

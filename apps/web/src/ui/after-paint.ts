import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'

/** False until the page has been painted with what there is: the rest is drawn in a task of its own, so that none takes long. */
export function useAfterPaint(ready = true): boolean {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    if (ready) setPainted(true)
  }, [ready])
  return painted
}

/** Counts the paintings up to `last`: what is large is drawn part by part, so that no task takes long. */
export function usePaintings(last: number, from = 0): number {
  const [painted, setPainted] = useState(from)
  useEffect(() => {
    if (painted < last) return afterFrame(() => setPainted(painted + 1))
  }, [painted, last])
  return painted
}

/**
 * After the next frame, however long the browser takes for it; where nobody looks there is none. The answer calls it off. An effect
 * alone may come before the frame: whenever what it belongs to is drawn a second time, or the frame is late.
 */
export function afterFrame(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const then = (): void => {
    timer = setTimeout(work)
  }
  const request = document.hidden ? then() : requestAnimationFrame(then)
  return () => {
    clearTimeout(timer)
    if (request !== undefined) cancelAnimationFrame(request)
  }
}

/** While it is held, the value that was there before. */
export function useHeld<T>(value: T, held: boolean): T {
  const kept = useRef(value)
  if (!held) kept.current = value
  return kept.current
}

/** The value, one painting later: what a person waits for is drawn first, what stands beside it follows in a task of its own. */
export function useLater<T>(value: T): T {
  const [later, setLater] = useState({ value })
  useLayoutEffect(() => {
    if (later.value !== value) return afterFrame(() => setLater({ value }))
  }, [value])
  return later.value
}

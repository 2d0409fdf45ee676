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
 * After the next frame (or as many as are said), however long the browser takes for it; where nobody looks there is none. The answer
 * calls it off. An effect alone may come before the frame: whenever what it belongs to is drawn a second time, or the frame is late.
 */
export function afterFrame(work: () => void, frames = 1): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let request: number | undefined
  const wait = (left: number): void => {
    const then = (): void => {
      timer = setTimeout(left > 1 ? () => wait(left - 1) : work)
    }
    if (document.hidden) then()
    else request = requestAnimationFrame(then)
  }
  wait(frames)
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

/** What is lit on the map comes one painting after the question, what stands beside it (boards, log, steps of a plan) after that. */
export const BESIDE = 2

/** The value, so many paintings later: what a person waits for is drawn first, the rest follows in tasks of its own. */
export function useLater<T>(value: T, paintings = 1): T {
  const [later, setLater] = useState({ value })
  useLayoutEffect(() => {
    if (later.value !== value) return afterFrame(() => setLater({ value }), paintings)
  }, [value])
  return later.value
}

/** What a page under measurement notes about itself. */
export interface Instruments {
  /** Sum of all layout shifts that nobody's input caused. */
  shift: number
  /** The longest task of the main thread since this was last set to 0, in milliseconds. */
  longestTask: number
  /** When board and choices were first on the screen, in milliseconds after navigation. */
  interactive: number | null
  /** From each click on a choice to the paint of what came of it. */
  paints: number[]
  /** From each click on a choice to the last paint that it led to on the map: what the next question lights there. */
  lit: number[]
}

declare global {
  interface Window {
    bench: Instruments
  }
}

/** Runs in every page before its own scripts. */
export function install(): void {
  const bench: Instruments = { shift: 0, longestTask: 0, interactive: null, paints: [], lit: [] }
  window.bench = bench

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) bench.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) bench.longestTask = Math.max(bench.longestTask, duration)
  }).observe({ type: 'longtask', buffered: true })

  // A task that a frame asks for comes after that frame was painted; one of the highest rank comes before the timers in which the
  // page itself does what it has put off until after the frame, and which is no part of it.
  const painted = (then: (now: number) => void) =>
    requestAnimationFrame(() => void scheduler.postTask(() => then(performance.now()), { priority: 'user-blocking' }))
  const lookForChoices = () => {
    if (document.querySelector('.board [data-area]') !== null && document.querySelector('.answers button') !== null)
      painted((now) => {
        bench.interactive = now
      })
    else requestAnimationFrame(lookForChoices)
  }
  lookForChoices()

  let clicked: number | undefined
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (target instanceof Element && target.closest('[data-choice], [data-confirm]') !== null) clicked = timeStamp
    },
    true,
  )
  // The table carries the number of choices made: when it changes, the new position is in the document.
  new MutationObserver(() => {
    const from = clicked
    clicked = undefined
    if (from === undefined) return
    painted((now) => bench.paints.push(now - from))
    followed = { from, choice: bench.paints.length }
  }).observe(document, { subtree: true, attributeFilter: ['data-at'] })

  let followed: { readonly from: number; readonly choice: number } | undefined
  // What the hand points at next is lit too, and is no longer of this choice.
  addEventListener('pointermove', () => (followed = undefined), true)
  new MutationObserver((changes) => {
    if (followed === undefined || !changes.some(({ target }) => target instanceof Element && target.closest('.board') !== null))
      return
    const { from, choice } = followed
    painted((now) => {
      bench.lit[choice] = now - from
    })
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['class'] })
}

/** Milliseconds that a fixed piece of work takes in this page: the middle of five times. */
export function yardstick(): number {
  const times: number[] = []
  for (let round = 0; round < 5; round++) {
    const start = performance.now()
    let x = 1
    for (let i = 0; i < 5_000_000; i++) {
      x ^= x << 13
      x ^= x >>> 17
      x ^= x << 5
    }
    if (x === 0) throw new Error('the generator never comes to 0')
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)[2]
}

/** Frames per second in which something small moves on an empty page: as many as the machine has to give just now. */
export function emptyFrames(ms: number): Promise<number> {
  const box = document.body.appendChild(document.createElement('div'))
  box.style.cssText = 'width:100px;height:100px;background:red'
  return new Promise((resolve) => {
    let frames = 0
    let first: number | undefined
    const step = (now: number) => {
      first ??= now
      box.style.transform = `translate(${++frames % 400}px)`
      if (now - first < ms) requestAnimationFrame(step)
      else resolve(((frames - 1) * 1000) / (now - first))
    }
    requestAnimationFrame(step)
  })
}

/**
 * Moves the map in every frame, as a hand on mouse or wheel does; answers the frames per second in which it came to lie
 * elsewhere.
 */
export function gesture({ kind, ms }: { readonly kind: 'pan' | 'zoom'; readonly ms: number }): Promise<number> {
  const board = document.querySelector('.board')
  const world = document.querySelector<HTMLElement>('.board-world')
  if (board === null || world === null) throw new Error('there is no board')
  const { left, top, width, height } = board.getBoundingClientRect()
  const centre = { x: left + width / 2, y: top + height / 2 }
  const at = (x: number, y: number) => ({ clientX: x, clientY: y, bubbles: true, cancelable: true, view: window })
  const under = document.elementFromPoint(centre.x, centre.y) ?? board
  const wheel = (by: number) => under.dispatchEvent(new WheelEvent('wheel', { ...at(centre.x, centre.y), deltaY: by }))
  if (kind === 'pan') under.dispatchEvent(new MouseEvent('mousedown', { ...at(centre.x, centre.y), buttons: 1 }))
  return new Promise((resolve) => {
    let first: number | undefined
    let [frames, moved, before] = [0, 0, '']
    const step = (now: number) => {
      first ??= now
      const { transform } = world.style
      if (frames > 0 && transform !== before) moved++
      before = transform
      const x = centre.x + 120 * Math.sin(frames / 15)
      const y = centre.y + 80 * (1 - Math.cos(frames / 15))
      if (now - first >= ms) {
        if (kind === 'pan') under.dispatchEvent(new MouseEvent('mouseup', at(x, y)))
        resolve((moved * 1000) / (now - first))
        return
      }
      frames++
      if (kind === 'zoom') wheel(Math.floor(frames / 20) % 2 === 0 ? -20 : 20)
      else {
        under.dispatchEvent(new PointerEvent('pointermove', { ...at(x, y), buttons: 1, pointerType: 'mouse' }))
        under.dispatchEvent(new MouseEvent('mousemove', { ...at(x, y), buttons: 1 }))
      }
      requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })
}

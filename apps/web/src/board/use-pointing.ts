import { useLayoutEffect, useRef } from 'preact/hooks'
import type { PointedBy, Target } from './api.ts'

/** How long a finger rests before it asks instead of choosing. */
const LONG_PRESS = 450
const WOBBLE = 9

interface Listeners {
  /** What is there, in window coordinates; fingers are less exact. */
  readonly at: (x: number, y: number, touch: boolean) => Target | null
  /** The area in which it stands, for a token. */
  readonly under: (target: Target) => string | undefined
  /** The areas around it that are lit with it. */
  readonly around: (area: string) => readonly string[]
  readonly pick: (target: Target) => void
  readonly point: (target: Target | null, by: PointedBy) => void
  /** A key that is not Enter or Space; true when it was used. */
  readonly key: (event: KeyboardEvent, focused: Target | null) => boolean
}

/** The thing that an element stands for. */
function targetOf(element: EventTarget | null): Target | null {
  const found = (element as Element | null)?.closest?.('[data-token],[data-area],[data-line]') as SVGElement | null | undefined
  if (!found) return null
  const { token, area, line } = found.dataset
  if (token !== undefined) return { kind: 'token', id: token }
  if (area !== undefined) return { kind: 'area', id: area }
  return line === undefined ? null : { kind: 'line', id: line }
}

/** On the map itself, not on a control or a card that lies over it. */
export const ownPart = (event: Event): boolean =>
  (event.target as Element).closest('.board-controls, .board-legend, .board-card') === null

/** The element that stands for a thing. */
export function elementOf(root: HTMLElement | null, target: Target): SVGElement | undefined {
  return root?.querySelector<SVGElement>(`[data-${target.kind}="${CSS.escape(target.id)}"]`) ?? undefined
}

const same = (a: Target | null, b: Target | null) => a?.kind === b?.kind && a?.id === b?.id

/** Clicks, hovering, long presses, focus and keys on the board, told as targets. */
export function usePointing(root: { readonly current: HTMLElement | null }, active: boolean, pointing: Listeners): void {
  const latest = useRef(pointing)
  latest.current = pointing
  // With the board itself: what is seen can be clicked.
  useLayoutEffect(() => {
    const element = root.current
    if (element === null || !active) return
    let hovered: Target | null = null
    let pressed: ReturnType<typeof setTimeout> | undefined
    let from: readonly [number, number] = [0, 0]
    let asked = false
    let touched = false
    let told = false
    const hover = (target: Target | null) => {
      if (same(hovered, target)) return
      hovered = target
      for (const mark of ['data-hover', 'data-beside'])
        for (const old of element.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark)
      if (target !== null) {
        elementOf(element, target)?.setAttribute('data-hover', '')
        const area = latest.current.under(target)
        const mark = (id: string, as: string) => elementOf(element, { kind: 'area', id })?.setAttribute(as, '')
        if (area !== undefined) {
          mark(area, 'data-hover')
          for (const id of latest.current.around(area)) mark(id, 'data-beside')
        }
      }
      latest.current.point(target, 'hover')
    }
    const listeners: { [name: string]: (event: never) => void } = {
      click(event: MouseEvent) {
        if (!ownPart(event) || asked) {
          asked = false
          return
        }
        // A click without a pointer comes from assistive technology and means the element.
        const target = event.detail === 0 ? targetOf(event.target) : latest.current.at(event.clientX, event.clientY, touched)
        if (target !== null) latest.current.pick(target)
      },
      pointermove(event: PointerEvent) {
        if (event.pointerType === 'touch') {
          if (Math.hypot(event.clientX - from[0], event.clientY - from[1]) > WOBBLE) clearTimeout(pressed)
        } else if (event.buttons === 0) hover(ownPart(event) ? latest.current.at(event.clientX, event.clientY, false) : null)
      },
      pointerleave() {
        hover(null)
      },
      pointerdown(event: PointerEvent) {
        asked = false
        touched = event.pointerType === 'touch'
        clearTimeout(pressed)
        if (!touched || !event.isPrimary || !ownPart(event)) return
        from = [event.clientX, event.clientY]
        pressed = setTimeout(() => {
          const target = latest.current.at(from[0], from[1], true)
          if (target === null) return
          asked = true
          latest.current.point(target, 'long-press')
        }, LONG_PRESS)
      },
      pointerup() {
        clearTimeout(pressed)
      },
      pointercancel() {
        clearTimeout(pressed)
      },
      contextmenu(event: MouseEvent) {
        if (touched) event.preventDefault()
      },
      focusin(event: FocusEvent) {
        const target = targetOf(event.target)
        told = target !== null && (event.target as Element).matches(':focus-visible')
        if (told) latest.current.point(target, 'focus')
      },
      focusout() {
        // A click moves the focus too; only what the keyboard pointed at is taken back.
        if (told) latest.current.point(null, 'focus')
        told = false
      },
      keydown(event: KeyboardEvent) {
        if (!ownPart(event) || event.ctrlKey || event.metaKey || event.altKey) return
        const focused = targetOf(event.target)
        if ((event.key === 'Enter' || event.key === ' ') && focused !== null) latest.current.pick(focused)
        else if (!latest.current.key(event, focused)) return
        event.preventDefault()
        event.stopPropagation()
      },
    }
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener as EventListener)
    return () => {
      clearTimeout(pressed)
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener as EventListener)
    }
  }, [root, active])
}

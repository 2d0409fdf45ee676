import type { Target } from './api.ts'
import { type Aim, graspAt } from './grasp.ts'
import { elementOf, ownPart } from './use-pointing.ts'

/** How far a pointer goes before it drags instead of clicking. */
const START = { mouse: 5, touch: 10 } as const

interface Grasp {
  readonly source: Target
  readonly pointer: number
  readonly from: readonly [number, number]
  readonly touch: boolean
  line?: SVGSVGElement
  over: Target | null
}

/** Listens to the board until the answer is called. */
export function startDragging(element: HTMLElement, aim: () => Aim): () => void {
  let grasp: Grasp | undefined
  let marked = ''
  let dropped = false
  const end = () => {
    if (grasp?.line !== undefined) {
      grasp.line.remove()
      element.classList.remove('board-dragging')
      aim().dragging?.lifted?.(null)
    }
    mark(element, null, true)
    marked = ''
    grasp = undefined
  }
  const start = (now: Grasp) => {
    now.line = drawLine(element)
    element.classList.add('board-dragging')
    element.setPointerCapture(now.pointer)
    aim().dragging?.lifted?.(now.source)
  }
  const listeners: { [name: string]: (event: never) => void } = {
    pointerdown(event: PointerEvent) {
      dropped = false
      // A second finger pinches: nothing is dragged then.
      if (!event.isPrimary || event.button !== 0 || !ownPart(event)) return end()
      const source = graspAt(aim(), event.clientX, event.clientY)
      if (source === undefined) return
      const touch = event.pointerType === 'touch'
      grasp = { source, pointer: event.pointerId, from: [event.clientX, event.clientY], touch, over: null }
    },
    pointermove(event: PointerEvent) {
      if (grasp === undefined || event.pointerId !== grasp.pointer) return
      const { clientX: x, clientY: y } = event
      if (grasp.line === undefined) {
        if (Math.hypot(x - grasp.from[0], y - grasp.from[1]) < START[grasp.touch ? 'touch' : 'mouse']) return
        start(grasp)
      }
      const over = aim().at(x, y, grasp.touch)
      grasp.over = over === null || isSame(over, grasp.source) ? null : over
      const fits = grasp.over === null || aim().dragging?.fits?.(grasp.source, grasp.over) !== false
      if (grasp.line !== undefined) moveLine(grasp.line, element, grasp.source, x, y, fits)
      if (`${over?.kind}/${over?.id}` !== marked) {
        mark(element, grasp.over, fits)
        aim().dragging?.over?.(grasp.source, grasp.over)
      }
      marked = `${over?.kind}/${over?.id}`
    },
    pointerup(event: PointerEvent) {
      if (grasp === undefined || event.pointerId !== grasp.pointer) return
      const { source, over, line } = grasp
      end()
      if (line === undefined) return
      dropped = true
      if (over !== null) aim().dragging?.drop(source, over)
    },
    pointercancel: end,
    // The click that ends a drag chooses nothing.
    click(event: MouseEvent) {
      if (dropped) event.stopImmediatePropagation()
      dropped = false
    },
  }
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || grasp?.line === undefined) return
    event.stopPropagation()
    end()
  }
  for (const [name, listener] of Object.entries(listeners))
    element.addEventListener(name, listener as EventListener, { capture: true })
  addEventListener('keydown', key, { capture: true })
  element.dataset.drags = ''
  return () => {
    end()
    delete element.dataset.drags
    for (const [name, listener] of Object.entries(listeners))
      element.removeEventListener(name, listener as EventListener, { capture: true })
    removeEventListener('keydown', key, { capture: true })
  }
}

const isSame = (a: Target, b: Target): boolean => a.kind === b.kind && a.id === b.id

function mark(root: HTMLElement, over: Target | null, fits: boolean): void {
  for (const old of root.querySelectorAll('[data-drop]')) old.removeAttribute('data-drop')
  if (over !== null) elementOf(root, over)?.setAttribute('data-drop', fits ? 'yes' : 'no')
}

const SVG = 'http://www.w3.org/2000/svg'

function drawLine(root: HTMLElement): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('class', 'drag-line')
  svg.setAttribute('aria-hidden', 'true')
  for (const name of ['drag-halo', 'drag-shaft']) {
    const path = document.createElementNS(SVG, 'path')
    path.setAttribute('class', name)
    svg.append(path)
  }
  const head = document.createElementNS(SVG, 'circle')
  head.setAttribute('class', 'drag-head')
  head.setAttribute('r', '9')
  svg.append(head)
  root.append(svg)
  return svg
}

function moveLine(svg: SVGSVGElement, root: HTMLElement, source: Target, x: number, y: number, fits: boolean): void {
  const [board, thing] = [root.getBoundingClientRect(), elementOf(root, source)?.getBoundingClientRect()]
  if (thing === undefined) return
  const from = `${thing.left + thing.width / 2 - board.left} ${thing.top + thing.height / 2 - board.top}`
  for (const path of svg.querySelectorAll('path')) path.setAttribute('d', `M${from}L${x - board.left} ${y - board.top}`)
  svg.querySelector('circle')?.setAttribute('transform', `translate(${x - board.left} ${y - board.top})`)
  svg.classList.toggle('no', !fits)
}

/*
 * Stands in for d3-selection, d3-transition and d3-interpolate in the built client. d3-zoom asks them for listeners on one
 * element and for "stop what is running", and the board moves the map itself, so nothing ever runs; eighteen kilobytes stay out of the
 * table page.
 */

type Listener = (this: EventTarget, event: Event, datum: undefined) => void

interface Heard {
  readonly type: string
  readonly name: string
  readonly listener: EventListener
  readonly how: AddEventListenerOptions | undefined
}

/** What is listened to on each element: a name has one listener for each type of event. */
const heard = new WeakMap<EventTarget, Heard[]>()

/** One element, as d3-zoom speaks to it. */
class One<Element extends EventTarget> {
  readonly #element: Element

  constructor(element: Element) {
    this.#element = element
  }

  selection(): this {
    return this
  }

  datum(): undefined {
    return undefined
  }

  interrupt(): this {
    return this
  }

  style(): this {
    return this
  }

  property(name: string, value: (this: Element) => unknown): this {
    ;(this.#element as Record<string, unknown>)[name] = value.call(this.#element)
    return this
  }

  each(work: (this: Element) => void): this {
    work.call(this.#element)
    return this
  }

  call<Args extends unknown[]>(work: (selection: this, ...args: Args) => void, ...args: Args): this {
    work(this, ...args)
    return this
  }

  filter(wanted: (this: Element) => unknown): this | One<EventTarget> {
    return wanted.call(this.#element) ? this : new One(new EventTarget())
  }

  /** `types` such as "mousemove.zoom mouseup.zoom", or ".zoom" for all of a name; null ends listening. */
  on(types: string, listener: Listener | null, options?: boolean | AddEventListenerOptions): this {
    const how = typeof options === 'boolean' ? { capture: options } : options
    for (const [type, name] of types.split(' ').map((one) => one.split('.'))) {
      this.#end(type, name)
      if (listener === null) continue
      const call: EventListener = (event) => listener.call(this.#element, event, undefined)
      this.#element.addEventListener(type, call, how)
      heard.set(this.#element, [...(heard.get(this.#element) ?? []), { type, name, listener: call, how }])
    }
    return this
  }

  #end(type: string, name: string): void {
    const all = heard.get(this.#element) ?? []
    const ended = all.filter((one) => one.name === name && (type === '' || one.type === type))
    for (const { type: ending, listener, how } of ended) this.#element.removeEventListener(ending, listener, how)
    heard.set(
      this.#element,
      all.filter((one) => !ended.includes(one)),
    )
  }
}

export const select = <Element extends EventTarget>(element: Element): One<Element> => new One(element)

/** Where an event or a touch is, measured from the element's corner. */
export function pointer(
  event: { readonly clientX: number; readonly clientY: number; readonly currentTarget?: EventTarget | null },
  element = event.currentTarget as HTMLElement,
): [x: number, y: number] {
  const { left, top } = element.getBoundingClientRect()
  return [event.clientX - left - element.clientLeft, event.clientY - top - element.clientTop]
}

export function interrupt(): void {}

export const interpolateZoom = () => (): undefined => undefined

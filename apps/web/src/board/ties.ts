/** Zoom of the map, and sizes of names and of everything else. */
export interface Sizes {
  readonly zoom: number
  readonly names: number
  readonly tokens: number
}

/**
 * Keeps everything that is tied to a point of the map in its place: elements of class `at` and `at-name`, and groups of class `on-map`
 * and `on-cell`, which are in map units. What is drawn asks for its place as it is drawn; a change of sizes then goes through
 * the elements without drawing anything. One by one, because custom properties on the board would be inherited by
 * thousands of elements, whose styles the browser would compute anew at every zoom.
 */
export class Ties {
  #sizes: Sizes

  constructor(sizes: Sizes) {
    this.#sizes = sizes
  }

  /** For an element of class `at`. */
  at(x: number, y: number): { readonly 'data-at': string; readonly transform: string } {
    return { 'data-at': `${x} ${y}`, transform: this.#transform(x, y, this.#sizes.tokens) }
  }

  /** For an element of class `at-name`. */
  atName(x: number, y: number): { readonly 'data-at': string; readonly transform: string } {
    return { 'data-at': `${x} ${y}`, transform: this.#transform(x, y, this.#sizes.names) }
  }

  /** For a group of class `on-map`: --z is the zoom, --t the size of tokens. */
  get onMap(): { readonly style: string } {
    return { style: `--z:${this.#sizes.zoom};--t:${this.#sizes.tokens}` }
  }

  /** For a group of class `on-cell` inside one that is tied to a point: it is in map units again. */
  onCell(x: number, y: number): { readonly style: string } {
    return { style: `${this.onMap.style};--x:${x};--y:${y}` }
  }

  /** Everything in the world takes its place anew. */
  resize(world: Element, sizes: Sizes): void {
    const before = this.#sizes
    if (before.zoom === sizes.zoom && before.names === sizes.names && before.tokens === sizes.tokens) return
    this.#sizes = sizes
    for (const element of world.querySelectorAll<SVGElement>('[data-at]')) {
      const [x, y] = pointOf(element)
      const size = element.classList.contains('at-name') ? sizes.names : sizes.tokens
      element.setAttribute('transform', this.#transform(x, y, size))
    }
    for (const element of world.querySelectorAll<SVGElement>('.on-map, .on-cell')) {
      element.style.setProperty('--z', String(sizes.zoom))
      element.style.setProperty('--t', String(sizes.tokens))
    }
  }

  #transform(x: number, y: number, size: number): string {
    const { zoom } = this.#sizes
    return `translate(${(x * zoom).toFixed(2)} ${(y * zoom).toFixed(2)}) scale(${size.toFixed(4)})`
  }
}

/** The point of the map that an element is tied to. */
export function pointOf(element: Element): readonly [x: number, y: number] {
  const [x = 0, y = 0] = (element.getAttribute('data-at') ?? '').split(' ').map(Number)
  return [x, y]
}

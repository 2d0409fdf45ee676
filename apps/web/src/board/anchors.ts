/** Zoom of the map, and sizes of names and of everything else. */
export interface Sizes {
  readonly zoom: number
  readonly names: number
  readonly tokens: number
}

type Placed<Names extends string> = Readonly<Record<Names, string>>

/**
 * Keeps everything that is tied to a point of the map in its place: elements of class `at` and `at-name`, and groups of class `on-map`
 * and `on-cell`, which are in map units. What is drawn asks for its place as it is drawn; a change of sizes then goes through
 * the elements without drawing anything. One by one, because custom properties on the board would be inherited by
 * thousands of elements, whose styles the browser would compute anew at every zoom.
 */
export class Anchors {
  #sizes: Sizes

  constructor(sizes: Sizes) {
    this.#sizes = sizes
  }

  /** For an element of class `at`, so many token units off its point. */
  at(x: number, y: number, dx = 0, dy = 0): { readonly 'data-tie': string; readonly transform: string } {
    return { 'data-tie': `${x} ${y} ${dx} ${dy}`, transform: this.#transform(x, y, dx, dy, this.#sizes.tokens) }
  }

  /**
   * For a circle around a point or so many token units off it, its radius in token units; and for a word there. They have no transform:
   * browsers sort those into layers on every frame.
   */
  circle(x: number, y: number, r: number, dx = 0, dy = 0): Placed<'data-circle' | 'cx' | 'cy' | 'r'> {
    const { tokens } = this.#sizes
    const [cx, cy] = this.#off(x, y, dx, dy)
    return { 'data-circle': `${x} ${y} ${r} ${dx} ${dy}`, cx, cy, r: (r * tokens).toFixed(2) }
  }

  word(x: number, y: number, dx = 0, dy = 0): Placed<'data-word' | 'x' | 'y'> {
    const [wx, wy] = this.#off(x, y, dx, dy)
    return { 'data-word': `${x} ${y} ${dx} ${dy}`, x: wx, y: wy }
  }

  /** For an element of class `at-name`. */
  atName(x: number, y: number): { readonly 'data-tie': string; readonly transform: string } {
    return { 'data-tie': `${x} ${y} 0 0`, transform: this.#transform(x, y, 0, 0, this.#sizes.names) }
  }

  /**
   * For a line of words, and with its size for the text around it. Names are hundreds, and stay where they are for long: without a
   * transform of their own they are painted in one go.
   */
  words(x: number, y: number, dx: number, dy: number): { readonly 'data-words': string; readonly x: string; readonly y: string } {
    const { zoom, names } = this.#sizes
    return { 'data-words': `${x} ${y} ${dx} ${dy}`, x: (x * zoom + dx * names).toFixed(1), y: (y * zoom + dy * names).toFixed(1) }
  }

  letters(size: number): { readonly 'data-letters': number; readonly 'font-size': string } {
    return { 'data-letters': size, 'font-size': (size * this.#sizes.names).toFixed(2) }
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
    for (const element of world.querySelectorAll<SVGElement>('[data-tie]')) {
      const [x, y, dx, dy] = numbersIn(element, 'data-tie')
      const size = element.classList.contains('at-name') ? sizes.names : sizes.tokens
      element.setAttribute('transform', this.#transform(x, y, dx, dy, size))
    }
    for (const element of world.querySelectorAll('[data-circle]')) {
      const [x, y, r, dx, dy] = numbersIn(element, 'data-circle')
      put(element, this.circle(x, y, r, dx, dy))
    }
    for (const element of world.querySelectorAll('[data-word]')) {
      const [x, y, dx, dy] = numbersIn(element, 'data-word')
      put(element, this.word(x, y, dx, dy))
    }
    for (const element of world.querySelectorAll('[data-words]')) {
      const [x, y, dx, dy] = numbersIn(element, 'data-words')
      put(element, this.words(x, y, dx, dy))
    }
    for (const element of world.querySelectorAll('[data-letters]'))
      put(element, this.letters(Number(element.getAttribute('data-letters'))))
    for (const element of world.querySelectorAll<SVGElement>('.on-map, .on-cell, .rings')) {
      element.style.setProperty('--z', String(sizes.zoom))
      element.style.setProperty('--t', String(sizes.tokens))
    }
  }

  #off(x: number, y: number, dx: number, dy: number): readonly [x: string, y: string] {
    const { zoom, tokens } = this.#sizes
    return [(x * zoom + dx * tokens).toFixed(2), (y * zoom + dy * tokens).toFixed(2)]
  }

  #transform(x: number, y: number, dx: number, dy: number, size: number): string {
    const { zoom } = this.#sizes
    return `translate(${(x * zoom + dx * size).toFixed(2)} ${(y * zoom + dy * size).toFixed(2)}) scale(${size.toFixed(4)})`
  }
}

function put(element: Element, attributes: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
}

const numbersIn = (element: Element, name: string): readonly number[] =>
  (element.getAttribute(name) ?? '0 0 0 0').split(' ').map(Number)

/** The point of the map that an element is tied to. */
export function pointOf(element: Element): readonly [x: number, y: number] {
  const [x, y] = numbersIn(element, 'data-tie')
  return [x, y]
}
